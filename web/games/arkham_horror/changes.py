"""What a chapter of the Mythos phase changes on the map, and the map as it was then, read off the log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.arkham_horror.board import OUTSKIRTS
from web.games.arkham_horror.scene import Scene, Seen, View


class Changes(NamedTuple):
    """On the map."""

    places: frozenset[str] = frozenset()
    """Where a gate has opened, or a clue lies."""
    arrived: frozenset[str] = frozenset()
    """Monsters that were not there before."""
    moves: tuple[tuple[str, tuple[str, ...]], ...] = ()
    """Each monster that moved, with the areas of its way, from its first one on."""
    lanes: str = ""
    """As classes of the map: which lanes are lit."""

    @property
    def new(self) -> frozenset[str]:
        """Monsters that stand somewhere else now."""
        return self.arrived | {token for token, _ in self.moves}

    def left(self, area: str) -> tuple[str, ...]:
        """Monsters that have moved away from there."""
        return tuple(token for token, way in self.moves if way[0] == area)


NONE = Changes()


def changes(scene: Scene) -> Changes:
    """Of the chapter that is shown; of all of them, if all are."""
    episode, log = scene.episode, scene.log
    if episode is None:
        return NONE
    first = episode.cuts[0] if episode.whole else episode.cuts[episode.chapter]
    places, arrived, lanes = set(), set(), ""
    ways: dict[str, tuple[str, ...]] = {}
    for number in range(first, episode.shown):
        event = log[number]
        match event["e"]:
            case "gate" | "surge" | "clue" | "gate-prevented":
                places.add(str(event["at"]))
            case "monster":
                arrived.add(event["monster"])
            case "monsters":
                lanes = " ".join(name for name in ("white", "black") if event[name])
            case "monster-moves":
                token = event["monster"]
                way = ways.get(token) or (_place(token, log, number),)
                ways[token] = (*way, str(event["to"]))
    moves = tuple((token, way) for token, way in ways.items() if way[0])
    return Changes(frozenset(places), frozenset(arrived), moves, lanes)


def as_it_was(scene: Scene) -> View:
    """The View with cards, gates, monsters, clues, doom and terror as they were after the chapter shown.

    What came after the episode is left as it is."""
    episode, log, view = scene.episode, scene.log, scene.view
    if episode is None:
        return view
    gates, monsters, clues = dict(view.gates), dict(view.monsters), dict(view.clues)
    outskirts, doom, terror = list(view.outskirts), view.doom, view.terror
    environment, rumor = view.environment, view.rumor
    for number in range(episode.cuts[-1] - 1, episode.shown - 1, -1):
        event = log[number]
        match event["e"]:
            case "gate":
                gates.pop(str(event["at"]), None)
            case "clue":
                clues[str(event["at"])] = clues.get(str(event["at"]), 1) - 1
            case "monster" if event["at"] == OUTSKIRTS and event["monster"] in outskirts:
                outskirts.remove(event["monster"])
            case "monster":
                monsters.pop(event["monster"], None)
            case "monster-moves" if event["monster"] in monsters:
                before = _place(event["monster"], log, number)
                monsters[event["monster"]] = before or monsters[event["monster"]]
            case "doom":
                doom = next((e["doom"] for e in _before(log, number) if e["e"] == "doom"), 0)
            case "environment":
                environment = next((e["card"] for e in _before(log, number) if e["e"] == "environment"), None)
            case "rumor":
                rumor = None
            case "terror":
                terror = next((e["terror"] for e in _before(log, number) if e["e"] == "terror"), 0)
    lying = {area: n for area, n in clues.items() if n > 0}
    return view._replace(
        environment=environment,
        rumor=rumor,
        gates=gates,
        monsters=monsters,
        clues=lying,
        outskirts=tuple(outskirts),
        doom=doom,
        terror=terror,
    )


def _before(log: Sequence[Seen], number: int) -> Sequence[Seen]:
    return log[:number][::-1]


def _place(token: str, log: Sequence[Seen], number: int) -> str:
    """Where a monster was before this event; "" if the log does not say."""
    for event in _before(log, number):
        if event.get("monster") == token:
            if event["e"] == "monster-moves":
                return str(event["to"])
            if event["e"] == "monster":
                return str(event["at"])
    return ""
