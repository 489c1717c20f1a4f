"""The screens of Arkham Ritual: always drawn, never a control too many, never a card that is hidden."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from htpy import div

from engine.arkham_ritual import possible, sample
from engine.arkham_ritual.cards import BOX
from engine.arkham_ritual.scoring import verdicts
from engine.arkham_ritual.state import State
from engine.game import Event
from tests.engine.arkham_ritual.table import all_options, deal, let_go, play, walk
from tests.engine.arkham_ritual.unseen import position, redeal, steps
from tests.web.scenes import ENGLISH, ROOM, Page, scene, screens, seats
from tests.web.sound_html import assert_sound
from web.games.arkham_ritual import cards
from web.games.arkham_ritual.chances import chances
from web.games.arkham_ritual.log_reader import after_each_round, last_ending
from web.games.arkham_ritual.sentences import TELL
from web.worker.scene import Settings

OPTIONS = all_options()
GAMES = [(3 + number % 5, options, number) for number, options in enumerate(OPTIONS) if number % 4 == 0]


def finished(players: int, options: dict[str, Any], seed: int) -> tuple[State, list[Event]]:
    """A whole random game."""
    *_, (state, log, _) = walk(players, options, seed, taking=0.7)
    return state, log


@pytest.mark.parametrize(("players", "options", "seed"), GAMES)
def test_every_screen_of_a_game_is_drawn_and_offers_exactly_what_is_legal(
    players: int, options: dict[str, Any], seed: int
) -> None:
    rng = Random(seed)
    for state, log, _ in walk(players, options, seed, taking=0.6):
        if rng.random() < 0.98 and not state.over and state.phase != "orb":
            continue
        for seat in {rng.randrange(players), state.to_act or 0}:
            alone = rng.random() < 0.5
            for page in screens(scene(state, log, seat, alone=alone)):
                said = [action for action in page.all("data-action") if action.startswith(("peeked", "say"))]
                assert all(state.why_not(action) is None for action in said)
                actions = [action for action in page.all("data-action") if action not in said]
                expected = state.view(seat).legal if 'data-screen="table"' in page.html else ()
                assert sorted(actions) == sorted(expected)
                assert_sound(page)


def test_owning_up_is_in_the_menu_for_the_viewer_alone() -> None:
    state, log, _ = next(walk(5, {}, 1))
    for seat in range(5):
        page = Page(ROOM.draw("table", scene(state, log, seat)))
        assert [action for action in page.all("data-action") if "peeked" in action] == [f"peeked {seat}"]


def test_a_question_takes_the_place_of_the_choices() -> None:
    state = next(state for state, _, _ in walk(5, {}, 1) if state.phase == "receive")
    seat = state.to_act
    assert seat is not None
    page = Page(ROOM.draw("table", scene(state, [], seat, asking="take")))
    assert {"confirm-yes", "confirm-no"} <= set(page.all("data-do"))
    assert "take" not in page.all("data-action")
    assert ROOM.dangerous("take")
    assert not ROOM.dangerous("pass 2")


# Nothing hidden is shown


@pytest.mark.parametrize("seed", range(20))
def test_what_a_seat_cannot_see_changes_nothing_on_its_screens(seed: int) -> None:
    """The proof of test_non_interference, for the HTML: the round is dealt again and played alike."""
    rng = Random(seed)
    table = position(3 + seed % 5, rng.choice(OPTIONS), seed, length=rng.randrange(60))
    real = steps(table, table.decks[table.naive.round - 1])
    for seat in rng.sample(range(table.state.rules.players), 2):
        twins = steps(table, redeal(table, seat, rng))
        for (state, log), (twin, twin_log) in list(zip(real, twins, strict=True))[-2:]:
            shown, twin_shown = screens(scene(state, log, seat)), screens(scene(twin, twin_log, seat))
            assert [page.html for page in shown] == [page.html for page in twin_shown]
            view = state.view(seat)
            again = scene(state, log, seat)._replace(view=sample(view, rng).view(seat))
            assert Page(ROOM.draw("table", again)).html == shown[0].html
            if view.own is None and view.to_act is not None:
                assert state.held[seat].id not in shown[0].all("data-card")


@pytest.mark.parametrize("seed", range(10))
def test_a_round_end_shows_nothing_of_the_round_that_has_begun(seed: int) -> None:
    """It is looked at by all: whoever's log it is drawn from, it tells the same cards."""
    for state, log, _ in walk(5, {}, seed):
        if state.round == 2:
            pages = [Page(ROOM.draw("round-end", scene(state, log, seat, alone=False))) for seat in range(5)]
            shown = next(event for event in log if event.kind == "show").public["held"]
            assert all(sorted(page.all("data-card")) == sorted(shown) for page in pages)
            return


def test_hostile_names_are_only_text() -> None:
    names = ['<script>alert("1")</script>', "\"'><img src=x onerror=1>", "{who}", "%s", "&amp;"]
    for state, log, actions in walk(5, {}, 3):
        if len(actions) % 9 and not state.over:
            continue
        for page in screens(scene(state, log, 1, names=names)):
            tags = {tag for tag, _ in page.tags}
            assert not tags & {"script", "img"}
            assert not any("onerror" in attrs for _, attrs in page.tags)


# Odds


@pytest.mark.parametrize("seed", range(20))
def test_the_odds_are_what_the_rules_would_decide(seed: int) -> None:
    rng = Random(seed)
    table = position(3 + seed % 5, rng.choice(OPTIONS), seed, length=30)
    for seat in range(table.state.rules.players):
        view = table.state.view(seat)
        odds = possible(view)
        found = chances(view, odds)
        assert sum(chance.share for chance in found) == 1
        safe = sum(
            share
            for card, share in odds.items()
            if verdicts([held or card for held in view.held])[seat].survives
        )
        assert safe == sum(chance.share for chance in found if chance.fate == "safe")
        assert sorted(card.id for chance in found for card in chance.cards) == sorted(
            card.id for card in odds
        )


def test_the_odds_can_be_switched_off() -> None:
    state, log, _ = next(walk(5, {}, 1))
    on, off = (
        Page(ROOM.draw("table", scene(state, log, 0, settings=Settings(odds=odds)))) for odds in (True, False)
    )
    assert 'class="odds"' in on.html
    assert "odds-words" not in off.html
    assert len(off.all("data-value")) == len(on.all("data-value"))


def test_pencil_marks_show() -> None:
    state, log, _ = next(walk(5, {}, 1))
    page = Page(ROOM.draw("table", scene(state, log, 0, marks=frozenset({"orb"}))))
    marked = [attrs["data-value"] for _, attrs in page.tags if "is-marked" in (attrs.get("class") or "")]
    assert marked == ["orb"]
    assert page.text.count("(crossed out)") == 1


# Words


def test_every_kind_of_event_has_words() -> None:
    told = set()
    for players, options, seed in GAMES:
        _, log = finished(players, options, seed)
        for event in log:
            for seat in range(players):
                text = ROOM.sentence(event.seen_by(seat), seats(players), seat, ENGLISH)
                assert bool(text) is (event.kind != "deal")
                assert "{" not in text
        told |= {event.kind for event in log}
    assert told >= set(TELL) - {"wait", "say"}


def test_you_and_the_others_have_sentences_of_their_own() -> None:
    event = {"e": "pass", "rule": "§6-2", "who": 0, "to": 1}
    told = [ROOM.sentence(event, seats(3), seat, ENGLISH) for seat in range(3)]
    assert told == ["You pass the card to Bo.", "Ada passes you the card.", "Ada passes the card to Bo."]


def test_a_taken_card_is_named_to_all_but_its_holder() -> None:
    state = deal("idol-1 tome-1 gate-1 orb dagger-1", "chalice-cursed", seed=1)
    taken = next(event for event in play(state, "give 1, take") if event.kind == "take")
    told = [ROOM.sentence(taken.seen_by(seat), seats(5), seat, ENGLISH) for seat in (0, 1)]
    assert told == ["Bo takes the new card: a cursed chalice.", "You take the new card, unseen."]


# Ends


def ended(held: str, **options: Any) -> Page:
    """The end of a round in which nobody took a card."""
    begun = Event("round", "§5", {"round": 1, "active": 0})
    state = deal(held, seed=1, **options)
    return Page(ROOM.draw("round-end", scene(state, [begun, *let_go(state)], 0)))


def test_a_round_end_tells_who_holds_the_duplicate() -> None:
    page = ended("candelabra-1 candelabra-cursed idol-1 tome-1 gate-1")
    assert "2 do not survive. The loss is 2." in page.text
    assert "Candelabra, sane: Bo holds one too. §7-1" in page.text
    assert "Candelabra, cursed." in page.text
    assert "Idol, sane: nobody else holds one." in page.text


def test_a_round_end_tells_of_cultist_professor_student_and_investigator() -> None:
    assert (
        "with the Cultist at the table, a cursed card saves"
        in ended("cultist idol-cursed tome-1 gate-1 orb").text
    )
    mad = ended("professor idol-1 tome-1 gate-1 orb", zealot="professor")
    assert "with the Mad Professor at the table, only an artifact saves" in mad.text
    assert "loses only 1" in ended("student idol-1 tome-1 gate-1 orb", ally="student").text


def woken(**options: Any) -> Page:
    """The end of a round that a Gate ended."""
    for seed in range(200):
        for state, log, _ in walk(5, options, seed, taking=0.8):
            if any(event.kind == "wake" for event in log):
                return Page(ROOM.draw("round-end", scene(state, log, 0)))
    raise AssertionError("no Gate opened")


@pytest.mark.parametrize("old_one", ["cthulhu", "nyarlathotep", "yog-sothoth", "hastur", "mystery"])
def test_a_woken_old_one_is_told_instead(old_one: str) -> None:
    page = woken(old_one=old_one)
    assert "wakes." in page.text
    assert "§10-4" in page.text
    assert ("The Mystery is " in page.text) == (old_one == "mystery"), "as the card in the hand says"


@pytest.mark.parametrize("old_one", ["cthulhu", "nyarlathotep", "yog-sothoth", "hastur"])
def test_with_the_doom_track_its_spot_is_told_where_it_decides(old_one: str) -> None:
    decides = old_one in ("nyarlathotep", "hastur")
    assert ("Doom is " in woken(old_one=old_one, doom_track=True).text) == decides
    assert "Doom is " not in woken(old_one=old_one).text


def test_the_story_keeps_the_books() -> None:
    for players, options, seed in GAMES[:30]:
        state, log = finished(players, options, seed)
        seen: list[Any] = [event.seen_by(0) for event in log]
        ending = last_ending(seen, players)
        assert ending is not None
        assert ending.after == tuple(state.sanity) == after_each_round(seen, players)[-1]
        assert len(after_each_round(seen, players)) == state.round
        changed = {seat for seat in range(players) if ending.before[seat] != ending.after[seat]}
        assert changed == set(ending.losses)


def test_the_rules_name_every_card() -> None:
    text = Page(div("#root")[ROOM.rules(ENGLISH)]).text
    assert all(cards.name(card, ENGLISH) in text for card in BOX.values())
    assert "unofficial" in text
