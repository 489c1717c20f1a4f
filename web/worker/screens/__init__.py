"""Screens that belong to no one game, and the parts all screens are made of."""
