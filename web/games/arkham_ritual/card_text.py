"""All that is said of a card, in one place: its name, what it does, and how a round ends by it (§7, §10).

Options, rules, odds, reasons and losses are made of this. A card or a fate that has no text here is an error,
never somebody else's text.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from engine.arkham_ritual.cards import Card
from engine.arkham_ritual.scoring import Why
from web.worker.words import Words


class FateText(NamedTuple):
    """What decides of a card's holder at the end of a round."""

    share: str
    """Among the odds; {share} is its place."""
    reason: str
    """For {card}, when the round has ended; "": it depends on who holds what."""
    loss: str = ""
    """As a cause of lost sanity; "": nothing is lost."""
    tick: str = "is-other"
    """How a share of it is drawn."""


class CardText(NamedTuple):
    """What is said of a card."""

    name: str
    """As it stands on the card."""
    phrase: str
    """As it stands in a sentence: "a dagger", "the Elder Sign", "Cthulhu"."""
    rule: str
    """What it does."""
    option: str = ""
    """The same where it is chosen."""
    cursed: str = ""
    """The phrase for one that is cursed, if there are both."""
    loss: str = ""
    """As a cause of lost sanity, if it takes some by itself."""
    holder: str = ""
    """Why its holder does not survive, whatever else is held."""
    fate: tuple[Why, FateText] | None = None
    """What only this card brings about."""
    deed: str = ""
    """What it does when it wakes, with the Doom Track (§13) at {n}; "": as ever."""


def text(card: Card, words: Words) -> CardText:
    """All that is said of this card."""
    return texts(words)[card.name]


@cache
def fates(words: Words) -> Mapping[Why, FateText]:
    """What can decide, in the order in which it is told."""
    safe = words("{share} safe")
    cult = words("{card}: with the Cultist at the table, a cursed card saves.")
    own = dict(each.fate for each in texts(words).values() if each.fate)
    return {
        "sane": FateText(safe, "", tick=""),
        "cult-cursed": FateText(safe, cult, tick=""),
        "cursed": FateText(words("{share} cursed"), words("{card}."), words("Cursed card"), tick="is-cursed"),
        "duplicate": FateText(words("{share} doubled"), "", words("The same artifact twice"), tick="is-twin"),
        **own,
    }


@cache
def texts(words: Words) -> Mapping[str, CardText]:
    """By the card's name."""
    return _artifacts(words) | _events(words) | _characters(words) | _old_ones(words)


def _artifacts(words: Words) -> dict[str, CardText]:
    rule = words(
        "An artifact: two are sane, one is cursed. Two at the table, in any colour, harm both holders."
    )
    names = {
        "candelabra": (words("Candelabra"), words("a candelabra"), words("a cursed candelabra")),
        "chalice": (words("Chalice"), words("a chalice"), words("a cursed chalice")),
        "dagger": (words("Dagger"), words("a dagger"), words("a cursed dagger")),
        "idol": (words("Idol"), words("an idol"), words("a cursed idol")),
        "tome": (words("Tome"), words("a tome"), words("a cursed tome")),
    }
    return {
        card: CardText(name, phrase, rule, cursed=cursed) for card, (name, phrase, cursed) in names.items()
    }


def _events(words: Words) -> dict[str, CardText]:
    trapezohedron = words("Shining Trapezohedron")
    return {
        "elder-sign": CardText(
            words("Elder Sign"),
            words("the Elder Sign"),
            words("When you discard it by taking a card, the round ends at once, with the new card in hand."),
        ),
        "gate": CardText(
            words("Gate"),
            words("a Gate"),
            words(
                "There are two, and they are no pair. When you discard one by taking a card and anybody "
                "holds a Great "
                "Old One, the card just taken included, it wakes and the round ends with its power alone. "
                "Otherwise "
                "nothing happens."
            ),
        ),
        "orb": CardText(
            words("Magical Orb"),
            words("the Magical Orb"),
            words(
                "When you discard it by taking a card, look at the deck’s top card; put it back or remove it "
                "for this round."
            ),
            words("Look at the deck’s top card; put it back or remove it."),
        ),
        "trapezohedron": CardText(
            trapezohedron,
            words("the Shining Trapezohedron"),
            words(
                "When you discard it by taking a card, look at the deck’s top card, which stays there. Gain "
                "1 sanity if "
                "it is sane; lose 1 if it is cursed. Everybody learns the colour."
            ),
            words("Look at the deck’s top card: gain 1 if it is sane, lose 1 if it is cursed."),
            loss=trapezohedron,
        ),
    }


def _characters(words: Words) -> dict[str, CardText]:
    wary = words("The Wary Student never survives, but loses only 1.")
    return {
        "cultist": CardText(
            words("Cultist"),
            words("the Cultist"),
            words(
                "If anybody holds it when the round ends, cursed cards save and sane cards do not: not even "
                "the Cultist. Two of an artifact harm both holders all the same."
            ),
            words(
                "While somebody holds it, cursed cards save and sane ones do not; an artifact held "
                "twice saves nobody."
            ),
            holder=words("The Cultist is sane, and so does not survive the cult."),
            fate=(
                "cult-sane",
                FateText(
                    words("{share} lost to the Cultist"),
                    words("{card}: with the Cultist at the table, sane cards do not save."),
                    words("Sane among the cult"),
                ),
            ),
        ),
        "professor": CardText(
            words("Mad Professor"),
            words("the Mad Professor"),
            words("If anybody holds it when the round ends, whoever holds no artifact does not survive."),
            words("While somebody holds it, only artifacts save."),
            fate=(
                "no-artifact",
                FateText(
                    words("{share} lost to the Mad Professor"),
                    words("{card}: with the Mad Professor at the table, only an artifact saves."),
                    words("No artifact for the Mad Professor"),
                ),
            ),
        ),
        "investigator": CardText(
            words("Investigator"),
            words("the Investigator"),
            words("If you survive with it, you gain 1 sanity."),
            words("A holder who survives gains 1."),
        ),
        "student": CardText(
            words("Wary Student"),
            words("the Wary Student"),
            words(
                "You never survive with it, but lose only 1. You are counted among those who do not survive."
            ),
            words("Its holder never survives, but loses only 1."),
            holder=wary,
            fate=("student", FateText(words("{share} Wary Student"), wary, words("Wary Student"))),
        ),
    }


def _old_ones(words: Words) -> dict[str, CardText]:
    told = {
        "cthulhu": (
            words("Cthulhu"),
            words("Everyone but its holder loses as much as there are other players, dummies counted."),
            "",
        ),
        "nyarlathotep": (
            words("Nyarlathotep"),
            words(
                "Of the others, whoever has the most sanity loses as much as there are such players, and its "
                "holder gains what they really lost."
            ),
            words(
                "Doom is {n}: of the others, whoever has the most sanity loses {n}, and its holder gains "
                "what they really lost."
            ),
        ),
        "yog-sothoth": (
            words("Yog-Sothoth"),
            words(
                "All but its holder and the one with the least sanity drop to 0. If several share the least, "
                "its holder drops to 1 and everyone else loses 1."
            ),
            "",
        ),
        "hastur": (
            words("Hastur"),
            words(
                "Whoever holds an artifact loses as much as there are artifacts held, and one more for each "
                "cursed card held, dummies counted."
            ),
            words(
                "Doom is {n}: whoever holds an artifact loses {n}, and one more for each cursed card held, "
                "dummies counted."
            ),
        ),
    }
    mystery = words("When it wakes, it turns out to be one of the four Great Old Ones, by chance.")
    return {
        "mystery": CardText(words("Mystery"), words("the Mystery"), mystery, mystery),
        **{
            card: CardText(name, name, power, power, loss=name, deed=deed)
            for card, (name, power, deed) in told.items()
        },
    }
