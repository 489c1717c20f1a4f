"""What is counted of finished games, and the daily ritual."""
