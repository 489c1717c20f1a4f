"""The first round of Arkham Ritual, taught: you give, you are offered a card, and an Elder Sign ends it."""

from __future__ import annotations

from web.worker.lesson import Lesson, Step
from web.worker.words import Words

SETUP = {
    "first": 0,
    "decks": [
        [
            *("chalice-cursed", "dagger-1", "dagger-2", "tome-1", "elder-sign"),
            *("candelabra-1", "idol-1", "tome-2"),
            *("candelabra-2", "candelabra-cursed", "chalice-1", "chalice-2", "dagger-cursed", "idol-2"),
            *("idol-cursed", "tome-cursed", "gate-1", "gate-2", "orb", "investigator", "cultist", "cthulhu"),
        ]
    ],
}


def lesson(words: Words) -> Lesson:
    """Five at the table; you draw first."""
    return Lesson(
        SETUP,
        (words("You"), "Agnes", "Silas", "Ezra", "Mabel"),
        (
            Step(
                words("You see everyone’s card but your own. Blue cards are sane, red ones are cursed."),
                "felt",
            ),
            Step(
                words(
                    "When the round ends you want to hold a sane card, and no artifact that somebody else "
                    "holds too. Agnes and Silas both hold a dagger: as it stands, neither survives."
                ),
                "felt",
            ),
            Step(words("The sheet keeps count: what is bright could be yours."), "sheet"),
            Step(
                words(
                    "It is your turn: you alone have seen the card you drew. Silas would be glad of it. Give "
                    "it to Silas."
                ),
                "dock",
                ("give 2", "take", "give 0"),
            ),
            Step(
                words(
                    "Silas took it unseen and discarded a dagger. Now Agnes has drawn a card and offers it "
                    "to you. You may pass it on, unseen, or take it and discard your own. Take it."
                ),
                "dock",
                ("take",),
            ),
            Step(
                words("What you held was cursed, and is gone: a good trade. Your new card only others see."),
                "you",
            ),
            Step(
                words(
                    "Now Silas gives a card to Mabel, who holds the Elder Sign. If she discards it by "
                    "taking, the round ends at once."
                ),
                "felt",
                ("give 4", "take"),
            ),
            Step(
                words(
                    "All cards are shown. Your idol is sane and the only one: you survive. Ezra and Mabel "
                    "both hold a tome, so two do not survive, and each loses 2 sanity."
                ),
                "main",
            ),
            Step(
                words("The game ends when somebody has no sanity left; everyone else wins."),
                "main",
            ),
        ),
    )
