"""What the build needs and the page does not."""
