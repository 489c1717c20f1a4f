"""Its bots, in words: the three that games share."""

from web.games.ladder import ladder as levels

__all__ = ["levels"]
