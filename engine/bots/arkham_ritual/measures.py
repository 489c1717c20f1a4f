"""What the arena counts of Arkham Ritual."""

from engine.bots.measure import Course, Measure


def _kept(game: Course, seat: int) -> tuple[float, float]:
    return game.after["sanity"][seat] - game.before["sanity"][seat], game.after["round"]


def _survives(game: Course, seat: int) -> tuple[float, float]:
    return game.after["sanity"][seat] > 0, 1


def _rounds(game: Course, seat: int) -> tuple[float, float]:
    return game.after["round"], 1


MEASURES = (Measure("sanity a round", _kept), Measure("survives", _survives), Measure("rounds", _rounds))
