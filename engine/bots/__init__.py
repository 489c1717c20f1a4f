"""Bots: a bot gets a View and a generator, and nothing else, so that it cannot cheat."""
