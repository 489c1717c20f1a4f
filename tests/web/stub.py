"""Rooms and screens as plain as can be: what they are given stands in them as JSON, and nothing else."""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Any

import htpy as h

from engine.arkham_ritual.cards import BOX
from engine.arkham_ritual.view import View
from engine.bots import plain
from engine.bots.bot import Bot, Opinion, Opinions
from engine.game import Event
from tests.web.drawn import drawn
from web.games.arkham_ritual import lesson as arkham_ritual_lesson
from web.games.arkham_ritual.outcome import tale
from web.games.arkham_ritual.reading import reading
from web.games.arkham_ritual.review import REVIEWER
from web.games.arkham_ritual.scene import Scene, Seen
from web.games.turns import TURNS, PlainTurns
from web.worker.evening import Evening
from web.worker.lesson import Lesson
from web.worker.lobby_choices import Choices
from web.worker.pages.over_play import AskPage
from web.worker.pages.review import ReviewPage
from web.worker.reading import Reading
from web.worker.reply import Reply
from web.worker.review_model import Reviewer
from web.worker.scene import AnyRoom, LevelText, Lobby, OptionText, Screens, Seat, Settings, Tale
from web.worker.session import Session
from web.worker.words import Words


class Room:
    """Arkham Ritual with no picture at all."""

    id, is_taught = "arkham-ritual", True

    def title(self, words: Words) -> str:
        return words("Arkham Ritual")

    def tagline(self, words: Words) -> str:
        return ""

    def tile_art(self) -> h.Node:
        return None

    @property
    def seats(self) -> range:
        return range(3, 8)

    def levels(self, words: Words) -> Mapping[str, LevelText]:
        return {}

    def options(self, words: Words) -> tuple[OptionText, ...]:
        return ()

    def goal(self, options: Mapping[str, Any], words: Words) -> str:
        return ""

    has_rounds = True

    def draw(self, screen: str, scene: Scene) -> h.Node:
        return page(screen, scene)

    def rules(self, words: Words, view: View | None = None) -> h.Node:
        return h.p["rules"]

    def reading(self, what: str, screen: str, scene: Scene) -> Reading | None:
        return reading(what, screen, scene)

    def lesson(self, words: Words) -> Lesson:
        return arkham_ritual_lesson.lesson(words)

    def reviewer(self) -> Reviewer[View, Seen]:
        return REVIEWER

    def sentence(self, event: Seen, seats: tuple[Seat, ...], viewer: int, words: Words) -> str:
        return f"{event['e']}:{event.get('card', '')}"

    def turns(self) -> PlainTurns:
        return TURNS

    def spoken(self, scene: Scene) -> str:
        return f"asked {scene.asking}"

    def ends_round(self, event: Seen) -> bool:
        return event["e"] == "show"

    def tells(self, event: Event) -> bool:
        return bool(event.secret) or not event.public.keys() <= {"who", "to"}

    def dangerous(self, action: str) -> bool:
        return action in ("take", "pass")

    def tale(self, log: Sequence[Seen], players: int, seat: int) -> Tale:
        return tale(log, players, seat)

    def score(self, tale: Tale, won: bool, words: Words) -> str:
        return f"{won} {tale.score}"

    def evenings(self, words: Words) -> tuple[Evening, ...]:
        return ()

    def ratings(self) -> Mapping[str, int]:
        return {}

    def puzzles(self) -> Sequence[Mapping[str, Any]]:
        return ()

    def losses(self, words: Words) -> tuple[str, Mapping[str, str]]:
        return "lost", {}

    def marks(self, view: View) -> tuple[str, ...]:
        return tuple(card.id for card in view.rules.cards)

    def sound(self, event: Seen, viewer: int) -> str:
        return event["e"]


def page(screen: str, scene: Scene) -> h.Node:
    """All of the scene."""
    told = scene._replace(words=scene.words.language, settings=None, marks=sorted(scene.marks))._asdict()  # type: ignore[arg-type]
    told["view"], told["aside"] = scene.view._asdict(), str(scene.aside or "")
    return h.div(id=screen)[h.pre[json.dumps(told, default=repr)]]


SCREENS = Screens(
    lobby=lambda lobby, words, settings: h.pre[lobby_json(lobby)],
    handover=lambda name, words, can_undo: h.p[name, " ", str(can_undo)],
    elsewhere=lambda game, words: h.p["elsewhere ", game],
    share=lambda link, record, words: h.div[h.p[link], h.pre[record]],
    notice=lambda sentence, words: h.p[sentence],
)


class Device:
    """What the page does with replies, as far as it stores; and what it opens the table with."""

    def __init__(self, **more: Any) -> None:
        self.saves: dict[str, tuple[str, str]] = {}
        self.device: dict[str, Any] = {"settings": None, "game": None, **more}

    def store(self, reply: Reply) -> Reply:
        for id, game in (reply.keep or {}).items():
            self.saves.pop(id, None)
            if game:
                self.saves[id] = game
        if reply.settings:
            self.device["settings"] = reply.settings
        if reply.stats:
            self.device["stats"] = reply.stats[0]
        self.device["game"] = reply.game
        return reply

    def opening(self, **more: Any) -> dict[str, Any]:
        game = self.device["game"]
        save = self.saves[game][1] if game in self.saves else None
        return {**self.device, "saves": self.listed, "save": save, **more}

    @property
    def listed(self) -> list[list[str]]:
        return [[id, about] for id, (about, _) in self.saves.items()]

    @property
    def text(self) -> str:
        """All that is stored."""
        return json.dumps(self.opening()) + json.dumps(self.saves)


def load(table_: Session, device: Device, reply: Reply) -> Reply:
    """The page's answer when a game is asked for."""
    assert reply.load
    found = device.saves.get(reply.load["value"])
    return device.store(table_.send({**reply.load, "save": found[1] if found else None}))


def lobby_json(lobby: Lobby) -> str:
    return json.dumps(lobby._asdict(), default=repr)


class Chooser(Bot[Any]):
    """A bot made of one function."""

    level = "plain"

    def __init__(self, choose: Callable[[Any, Random], str]) -> None:
        self.chosen = choose

    def think(self, view: Any, rng: Random) -> Iterator[Opinions]:
        action = self.chosen(view, rng)
        yield tuple(Opinion(legal, float(legal == action), {}) for legal in view.legal)


def first_legal(view: View, rng: Random) -> str:
    """Gives and takes: games are short."""
    return "take" if "take" in view.legal else view.legal[0]


CLOCK = 1_800_000_000.0


def table(bot: Any = plain.choose, room: AnyRoom | None = None) -> Session:
    numbers = itertools.count(1)
    return Session(
        {"arkham-ritual": room or Room()},
        {"arkham-ritual": {"plain": Chooser(bot)}},
        {"arkham-ritual": ("plain",)},
        lambda: next(numbers),
        SCREENS,
        lambda: CLOCK,
        lambda: 0.0,
    )


def form(kinds: str, seed: str = "7", **more: str) -> dict[str, str]:
    """`pbb`: a person and two bots."""
    seats = {f"seat-{k}-kind": "person" if kind == "p" else "bot" for k, kind in enumerate(kinds)}
    return {"game": "arkham-ritual", **seats, "seed": seed, **more}


def start(kinds: str, seed: str = "7", **more: Any) -> tuple[Session, Reply]:
    table_ = table(**more)
    table_.open(None, "en")
    return table_, table_.send({"do": "start", "form": form(kinds, seed)})


def scene(reply: Reply) -> dict[str, Any]:
    """What a stub screen was given."""
    from html import unescape

    text = unescape(drawn(reply))
    told: dict[str, Any] = json.loads(text[text.index("{") : text.rindex("}") + 1])
    return told


def asked(table_: Session) -> str | None:
    """The action that is asked about again."""
    return table_.top.action if isinstance(table_.top, AskPage) else None


def reviewing(table_: Session) -> ReviewPage | None:
    """The finished game that is looked at again."""
    return next((page for page in table_.pages if isinstance(page, ReviewPage)), None)


def step(table_: Session, rng: Random) -> dict[str, Any]:
    """The next message of somebody who plays at random."""
    match = table_.match
    assert match
    if asked(table_):
        return {"do": rng.choice(["confirm-yes", "confirm-yes", "confirm-no"])}
    if match.screen == "handover":
        return {"do": "undo" if match.can_undo and rng.random() < 0.3 else "ready"}
    if match.screen == "round-end":
        return {"do": "next-round"}
    if match.bot_to_act:
        return {"do": "tick"}
    action = f"peeked {match.holder}" if rng.random() < 0.02 else rng.choice(match.state.legal())
    if "take" in match.state.legal() and rng.random() < 0.4:
        action = "take"
    return {"do": "act", "action": action}


def play(table_: Session, reply: Reply, seed: int) -> Iterator[Reply]:
    """A whole game by messages only, each answer."""
    rng = Random(seed)
    for _ in range(20_000):
        yield reply
        if reply.screen == "game-over":
            return
        reply = table_.send(step(table_, rng))
    raise AssertionError("the game does not end")


CARDS = tuple(BOX)

__all__ = ["CARDS", "Choices", "Room", "Settings"]
