"""Its bots, in words: of those that games share."""

from web.games.ladder import ladder as levels

__all__ = ["levels"]
