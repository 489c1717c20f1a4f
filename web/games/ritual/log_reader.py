"""The log read again: how a round came out, whether the ritual ended with it, what each ritual brought."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from engine.ritual.cards import CHANTS, Chant, Colour
from engine.ritual.scoring import Result
from web.games.ritual.scene import Seen, points_of

NEXT = ("round", "ritual", "over", "wait")


class Ending(NamedTuple):
    """The last round that ended, told by its events alone."""

    ritual: int
    round: int
    altar: Colour
    chants: tuple[Chant | None, ...]
    """By seat; None: out of this ritual."""
    result: Result
    points: tuple[int, ...]
    """By seat, after it."""
    mad: Mapping[int, int]
    """Who went mad by it, with how many minus points."""
    end: Seen | None
    """How the ritual ended, if it did."""
    gains: Seen | None
    """What contribution it brought; None if the ritual goes on, or is void."""
    next: Seen | None
    lines: tuple[Seen, ...]
    """The round's events."""
    begins: int
    """The number in the log of the first of them."""


def endings(log: Sequence[Seen]) -> list[Ending]:
    """Of all rounds that have ended, the first first."""
    reveals = [at for at, event in enumerate(log) if event["e"] == "reveal"]
    ends = [next((at for at in range(show, len(log)) if log[at]["e"] in NEXT), len(log)) for show in reveals]
    return [ending for end in ends if (ending := last_ending(log[: end + 1]))]


def last_ending(log: Sequence[Seen]) -> Ending | None:
    """None if no round has ended yet. Nothing of a round that has begun since is read, but who begins it."""
    reveals = [at for at, event in enumerate(log) if event["e"] == "reveal"]
    if not reveals:
        return None
    at = reveals[-1]
    start = max(before for before, event in enumerate(log[:at]) if event["e"] == "round")
    end = next((after for after in range(at, len(log)) if log[after]["e"] in NEXT), len(log))
    shown, told, settled = log[at], log[at + 1], log[at + 1 : end]
    by_kind = {event["e"]: event for event in settled}
    return Ending(
        ritual=log[start]["ritual"],
        round=log[start]["round"],
        altar=told["altar"],
        chants=tuple(
            CHANTS[f"chant {card} {colour}"] if card else None
            for card, colour in zip(shown["cards"], shown["colours"], strict=True)
        ),
        result=Result(told["case"], told["m"], told["d"], tuple(told["change"])),
        points=tuple(points_of(told)),
        mad={event["who"]: event["minus"] for event in settled if event["e"] == "mad"},
        end=by_kind.get("ritual-end"),
        gains=by_kind.get("contribution"),
        next=log[end] if end < len(log) else None,
        lines=tuple(log[start:end]),
        begins=start,
    )


def gains_by_ritual(log: Sequence[Seen]) -> list[tuple[int, ...]]:
    """What contribution each ritual brought, by seat."""
    return [tuple(event["gains"]) for event in log if event["e"] == "contribution"]
