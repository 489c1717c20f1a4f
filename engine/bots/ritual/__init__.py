"""Bots for Ritual: a guess of who chants the altar's colour, what a round brings by it, what that is worth."""
