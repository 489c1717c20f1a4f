"""The daily ritual: what it came to, drawn, and as a text to share that tells no card."""

from __future__ import annotations

from typing import NamedTuple

import htpy as h
from htpy import Element

from web.worker.places import place_of
from web.worker.scene import Tale
from web.worker.screens import charts, parts
from web.worker.words import Words

KEPT, LOST = "🕯️", "💀"


class Outcome(NamedTuple):
    """All that is told of it."""

    title: str
    """The game's."""
    day: str
    tale: Tale
    won: bool
    players: int
    streak: int
    """0 of a past day."""
    advised: bool = False
    late: bool = False
    par: Tale | None = None
    """How the strongest bot fares in one's place, once that is known."""

    @property
    def rows(self) -> list[tuple[bool, ...]]:
        """For each round, whether it passed without a loss; a row a ritual."""
        return [row for row in self.tale.rounds if row]

    def how(self, words: Words) -> str:
        """How it ended."""
        parts = (
            words("won") if self.won else words("lost"),
            place_of(self.tale.place, self.players, words),
            words("score {n}", n=self.tale.score),
            words("par {n}", n=self.par.score) if self.par else "",
            words("with advice") if self.advised else "",
            words("a past day") if self.late else words.n("streak: {n} day", "streak: {n} days", self.streak),
        )
        return " · ".join(filter(None, parts))

    def against_par(self, words: Words) -> str:
        """What the Occultist made of it."""
        if self.par is None:
            return words("The Occultist plays your seat …")
        place = place_of(self.par.place, self.players, words)
        return words("Par: the Occultist in your seat had {n}, {place}.", n=self.par.score, place=place)

    def text(self, page: str, words: Words) -> str:
        """Where and when, a sign for each round, how it ended, and the way here."""
        signs = ["".join(KEPT if kept else LOST for kept in row) for row in self.rows]
        head = " · ".join((words("Ritual Table"), self.title, self.day))
        return "\n".join((head, *signs, self.how(words), page))


def result(outcome: Outcome, page: str, words: Words) -> Element:
    """Under the end of the game."""
    rounds = [kept for row in outcome.rows for kept in row]
    told = words("Rounds without a loss: {n} of {all}", n=sum(rounds), all=len(rounds))
    copied = words("Copied.")
    return h.section("#daily.daily", aria_labelledby="daily-head")[
        h.h3("#daily-head")[words("Your daily ritual"), " ", parts.ref(outcome.day)],
        h.div(".daily__rounds", role="img", aria_label=told)[[charts.candles(row) for row in outcome.rows]],
        h.p[outcome.how(words)],
        h.p("#par.dim", role="status")[outcome.against_par(words)],
        h.textarea("#daily-result.vh", readonly=True, tabindex="-1", aria_label=words("The result"))[
            outcome.text(page, words)
        ],
        h.div(".row")[
            parts.button(
                words("Copy the result"),
                id="copy-result",
                data_do="copy",
                data_value="#daily-result",
                data_copied=copied,
            ),
            parts.button(
                parts.icon("share"),
                words("Send it"),
                classes="only-shares",
                data_do="send",
                data_value="#daily-result",
            ),
        ],
        h.p(".ref")[words("To share: it tells no card.")],
    ]


def not_counted(words: Words) -> Element:
    """Under the end of another try."""
    return h.section("#daily.daily")[
        h.h3[words("Daily ritual")],
        h.p(".dim")[words("This game did not count: the first try of a day does.")],
    ]
