"""The screens of Ritual: always drawn, never a control too many, never a colour that is hidden."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import pytest
from htpy import div

from engine.game import Event, Start
from engine.ritual import odds, sample
from engine.ritual.cards import BOX, CHANTS
from engine.ritual.state import State
from tests.engine.ritual.table import GAME, chant, draft, pick, start
from tests.engine.ritual.unseen import position, real, redeal, steps
from tests.web.scenes import ENGLISH, NAMES, Page, seats
from tests.web.sound_html import assert_sound
from tools import words as catalogues
from tools.rooms import folders
from web.games import ROOMS
from web.games.ritual.log_reader import gains_by_ritual, last_ending
from web.games.ritual.sentences import TELL, ending_name, result_name
from web.games.ritual.sheet import rounded
from web.games.ritual.table import Score, own_score
from web.worker.scene import LANGUAGES, AnyScene, Scene, Settings
from web.worker.words import Words

ROOM = ROOMS["ritual"]
GAMES = [(players, seed) for players in range(2, 6) for seed in range(3)]


def scene(
    state: State, log: Sequence[Event], seat: int, names: Sequence[str] = NAMES, **more: Any
) -> AnyScene:
    given: dict[str, Any] = {"settings": Settings(), "words": ENGLISH, **more}
    seen = tuple(event.seen_by(seat) for event in log)
    return Scene(view=state.view(seat), seats=seats(state.players, names), log=seen, **given)


def walk(players: int, seed: int, bold: float = 0.4) -> Iterator[tuple[State, list[Event]]]:
    """A random game: before each action, and at its end."""
    rng, log = Random(seed), list[Event]()
    state = GAME.start(Start(players, seed=seed), log)
    assert isinstance(state, State)
    while True:
        yield state, log
        if not state.legal():
            return
        state.apply(pick(state, rng, bold), log)


def screens(drawn: AnyScene) -> list[Page]:
    """Every screen that fits the position."""
    found = [ROOM.draw("game-over", drawn) if drawn.view.phase == "over" else ROOM.draw("table", drawn)]
    if any(ROOM.ends_round(event) for event in drawn.log):
        found += [ROOM.draw("round-end", drawn._replace(fresh=fresh)) for fresh in (False, True)]
    return [Page(element) for element in found]


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_every_screen_of_a_game_is_drawn_and_offers_exactly_what_is_legal(players: int, seed: int) -> None:
    rng = Random(seed)
    for state, log in walk(players, seed):
        if rng.random() < 0.9 and not state.over:
            continue
        for seat in {rng.randrange(players), state.to_act or 0}:
            for page in screens(scene(state, log, seat, alone=rng.random() < 0.5)):
                expected = state.view(seat).legal if 'data-screen="table"' in page.html else ()
                assert sorted(page.all("data-action")) == sorted(expected)
                assert_sound(page)


def test_a_question_shows_what_it_asks_about() -> None:
    state = start("r1g4", "y3r3", altar="g")
    draft(state)
    page = Page(ROOM.draw("table", scene(state, [], 0, asking="chant r1g4 g")))
    assert {"confirm-yes", "confirm-no"} <= set(page.all("data-do"))
    assert "Chant Green 4" in page.text
    assert "Red 1 away from the altar" in page.text
    chosen = [attrs["data-action"] for tag, attrs in page.tags if "is-on" in str(attrs.get("class"))]
    assert chosen == ["chant r1g4 g"]
    pressed = [attrs["data-action"] for _, attrs in page.tags if attrs.get("aria-pressed") == "true"]
    assert pressed == chosen
    assert ROOM.dangerous("chant r1g4 g")
    assert not ROOM.dangerous("draft 1")


def test_cards_with_an_end_in_common_are_told_apart() -> None:
    state = start("r2g3 y2r2", "y3r3", altar="g")
    draft(state)
    page = Page(ROOM.draw("table", scene(state, [], 0)))
    assert "2Red: chant this end; the other is Green 3" in page.text
    assert "2Red: chant this end; the other is Yellow 2" in page.text


# Nothing hidden is shown


@pytest.mark.parametrize("seed", range(16))
def test_what_a_seat_cannot_see_changes_nothing_on_its_screens(seed: int) -> None:
    """The proof of test_non_interference, for the HTML: the ritual is dealt again and played alike."""
    rng = Random(seed)
    table = position(2 + seed % 4, seed, length=rng.randrange(70))
    as_it_was = steps(real(table))
    for seat in rng.sample(range(table.players), 2):
        twins = steps(redeal(table, seat, rng))
        for (state, told, log), (twin, _, twin_log) in list(zip(as_it_was, twins, strict=True))[-2:]:
            here, there = scene(state, log[:told], seat), scene(twin, twin_log[:told], seat)
            shown = [page.html for page in screens(here)]
            assert shown == [page.html for page in screens(there)]
            if state.to_act is not None:
                again = here._replace(view=sample(here.view, rng).view(seat))
                assert Page(ROOM.draw("table", again)).html == shown[0]


@pytest.mark.parametrize("seed", range(6))
def test_no_card_is_named_but_the_own_and_what_was_turned_up(seed: int) -> None:
    """The slips of the sheet apart, where all 30 stand."""
    for number, (state, log) in enumerate(walk(2 + seed % 4, seed)):
        if number % 5 == seed % 5 and not state.over:
            seat = number % state.players
            view = state.view(seat)
            page = Page(ROOM.draw("table", scene(state, log, seat)))
            laid = view.laid[seat]
            own = {card.id for card in view.hand} | ({laid.chant.card.id} if laid and laid.chant else set())
            assert set(page.all("data-card")) == own


@pytest.mark.parametrize("seed", range(6))
def test_a_round_end_is_the_same_for_all_and_shows_nothing_of_the_next(seed: int) -> None:
    ended = 0
    for state, log in walk(4, seed):
        reveals = sum(event.kind == "reveal" for event in log)
        if reveals == ended:
            continue
        ended = reveals
        texts = set()
        for seat in (0, 1 + ended % 3):
            seen = scene(state, log, seat, alone=False)
            page = Page(ROOM.draw("round-end", seen))
            ending = last_ending(seen.log)
            assert ending
            cards = [chanted.card.id for chanted in ending.chants if chanted]
            assert sorted(page.all("data-card")) == sorted(cards)
            texts.add("".join(sorted(page.text)))
        assert len(texts) == 1, "only the order of the seats differs"


@pytest.mark.parametrize("language", LANGUAGES)
def test_you_go_mad_and_somebody_else_goes_mad(language: str) -> None:
    words, found = Words(language), set()
    for state, log in walk(3, 2, bold=1):
        seen = scene(state, log, 0, words=words)
        ending = last_ending(seen.log)
        for who in ending.mad if ending else ():
            for alone in (True, False):
                verdict = str(ROOM.draw("round-end", seen._replace(alone=alone))).split(
                    f'id="verdict-{who}"'
                )[1]
                word = words("go mad") if alone and who == 0 else words("goes mad")
                assert verdict.split("</h3>")[0].endswith(f">{word}</span>")
            found.add(who)
    assert 0 in found
    assert len(found) > 1


def test_hostile_names_are_only_text() -> None:
    names = ['<script>alert("1")</script>', "\"'><img src=x onerror=1>", "{who}", "%s", "&amp;"]
    for number, (state, log) in enumerate(walk(5, 3)):
        if number % 9 and not state.over:
            continue
        for page in screens(scene(state, log, 1, names=names)):
            tags = {tag for tag, _ in page.tags}
            assert not tags & {"script", "img"}
            assert not any("onerror" in attrs for _, attrs in page.tags)


# The play sheet


def test_the_odds_are_the_engine_s_and_can_be_switched_off() -> None:
    state = start("r1g4 g2y3", "r4g1 y2r3", "g1y4", altar="g")
    draft(state)
    chant(state, "r1g4:g", "r4g1:r")
    view = state.view(2)
    on, off = (
        Page(ROOM.draw("table", scene(state, [], 2, settings=Settings(odds=shown))))
        for shown in (True, False)
    )
    first = odds.laid(view)[0]
    assert first
    told = "".join(
        f"{name}{rounded(first[colour])}%"
        for colour, name in zip("rgy", ("Red", "Green", "Yellow"), strict=True)
    )
    assert f"Ada 4{told}" in on.text
    assert "%" not in off.text
    assert on.all("data-value") == off.all("data-value")


@pytest.mark.parametrize("seed", range(4))
def test_the_odds_of_hands_depend_on_the_back_alone(seed: int) -> None:
    """Why the sheet has one row for each back, and not one for each hand."""
    for state, _ in walk(3 + seed % 3, seed):
        view = state.view(0)
        unseen = odds.unseen(view)
        for seat, ends in enumerate(odds.hands(view)):
            for (back, points), chance in ends.items() if seat else ():
                assert chance == odds.end(unseen[back], points)


def test_rounding_never_says_what_is_not_sure() -> None:
    from fractions import Fraction

    assert [rounded(Fraction(*share)) for share in ((0, 1), (1, 999), (1, 3), (998, 999), (1, 1))] == [
        0, 1, 33, 99, 100,
    ]  # fmt: skip


def test_pencil_marks_show() -> None:
    state, log = next(walk(3, 1))
    page = Page(ROOM.draw("table", scene(state, log, 0, marks=frozenset({"r1g4"}))))
    marked = [attrs["data-value"] for _, attrs in page.tags if "is-marked" in (attrs.get("class") or "")]
    assert marked == ["r1g4"]
    assert page.text.count("(crossed out)") == 1


# Words


def test_every_kind_of_event_has_words() -> None:
    told = set()
    for players, seed in GAMES:
        for bold in (0.1, 0.9):
            *_, (_, log) = walk(players, seed, bold)
            for event in log:
                for seat in range(players):
                    text = ROOM.sentence(event.seen_by(seat), seats(players), seat, ENGLISH)
                    assert bool(text) is (event.kind != "look" or event.public["who"] == seat)
                    assert "{" not in text
            told |= {event.kind for event in log}
    assert told >= set(TELL) - {"wait", "reshuffle"}


def test_you_alone_are_told_the_colour() -> None:
    state = start("r1g4", "y3r3", altar="g")
    draft(state)
    [event] = chant(state, "r1g4:g")
    told = [ROOM.sentence(event.seen_by(seat), seats(2), seat, ENGLISH) for seat in range(2)]
    assert told == ["You chant Green 4.", "Ada lays a card face down: 4 to the altar."]
    assert not ROOM.tells(event), "so it can be taken back"


def test_a_void_ritual_is_played_again_by_that_name() -> None:
    for seed in range(40):
        for state, log in walk(2, seed, bold=1):
            last = [event for event in log if event.kind in ("ritual-end", "reveal")][-1:]
            if last and last[0].public.get("why") == "void":
                page = Page(ROOM.draw("round-end", scene(state, log, 0)))
                assert "is void" in page.text
                assert f"Ritual {last[0].public['ritual']} again" in page.text
                return
    raise AssertionError("nobody went mad together")


def test_minus_points_beyond_madness_are_not_told_as_a_share_of_it() -> None:
    assert "4 of 5 minus points" in Page(str(own_score(Score(0, 4, 0), ENGLISH))).text
    assert "6 minus points" in Page(str(own_score(Score(-6, 6, 0), ENGLISH))).text


def reveal(*ends: str, altar: str = "g") -> Page:
    """The reveal of one round with these chants."""
    state = start(*(end.split(":")[0] for end in ends), altar=altar + "ry")
    log: list[Event] = []
    draft(state, log)
    log += chant(state, *ends)
    return Page(ROOM.draw("round-end", scene(state, log, 0)))


@pytest.mark.parametrize(
    ("ends", "name", "why"),
    [
        (("r1g4:g", "g1y4:g", "r2g2:g"), "Smooth", "as everyone did"),
        (("r1g4:g", "g1y4:g", "r2g2:r"), "Wicked deed", "Strayed, and not too many did."),
        (("r1g4:g", "g1y4:y", "r2g2:r"), "Vortex of madness", "as too many did"),
        (("r1g4:r", "y1r4:r", "r2g2:r"), "Unconscious accord", "the same colour as everyone"),
        (("r1g4:r", "g1y4:y", "r2g2:r"), "Vortex of madness", "each their own way"),
    ],
)
def test_the_five_results_are_named_and_explained(ends: tuple[str, ...], name: str, why: str) -> None:
    page = reveal(*ends)
    assert name in page.text
    assert why in page.text
    assert "§3-3" in page.text
    assert sorted(page.all("data-card")) == sorted(end.split(":")[0] for end in ends)


def test_the_rulebook_s_own_names_in_japanese() -> None:
    names = {result_name(case, ENGLISH) for case in ("smooth", "wicked", "vortex", "accord", "all-mad")}
    names |= {ending_name(kind, ENGLISH) for kind in ("masterly", "fine")} | {"Madness"}
    catalogue = catalogues.read("ja", folders()["ritual"])
    told = {str(catalogue[name].string) for name in names}
    assert told == {"順調", "邪悪な行い", "狂気の渦", "無意識なる一致", "発狂", "熟達した詠唱", "優秀な術者"}


def test_the_story_keeps_the_books() -> None:
    for players, seed in GAMES:
        *_, (state, log) = walk(players, seed)
        seen: list[Any] = [event.seen_by(0) for event in log]
        ending = last_ending(seen)
        assert ending
        assert ending.points == tuple(state.points)
        assert ending.chants == state.rounds[-1].chants
        assert ending.result == state.rounds[-1].result
        gains = gains_by_ritual(seen)
        assert [sum(each) for each in zip(*gains, strict=True)] == state.contribution


def test_the_rules_show_every_card() -> None:
    page = Page(div("#root")[ROOM.rules(ENGLISH)])
    assert sorted(page.all("data-card")) == sorted(BOX)
    assert "unofficial" in page.text
    assert len(CHANTS) == 60
