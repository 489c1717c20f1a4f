"""Its named evenings, from easy to hard: how hard is measured (docs/bots.md)."""

from __future__ import annotations

from web.worker.evening import Evening
from web.worker.words import Words

NOVICE, REPORTER, OCCULTIST = "novice", "reporter", "occultist"


def evenings(words: Words) -> tuple[Evening, ...]:
    """First two voices, in the end five; those beside you play better and better."""
    return (
        Evening("two-voices", words("Two Voices"), words("You and one Novice before the altar."), (NOVICE,)),
        Evening(
            "small-circle",
            words("A Small Circle"),
            words("Three players: two Novices and you."),
            (NOVICE,) * 2,
        ),
        Evening("duel", words("A Duel of Voices"), words("You and one Reporter."), (REPORTER,)),
        Evening(
            "note-takers",
            words("The Note-Takers"),
            words("Three players: two Reporters and you."),
            (REPORTER,) * 2,
        ),
        Evening(
            "whispers",
            words("Whispers"),
            words("Three players: two Occultists and you."),
            (OCCULTIST,) * 2,
        ),
        Evening(
            "echo", words("Echoes"), words("You and one Occultist, who guesses your chant."), (OCCULTIST,)
        ),
        Evening(
            "full-circle",
            words("The Full Circle"),
            words("Five players: Novices and Reporters."),
            (NOVICE, REPORTER, NOVICE, REPORTER),
        ),
        Evening(
            "inner-circle",
            words("The Inner Circle"),
            words("Five players: two Reporters and two Occultists."),
            (REPORTER, OCCULTIST, REPORTER, OCCULTIST),
        ),
        Evening(
            "last-chant",
            words("The Last Chant"),
            words("Five players: four Occultists and you."),
            (OCCULTIST,) * 4,
        ),
    )
