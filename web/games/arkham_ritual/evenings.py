"""Its named evenings, from easy to hard: how hard is measured (docs/bots.md)."""

from __future__ import annotations

from web.worker.evening import Evening
from web.worker.words import Words

NOVICE, REPORTER, OCCULTIST = "novice", "reporter", "occultist"


def evenings(words: Words) -> tuple[Evening, ...]:
    """The Great Old Ones come in turn, and those beside you play better and better."""
    return (
        Evening(
            "clock",
            words("The Clock Strikes"),
            words("With the Doom Track: each round costs more than the last."),
            (REPORTER, OCCULTIST, REPORTER, NOVICE),
            {"doom_track": True},
        ),
        Evening(
            "press",
            words("The Press Is Here"),
            words("Three Reporters, who count every card."),
            (REPORTER,) * 3,
        ),
        Evening(
            "key",
            words("The Key and the Gate"),
            words("Yog-Sothoth waits behind the Gates, and a Student sits with you."),
            (REPORTER, NOVICE, REPORTER, NOVICE),
            {"old_one": "yog-sothoth", "ally": "student"},
        ),
        Evening(
            "messenger",
            words("The Messenger"),
            words("Nyarlathotep comes to a table of five."),
            (REPORTER, NOVICE, REPORTER, NOVICE),
            {"old_one": "nyarlathotep"},
        ),
        Evening(
            "candlelight",
            words("By Candlelight"),
            words("Three players, and nobody counts the cards."),
            (NOVICE,) * 2,
        ),
        Evening(
            "yellow",
            words("The Yellow Sign"),
            words("Hastur, four players, and only the most sanity wins."),
            (NOVICE, REPORTER, NOVICE),
            {"old_one": "hastur", "competitive": True},
        ),
        Evening(
            "faculty",
            words("A Faculty Dinner"),
            words("The Professor and the Trapezohedron; only the most sanity wins."),
            (REPORTER, NOVICE, REPORTER, NOVICE),
            {"zealot": "professor", "event": "trapezohedron", "competitive": True},
        ),
        Evening(
            "unnamed",
            words("The Unnamed"),
            words("A Great Old One that nobody knows, and an Occultist across the table."),
            (REPORTER, OCCULTIST, REPORTER, OCCULTIST),
            {"old_one": "mystery", "competitive": True},
        ),
        Evening(
            "last-light",
            words("The Last Light"),
            words("Six Occultists and you, and only the most sanity wins."),
            (OCCULTIST,) * 6,
            {"competitive": True},
        ),
    )
