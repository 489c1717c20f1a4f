"""Ritual, taught: what one wants, the rule in three pictures, and two rounds in which it shows."""

from __future__ import annotations

import htpy as h
from htpy import Element

from engine.ritual.cards import Colour
from web.games.ritual import cards
from web.worker.lesson import NEXT_ROUND, Lesson, Step
from web.worker.screens.parts import icon
from web.worker.words import Words

SETUP = {
    "first": 1,
    "deals": [
        [
            ["g3y1", "r4g1", "y2r4", "g2y2", "r3g3", "y3r2"],
            ["g1y4", "r2g3", "y1r3", "r2g2", "y3r3", "g2y4"],
            ["r1g4", "g3y2", "y4r1", "y2r2", "g3y3", "r3g1"],
        ]
    ],
    "altar": ["g", "r", "y"],
}
SCORES, NOTHING, MAD = "check", "gone", "madness"
"""What comes of a card in a picture: the icon for it."""


def lesson(words: Words) -> Lesson:
    """Three at the table; you lay last."""
    return Lesson(
        SETUP,
        (words("You"), words("Agnes"), words("Silas")),
        (*_rule(words), *_first_round(words), *_second_round(words)),
    )


def _rule(words: Words) -> tuple[Step, ...]:
    return (
        Step(
            words(
                "You’re all chanting at one altar, and you want to do more for the ritual than anyone else. "
                "After three rituals, the highest contribution wins."
            ),
            "centre",
        ),
        Step(
            words(
                "Each round, the altar asks for a colour, and everyone plays a card. If everyone follows the "
                "altar, everyone scores."
            ),
            "centre",
            picture=_picture(words, ("g", SCORES), ("g", SCORES), ("g", SCORES)),
        ),
        Step(
            words("If you stray to another colour and most follow, only you score."),
            "centre",
            picture=_picture(words, ("g", NOTHING), ("g", NOTHING), ("y", SCORES)),
        ),
        Step(
            words("But if more stray than follow, the strays go mad and lose points. The followers score."),
            "centre",
            picture=_picture(words, ("g", SCORES), ("r", MAD), ("y", MAD)),
        ),
    )


def _first_round(words: Words) -> tuple[Step, ...]:
    return (
        Step(
            words(
                "You choose a set by its backs, which show points but no colours. Set 2 has plenty of high "
                "points: take it."
            ),
            "dock",
            ways={"draft 1": ()},
        ),
        Step(
            words("These are your cards. Every card has two ends, and you play one of them to the altar."),
            "dock",
            ("draft 2", "draft 0"),
        ),
        Step(words("This round, the altar asks for green."), "centre"),
        Step(
            words(
                "Agnes and Silas have played face down. You see how many points, 3 and 4, but not which "
                "colours."
            ),
            "felt",
            ("chant g3y1 g", "chant r1g4 g"),
        ),
        Step(
            words(
                "Green 3 follows: safe, but probably everyone scores. Yellow 4 strays: with luck, only you "
                "score. Try one; you’ll see both."
            ),
            "dock",
            ways={
                "chant g1y4 y": (
                    Step(
                        words("With Yellow 4, you’re the only stray. Only you score."), "main"
                    ),
                ),
                "chant r2g3 g": (
                    Step(
                        words(
                            "With Green 3, everyone has followed. Everyone scores, and Silas gets the most."
                        ),
                        "main",
                    ),
                ),
            },
        ),
    )  # fmt: skip


def _second_round(words: Words) -> tuple[Step, ...]:
    return (
        Step(
            words(
                "Say you strayed, and lead with 4 points. Now the altar asks for red, and Silas has played "
                "first."
            ),
            "felt",
            (NEXT_ROUND, "chant y4r1 y"),
        ),
        Step(
            words(
                "You’re ahead, so the others may well stray to catch up. If both of them do, they go mad and "
                "you score. So follow: play Red 3."
            ),
            "dock",
            ways={"chant y3r3 r": ()},
        ),
        Step(
            words("Agnes and Silas both strayed: too many! They lose their points, and you score yours."),
            "main",
            ("chant r3g3 g",),
        ),
        Step(
            words(
                "Hit exactly 10 points for the biggest reward. Lose 5 and you’re out of this ritual. It has "
                "five rounds at most."
            ),
            "main",
        ),
    )


def _picture(words: Words, *played: tuple[Colour, str]) -> Element:
    """The altar, and what comes of each card played to it; what is said beside it says the same."""
    fates = {
        SCORES: words("scores"),
        NOTHING: words("nothing"),
        MAD: words("mad"),
    }
    return h.div(".lore", aria_hidden="true")[
        h.span(".altar.altar--g.altar--s")[icon("g", ""), h.b(".serif")[cards.label("g", words)]],
        [
            h.span(class_=f"lore__card is-{fate}")[
                h.span(class_=f"end end--{colour}")[icon(colour, "")], h.b[icon(fate), fates[fate]]
            ]
            for colour, fate in played
        ],
    ]
