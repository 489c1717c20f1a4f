"""The Mythos phase as a short story beside the map: a chapter at a time, with the card and the way on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import htpy as h
from htpy import Element, Node

from engine.arkham_horror.encounter_cards import MYTHOS, STORY_CONTINUES
from web.games.arkham_horror import chapters, names
from web.games.arkham_horror.headline import teller
from web.games.arkham_horror.pictures import dimension, picture
from web.games.arkham_horror.scene import Scene, Seen
from web.games.arkham_horror.text.lexicon import lexicon
from web.worker.episode import Episode
from web.worker.screens import parts
from web.worker.screens.parts import button, drawn, icon, ref
from web.worker.words import Words

PICTURES = {
    chapters.CARD: "card",
    chapters.GATE: "gate",
    chapters.MONSTER: "monster",
    chapters.CLUE: "lens",
    chapters.MOVES: "white",
    chapters.HEADLINE: "newspaper",
    chapters.DAWN: "hand",
    chapters.WAKES: "gate",
}
ALARMS = ("awakening", "devoured")
"""What those hear at once who listen."""


class Chapter(NamedTuple):
    """What is told in one go."""

    kind: str
    lines: tuple[tuple[str, str], ...]
    """Sentences with their rules; what the lanes show is only for those who listen: it has no rule."""
    lanes: tuple[tuple[str, ...], tuple[str, ...]]
    """The dimensions that move along the white lane, and along the black one."""
    alarm: bool


def tale(scene: Scene) -> Element:
    """What has been told so far, the newest chapter large; what is to come as a mark."""
    episode, words = scene.episode, scene.words
    assert episode
    told = [_chapter(episode.events(scene.log, number), scene) for number in range(episode.chapters)]
    return h.section("#now.now.now--tale", aria_label=words("The Mythos phase"))[
        h.h2[words("The night goes on.")],
        h.ol(class_="tale is-whole" if episode.whole else "tale")[
            [_step(number, chapter, episode, words) for number, chapter in enumerate(told)]
        ],
    ]


def _chapter(events: Sequence[Seen], scene: Scene) -> Chapter:
    told = teller(scene)

    def line(event: Seen) -> tuple[str, str]:
        """The card's story stands on the card, and the lanes are drawn."""
        if event["e"] == "mythos":
            return scene.words("Mythos: {card}.", card=names.mythos(event["card"], scene.words)), event[
                "rule"
            ]
        return told.tell(event), "" if event["e"] == "monsters" else event["rule"]

    moving = [event for event in events if event["e"] == "monsters"]
    lanes = (tuple(moving[0]["white"]), tuple(moving[0]["black"])) if moving else ((), ())
    lines = tuple(each for each in map(line, events) if each[0])
    return Chapter(chapters.kind_of(events), lines, lanes, any(event["e"] in ALARMS for event in events))


def _step(number: int, chapter: Chapter, episode: Episode, words: Words) -> Element:
    now = not episode.whole and number == episode.chapter
    coming = number > episode.chapter
    sign = h.span(".tale__n", aria_hidden="true")[icon(PICTURES[chapter.kind], "")]
    if coming:
        return h.li(".is-coming", aria_hidden="true")[sign]
    return h.li(class_="is-now" if now else "is-done", aria_current="step" if now else None)[
        sign,
        h.div(role="alert" if now and chapter.alarm else None)[
            h.h3[heading(chapter.kind, words)],
            _lanes(chapter.lanes, words) if any(chapter.lanes) else None,
            [h.p[text, " ", ref(rule)] if rule else parts.hidden(text) for text, rule in chapter.lines],
        ],
    ]


def heading(kind: str, words: Words) -> str:
    """A chapter in two or three words."""
    return {
        chapters.CARD: words("A card is turned"),
        chapters.GATE: words("At the gates"),
        chapters.MONSTER: words("Something comes through"),
        chapters.CLUE: words("A clue turns up"),
        chapters.MOVES: words("Monsters move"),
        chapters.HEADLINE: words("The headline"),
        chapters.DAWN: words("The night is over"),
        chapters.WAKES: words("It wakes"),
    }[kind]


@drawn
def _lanes(lanes: tuple[tuple[str, ...], tuple[str, ...]], words: Words) -> Element:
    white, black = lanes
    return h.p(".lanes", aria_hidden="true")[
        _lane("w", words("white"), white) if white else None,
        " ",
        _lane("b", words("black"), black) if black else None,
    ]


def _lane(colour: str, name: str, dimensions: tuple[str, ...]) -> Element:
    return h.span(class_=f"lane lane--{colour}")[name, " ", [dimension(each) for each in dimensions]]


def card(scene: Scene) -> Node:
    """The mythos card, as a slip over the map: its name, its story, what it does; while it is read."""
    episode = scene.episode
    if episode is None:
        return None
    drawn_cards = [
        event["card"]
        for event in scene.log[episode.cuts[0] : episode.shown]
        if event["e"] == "mythos" and event["card"] != STORY_CONTINUES
    ]
    kind = chapters.kind_of(episode.events(scene.log, episode.chapter))
    read = episode.whole or kind in (chapters.CARD, chapters.HEADLINE)
    return _slip(drawn_cards[-1], scene.words) if drawn_cards and read else None


@drawn
def _slip(id: str, words: Words) -> Element:
    told = lexicon(words.language)
    kind = MYTHOS[id].kind
    sort = {
        "headline": words("Headline"),
        "environment": words("Environment"),
        "rumor": words("Rumor"),
    }[kind]
    return h.aside("#mythos-card.mythos-card", aria_label=words("The mythos card"))[
        h.small[sort],
        h.h3[picture(kind) if kind != "headline" else None, names.mythos(id, words)],
        h.p(".mythos-card__story")[told.story(id)],
        h.p[told.mythos(id).text],
    ]


def tale_dock(scene: Scene) -> Element:
    """Back, all at once or once more, and on."""
    episode, words = scene.episode, scene.words
    assert episode
    last = episode.whole or episode.chapter + 1 == episode.chapters
    onward = button(
        words("Go on") if last else words("Next"),
        classes="btn--primary",
        id="next",
        data_do="next",
        data_key="n",
        aria_keyshortcuts="n",
    )
    return parts.dock(
        False,
        words,
        h.div(".row.row--tale")[
            button(words("Back"), data_do="chapter-back") if episode.chapter else None,
            button(words("Replay"), data_do="replay")
            if last
            else button(words("All at once"), data_do="at-once"),
            onward,
        ],
    )
