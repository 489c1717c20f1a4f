"""Bots for Arkham Ritual."""
