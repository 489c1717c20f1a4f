"""The rules of Ritual and all cards, in our own words, with the sections of docs/ritual.md."""

from __future__ import annotations

from collections.abc import Iterator

import htpy as h
from htpy import Element, Node

from engine.ritual.cards import CARDS, PAIRS
from engine.ritual.view import View
from web.games.ritual import cards
from web.games.ritual.sentences import ending_name, result_name
from web.worker.screens.parts import ref, row
from web.worker.screens.rules import credits
from web.worker.words import Words


def rules(words: Words, view: View | None = None) -> Node:
    """All of it, a section after the other; in a game the cards come first, and can be read."""
    sections = [_section(title, section, lines) for title, section, lines in _sections(words)]
    return [
        h.p[
            words(
                "You are sorcerers who chant together to wake the old gods. Chant what the altar asks and "
                "all may gain; stray while few others do and only you gain; if too many stray, madness takes "
                "them."
            )
        ],
        [_faces(True, words), sections] if view else [sections, _faces(False, words)],
        credits(
            words(
                "This is an unofficial work by fans. Ritual belongs to its designers and publishers, who "
                "have nothing to do with this page. If you like the game, buy it."
            ),
            words,
        ),
    ]


def _faces(in_play: bool, words: Words) -> Element:
    face = cards.readable if in_play else cards.face
    return h.section[
        h.h3[words("The cards")],
        h.p[words("Two colours on each; the back shows both numbers and no colour.")],
        [
            h.div(".facelist")[
                row(face(card, words) for card in CARDS if {colour for colour, _ in card.ends} == set(pair))
            ]
            for pair in PAIRS
        ],
    ]


def _section(title: str, section: str, lines: tuple[str, ...]) -> Element:
    return h.section[h.h3[title, " ", ref(section)], h.ul[[h.li[line] for line in lines]]]


def _sections(words: Words) -> Iterator[tuple[str, str, tuple[str, ...]]]:
    yield (
        words("What there is"),
        "§1",
        (
            words("2 to 5 players, and three rituals of five rounds. The most contribution wins."),
            words(
                "30 cards. Each has two ends of different colours, red, green or yellow, worth 1 to 4 "
                "points. The back shows the points of both ends, but no colour."
            ),
            words(
                "15 markers lie face down round the altar, five of each colour. One that is turned stays "
                "face up until all have been."
            ),
        ),
    )
    yield (
        words("Before a ritual"),
        "§2",
        (
            words("As many sets of six cards are dealt as there are players. All see their backs."),
            words(
                "Everyone chooses a set, against the turn order: the start player comes last. Then all look "
                "at their own cards."
            ),
            words("Chance decides who starts the first ritual."),
        ),
    )
    yield (
        words("A round"),
        "§3",
        (
            words("The start player turns a marker: its colour is what the altar asks for."),
            words(
                "Clockwise from the start player, each lays a card face down with one end to the altar. That "
                "end is chanted: all see its points, nobody its colour."
            ),
            words("Then all cards are turned up. Those whose colour is not the altar’s have strayed."),
        ),
    )
    yield (words("The five results"), "§3-3", tuple(_results(words)))
    yield (
        words("Madness"),
        "§3-4",
        (
            words(
                "A madness mark makes the points you chanted count minus. With 5 or more minus points in a "
                "ritual you go mad: you are out until the next one and get no contribution."
            ),
            words("Madness is settled before anybody is looked for at 10 points."),
        ),
    )
    yield (
        words("The end of a ritual"),
        "§3-5",
        (
            words(
                "A ritual ends at once when somebody still in it stands at exactly 10 points, or when only "
                "one player is left; otherwise after five rounds."
            ),
            words("If everyone is out, the ritual is void and is played again with new cards."),
            words("In the next round the first player still in to the left of the start player starts."),
            words("When all markers have been turned, they are shuffled and used again."),
        ),
    )
    yield (
        words("Contribution"),
        "§4",
        (
            words(
                "{result}: who stands at exactly 10 gets 3, and the best of the others still in gets 1. If "
                "several stand at exactly 10, each gets 2 and nobody else any.",
                result=ending_name("masterly", words),
            ),
            words(
                "{result}: if nobody does, the most points of those still in get 2 and the next most 1. If "
                "several have the most, each gets 2 and nobody 1.",
                result=ending_name("fine", words),
            ),
        ),
    )
    yield (
        words("The next ritual, and the end"),
        "§5, §6",
        (
            words(
                "Points go back to 0. Whoever of those still in had the most points starts; if several had, "
                "whoever of them gained the most in the last round, and then the first in its turn order."
            ),
            words(
                "After the third ritual the most contribution wins; if it is equal, the most points in the "
                "last ritual; if they are too, the victory is shared."
            ),
        ),
    )
    yield (
        words("What you know"),
        "§7",
        (
            words(
                "Your own cards, the backs of everyone’s, whatever has been turned up in this ritual, and "
                "all markers turned. The play sheet keeps count."
            ),
        ),
    )


def _results(words: Words) -> Iterator[str]:
    yield words("{result}: nobody strayed. Everyone scores.", result=result_name("smooth", words))
    yield words(
        "{result}: some strayed, but not more than followed. Only those who strayed score.",
        result=result_name("wicked", words),
    )
    yield words(
        "{result}: more strayed than followed. Those who strayed take a madness mark, the others score.",
        result=result_name("vortex", words),
    )
    yield words(
        "{result}: nobody followed, and all chanted the same colour. Everyone scores.",
        result=result_name("accord", words),
    )
    yield words(
        "{result}, too: nobody followed, and the colours differ. Everyone takes a madness mark.",
        result=result_name("all-mad", words),
    )
