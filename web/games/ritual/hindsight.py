"""What another chant would have brought in a round that is over, all other cards as they were turned up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.ritual.cards import BOX, CHANTS, CHANTS_OF, Card, Chant
from engine.ritual.rules import MASTERLY
from engine.ritual.scoring import Result, result
from web.games.ritual import cards
from web.games.ritual.headline import aloud
from web.games.ritual.log_reader import Ending, endings
from web.games.ritual.rounds import delta
from web.games.ritual.scene import Scene, Seen
from web.worker.scene import NOBODY
from web.worker.screens.ended import Hindsight


class Other(NamedTuple):
    """A chant that a player could have made instead, and how the round would have come out."""

    chant: Chant
    result: Result
    points: int
    """What they would have in this ritual."""


def hand_before(log: Sequence[Seen], at: int, seat: int) -> list[Card]:
    """The cards that a seat had in hand when it made the chant with this number in the log."""
    hand: list[Card] = []
    for event in log[:at]:
        if event["e"] == "look" and event["who"] == seat:
            hand = [BOX[card] for card in event["cards"] if card]
        elif event["e"] == "chant" and event["who"] == seat:
            hand.remove(BOX[event["card"]])
    return hand


def others(ending: Ending, hand: Sequence[Card], seat: int) -> list[Other]:
    """Everything else that could have been chanted."""
    made = ending.chants[seat]
    before = ending.points[seat] - (ending.result.change[seat] or 0)
    found = []
    for chant in (CHANTS[action] for card in hand for action in CHANTS_OF[card]):
        if chant != made:
            chants = [chant if who == seat else laid for who, laid in enumerate(ending.chants)]
            came = result(ending.altar, chants)
            found.append(Other(chant, came, before + (came.change[seat] or 0)))
    return found


def better(ending: Ending, hand: Sequence[Card], seat: int) -> Other | None:
    """The best of them, if it is better than what was chanted: exactly 10 points, or else more of them."""
    found = others(ending, hand, seat)
    best = max(found, key=lambda other: _worth(other.points), default=None)
    return best if best and _worth(best.points) > _worth(ending.points[seat]) else None


def _worth(points: int) -> tuple[bool, int]:
    return points == MASTERLY, points


def your_choice(ending: Ending, scene: Scene) -> Hindsight | None:
    """Of one person alone with bots who was still in: one sentence."""
    seat = aloud(scene).viewer
    if seat == NOBODY or scene.you is not None or ending.chants[seat] is None:
        return None
    words = scene.words
    when = words("Ritual {n}, round {round}", n=ending.ritual, round=ending.round)
    at = next(
        ending.begins + number
        for number, event in enumerate(ending.lines)
        if event["e"] == "chant" and event["who"] == seat
    )
    other = better(ending, hand_before(scene.log, at, seat), seat)
    if other is None:
        return Hindsight(when, words("No other chant would have brought you more."), at)
    end = cards.chanted(other.chant, words)
    if other.points == MASTERLY:
        text = words("Had you chanted {end}, you’d have exactly {n} points.", end=end, n=MASTERLY)
        return Hindsight(when, text, at)
    brought, instead = delta(other.result.change[seat] or 0), delta(ending.result.change[seat] or 0)
    if other.result.case == "wicked" and other.result.strayed == 1:
        text = words("Had you chanted {end}, you’d have been alone: {points} instead of {yours}.")
    else:
        text = words("Had you chanted {end}, you’d have got {points} instead of {yours}.")
    return Hindsight(when, words.fill(text, end=end, points=brought, yours=instead), at)


def your_choices(scene: Scene) -> list[Hindsight]:
    """Of every round."""
    told = (your_choice(ending, scene) for ending in endings(scene.log))
    return [each for each in told if each]
