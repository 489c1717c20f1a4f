"""A Mythos phase (§12) as a story in chapters, read off the log: card, gate, monsters, clue, moves …"""

from __future__ import annotations

from collections.abc import Sequence

from web.games.arkham_horror.scene import Seen
from web.worker.episode import Cuts

CARD, GATE, MONSTER, CLUE, MOVES, HEADLINE, DAWN, WAKES = (
    "card", "gate", "monster", "clue", "moves", "headline", "dawn", "wakes",
)  # fmt: skip
OPENS = ("doom", "gate", "gate-prevented", "surge")
ENDS = ("turn", "phase", "round")
"""With one of these something else begins."""


def episodes(log: Sequence[Seen], since: int) -> list[Cuts]:
    """The Mythos phases that have something from this event on, oldest first."""
    start = _begun(log, since)
    found: list[Cuts] = []
    while start < len(log):
        if _is_mythos(log[start]):
            end = _next(log, start + 1, ENDS)
            if end > since:
                found.append(_cuts(log, start, end))
            start = end
        else:
            start += 1
    return found


def kind_of(events: Sequence[Seen]) -> str:
    """Which chapter it is, by its first event."""
    return _opened_by(events[0], CARD) or HEADLINE


def _begun(log: Sequence[Seen], since: int) -> int:
    """Where the phase begins in which this event is."""
    for number in range(min(since, len(log) - 1), -1, -1):
        if log[number]["e"] in ENDS:
            return number
    return 0


def _is_mythos(event: Seen) -> bool:
    return event["e"] == "phase" and event["phase"] == "mythos"


def _next(log: Sequence[Seen], start: int, kinds: tuple[str, ...]) -> int:
    return next((number for number in range(start, len(log)) if log[number]["e"] in kinds), len(log))


def _opened_by(event: Seen, chapter: str) -> str:
    """The chapter that an event opens while another is told; "": none."""
    match event["e"]:
        case "awakening":
            return WAKES
        case "phase" | "mythos":
            return CARD
        case "monsters":
            return MOVES
        case "clue":
            return CLUE
        case "times-up" | "first-player":
            return DAWN
        case "monster" if chapter in (CARD, GATE):
            return MONSTER
        case kind if kind in OPENS and chapter == CARD:
            return GATE
    return ""


def _cuts(log: Sequence[Seen], start: int, end: int) -> Cuts:
    """Where its chapters begin. Nothing tells that the monsters have moved: the last move does."""
    cuts, chapter = [start], CARD
    moved = max((number for number in range(start, end) if log[number]["e"] == "monster-moves"), default=-1)
    for number in range(start + 1, end):
        event = log[number]
        opened = _opened_by(event, chapter)
        if not opened and chapter == MOVES and number > moved and event["e"] != "monsters":
            opened = HEADLINE
        if opened and opened != chapter:
            cuts.append(number)
            chapter = opened
    return (*cuts, end)
