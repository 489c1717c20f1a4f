"""What is counted of a game of Arkham Horror: how far the investigators came, together."""

from __future__ import annotations

from engine.bots.measure import Course, Measure


def score(course: Course, seat: int) -> tuple[float, float]:
    """§18: points a game, 0 if it was lost."""
    return float(course.after["score"] or 0), 1.0


def turns(course: Course, seat: int) -> tuple[float, float]:
    """Turns a game."""
    return float(course.after["turn"]), 1.0


def closed(course: Course, seat: int) -> tuple[float, float]:
    """Gates this seat closed, a game."""
    own = [event for event in course.events if event.kind == "gate-closed" and event.public["who"] == seat]
    return float(len(own)), 1.0


MEASURES = (
    Measure("score a game", score),
    Measure("gates closed", closed),
    Measure("turns a game", turns),
)
