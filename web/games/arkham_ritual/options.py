"""What can be chosen before a game, in words."""

from __future__ import annotations

from web.games.arkham_ritual.rules import old_one_power
from web.worker.scene import OptionText
from web.worker.words import Words


def options(words: Words) -> tuple[OptionText, ...]:
    """The four places in the deck, then the two variants; the base game's value is each time the first."""
    return (
        OptionText(
            "old_one",
            words("Great Old One"),
            (
                ("cthulhu", words("Cthulhu"), old_one_power("cthulhu", words)),
                ("nyarlathotep", words("Nyarlathotep"), old_one_power("nyarlathotep", words)),
                ("yog-sothoth", words("Yog-Sothoth"), old_one_power("yog-sothoth", words)),
                ("hastur", words("Hastur"), old_one_power("hastur", words)),
                ("mystery", words("Mystery"), old_one_power("mystery", words)),
            ),
        ),
        OptionText(
            "event",
            words("Event"),
            (
                (
                    "orb",
                    words("Magical Orb"),
                    words("Look at the deck’s top card; put it back or remove it."),
                ),
                (
                    "trapezohedron",
                    words("Shining Trapezohedron"),
                    words("Look at the deck’s top card: gain 1 if it is sane, lose 1 if it is cursed."),
                ),
            ),
        ),
        OptionText(
            "ally",
            words("Ally"),
            (
                ("investigator", words("Investigator"), words("A holder who survives gains 1.")),
                ("student", words("Wary Student"), words("Its holder never survives, but loses only 1.")),
            ),
        ),
        OptionText(
            "zealot",
            words("Zealot"),
            (
                (
                    "cultist",
                    words("Cultist"),
                    words(
                        "While somebody holds it, cursed cards save and sane ones do not; an artifact held "
                        "twice saves nobody."
                    ),
                ),
                ("professor", words("Mad Professor"), words("While somebody holds it, only artifacts save.")),
            ),
        ),
        OptionText(
            "doom_track",
            words("Doom Track"),
            (
                (False, words("No Doom Track"), words("You lose as many as did not survive.")),
                (True, words("Doom Track"), words("You lose 1 in the first round, and one more each round.")),
            ),
        ),
        OptionText(
            "competitive",
            words("Who wins"),
            (
                (False, words("Survivors"), words("Everyone with sanity left wins.")),
                (True, words("Competitive"), words("Only whoever has the most sanity left wins.")),
            ),
        ),
    )
