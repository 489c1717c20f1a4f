"""The rules, in the app: a folded section each, by §; then the symbols.

In a game there is more: what lies on the table, and lists of everything there is, with what it does. They are
long, and drawn when somebody opens the rules; the lobby, which draws its rules in advance, has none of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import htpy as h
from htpy import Element, Node

from engine.arkham_horror.ancient_ones import ANCIENT_ONES
from engine.arkham_horror.board import WORLDS
from engine.arkham_horror.cards import BY_ID, CARDS, DECKS
from engine.arkham_horror.encounter_cards import MYTHOS
from engine.arkham_horror.limits import BY_PLAYERS, DIMENSIONS
from engine.arkham_horror.monsters import KIND_OF, KINDS
from engine.arkham_horror.sheets import SHEETS
from engine.arkham_horror.view import View
from web.games.arkham_horror import names
from web.games.arkham_horror.pictures import dimension, picture
from web.games.arkham_horror.rules_text import sections
from web.games.arkham_horror.text.lexicon import lexicon
from web.games.arkham_horror.town import signed
from web.worker.screens.parts import drawn, ref
from web.worker.screens.rules import credits
from web.worker.words import Words

FIRST = "§1"
"""The section that stands open."""
MARKS = (
    "elder-sign", "doom", "terror", "gate", "explored", "lens", "dollar", "heart", "delayed", "lost",
    "blessing", "curse", "outskirts", "sky",
)  # fmt: skip
"""Symbols of the map and the sheets, by the id of their picture."""
TERMS = {
    "terror": "terror-level",
    "lens": "clue",
    "dollar": "money",
    "heart": "stamina",
    "lost": "lost-in-time-and-space",
    "blessing": "blessed",
    "curse": "cursed",
    "elder-sign": "seal",
}
"""What they stand for, where that is called otherwise."""

KIND = {"headline": "newspaper", "environment": "environment", "rumor": "rumor", "special": "card"}
"""The picture of a mythos card."""

Entry = tuple[str, str, str]
"""Its picture's id, its name, what it does."""


def rules(words: Words, view: View | None = None) -> Node:
    """All of it; in a game what lies on the table comes first."""
    text, thanks = _text(words), _credits(words)
    return [_in_play(view, words), text, _lists(words), thanks] if view else [text, thanks]


def _credits(words: Words) -> Element:
    return credits(words("Arkham Horror was designed by Richard Launius and Kevin Wilson."), words)


@drawn
def _text(words: Words) -> Element:
    return h.div(".rulebook")[
        [
            h.details(".fold", open=section == FIRST, data_rule=section)[
                h.summary[h.h3[title], ref(section)],
                h.ul[[h.li[line] for line in lines]],
                _limits(words) if section == "§13" else None,
            ]
            for section, title, lines in sections(words)
        ],
        h.details(".fold", data_rule="§2")[h.summary[h.h3[words("Symbols")], ref("§2")], _symbols(words)],
    ]


def _limits(words: Words) -> Element:
    """By the number of investigators."""
    rows = (
        (names.term("monster-limit", words), [each.monsters for each in BY_PLAYERS.values()]),
        (names.term("outskirts", words), [each.outskirts for each in BY_PLAYERS.values()]),
        (words("Open gates that wake it"), [each.gates for each in BY_PLAYERS.values()]),
        (words("Monsters at a new gate"), [each.per_gate for each in BY_PLAYERS.values()]),
    )
    label = words("The limits")
    return h.div(".standings-box", tabindex="0", role="region", aria_label=label)[
        h.table(".standings.limits")[
            h.caption(".vh")[label],
            h.thead[
                h.tr[h.th(scope="col")[words("Investigators")], [h.th(scope="col")[n] for n in BY_PLAYERS]]
            ],
            h.tbody[[h.tr[h.th(scope="row")[name], [h.td[n] for n in figures]] for name, figures in rows]],
        ]
    ]


def _symbols(words: Words) -> list[Node]:
    return [
        h.ul(".symbols", role="list")[
            [h.li[picture(id, "ico"), names.term(TERMS.get(id, id), words)] for id in MARKS]
        ],
        h.p[words("Each gate and each monster belongs to a dimension.")],
        h.ul(".symbols", role="list")[
            [
                h.li[
                    dimension(name),
                    names.term(f"dimension-{name}", words),
                    h.small(".dim")[_worlds(name, words)],
                ]
                for name in sorted(DIMENSIONS)
            ]
        ],
    ]


def _worlds(name: str, words: Words) -> str:
    """The worlds whose gates have this dimension."""
    return words(", ").join(
        names.world(world.id, words) for world in WORLDS.values() if world.dimension == name
    )


# What there is


@drawn
def _lists(words: Words) -> Element:
    """Everything, a list a kind."""
    say = lexicon(words.language)
    decks = [
        (say.term(f"deck-{deck}"), [_card(id, words) for id, card in BY_ID.items() if card.deck == deck])
        for deck in DECKS
    ]
    kinds: list[tuple[str, Iterable[Entry]]] = [
        (say.term("ancient-one"), [_elder(id, words) for id in ANCIENT_ONES]),
        (words("Investigators"), [_person(id, words) for id in SHEETS]),
        (say.term("monster"), [_monster(kind, words) for kind in KINDS]),
        *decks,
        (say.term("deck-mythos"), [_mythos(id, words) for id in MYTHOS]),
    ]
    return h.div(".rulebook")[
        [h.details(".fold")[h.summary[h.h3[title]], _list(entries)] for title, entries in kinds]
    ]


def _list(entries: Iterable[Entry]) -> Element:
    return h.ul(".lexicon", role="list")[
        [h.li[picture(id, "ico"), h.div[h.b[name], " ", h.span[text]]] for id, name, text in entries]
    ]


def _in_play(view: View, words: Words) -> Element:
    """The Ancient One, the investigators, what everybody holds, monsters in town, environment and rumor."""
    return h.div(".rulebook")[
        h.details(".fold", open=True)[
            h.summary[h.h3[words("In this game")]], _list(_on_the_table(view, words))
        ]
    ]


def _on_the_table(view: View, words: Words) -> Iterator[Entry]:
    yield _elder(view.ancient_one, words)
    yield from (_mythos(id, words) for id in (view.environment, view.rumor) if id)
    yield from (_person(inv.id, words) for inv in view.seats if inv.id)
    held = {CARDS[name].id: None for inv in view.seats for name in inv.cards}
    yield from (_card(id, words) for id in held)
    yield from (_monster(kind, words) for kind in {KIND_OF[token]: None for token in view.monsters})


def _elder(id: str, words: Words) -> Entry:
    told = lexicon(words.language).ancient_one(id)
    doom = words("doom {n}", n=ANCIENT_ONES[id].doom)
    return id, told.name, words.run((f"({doom})", told.text))


def _person(id: str, words: Words) -> Entry:
    sheet, told = SHEETS[id], lexicon(words.language).ability(id)
    start = words(
        "Home: {place}. Sanity {sanity}, Stamina {stamina}, Focus {focus}.",
        place=names.area(sheet.home, words),
        sanity=sheet.sanity,
        stamina=sheet.stamina,
        focus=sheet.focus,
    )
    ability = words("{ability}: {text}", ability=told.name, text=told.text)
    return id, names.investigator(id, words), words.run((start, ability))


def _monster(kind: str, words: Words) -> Entry:
    it, told = KINDS[kind], lexicon(words.language).monster(kind)
    figures = words(
        "Awareness {awareness}, horror {horror} (−{sanity} Sanity), combat {combat} (−{stamina} Stamina), "
        "toughness {toughness}.",
        awareness=signed(it.awareness),
        horror="–" if it.horror is None else signed(it.horror),
        sanity=it.horror_damage,
        combat=signed(it.combat),
        stamina=it.combat_damage,
        toughness=it.toughness,
    )
    return kind, told.name, words.run((figures, told.text))


def _card(id: str, words: Words) -> Entry:
    told = lexicon(words.language).card(id)
    return id, told.name, told.text


def _mythos(id: str, words: Words) -> Entry:
    told = lexicon(words.language).mythos(id)
    return KIND[MYTHOS[id].kind], told.name, told.text
