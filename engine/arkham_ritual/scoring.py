"""The end of a round (§7), the Great Old Ones (§10-4) and the end of the game (§8): pure arithmetic."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal, NamedTuple

from engine.arkham_ritual import rulings
from engine.arkham_ritual.cards import BOX, Card
from engine.arkham_ritual.rules import MOST_SANITY

CULTIST, PROFESSOR = BOX["cultist"], BOX["professor"]
INVESTIGATOR, STUDENT = BOX["investigator"], BOX["student"]


Why = Literal["sane", "cult-cursed", "cursed", "duplicate", "cult-sane", "no-artifact", "student"]
"""What decides of a card's holder at the end of a round."""


class Verdict(NamedTuple):
    """Whether a card's holder survives, and the rule that decided."""

    survives: bool
    why: Why
    rule: str


SANE = Verdict(True, "sane", "§7-1")
CURSED = Verdict(False, "cursed", "§7-1")
DUPLICATE = Verdict(False, "duplicate", "§7-1")
CULT_CURSED = Verdict(True, "cult-cursed", "§7-2")
CULT_SANE = Verdict(False, "cult-sane", "§7-2")
CULT_DUPLICATE = Verdict(False, "duplicate", "§7-2")
NO_ARTIFACT = Verdict(False, "no-artifact", "§10-3")
WARY = Verdict(False, "student", "§10-3")


def verdicts(held: Sequence[Card]) -> list[Verdict]:
    """§7-1, §7-2: for each card held, dummies' included."""
    cult, mad = CULTIST in held, PROFESSOR in held
    safe, wrong_colour, doubled = (
        (CULT_CURSED, CULT_SANE, CULT_DUPLICATE) if cult else (SANE, CURSED, DUPLICATE)
    )
    artifacts = [card.artifact for card in held]
    return [
        WARY
        if card is STUDENT
        else wrong_colour
        if card.cursed is not cult
        else (NO_ARTIFACT if mad else safe)
        if card.artifact is None
        else doubled
        if artifacts.count(card.artifact) > 1
        else safe
        for card in held
    ]


def changes(held: Sequence[Card], judged: Sequence[Verdict], players: int, spot: int | None) -> list[int]:
    """§7-3: what each player gains or loses; the loss is the number that did not survive, dummies
    counted, or with the Doom Track its spot (§13)."""
    amount = normal(sum(not verdict.survives for verdict in judged), spot)
    change = [0 if verdict.survives else -amount for verdict in judged[:players]]
    for seat in range(players):
        card = held[seat]
        if card is STUDENT:
            change[seat] = -1
        elif card is INVESTIGATOR and judged[seat].survives:
            change[seat] = 1
    return change


def normal(hit: int, spot: int | None) -> int:
    """§7-3, §13: the normal amount of a loss."""
    return hit if spot is None else spot


class Waking(NamedTuple):
    """A Great Old One wakes: all that its effect may depend on."""

    held: Sequence[Card]
    sanity: Sequence[int]
    holder: int | None
    """None when a dummy holds it."""
    spot: int | None


def cthulhu(waking: Waking) -> list[int]:
    """Everyone but the holder loses n - 1, dummies counted in n."""
    loss = len(waking.held) - 1
    return [0 if seat == waking.holder else -loss for seat in range(len(waking.sanity))]


def nyarlathotep(waking: Waking) -> list[int]:
    """Of the others, all with the most sanity are hit; the holder gains what they really lost."""
    sanity, holder = waking.sanity, waking.holder
    most = max(markers for seat, markers in enumerate(sanity) if seat != holder)
    hit = [seat for seat, markers in enumerate(sanity) if markers == most and seat != holder]
    loss = min(most, normal(len(hit), waking.spot))
    change = [-loss if seat in hit else 0 for seat in range(len(sanity))]
    if holder is not None:
        change[holder] = loss * len(hit)
    return change


def yog_sothoth(waking: Waking) -> list[int]:
    """One has the least: all but that player and the holder drop to 0. A tie: the holder drops to 1,
    every other player loses 1."""
    least = rulings.least_sane(waking.sanity)
    if len(least) == 1:
        spared = (least[0], waking.holder)
        return [0 if seat in spared else -markers for seat, markers in enumerate(waking.sanity)]
    return [1 - markers if seat == waking.holder else -1 for seat, markers in enumerate(waking.sanity)]


def hastur(waking: Waking) -> list[int]:
    """Everyone with an artifact loses the number of those hit plus the number of cursed cards held."""
    hit = [card.artifact is not None for card in waking.held]
    loss = normal(sum(hit), waking.spot) + sum(card.cursed for card in waking.held)
    return [-loss if struck else 0 for struck in hit[: len(waking.sanity)]]


WAKE: dict[str, Callable[[Waking], list[int]]] = {
    "cthulhu": cthulhu,
    "nyarlathotep": nyarlathotep,
    "yog-sothoth": yog_sothoth,
    "hastur": hastur,
}


def settle(markers: int, change: int) -> int:
    """§2, §12 Q5: never below 0, never above 7."""
    return min(MOST_SANITY, max(0, markers + change))


def winners(sanity: Sequence[int], competitive: bool) -> tuple[int, ...]:
    """§8: everyone with at least 1; competitive: only those with the most, ties shared."""
    needed = max(1, *sanity) if competitive else 1
    return tuple(seat for seat, markers in enumerate(sanity) if markers >= needed)
