"""The log read again: how a round ended, and how much sanity everyone had after each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from engine.arkham_ritual.cards import BOX, Card
from engine.arkham_ritual.rules import MOST_SANITY
from web.games.arkham_ritual.scene import Seen

NEXT = ("round", "over", "wait")
CAUSES = ("let-go", "deck-empty", "elder-sign", "gate", "look", "peeked")


class Ending(NamedTuple):
    """The last round that ended, told by its events alone."""

    round: int
    doom: int | None
    held: tuple[Card, ...]
    before: tuple[int, ...]
    after: tuple[int, ...]
    fates: tuple[Seen, ...]
    """By seat, then dummies; empty where nobody's survival was decided."""
    wake: Seen | None
    cause: Seen | None
    losses: Mapping[int, Seen]
    """By seat, the sanity event."""
    next: Seen | None
    lines: tuple[Seen, ...]
    """The round's events, as far as its end."""
    begins: int
    """The number in the log of the first of them."""


def endings(log: Sequence[Seen], players: int) -> list[Ending]:
    """Of all rounds that have ended, the first first."""
    shows = [at for at, event in enumerate(log) if event["e"] == "show"]
    ends = [next((at for at in range(show, len(log)) if log[at]["e"] in NEXT), len(log)) for show in shows]
    return [ending for end in ends if (ending := last_ending(log[: end + 1], players))]


def last_ending(log: Sequence[Seen], players: int) -> Ending | None:
    """None if no round has ended yet. Nothing of a round that has begun since is read, but who begins it."""
    shows = [at for at, event in enumerate(log) if event["e"] == "show"]
    if not shows:
        return None
    show = shows[-1]
    start = max(at for at, event in enumerate(log[:show]) if event["e"] == "round")
    end = next((at for at in range(show, len(log)) if log[at]["e"] in NEXT), len(log))
    settled = [event for event in log[show:end] if event["e"] == "sanity"]
    cut = show
    if not settled and log[show - 1]["e"] == "sanity":
        cut, settled = show - 1, [log[show - 1]]
    told = log[start:show]
    return Ending(
        round=log[start]["round"],
        doom=log[start].get("doom"),
        held=tuple(BOX[card] for card in log[show]["held"]),
        before=_sanity(log[:cut], players),
        after=_sanity(log[:end], players),
        fates=tuple(event for event in log[show:end] if event["e"] == "fate"),
        wake=next((event for event in told if event["e"] == "wake"), None),
        cause=next((event for event in reversed(told) if event["e"] in CAUSES), None),
        losses={event["who"]: event for event in settled},
        next=log[end] if end < len(log) else None,
        lines=tuple(told),
        begins=start,
    )


def after_each_round(log: Sequence[Seen], players: int) -> list[tuple[int, ...]]:
    """Everyone's sanity after round 1, 2, …"""
    ends = [at for at, event in enumerate(log) if event["e"] == "round"][1:]
    return [_sanity(log[:at], players) for at in (*ends, len(log))]


def _sanity(log: Sequence[Seen], players: int) -> tuple[int, ...]:
    markers = [MOST_SANITY] * players
    for event in log:
        if event["e"] == "sanity":
            markers[event["who"]] = event["to"]
    return tuple(markers)
