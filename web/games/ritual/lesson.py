"""The first round of Ritual, taught: you stray alone, and gain alone."""

from __future__ import annotations

from web.worker.lesson import Lesson, Step
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
    "altar": ["g"],
}


def lesson(words: Words) -> Lesson:
    """Three at the table; you lay last."""
    return Lesson(
        SETUP,
        (words("You"), "Agnes", "Silas"),
        (
            Step(
                words(
                    "Every card has two ends, each with a colour and points. Of a set you see only the "
                    "points on the backs. Take set 2."
                ),
                "dock",
                ("draft 1", "draft 2", "draft 0"),
            ),
            Step(
                words("A marker is turned: the altar asks for green. Whoever chants another colour strays."),
                "centre",
            ),
            Step(
                words(
                    "One after the other, each lays a card face down with one end to the altar. Watch Agnes "
                    "and Silas."
                ),
                "felt",
                ("chant g3y1 g", "chant r1g4 g"),
            ),
            Step(
                words("You see the points they turned to the altar, 3 and 4, but not the colours."),
                "felt",
            ),
            Step(
                words("The sheet counts for you: which markers are left, and what each back may be."),
                "sheet",
            ),
            Step(
                words(
                    "If all follow the altar, all score. If you stray and no more stray than follow, only "
                    "the strayed score. If more stray than follow, they go mad. Take the risk: chant "
                    "Yellow 4."
                ),
                "dock",
                ("chant g1y4 y",),
            ),
            Step(
                words("A wicked deed: two followed the altar, only you strayed, so only you score."),
                "main",
            ),
            Step(
                words(
                    "Whoever stands at exactly 10 makes the most of a ritual; with 5 minus points you are "
                    "out of it. Three rituals, and the most contribution wins."
                ),
                "main",
            ),
        ),
    )
