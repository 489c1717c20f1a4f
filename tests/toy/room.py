"""Lanterns, drawn and worded: as plain as can be, with a composed action and named lines in its review."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import htpy as h

from engine import game
from engine.bots.bot import Opinion
from engine.game import Action, Event
from tests.toy.state import DICE, LEFT_BEHIND
from tests.toy.view import View
from web.games.turns import TURNS, PlainTurns
from web.worker import scene as house
from web.worker.evening import Evening
from web.worker.lesson import Lesson
from web.worker.reading import Meaning, Reading
from web.worker.review_model import Course, Moment
from web.worker.scene import LevelText, OptionText, Seat, Tale
from web.worker.screens import parts
from web.worker.screens.hint import AdviceText
from web.worker.words import Words

PLACES = ("light", "path", "rest")


class Seen(game.Seen, total=False):
    """An event of the toy."""

    dice: list[int]
    night: int
    packs: list[list[str]]
    things: list[str]
    winners: list[int]


Scene = house.Scene[View, Seen]


class Room:
    """The toy's GameRoom."""

    id, seats, has_rounds, is_taught = "lanterns", range(1, 4), False, False

    def title(self, words: Words) -> str:
        return "Lanterns"

    def tagline(self, words: Words) -> str:
        return "Keep the light through the night."

    def tile_art(self) -> h.Node:
        return None

    def levels(self, words: Words) -> Mapping[str, LevelText]:
        return {"steady": LevelText("Steady", "Steady: keeps its lamp")}

    def options(self, words: Words) -> tuple[OptionText, ...]:
        perils = tuple((peril, peril.title(), "") for peril in ("fog", "frost", "wind"))
        tools = tuple((tool, tool.title(), "") for tool in ("none", "map", "rope", "oil"))
        nights = tuple((number, str(number), "") for number in (2, 1, 3))
        return (
            OptionText("nights", "Nights", nights),
            OptionText("perils", "Perils", perils),
            OptionText("tools", "Tools", tools),
        )

    def goal(self, options: Mapping[str, Any], words: Words) -> str:
        return f"Keep the light for {options['nights']} nights."

    def marks(self, view: View) -> tuple[str, ...]:
        return ()

    def draw(self, screen: str, scene: Scene) -> h.Node:
        dock = _afterwards() if screen == "game-over" else _dock(scene)
        return parts.root(screen, "table", h.main(".main")[_board(scene)], h.footer("#dock.dock")[dock])

    def rules(self, words: Words, view: View | None = None) -> h.Node:
        return h.p["Leave seven things behind, split six dice."]

    def reading(self, what: str, screen: str, scene: Scene) -> Reading | None:
        """A thing in anybody's pack."""
        holders = [
            seat.name for seat, pack in zip(scene.seats, scene.view.packs, strict=True) if what in pack
        ]
        if not holders:
            return None
        now = Meaning("", f"Carried by {' and '.join(holders)}.")
        return Reading(what.title(), h.span[what], ("It can be left behind.",), (now,))

    def lesson(self, words: Words) -> Lesson:
        """It is not taught: a lesson without a step."""
        return Lesson({}, ("Ann",), ())

    def reviewer(self) -> Reviewer:
        return Reviewer()

    def sentence(self, event: Seen, seats: tuple[Seat, ...], viewer: int, words: Words) -> str:
        match event["e"]:
            case "discard":
                return f"{seats[event['who']].name} leaves {' '.join(event['things'])}."
            case "roll":
                return f"{seats[event['who']].name} rolls {event['dice']}."
        return f"{event['e']}."

    def turns(self) -> PlainTurns:
        return TURNS

    def spoken(self, scene: Scene) -> str:
        return ""

    def ends_round(self, event: Seen) -> bool:
        return False

    def tells(self, event: Event) -> bool:
        return event.kind in ("roll", "round", "over")

    def dangerous(self, action: str) -> bool:
        return action == "resign"

    def tale(self, log: Sequence[Seen], players: int, seat: int) -> Tale:
        won = seat in log[-1]["winners"]
        return Tale(((won,),), 1, {} if won else {"dark": 1})

    def score(self, tale: Tale, won: bool, words: Words) -> str:
        return "It was light" if won else "It went dark"

    def evenings(self, words: Words) -> tuple[Evening, ...]:
        return (Evening("first", "The First Night", "One night.", ("steady",), {"nights": 1}),)

    def ratings(self) -> Mapping[str, int]:
        """Nobody is before another."""
        return {}

    def puzzles(self) -> Sequence[Mapping[str, Any]]:
        return ()

    def losses(self, words: Words) -> tuple[str, Mapping[str, str]]:
        return "Nights lost", {"dark": "It went dark"}

    def sound(self, event: Seen, viewer: int) -> str:
        return "take" if event["e"] == "roll" else ""


def _board(scene: Scene) -> h.Node:
    view = scene.view
    packs = (h.li[f"{seat.name}: {' '.join(view.packs[n])}"] for n, seat in enumerate(scene.seats))
    return h.div[h.p[f"Night {view.night}, light {view.light} of {view.needed}"], h.ul[packs]]


def _dock(scene: Scene) -> h.Node:
    """What is picked so far, and the one action that it makes."""
    view = scene.view
    resign = parts.button("Resign", data_action="resign")
    if view.decision is None or view.to_act is None:
        return [resign]
    if view.decision.kind == "discard":
        pack = view.packs[view.to_act]
        things = [f"{thing}#{n}" for n, thing in enumerate(pack)]
        left = [part.split("#")[0] for part in scene.picked]
        made = " ".join(["discard", *left]) if len(left) == LEFT_BEHIND else None
    else:
        things = [f"{place}={n}" for place in PLACES for n in range(DICE + 1)]
        split = dict(part.split("=") for part in scene.picked)
        action = " ".join(["split", *(split.get(place, "") for place in PLACES)])
        made = action if action in view.legal else None
    picks = [
        parts.button(thing, data_do="pick", data_value=thing, aria_pressed=str(thing in scene.picked).lower())
        for thing in things
    ]
    return [*picks, parts.button(made, classes="btn--primary", data_action=made) if made else None, resign]


def _afterwards() -> h.Node:
    return [parts.button(name, data_do=name) for name in ("rematch", "review", "share", "to-lobby")]


def _reason(opinion: Opinion) -> str:
    return f"{opinion.reason.facts['dice']} dice." if opinion.reason else ""


class Reviewer:
    """How Lanterns is looked at again."""

    game, doubt = "lanterns", 0.5

    def where(self, scene: Scene) -> tuple[str, str]:
        return "Lanterns", f"night {scene.view.night}"

    def table(self, scene: Scene) -> h.Node:
        return _board(scene)

    def hand(self, scene: Scene) -> h.Node:
        return None

    def standing(self, scene: Scene) -> h.Node:
        return None

    def odds(self, scene: Scene) -> h.Node:
        return None

    def round_end(self, scene: Scene) -> h.Node:
        return None

    def game_end(self, scene: Scene) -> h.Node:
        return h.p["It is over."]

    def log(self, scene: Scene) -> list[tuple[str, str]]:
        told = (Room().sentence(event, scene.seats, -1, scene.words) for event in scene.log)
        return [(text, "") for text in told][::-1]

    def named(self, action: Action, scene: Scene) -> str:
        return action

    def advice(self, scene: Scene) -> AdviceText:
        return AdviceText(str, lambda opinion: f"{opinion.value:.1f}", _reason, lambda _: "Dice for light.")

    def moments(self, told: Sequence[Sequence[Seen]], scene: Scene) -> list[Moment]:
        return []

    def course(self, told: Sequence[Sequence[Seen]], words: Words) -> Course:
        """Light and nights, after each roll: lines that are nobody's."""
        steps, light, nights = [0], [0], [1]
        for step, events in enumerate(told):
            for event in events:
                if event["e"] == "roll":
                    steps.append(step)
                    light.append(light[-1] + sum(die >= 5 for die in event["dice"]))
                    nights.append(nights[-1])
                elif event["e"] == "round":
                    nights[-1] = event["night"]
        heads = tuple(map(str, range(len(steps))))
        values = tuple(light), tuple(nights)
        return Course("Light", tuple(steps), heads, heads, (0,), values, names=("light", "night"))
