"""§11: what can be said at the table, by name; the words are the catalogues'. None names a card or a colour.

Some lines claim something about another player that everybody can judge once the cards are shown: that this
player would survive with the card in hand, or with the one on offer. They may be lies. The rest is manners.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Literal, NamedTuple

from engine.arkham_ritual.cards import Card
from engine.arkham_ritual.scoring import verdicts
from engine.chance import draw

if TYPE_CHECKING:
    from engine.arkham_ritual.state import State


class Line(NamedTuple):
    """What a line means."""

    about: Literal["offer", "hand"] | None = None
    """The card on offer, or the card in the hand of whom it is said to; None: it claims nothing."""
    good: bool = True
    """Whether that card is said to be one to survive with."""

    @property
    def to_someone(self) -> bool:
        """Whether it is said to one seat; all hear it."""
        return self.about is not None


LINES: dict[str, Line] = {
    "take-it": Line("offer", True),
    "leave-it": Line("offer", False),
    "sit-tight": Line("hand", True),
    "poor-you": Line("hand", False),
    "trust-me": Line(),
    "hurry": Line(),
    "not-yet": Line(),
    "thanks": Line(),
    "well-played": Line(),
    "alas": Line(),
}


WAYS = 6
"""In how many ways each line can be said."""


def way(round: int, number: int) -> int:
    """In which of them it is: chance by what all know, so it tells nothing, and a record tells it again."""
    return draw(round, "say", number, WAYS)


class Word(NamedTuple):
    """What somebody is known for: how many claims turned out true, and how many false."""

    true: int = 0
    false: int = 0


def weighed(state: State) -> tuple[Word, ...]:
    """At a round's end, with all cards shown: what everybody's word is worth now."""
    words = [list(word) for word in state.words]
    for speaker, true in _judged(state):
        words[speaker][not true] += 1
    return tuple(Word(*word) for word in words)


def _judged(state: State) -> Iterator[tuple[int, bool]]:
    """This round's claims, the last first: who made them, and whether they were true just then.

    Told backwards from the cards shown: what somebody took lay on offer before, and what they discarded was
    in their hand."""
    if not any(action.startswith("say ") for action in state.moves):
        return
    held, discards, mixes = state.held[:], state.discards[:], list(state.mixes)
    offered: Card | None = None
    receivers = list(_receivers(state))
    for action, receiver in zip(reversed(state.moves), reversed(receivers), strict=True):
        verb, *words = action.split()
        if verb == "take":
            offered, held[receiver] = held[receiver], discards.pop()
        elif action == "pass":
            offered = discards.pop()
        elif verb in ("keep", "remove"):
            offered = None
        elif verb == "peeked":
            held[int(words[0])] = mixes.pop().card
        elif verb == "say" and (claim := _claim(words)):
            to, line = claim
            card = held[to] if line.about == "hand" else offered
            if card is not None:
                table = [card if seat == to else other for seat, other in enumerate(held)]
                yield int(words[0]), verdicts(table)[to].survives is line.good


def _receivers(state: State) -> Iterator[int]:
    """For each of the round's actions, who had received the card last."""
    receiver = -1
    for action in state.moves:
        yield receiver
        verb, *words = action.split()
        if verb in ("give", "pass") and words:
            receiver = int(words[0])


def _claim(words: list[str]) -> tuple[int, Line] | None:
    """Whom a saying is about, and what it means; None if it claims nothing."""
    _, name, *to = words
    line = LINES.get(name)
    return (int(to[0]), line) if to and line and line.about else None
