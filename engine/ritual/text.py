"""A View in plain text, all of it: for the terminal and the playthroughs."""

from __future__ import annotations

from collections.abc import Iterable

from engine.plain_text import spaced, to_do
from engine.ritual import odds
from engine.ritual.cards import COLOURS, Chant
from engine.ritual.view import Laid, Round, View


def text(view: View) -> str:
    """A few lines; `?` is what this seat does not know."""
    lines = [
        f"ritual {view.ritual} (deal {view.deals}, opened by seat {view.opener}), "
        f"round {view.round} (seat {view.start} starts)",
        f"points {spaced(view.points)}, madness {spaced(view.madness)}, out {spaced(view.out)}, "
        f"contribution {spaced(view.contribution)}",
        f"altar {view.altar or '-'}; turned {spaced(view.turned)}; face down {_counts(view.left)}, "
        f"next {_odds(odds.altar(view))}",
        *(f"set {number} {spaced(backs)}{_taken(view, number)}" for number, backs in enumerate(view.sets)),
        *(f"round {number}: {_round(played)}" for number, played in enumerate(view.rounds, 1)),
    ]
    if view.hand:
        lines.append(f"hand {spaced(view.hand)}")
    for seat, (card, colours) in enumerate(zip(view.laid, odds.laid(view), strict=True)):
        if card and colours:
            lines.append(f"seat {seat} laid {_laid(card)}: {_odds(colours)}")
    lines.extend(f"seat {seat} has {spaced(backs)}" for seat, backs in enumerate(view.backs) if backs)
    others = [ends for seat, ends in enumerate(odds.hands(view)) if seat != view.seat]
    unseen = {end: chance for ends in others for end, chance in ends.items()}
    lines.extend(f"{back} end {points}: {_odds(chance)}" for (back, points), chance in sorted(unseen.items()))
    lines.append(to_do(view, view.phase))
    return "\n".join(lines)


def _counts(left: Iterable[int]) -> str:
    return spaced(f"{number}{colour}" for number, colour in zip(left, COLOURS, strict=True))


def _odds(chance: odds.Odds) -> str:
    return ", ".join(f"{colour} {part}" for colour, part in chance.items() if part)


def _taken(view: View, number: int) -> str:
    return f" (seat {view.taken.index(number)})" if number in view.taken else ""


def _laid(card: Laid) -> str:
    return f"{card.back} with {card.points}" if card.chant is None else _chant(card.chant)


def _chant(chant: Chant | None) -> str:
    return f"{chant.card}:{chant.colour}{chant.points}" if chant else "-"


def _round(played: Round) -> str:
    case, matched, strayed, change = played.result
    return (
        f"altar {played.altar}, seat {played.start} started, {spaced(map(_chant, played.chants))}; "
        f"{case} {matched}:{strayed}, change {spaced('-' if gain is None else gain for gain in change)}"
    )
