"""The rules and all cards, in our own words, with the sections of the printed rulebook."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import htpy as h
from htpy import Element, Node

from engine.arkham_ritual.cards import BOX
from engine.arkham_ritual.view import View
from web.games.arkham_ritual import cards
from web.games.arkham_ritual.card_text import texts
from web.worker.screens.parts import ref
from web.worker.screens.rules import credits
from web.worker.words import Words


def old_one_deed(name: str, doom: int | None, words: Words) -> str:
    """What one that is awake does now; with the Doom Track (§13) its spot is what two of them take."""
    told = texts(words)[name]
    return told.rule if doom is None or not told.deed else told.deed.format(n=doom)


def rules(words: Words, view: View | None = None) -> Node:
    """All of it, a section after the other; in a game its own cards come first, and can be read."""
    listed = tuple(_cards(words))
    played = frozenset(card.name for card in view.rules.cards) if view else frozenset()
    here = [entry for entry in listed if BOX[entry[0]].name in played]
    rest = [entry for entry in listed if entry not in here]
    return [
        h.p[
            words(
                "You are reporters who strayed into a ritual. You see every card at the table but your own. "
                "End no round with a cursed card, or with an artifact that somebody else holds too."
            )
        ],
        _list(words("The cards of this game"), here, True, words) if here else None,
        [_section(title, section, lines) for title, section, lines in _sections(words)],
        _list(words("Other cards") if here else words("The cards"), rest, False, words),
        credits(
            words(
                "This is an unofficial work by fans. Arkham Ritual belongs to its designers and "
                "publishers, who have "
                "nothing to do with this page. If you like the game, buy it."
            ),
            words,
        ),
    ]


def _section(title: str, section: str, lines: tuple[str, ...]) -> Element:
    return h.section[h.h3[title, " ", ref(section)], h.ul[[h.li[line] for line in lines]]]


def _list(title: str, entries: Sequence[tuple[str, str]], in_play: bool, words: Words) -> Element:
    return h.section[
        h.h3[title], h.ul(".cardlist", role="list")[[_entry(*entry, in_play, words) for entry in entries]]
    ]


def _entry(card: str, lines: str, in_play: bool, words: Words) -> Element:
    return h.li(".cardlist__entry")[
        cards.readable(BOX[card], words, "card--s")
        if in_play
        else cards.face(BOX[card], words, "card--s", data_card=None, aria_hidden="true"),
        h.div[h.b[cards.name(BOX[card], words)], h.p[lines]],
    ]


def _sections(words: Words) -> Iterator[tuple[str, str, tuple[str, ...]]]:
    yield (
        words("Who plays"),
        "§2, §14",
        (
            words("3 to 7 players. Each begins with 7 sanity; nobody ever has more than 7 or fewer than 0."),
            words("With 3 players two dummies sit at the table, with 4 players one."),
            words(
                "A dummy has one card that all can see. It never receives a card and has no sanity, but "
                "its card "
                "counts, and so does the dummy wherever players are counted."
            ),
        ),
    )
    yield (
        words("A round"),
        "§5",
        (
            words(
                "All 22 cards are shuffled. Everyone is dealt one that only the others see; the rest is "
                "the deck."
            ),
            words("Chance decides who is active first. Later it is whoever has the least sanity."),
            words(
                "If several have the least, it is the first of them clockwise from the last active player, "
                "who comes last."
            ),
        ),
    )
    yield (
        words("A turn"),
        "§6",
        (
            words("All but the active player have a hand on the table."),
            words(
                "The active player alone looks at the deck’s top card and gives it, face down, to any "
                "other player."
            ),
            words(
                "Who receives it takes the hand off the table and then takes the card or passes it on, "
                "unseen."
            ),
            words(
                "To take it is to discard the own card face up first. The new card is held unseen, and a "
                "discarded "
                "event happens. The turn is over."
            ),
            words(
                "It can be passed only to a player whose hand is still on the table. If there is none, "
                "it may be "
                "let go: it is discarded without effect, and the round ends."
            ),
            words(
                "After the turn the next player clockwise whose hand is still on the table is active; if "
                "there is "
                "none, the left neighbour. If the deck is empty, the round ends."
            ),
        ),
    )
    yield (
        words("The end of a round"),
        "§7",
        (
            words(
                "All cards are shown. A sane card saves you, unless it is an artifact that somebody else "
                "holds too."
            ),
            words("It does not matter whether the other artifact is sane or cursed, or a dummy’s."),
            words("Everyone who does not survive loses 1 sanity for each who does not, dummies counted."),
        ),
    )
    yield (
        words("The end of the game"),
        "§8",
        (
            words("The game is over after a round in which somebody has no sanity left."),
            words("It ends at once if the Trapezohedron, or owning up, takes the last of somebody’s sanity."),
            words("Everyone with at least 1 wins. In the competitive game only those with the most win."),
        ),
    )
    yield (
        words("Doom Track"),
        "§13",
        (
            words("If you play with it, the loss does not depend on how many do not survive."),
            words("It is 1 in the first round and one more in each round after, up to 7."),
            words(
                "Nyarlathotep and Hastur take as much, too, instead of counting whom they hit; Hastur still "
                "adds 1 for each cursed card. Cthulhu, Yog-Sothoth and the Wary Student do as ever."
            ),
        ),
    )
    yield (
        words("Seen by accident"),
        "§12",
        (
            words("If you saw your own card, own up in the menu."),
            words("It is shuffled into the deck, you take the top card unseen, and you lose 1 sanity."),
        ),
    )
    yield (
        words("Table talk"),
        "§11",
        (
            words(
                "Talk, hint and bluff as you like, but never name a card or a colour that somebody "
                "cannot see."
            ),
        ),
    )


def _cards(words: Words) -> Iterator[tuple[str, str]]:
    """One of each name, in the order of the play sheet; one more shows what is cursed."""
    cursed = words("A cursed artifact: it does not save you, but for the Cultist.")
    for name in dict.fromkeys(card.name for card in BOX.values()):
        card = next(card for card in BOX.values() if card.name == name)
        if card.kind != "artifact" and cursed:
            yield "candelabra-cursed", cursed
            cursed = ""
        yield card.id, texts(words)[name].rule
