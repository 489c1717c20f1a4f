"""What the arena counts of Ritual."""

from engine.bots.measure import Course, Measure


def _contribution(game: Course, seat: int) -> tuple[float, float]:
    """§4: a ritual that is played again is not one more."""
    return game.after["contribution"][seat], game.after["ritual"]


def _mad(game: Course, seat: int) -> tuple[float, float]:
    """§3-4: of all rituals, those played again too."""
    mad = sum(event.kind == "mad" and event.public["who"] == seat for event in game.events)
    return mad, sum(event.kind == "ritual-end" for event in game.events)


def _points(game: Course, seat: int) -> tuple[float, float]:
    """§3-3: points gained or lost, of the rounds it was in."""
    changes = [event.public["change"][seat] for event in game.events if event.kind == "result"]
    played = [change for change in changes if change is not None]
    return sum(played), len(played)


MEASURES = (
    Measure("contribution a ritual", _contribution),
    Measure("goes mad", _mad),
    Measure("points a round", _points),
)
