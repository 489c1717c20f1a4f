"""Arkham Ritual, taught: a round of helping and swapping, and one with the Cultist, a Gate and Cthulhu."""

from __future__ import annotations

from web.worker.lesson import NEXT_ROUND, Lesson, Step
from web.worker.words import Words

SETUP = {
    "first": 0,
    "decks": [
        [
            *("chalice-cursed", "dagger-1", "dagger-2", "tome-1", "elder-sign"),
            *("candelabra-1", "idol-1", "tome-2"),
            *("candelabra-2", "candelabra-cursed", "chalice-1", "chalice-2", "dagger-cursed", "idol-2"),
            *("idol-cursed", "tome-cursed", "gate-1", "gate-2", "orb", "investigator", "cultist", "cthulhu"),
        ],
        [
            *("idol-2", "cthulhu", "gate-1", "cultist", "dagger-1"),
            *("chalice-1", "tome-2", "candelabra-2"),
            *("candelabra-1", "candelabra-cursed", "chalice-2", "chalice-cursed", "dagger-2"),
            *("dagger-cursed", "idol-1", "idol-cursed", "tome-1", "tome-cursed"),
            *("elder-sign", "gate-2", "orb", "investigator"),
        ],
    ],
}


def lesson(words: Words) -> Lesson:
    """Five at the table; you draw first."""
    return Lesson(
        SETUP,
        (words("You"), words("Agnes"), words("Silas"), words("Ezra"), words("Mabel")),
        (*_first_round(words), *_second_round(words)),
    )


def _first_round(words: Words) -> tuple[Step, ...]:
    return (
        Step(
            words(
                "You want to keep your sanity. You have 7. When anyone runs out, the game ends, and everyone "
                "with some left wins."
            ),
            "you",
        ),
        Step(words("You see every card but your own. Blue cards are sane, red ones are cursed."), "felt"),
        Step(
            words(
                "When the round ends, you want a sane card that nobody else has. Agnes and Silas both have "
                "a dagger: if it ended now, they’d both be hurt."
            ),
            "felt",
        ),
        Step(
            words(
                "If you’re hurt, you lose 1 sanity for each player who is. So the fewer are hurt, the better."
            ),
            "felt",
        ),
        Step(words("This sheet tracks every card. Bright ones could still be yours."), "sheet"),
        Step(
            words(
                "It’s your turn. Only you’ve seen the card you drew, and you can’t keep it. It would save "
                "Silas from his double dagger, so give it to Silas."
            ),
            "dock",
            ways={"give 2": ()},
        ),
        Step(
            words(
                "Silas has to decide without looking: take it or pass it on. It can only go to players with "
                "a hand by their name."
            ),
            "felt",
        ),
        Step(
            words("Silas took it. Taking is a swap: his dagger is discarded, face up."),
            "felt",
            ("take",),
        ),
        Step(
            words(
                "Agnes is next: she’s the first one clockwise with a hand by her name. Now she’s choosing "
                "who gets a card."
            ),
            "felt",
        ),
        Step(
            words(
                "Agnes offers it to you. She knows this card, and she can see yours, too. That’s a hint that "
                "yours is worse, so take it and discard yours."
            ),
            "dock",
            ("give 0",),
            ways={"take": ()},
        ),
        Step(
            words(
                "You got rid of a cursed chalice. Good trade! Only the others can see your new card."
            ),
            "you",
        ),
        Step(
            words(
                "If you ever see your own card by accident, own up in the menu: you get another and lose 1 "
                "sanity."
            ),
            "you",
        ),
        Step(
            words(
                "Silas offers Mabel a card. If she swaps the Elder Sign away, the round ends immediately."
            ),
            "felt",
            ("give 4",),
        ),
        Step(
            words(
                "It’s over. Your idol is sane and nobody else has one: you’re safe. Ezra and Mabel both have "
                "a tome, so each of them loses 2."
            ),
            "main",
            ("take",),
        ),
    )  # fmt: skip


def _second_round(words: Words) -> tuple[Step, ...]:
    return (
        Step(
            words(
                "New cards. Ezra has the Cultist: as long as anyone does, it’s all upside down. Cursed cards "
                "are safe, and sane ones get hurt."
            ),
            "felt",
            (NEXT_ROUND,),
        ),
        Step(
            words(
                "Agnes has Cthulhu, a Great Old One. It sleeps until someone swaps a Gate away. Silas has a "
                "Gate!"
            ),
            "felt",
        ),
        Step(
            words(
                "Your turn. If Ezra takes your card, the Cultist is gone. If Silas takes it, the Gate is "
                "swapped away. Try one; you’ll see both."
            ),
            "dock",
            ("give 4", "take"),
            ways={
                "give 3": (
                    Step(
                        words(
                            "To Ezra: the Cultist is discarded. Sane cards are safe again, and Cthulhu "
                            "sleeps on."
                        ),
                        "felt",
                        ("take",),
                    ),
                ),
                "give 2": (
                    Step(
                        words(
                            "To Silas: the Gate is discarded, and Cthulhu wakes! The round is over, and "
                            "everyone but Agnes loses 4."
                        ),
                        "main",
                        ("take",),
                    ),
                ),
            },
        ),
    )
