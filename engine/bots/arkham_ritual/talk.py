"""Table talk (§11): when a bot speaks, what it says, and what it makes of what others say."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from engine.arkham_ritual.talk import LINES, Line, Word
from engine.arkham_ritual.view import View
from engine.bots.arkham_ritual import blueprint
from engine.bots.arkham_ritual.round_value import UNKNOWN, stakes, survives, worth

TALKATIVE = 0.2
"""How often somebody who could say something does."""
ENDS_TURN = ("take", "keep", "remove")
"""The actions after which the next card is drawn."""


class Claim(NamedTuple):
    """What somebody says of a card: it would save whom it is said to, or it would not."""

    speaker: int
    to: int
    line: Line
    step: int
    """How many decisions of this round came before it."""


def claims(view: View) -> Iterator[Claim]:
    """This round's claims, each once a decision, however often it is repeated."""
    step, heard = 0, set()
    for action in view.moves:
        verb, *words = action.split()
        if verb in ("give", "pass", "take", "peeked"):
            step += 1
        elif verb == "say" and len(words) == 3 and (line := LINES.get(words[1])) and line.about:
            claim = Claim(int(words[0]), int(words[2]), line, step)
            if claim not in heard:
                heard.add(claim)
                yield claim


def credit(word: Word) -> float:
    """How likely a claim is true, from somebody whose claims turned out so: even odds at first."""
    return (word.true + 1) / (word.true + word.false + 2)


def advice(view: View, rng: Random, honest: bool) -> str | None:
    """A word to whoever has the card: what would be good for them, or what serves the speaker."""
    to = view.to_act
    if view.phase != "receive" or to is None or to == view.seat or _is_said(view):
        return None
    if rng.random() >= TALKATIVE:
        return None
    sight = blueprint.look(view)
    offered = next(iter(sight.theirs)) if len(sight.theirs) == 1 else UNKNOWN
    if honest:
        theirs, held = stakes(view.rules, view.sanity, view.doom, to, survives), sight.held
        if offered != UNKNOWN:
            held[to] = offered
        good = bool(theirs.end(held))
    else:
        table = stakes(view.rules, view.sanity, view.doom, view.seat, worth)
        taken = blueprint.hand_on(table, sight, offered, [to])[0]
        wanted = taken > blueprint.end_now(table, sight)
        good = wanted if offered != UNKNOWN else not wanted
    meant = Line("hand" if offered == UNKNOWN else "offer", good)
    line = next(name for name, line in LINES.items() if line == meant)
    return f"{line} {to}"


def manners(view: View, rng: Random) -> str | None:
    """Something that claims nothing, now and then; not while somebody looks with the Orb."""
    if view.phase == "orb" or view.to_act in (None, view.seat) or _is_said(view):
        return None
    if rng.random() >= TALKATIVE / 4:
        return None
    return rng.choice([name for name, line in LINES.items() if not line.about])


def _is_said(view: View) -> bool:
    """Whether anybody has said something in this turn: one line a turn is enough."""
    for action in reversed(view.moves):
        if action.startswith("say "):
            return True
        if action in ENDS_TURN:
            return False
    return False
