"""Cards and piles that are read: in every language and position, and never more than the viewer knows."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

from engine.arkham_ritual.cards import BOX as ARKHAM_BOX
from engine.ritual.cards import BOX as RITUAL_BOX
from tests.engine.arkham_ritual import unseen as arkham
from tests.engine.arkham_ritual.table import all_options, walk
from tests.engine.ritual import unseen as ritual
from tests.toy import room as toy
from tests.web import stub
from tests.web.playing import giving
from tests.web.ritual.test_screens import scene as ritual_scene
from tests.web.ritual.test_screens import walk as ritual_walk
from tests.web.scenes import Page, scene
from tests.web.sound_html import assert_sound
from web.games import ROOMS
from web.worker.pages.reading import ReadingPage
from web.worker.reading import Reading
from web.worker.scene import LANGUAGES, AnyScene, Seat, Settings
from web.worker.screens.reading import reading_drawer
from web.worker.words import Words

ARKHAM, RITUAL = ROOMS["arkham-ritual"], ROOMS["ritual"]
OPTIONS = all_options()
PILES = {
    "arkham-ritual": ("deck", "gone", "own", "offered"),
    "ritual": ("altar", "turned", *(f"{kind} {n}" for kind in ("hand", "laid", "set") for n in range(5))),
}
CARDS = {"arkham-ritual": tuple(ARKHAM_BOX), "ritual": tuple(RITUAL_BOX)}


PLAYED: dict[str, Callable[[int, int], tuple[Any, Any]]] = {
    "arkham-ritual": lambda players, seed: (scene, walk(players, _options(seed), seed, taking=0.6)),
    "ritual": lambda players, seed: (ritual_scene, ritual_walk(players, seed)),
}
"""A random game, and how its positions become scenes."""


def _options(seed: int) -> dict[str, Any]:
    return OPTIONS[seed * 9 % len(OPTIONS)]


def drawn(told: Reading | None, words: Words) -> Page | None:
    return told and Page(reading_drawer(told, 1, False, words))


def everything(game: str, at: AnyScene, screen: str = "table") -> dict[str, str]:
    """All that can be read at a position, as HTML."""
    found = {}
    for what in (*CARDS[game], *PILES[game]):
        page = drawn(ROOMS[game].reading(what, screen, at), at.words)
        if page is not None:
            found[what] = page.html
    return found


def positions(game: str, language: str) -> Iterator[AnyScene]:
    """Some positions of random games, as the one to act and somebody else see them."""
    more = {"words": Words(language)}
    for number in range(10):
        players = 2 + number % 4 if game == "ritual" else 3 + number % 5
        drawing, play = PLAYED[game](players, number)
        for place, (state, log, *_) in enumerate(play):
            if state.to_act is not None and (place + number) % 37 in (0, 5):
                yield drawing(state, log, state.to_act, **more)
                yield drawing(state, log, (state.to_act + 1) % players, **more)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", CARDS)
def test_every_card_and_pile_has_its_sentences_in_every_language(game: str, language: str) -> None:
    read: dict[str, int] = {}
    sentences: set[str] = set()
    for at in positions(game, language):
        for what in (*CARDS[game], *PILES[game]):
            told = ROOMS[game].reading(what, "table", at)
            if told is None:
                continue
            read[what] = read.get(what, 0) + 1
            assert told.title
            assert all(told.rule)
            assert told.now or what not in CARDS[game]
            said = (*told.rule, *(text for line in told.now for text in line))
            assert not any("{" in text for text in said)
            sentences.update(said)
            over = reading_drawer(told, 1, False, at.words)
        assert_sound(Page(ROOMS[game].draw("table", at._replace(over=over))))
    assert {*read} >= {*CARDS[game]}
    assert {what.split()[0] for what in read} >= {what.split()[0] for what in PILES[game]}
    if language != "en":
        english = _rules_in_english(game)
        assert not {text for text in sentences & english if text and not text[0].isdigit()}


@cache
def _rules_in_english(game: str) -> frozenset[str]:
    found = (ROOMS[game].reading(what, "table", at) for at in positions(game, "en") for what in CARDS[game])
    return frozenset(text for told in found if told for text in told.rule)


# No leak


def test_what_a_seat_cannot_see_changes_nothing_that_it_reads() -> None:
    changed = 0
    for seed in range(8):
        table = arkham.position(
            3 + seed % 5, arkham.OPTIONS[seed * 7 % len(arkham.OPTIONS)], seed, 8 + seed * 2
        )
        state, log = arkham.steps(table, table.decks[table.naive.round - 1])[-1]
        for seat in range(state.rules.players):
            twin, twin_log = arkham.steps(table, arkham.redeal(table, seat, Random(seed)))[-1]
            changed += twin.held[seat] is not state.held[seat]
            real, other = scene(state, log, seat), scene(twin, twin_log, seat)
            assert everything("arkham-ritual", real) == everything("arkham-ritual", other)
            assert str(ARKHAM.draw("table", real)) == str(ARKHAM.draw("table", other))
    assert changed > 15


def test_what_a_seat_cannot_see_changes_nothing_that_it_reads_in_ritual() -> None:
    changed = 0
    for seed in range(8):
        table = ritual.position(2 + seed % 4, seed, 6 + seed * 4)
        state, length, log = ritual.steps(ritual.real(table))[-1]
        for seat in range(state.players):
            twin, twin_length, twin_log = ritual.steps(ritual.redeal(table, seat, Random(seed)))[-1]
            changed += twin.hands != state.hands
            real = ritual_scene(state, log[:length], seat)
            other = ritual_scene(twin, twin_log[:twin_length], seat)
            assert everything("ritual", real) == everything("ritual", other)
    assert changed > 10


def test_at_a_rounds_end_only_what_was_shown_is_read() -> None:
    """The next round is dealt already: none of it can be read."""
    table, _ = stub.start("pbb", "3")
    reply = next(reply for reply in stub.play(table, table.reply(), 3) if reply.screen == "round-end")
    assert table.match
    assert table.play
    at = table.play.scene(table)
    shown = next(event["held"] for event in reversed(at.log) if event["e"] == "show")
    assert set(everything("arkham-ritual", at, "round-end")) == set(shown)
    assert reply.screen == "round-end"


# On the stack


def test_a_card_is_read_over_the_table_and_nothing_goes_on_meanwhile() -> None:
    table, reply = giving("pbb")
    assert table.match
    card = next(card.id for card in table.match.view.held if card)
    actions = len(table.match.actions)
    reply = table.send({"do": "read", "value": card})
    assert isinstance(table.top, ReadingPage)
    assert (reply.screen, reply.wait) == ("table", None)
    assert table.send({"do": "tick"}).wait is None
    assert len(table.match.actions) == actions
    table.send({"do": "close"})
    assert not isinstance(table.top, ReadingPage)


def test_the_pencil_is_in_the_reading_and_closes_it_all() -> None:
    table, _ = giving("pbb")
    assert table.match
    table.send({"do": "read", "value": "deck"})
    table.send({"do": "read", "value": "orb"})
    assert [page.depth for page in table.pages if isinstance(page, ReadingPage)] == [1, 2]
    table.send({"do": "mark", "value": "orb"})
    assert table.match.marks[0] == {"orb"}
    assert not any(isinstance(page, ReadingPage) for page in table.pages)


@pytest.mark.parametrize("what", ["", "nothing", "hand 7", "own card", "mystery", "deck "])
def test_what_is_not_there_cannot_be_read(what: str) -> None:
    table, _ = giving("pbb")
    table.send({"do": "read", "value": what})
    assert not any(isinstance(page, ReadingPage) for page in table.pages)


def test_while_the_device_is_handed_over_nothing_can_be_read() -> None:
    table, reply = stub.start("ppp")
    assert reply.screen == "handover"
    table.send({"do": "read", "value": "deck"})
    assert not any(isinstance(page, ReadingPage) for page in table.pages)


def test_an_action_closes_what_is_read() -> None:
    table, _ = giving("ppp")
    assert table.match
    table.send({"do": "read", "value": "deck"})
    reply = table.send({"do": "act", "action": table.match.state.legal()[0]})
    assert reply.screen == "handover"
    assert not any(isinstance(page, ReadingPage) for page in table.pages)


def test_any_game_can_be_read() -> None:
    """The toy's things, by the house's own drawer."""
    view: Any = type("View", (), {"packs": (("rope", "oil"), ("oil",))})()
    at: Any = type("Scene", (), {"view": view, "seats": (Seat("Ann"), Seat("Bo"))})()
    page = drawn(toy.Room().reading("oil", "table", at), Words("en"))
    assert page
    assert "Carried by Ann and Bo." in page.text
    assert toy.Room().reading("sword", "table", at) is None


# What is told


def test_a_gate_tells_what_it_would_wake() -> None:
    """As a sentence about those at the table, and the same in the banner."""
    found = 0
    for number, options in enumerate(all_options()):
        for state, log, _ in walk(5, options, number, taking=0.5):
            if state.to_act is None:
                continue
            at = scene(state, log, 0, settings=Settings())
            held = {card.id: seat for seat, card in enumerate(at.view.held) if card}
            gate = next((name for name in ("gate-1", "gate-2") if name in held), None)
            if gate is None or "cthulhu" not in held:
                continue
            found += 1
            names = [seat.name for seat in at.seats]
            when, then = f"If {names[held[gate]]} swaps", f"everyone but {names[held['cthulhu']]} loses 4."
            told = ARKHAM.reading(gate, "table", at)
            assert told
            assert any(line.when.startswith(when) and line.then.endswith(then) for line in told.now)
            page = Page(ARKHAM.draw("table", at))
            assert then in page.text[page.text.index(f"{when} the Gate away:") :]
            break
    assert found > 2
