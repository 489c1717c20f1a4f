"""Scenes for tests: random reachable positions as a seat sees them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from html.parser import HTMLParser
from typing import Any

from htpy import Element

from engine.arkham_ritual.state import State
from engine.game import Event
from web.games import ROOMS
from web.worker.scene import AnyScene, Scene, Seat, Settings
from web.worker.words import Words

ROOM = ROOMS["arkham-ritual"]
ENGLISH = Words("en")
NAMES = ("Ada", "Bo", "Cyrus", "Di", "Cy", "Ed", "Wilhelmina Anne")


def seats(players: int, names: Sequence[str] = NAMES) -> tuple[Seat, ...]:
    return tuple(Seat(name, "plain" if number else None) for number, name in enumerate(names[:players]))


def scene(state: State, log: Sequence[Event], seat: int, **more: Any) -> AnyScene:
    return scene_of(state.view(seat), [event.seen_by(seat) for event in log], **more)


def scene_of(view: Any, log: Sequence[Any], names: Sequence[str] = NAMES, **more: Any) -> AnyScene:
    given: dict[str, Any] = {"settings": Settings(), "words": ENGLISH, **more}
    return Scene(view=view, seats=seats(view.rules.players, names), log=tuple(log), **given)


class Page:
    """A drawn screen; taken apart when it is asked for."""

    def __init__(self, element: Any) -> None:
        assert isinstance(element, Element | str)
        self.html = str(element)

    @cached_property
    def _parts(self) -> _Parts:
        parts = _Parts()
        parts.feed(self.html)
        return parts

    @property
    def tags(self) -> list[tuple[str, dict[str, str | None]]]:
        return self._parts.tags

    @cached_property
    def text(self) -> str:
        return "".join(self._parts.texts)

    def all(self, attribute: str) -> list[str]:
        """Every value of an attribute, in order."""
        return [attrs[attribute] or "" for _, attrs in self.tags if attribute in attrs]


class _Parts(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.texts: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        self.texts.append(data)


def screens(scene: AnyScene) -> list[Page]:
    """Every screen that fits the position."""
    drawn = [ROOM.draw("game-over", scene) if scene.view.to_act is None else ROOM.draw("table", scene)]
    if any(ROOM.ends_round(event) for event in scene.log):
        drawn += [ROOM.draw("round-end", scene._replace(fresh=fresh)) for fresh in (False, True)]
    return [Page(element) for element in drawn]
