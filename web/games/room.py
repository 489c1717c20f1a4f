"""A game as the house knows it: its tile is data; the rest lies in its package, loaded when it is needed."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, NamedTuple

from htpy import Node

from engine.game import Event, Seen, View
from web.games.turns import TURNS as PLAIN_TURNS
from web.worker.scene import AnyScene, LevelText, OptionText, Seat, Tale
from web.worker.screens.parts import icon
from web.worker.story import TurnReader
from web.worker.words import Words

if TYPE_CHECKING:
    from web.worker.evening import Evening
    from web.worker.lesson import Lesson
    from web.worker.reading import Reading
    from web.worker.review_model import Reviewer


class Tile(NamedTuple):
    """What the lobby tells of a game that is not chosen: `tile.json`, in English."""

    title: str
    tagline: str
    seats: range
    is_taught: bool
    """Whether it has a lesson."""


def _tile_file(folder: str) -> str:
    return os.path.join(os.path.dirname(__file__), folder, "tile.json")


def has_room(game: str) -> bool:
    """Whether a game has its folder here: the tile is there even before the rest is loaded."""
    return os.path.exists(_tile_file(game.replace("-", "_")))


@cache
def _tile(folder: str) -> Tile:
    with open(_tile_file(folder), encoding="utf-8") as file:
        told = json.load(file)
    least, most = told["seats"]
    return Tile(told["title"], told["tagline"], range(least, most + 1), told.get("lesson", False))


class Room:
    """A GameRoom. Its package is not imported, or even here (docs/boot.md), before a part is needed."""

    def __init__(self, id: str) -> None:
        self.id, self._folder = id, id.replace("-", "_")

    def _part(self, module: str) -> Any:
        return import_module(f"web.games.{self._folder}.{module}")

    # What the tile needs

    def title(self, words: Words) -> str:
        return words(_tile(self._folder).title)

    def tagline(self, words: Words) -> str:
        return words(_tile(self._folder).tagline)

    @property
    def seats(self) -> range:
        return _tile(self._folder).seats

    @property
    def is_taught(self) -> bool:
        return _tile(self._folder).is_taught

    def tile_art(self) -> Node:
        """`tile.svg`, which the build puts among the house's symbols."""
        return icon(f"tile-{self.id}", "tile__picture")

    # What lies in its package

    def levels(self, words: Words) -> Mapping[str, LevelText]:
        """Its bots, in words: levels.py."""
        texts: Mapping[str, LevelText] = self._part("levels").levels(words)
        return texts

    def options(self, words: Words) -> tuple[OptionText, ...]:
        """What can be chosen: options.py."""
        texts: tuple[OptionText, ...] = self._part("options").options(words)
        return texts

    def goal(self, options: Mapping[str, Any], words: Words) -> str:
        """How one wins with these options: options.py."""
        return str(self._part("options").goal(options, words))

    def marks(self, view: View) -> tuple[str, ...]:
        """The cards that can be crossed out on the play sheet, in an order that stays: sheet.py."""
        cards: tuple[str, ...] = self._part("sheet").marks(view)
        return cards

    def draw(self, screen: str, scene: AnyScene) -> Node:
        """A screen by its name: `round-end` is the function round_end in round_end.py."""
        name = screen.replace("-", "_")
        rules = self.rules(scene.words, scene.view) if scene.rules_open else None
        drawn: Node = getattr(self._part(name), name)(scene, rules)
        return drawn

    def rules(self, words: Words, view: View | None = None) -> Node:
        """The rules and all cards: rules.py."""
        drawn: Node = self._part("rules").rules(words, view)
        return drawn

    def reading(self, what: str, screen: str, scene: AnyScene) -> Reading | None:
        """A card or a pile, told: reading.py, which is loaded when the first is read."""
        told: Reading | None = self._part("reading").reading(what, screen, scene)
        return told

    def lesson(self, words: Words) -> Lesson:
        """How it is taught, for the build: lesson.py."""
        taught: Lesson = self._part("lesson").lesson(words)
        return taught

    def reviewer(self) -> Reviewer[Any, Any]:
        """How it is looked at again: review.py."""
        reviewer: Reviewer[Any, Any] = self._part("review").REVIEWER
        return reviewer

    def sentence(self, event: Seen, seats: tuple[Seat, ...], viewer: int, words: Words) -> str:
        """An event as the viewer saw it, in a sentence: sentences.py."""
        return str(self._part("sentences").Teller(seats, viewer, words).tell(event))

    def turns(self) -> TurnReader[Any]:
        """Its turns in pictures: turns.py; of a game that has none, in sentences."""
        try:
            reader: TurnReader[Any] = self._part("turns").TURNS
        except ModuleNotFoundError as missing:
            if missing.name != f"web.games.{self._folder}.turns":
                raise
            return PLAIN_TURNS
        return reader

    def spoken(self, scene: AnyScene) -> str:
        """What those hear who listen when they are asked again, or advised: dock.py."""
        return str(self._part("dock").spoken(scene))

    @property
    def has_rounds(self) -> bool:
        """Whether everyone ever stops and looks before the game is over: events.py."""
        return bool(self._part("events").HAS_ROUNDS)

    def ends_round(self, event: Seen) -> bool:
        """Whether everyone stops and looks after this event: events.py."""
        return bool(self._part("events").ends_round(event))

    def tells(self, event: Event) -> bool:
        """Whether anybody learns something by it: events.py."""
        return bool(self._part("events").tells(event))

    def dangerous(self, action: str) -> bool:
        """Whether an action is asked about again: events.py."""
        return bool(self._part("events").dangerous(action))

    def tale(self, log: Sequence[Seen], players: int, seat: int) -> Tale:
        """A finished game, for the statistics: outcome.py."""
        tale: Tale = self._part("outcome").tale(log, players, seat)
        return tale

    def score(self, tale: Tale, won: bool, words: Words) -> str:
        """How the one person fared, in a few words: outcome.py."""
        return str(self._part("outcome").score(tale, won, words))

    def evenings(self, words: Words) -> tuple[Evening, ...]:
        """Its named evenings: evenings.py, if it has them."""
        if find_spec(f"web.games.{self._folder}.evenings") is None:
            return ()
        made: tuple[Evening, ...] = self._part("evenings").evenings(words)
        return made

    def ratings(self) -> Mapping[str, int]:
        """How strong its bots are: ratings.json, if they were measured."""
        return self._data("ratings.json") or {}

    def puzzles(self) -> Sequence[Mapping[str, Any]]:
        """Its positions: puzzles.json, if it has them."""
        return self._data("puzzles.json") or ()

    def _data(self, name: str) -> Any:
        """A JSON file of its folder, which is here once its package is; None: it has none."""
        import_module(f"web.games.{self._folder}")
        path = os.path.join(os.path.dirname(__file__), self._folder, name)
        if not os.path.exists(path):
            return None
        with open(path, encoding="utf-8") as file:
            return json.load(file)

    def losses(self, words: Words) -> tuple[str, Mapping[str, str]]:
        """What is lost and by which causes, in words: outcome.py."""
        losses: tuple[str, Mapping[str, str]] = self._part("outcome").losses(words)
        return losses

    def sound(self, event: Seen, viewer: int) -> str:
        """Which sound goes with an event; "" for silence: events.py."""
        return str(self._part("events").sound(event, viewer))
