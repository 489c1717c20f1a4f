"""The figures of the actions on offer (engine/arkham_horror/odds.py), as buttons show them."""

from __future__ import annotations

from functools import lru_cache

from engine.arkham_horror.odds import odds
from engine.arkham_horror.odds_rounds import Figures
from engine.game import Action
from web.games.arkham_horror.scene import Scene, View, may_act
from web.worker.words import Words


def figures(scene: Scene) -> dict[Action, Figures]:
    """By action; none if odds shall not be shown, or nobody here decides."""
    if not scene.settings.odds or not may_act(scene):
        return {}
    return _figures(_Key(scene.view))


def worth(scene: Scene) -> dict[Action, Figures]:
    """The same, shown or not: what is picked first of several."""
    return _figures(_Key(scene.view))


class _Key:
    """A View to remember figures by: two drawings of one scene ask for the same object."""

    def __init__(self, view: View) -> None:
        self.view = view

    def __hash__(self) -> int:
        return id(self.view)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Key) and other.view is self.view


@lru_cache(maxsize=2)
def _figures(key: _Key) -> dict[Action, Figures]:
    return odds(key.view)


def chance(told: Figures | None) -> float | None:
    """The one figure of a button: that its check is passed, or, to the end of a combat, that it is won."""
    if told is None:
        return None
    if told.check is not None:
        return told.check.plain
    course = told.end or told.now
    return course.won + course.away if course else None


def percent(share: float) -> int:
    """0 and 100 only when it is so."""
    n = round(share * 100)
    if share > 0 and n == 0:
        return 1
    return 99 if share < 1 and n == 100 else n


def shown(told: Figures | None, words: Words) -> str:
    """As a button shows it; "" if there is none."""
    share = chance(told)
    return "" if share is None else words("{n} %", n=percent(share))
