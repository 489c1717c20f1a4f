"""A finished game, looked at again: a pure function of record, step and eyes; nothing of it can be played."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.bots.bot import Bot, Opinion, Opinions
from engine.finished import GoesOn
from engine.record import Record, write
from tests.playthrough import PLAYED, Played, record_of, recorded
from tests.web import stub
from tests.web import test_real as real
from tests.web.scenes import Page
from tests.web.test_thinking import Ticking
from web import app, inbox
from web.games import ROOMS
from web.review import SELVES, Review, of_link
from web.scene import LANGUAGES, Seat, Settings
from web.table import Reply, Table
from web.words import Words

ENGLISH = Words("en")
GAMES = {played.file.stem: recorded(played.file) for played in PLAYED}
SOME = ("arkham-ritual-4", "ritual-3")
PLAYABLE = {"mark", "undo", "hint", "confirm-yes", "next-round", "ready", "rematch"}
named = pytest.mark.parametrize("name", GAMES)


def reviewed(name: str, step: int = 0) -> Review:
    review = of_link(GAMES[name], step, ROOMS, "https://x.example/")
    review.whole = True
    return review


def html(review: Review, words: Words = ENGLISH) -> str:
    return str(review.draw(words, Settings())[1])


def table_of(record: Record, step: int | None = None) -> tuple[Table, Reply]:
    table = real.table()
    reply = table.open({"saves": [], "link": f"#{inbox.address(record, step)}"}, "en")
    assert "moment" not in str(reply.html), "the step comes first"
    assert reply.wait == 0
    return table, table.send({"do": "tick"})


# A function of record, step and eyes


WAYS = ("first", "back", "forward", "last", "round-back", "round-on", "7", "21", "play", "pause", "tick")


@settings(max_examples=40, deadline=None)
@given(
    st.sampled_from(SOME),
    st.lists(st.sampled_from((*WAYS, *(f"eyes {who}" for who in ("all", 0, 1, 2)))), max_size=12),
)
def test_it_never_matters_how_one_came_to_a_step(name: str, ways: list[str]) -> None:
    table, _ = table_of(GAMES[name])
    table.bots = {ROOMS[GAMES[name].game].id: {"plain": Fond()}}
    for way in ways:
        verb, _, value = way.partition(" ")
        message = {"do": "eyes", "value": value} if verb == "eyes" else {"do": "go", "value": way}
        table.send({"do": "tick"} if way == "tick" else message)
    review = table.reviewing
    assert review
    review.playing = False
    fresh = reviewed(name, review.step)
    fresh.eyes, fresh.page = review.eyes, review.page
    fresh.advisor.opinions.update(review.advisor.opinions)
    assert html(fresh) == html(review)


@pytest.mark.parametrize("name", SOME)
def test_back_and_forth_gives_the_same_at_every_step(name: str) -> None:
    review = reviewed(name)
    there = []
    for _ in range(review.game.last + 1):
        there.append(html(review))
        review._go("forward")
    assert len(set(there)) == len(there)
    for drawn in reversed(there):
        assert html(review) == drawn
        review._go("back")
    assert [html(reviewed(name, step)) for step in range(len(there))] == there


class Fond(Bot[Any]):
    """Thinks in three slices, likes the last action best; remembers what it was shown."""

    level, slices = "plain", 3

    def __init__(self) -> None:
        self.views: list[Any] = []

    def think(self, view: Any, rng: Random) -> Iterator[Opinions]:
        self.views.append(view)
        facts = {"survival": 0.5, "sanity": -1.0, "points": 0.0, "madness": 0.0, "contribution": 0.0}
        while True:
            yield tuple(Opinion(action, float(number), facts) for number, action in enumerate(view.legal))


def test_what_is_thought_depends_on_the_step_alone() -> None:
    ways = ([], ["forward", "back"], ["last", "7", "first"])
    told = []
    for way in ways:
        table, _ = table_of(GAMES["ritual-3"])
        table.timer = Ticking(0.005 * (1 + len(way)))
        for where in way:
            table.send({"do": "tick"})
            table.send({"do": "go", "value": where})
        reply = table.send({"do": "go", "value": "7"})
        while reply.wait == 0:
            reply = table.send({"do": "tick"})
        told.append(reply.html)
    assert told[0] == told[1] == told[2]
    assert "chosen" in str(told[0])


# Links


@named
def test_every_step_of_every_playthrough_opens_by_its_link(name: str) -> None:
    record = GAMES[name]
    languages = sorted(LANGUAGES)
    told = inbox.address(record)
    table, reply = table_of(record)
    for step in range(len(record.actions) + 1):
        words = languages[step % len(languages)]
        table.send({"do": "language", "value": words})
        reply = table.send({"do": "link", "value": f"#{told}&t={step}"})
        assert (reply.screen, reply.address, reply.language) == ("review", f"{told}&t={step}", words)
        assert (reply.keep, reply.game) == (None, None)
        for eyes in ("all", str(step % len(record.players))):
            drawn = str(table.send({"do": "eyes", "value": eyes}).html)
            assert "data-action" not in drawn
            assert not PLAYABLE & set(re.findall(r' data-do="([^"]*)"', drawn))
            ids = re.findall(r' id="([^"]*)"', drawn)
            assert len(ids) == len(set(ids)), sorted(id for id in ids if ids.count(id) > 1)


@pytest.mark.parametrize(
    "turn", ["", "&t=99999", "&t=-1", "&t=x", "&t=٣", "&t=", "&t=1e1", "&t=999999999999"]
)
def test_a_turn_that_makes_no_sense_is_the_beginning(turn: str) -> None:
    table = real.table()
    reply = table.open({"saves": [], "link": f"#{inbox.address(GAMES['ritual-2'])}{turn}"}, "en")
    assert (reply.screen, reply.address[-4:]) == ("review", "&t=0")


@pytest.mark.parametrize(
    "message",
    [
        *(
            {"do": "go", "value": value}
            for value in ("-1", "100000", "٣", "x", "", "9" * 5000, "1.5", None, 7)
        ),
        *({"do": "eyes", "value": value} for value in ("3", "-1", "x", "", None, 0)),
        *(
            {"do": name, "value": "1"}
            for name in ("act", "mark", "hint", "undo", "rematch", "start", "share")
        ),
        {"do": "act", "action": "take"},
        {"do": "continue", "value": "x", "save": "{}"},
    ],
)
def test_what_makes_no_sense_changes_nothing(message: dict[str, Any]) -> None:
    table, before = table_of(GAMES["ritual-3"], 5)
    after = table.send(message)
    assert after.html == before.html
    assert (after.screen, after.keep, after.game) == ("review", None, None)


def test_the_link_on_the_screen_leads_to_this_very_screen() -> None:
    table, _ = table_of(GAMES["arkham-ritual-3"])
    table.page = ""
    reply = table.send({"do": "go", "value": "33"})
    (link,) = re.findall(r'id="review-link"[^>]*value="([^"]*)"', str(reply.html))
    other = real.table()
    other.open({"saves": [], "link": link.replace("&amp;", "&")}, "en")
    again = other.send({"do": "tick"})
    assert (again.html, again.address) == (reply.html, reply.address)


def test_names_in_a_link_are_only_names() -> None:
    evil = ("<script>alert(1)</script>", "\"'><img src=x>", "{n} %s {0}")
    record = GAMES["arkham-ritual-3"]
    table, _ = table_of(Record(record.game, evil, record.options, record.seed, actions=record.actions))
    for step in range(0, len(record.actions) + 1, 3):
        page = Page(table.send({"do": "go", "value": str(step)}).html)
        assert not {"script", "img"} & {tag for tag, _ in page.tags}
        assert "{n} %s {0}" in page.text


# A game in progress


def test_a_game_in_progress_cannot_be_reviewed() -> None:
    for length in (0, 5, 40):
        record = GAMES["arkham-ritual-3"]
        begun = Record(
            record.game, record.players, record.options, record.seed, actions=record.actions[:length]
        )
        with pytest.raises(GoesOn):
            of_link(begun, 0, ROOMS, "")
    table, reply = stub.start("pbb")
    for reply in stub.play(table, reply, 4):  # noqa: B020
        if reply.screen == "game-over":
            break
        assert table.send({"do": "review"}).screen == reply.screen
        assert table.reviewing is None


def test_a_save_that_goes_on_goes_on() -> None:
    table, device, _ = kept("pbb", whole=False)
    reply = stub.load(table, device, table.send({"do": "review", "value": next(iter(device.saves))}))
    assert reply.screen == "table"
    assert table.reviewing is None


# Whence and whither


def kept(kinds: str, whole: bool = True) -> tuple[Table, stub.Device, Reply]:
    """In the lobby, with a game that is kept."""
    table, reply = stub.start(kinds)
    device = stub.Device()
    for number, reply in enumerate(stub.play(table, reply, 4)):  # noqa: B020
        device.store(reply)
        if number == 3 and not whole:
            break
    return table, device, device.store(table.send({"do": "to-lobby"}))


def test_from_the_end_of_a_game_and_back() -> None:
    table, reply = stub.start("pbb")
    *_, last = stub.play(table, reply, 4)
    opened = table.send({"do": "review"})
    assert (opened.screen, opened.game, opened.address) == ("review", last.game, "")
    assert table.reviewing
    assert (table.reviewing.you, table.reviewing.eyes, table.reviewing.step) == (0, 0, 0)
    assert "You decide" in str(table.send({"do": "go", "value": str(table.reviewing._own[0])}).html)
    assert table.send({"do": "leave"}).html == last.html


def test_from_the_list_and_back_nothing_is_changed() -> None:
    table, device, lobby = kept("ppp")
    id = next(iter(device.saves))
    before = dict(device.saves)
    opened = stub.load(table, device, table.send({"do": "review", "value": id}))
    assert (opened.screen, opened.game, opened.keep) == ("review", None, None)
    assert table.reviewing
    assert table.reviewing.eyes is None, "of several nobody is you"
    assert table.send({"do": "leave"}).html == lobby.html
    assert device.saves == before


def test_the_record_is_exported_and_the_rules_open_and_close() -> None:
    table, before = table_of(GAMES["ritual-2"], 3)
    assert table.send({"do": "export"}).export == ("ritual-record.json", write(GAMES["ritual-2"]))
    assert table.send({"do": "rules"}).screen == "rules"
    assert table.send({"do": "close"}).html == before.html
    assert table.send({"do": "to-lobby"}).screen == "lobby"


def test_somebody_else_s_you_is_a_player_with_a_number() -> None:
    assert {Words(language)("You") for language in LANGUAGES} == set(SELVES)
    record = GAMES["arkham-ritual-3"]
    for self in SELVES:
        other = Record(record.game, (self, "Bo", "Cy"), record.options, record.seed, actions=record.actions)
        review = of_link(other, 0, ROOMS, "")
        assert [seat.name for seat in review.called(ENGLISH)] == ["Player 1", "Bo", "Cy"]


# Who looks is "you"


def own(record: Record, you: int, name: str) -> Review:
    """A game of one's own, in which one was called so; at its end."""
    seats = [
        Seat(name) if place == you else Seat(other, "plain") for place, other in enumerate(record.players)
    ]
    names = tuple(seat.name for seat in seats)
    played = Record(record.game, names, record.options, record.seed, actions=record.actions)
    review = Review(played, seats, ROOMS[record.game], "", you, len(record.actions))
    review.whole = True
    return review


SHARED = record_of(Played("ritual", 3, 3, {}))
WON = {
    "arkham-ritual alone": (GAMES["arkham-ritual-3"], 1, "You keep your light."),
    "arkham-ritual shared": (GAMES["arkham-ritual-4"], 3, "You keep your light."),
    "ritual alone": (GAMES["ritual-4"], 3, "The old gods wake at your voice."),
    "ritual shared": (SHARED, 2, "The old gods wake at your voice, and not at yours alone."),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("won", WON)
def test_who_won_and_looks_is_you_whoever_s_eyes_they_look_with(won: str, language: str) -> None:
    record, you, headline = WON[won]
    words = Words(language)
    foreign = set(SELVES) - {words("You")}
    for name in ("Zed", *SELVES):
        review = own(record, you, name)
        for review.eyes in (None, *range(len(record.players))):
            drawn = html(review, words)
            told = re.findall(r"<(?:h2|p)\b[^>]*>([^<]+)", drawn.split('id="ending"')[1])
            assert told[0] == words(headline)
            assert not [text for text in told if "Zed" in text]
            assert not foreign & set(re.findall(r">([^<>]+)<", drawn)), "called so in another language"


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_lost_reads_the_winners_names_through_other_eyes(language: str) -> None:
    words = Words(language)
    review = own(GAMES["arkham-ritual-3"], 0, words("You"))
    wins = words.n("{names} keeps the light.", "{names} keep their light.", 1, names="Bo")
    assert words("Your light is out.") in html(review, words)
    review.eyes = 1
    assert wins in html(review, words)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("verb", ["give", "pass"])
def test_advice_to_others_calls_who_looks_you(verb: str, language: str) -> None:
    words = Words(language)
    review = own(GAMES["arkham-ritual-4"], 1, "Zed")
    game, action = review.game, f"{verb} 1"
    review.step = next(step for step in range(game.last) if action in game.choices(step))
    actor = game.actor(review.step)
    facts = {"survival": 0.5, "sanity": -1.0}
    review.advisor.opinions[review.step] = tuple(
        Opinion(choice, float(choice == action), facts) for choice in game.choices(review.step)
    )
    for review.eyes in (None, actor):
        advice = html(review, words).split('id="advice"')[1].split("</section>")[0]
        assert words("Give to you" if verb == "give" else "Pass to you") in advice
        assert "Zed" not in advice


# Steps


def test_rounds_are_stepped_through() -> None:
    review = reviewed("arkham-ritual-3", 30)
    assert review.rounds == (0, 20, 60, 67)
    seen = []
    for way in (
        "round-back",
        "round-back",
        "round-back",
        "round-on",
        "round-on",
        "round-on",
        "round-on",
        "back",
    ):
        review._go(way)
        seen.append(review.step)
    assert seen == [20, 0, 0, 20, 60, 67, 69, 68]


def test_it_plays_by_itself_to_the_end_and_can_be_paused() -> None:
    table, _ = table_of(GAMES["arkham-ritual-6"])
    table.send({"do": "eyes", "value": "1"})
    review = table.reviewing
    assert review
    reply = table.send({"do": "go", "value": "play"})
    waits = []
    for _ in range(10_000):
        if reply.wait is None:
            break
        waits.append(reply.wait)
        reply = table.send({"do": "tick"})
    assert review.step == review.game.last
    assert not review.playing
    assert len([wait for wait in waits if wait]) == review.game.last
    table.send({"do": "go", "value": "play"})
    assert (review.step, review.playing) == (0, True)
    assert table.send({"do": "go", "value": "pause"}).html
    assert not review.playing


def test_what_happens_is_announced_once() -> None:
    table, _ = table_of(GAMES["arkham-ritual-3"])
    told = table.send({"do": "go", "value": "forward"}).announce
    assert told
    assert table.send({"do": "eyes", "value": "1"}).announce == ""


# Whose eyes


def test_through_a_seat_s_eyes_its_own_card_is_hidden_as_it_was() -> None:
    review = reviewed("arkham-ritual-5")
    hidden = 0
    for step in range(0, review.game.last, 2):
        for seat in range(5):
            review.step, review.eyes = step, seat
            scene = review.scene(ENGLISH, Settings())
            opened = review.game.opened(step, seat)
            if scene.view.own is None:
                hidden += 1
                board = str(review.reviewer.table(scene)) + str(review.reviewer.hand(scene))
                assert f'data-card="{opened.own.id}"' not in board
    assert hidden > 100


def test_through_a_seat_s_eyes_only_its_own_cards_of_ritual_are_seen() -> None:
    review = reviewed("ritual-4")
    for step in range(review.game.last):
        review.step, review.eyes = step, step % 4
        scene = review.scene(ENGLISH, Settings())
        view = scene.view
        laid = view.laid[view.seat]
        own = {card.id for card in view.hand} | ({laid.chant.card.id} if laid else set())
        board = Page(str(review.reviewer.table(scene)) + str(review.reviewer.hand(scene)))
        assert set(board.all("data-card")) == own
        at = review.position(ENGLISH, Settings())
        assert (at.knows is None) == (at.chosen is None)
        assert at.chosen is None or at.actor == review.eyes


def test_all_cards_open_shows_all() -> None:
    review = reviewed("arkham-ritual-5", 12)
    held = {card.id for card in review.game.opened(12, 0).held}
    assert held <= set(Page(html(review)).all("data-card"))
    review = reviewed("ritual-5", 12)
    faces = {card.id for hand in review.game.opened(12, 0).faces for card in hand}
    assert faces <= set(Page(html(review)).all("data-card"))


# What the bot thinks


@pytest.mark.parametrize("name", SOME)
def test_the_bot_thinks_from_the_view_of_the_seat_that_decided(name: str) -> None:
    table, reply = table_of(GAMES[name])
    bot = Fond()
    table.bots = {GAMES[name].game: {"weak": Bot, "strong": bot}}  # type: ignore[dict-item]
    review = table.reviewing
    assert review
    while reply.wait == 0:
        reply = table.send({"do": "tick"})
    expected = [review.game.view(0, review.game.actor(0) or 0)]
    assert bot.views == expected, "with all cards open only this step's"
    reply = table.send({"do": "eyes", "value": "1"})
    while reply.wait == 0:
        reply = table.send({"do": "tick"})
    own = [step for step in review._decisions[1] if step]
    assert bot.views[1:] == [review.game.view(step, 1) for step in own]
    assert all(view.seat == 1 and view.to_act == 1 for view in bot.views[1:])
    doubts = [moment for moment in review.position(ENGLISH, Settings()).moments if moment.doubt]
    assert 0 < len(doubts) <= 3


def test_the_screen_never_waits_for_a_thought() -> None:
    table, reply = table_of(GAMES["arkham-ritual-5"])
    table.timer = Ticking(0.03)
    table.bots = {"arkham-ritual": {"plain": Fond()}}
    assert "The Occultist thinks" in str(reply.html)
    quiet = table.send({"do": "tick"})
    assert (quiet.html, quiet.screen, quiet.wait, quiet.keep) == (None, "review", 0, None)
    moved = table.send({"do": "go", "value": "forward"})
    assert moved.html
    assert table.reviewing
    assert not table.reviewing.advisor.opinions
    while moved.wait == 0:
        moved = table.send({"do": "tick"})
    assert [*table.reviewing.advisor.opinions] == [1]
    assert "What the Occultist thinks" in str(moved.html)


def test_the_first_table_waits_for_no_review_and_a_review_for_no_bot() -> None:
    asked = """
import sys
from web import app, inbox
from tests.playthrough import PLAYED, recorded
table = app.make_table()
table.open(None, "en")
table.send({"do": "start", "form": {}})
late = [name for name in sys.modules if name.startswith("web.") and ("review" in name or "course" in name)]
assert not late, late
table.send({"do": "link", "value": "#" + inbox.address(recorded(PLAYED[0].file))})
assert "web.review" in sys.modules
bots = [name for name in sys.modules if name.startswith("engine.bots.arkham_ritual")]
assert not bots, bots
"""
    subprocess.run([sys.executable, "-c", asked], check=True)


# What was decisive, and how everybody stood


def test_the_moments_of_a_game_in_words() -> None:
    told = [
        (moment.step, moment.text)
        for moment in reviewed("arkham-ritual-3").position(ENGLISH, Settings()).moments
    ]
    assert told[:5] == [
        (9, "Bo takes the Elder Sign for a cursed dagger, and is saved by it."),
        (12, "Cy takes a dagger for a candelabra, and is lost by it."),
        (19, "Round 1 ends: Cy −1."),
        (39, "In round 2: Cy −1."),
        (57, "Cy takes an idol for a cursed chalice, and is saved by it."),
    ]
    assert told[-1] == (68, "Cthulhu wakes: Ada −2, Bo −4, Cy −2.")
    told = [
        (moment.step, moment.text) for moment in reviewed("ritual-2").position(ENGLISH, Settings()).moments
    ]
    assert told == [
        (7, "Vortex of madness: Ada −1, Bo −3."),
        (9, "Mad: Bo. Ritual 1 ends: Ada +2."),
        (17, "Vortex of madness: Ada −3, Bo −3."),
        (19, "Mad: Ada, Bo. Ritual 2 is void."),
        (31, "Ritual 2 ends: Ada +1, Bo +2."),
        (39, "Ritual 3 ends: Ada +1, Bo +3."),
    ]


@pytest.mark.parametrize("name", [name for name in GAMES if name.startswith("arkham")])
def test_whatever_costs_sanity_is_a_moment(name: str) -> None:
    review = reviewed(name)
    views = [review.game.view(step, 0) for step in range(review.game.last + 1)]
    lost = {
        step
        for step, (view, after) in enumerate(pairwise(views))
        if any(now < before for now, before in zip(after.sanity, view.sanity, strict=True))
    }
    at = review.position(ENGLISH, Settings())
    assert {moment.step for moment in at.moments if moment.picture not in ("check", "cursed")} == lost
    course = at.course
    assert course
    assert [tuple(line[column] for line in course.values) for column in range(len(course.steps))] == [
        views[step].sanity for step in course.steps
    ]


@pytest.mark.parametrize("name", [name for name in GAMES if name.startswith("ritual")])
def test_whatever_ends_a_ritual_or_is_madness_is_a_moment(name: str) -> None:
    review = reviewed(name)
    views = [review.game.view(step, 0) for step in range(review.game.last + 1)]
    decisive = {
        step
        for step, (view, after) in enumerate(pairwise(views))
        if after.deals > view.deals or after.to_act is None or after.madness != view.madness
    }
    at = review.position(ENGLISH, Settings())
    assert {moment.step for moment in at.moments} == decisive
    assert at.course
    for column, step in enumerate(at.course.steps):
        if views[step].phase == "chant" and column not in at.course.begins:
            assert tuple(line[column] for line in at.course.values) == views[step].points


@named
def test_the_chart_says_the_same_in_figures(name: str) -> None:
    page = Page(html(reviewed(name)))
    course = reviewed(name).position(ENGLISH, Settings()).course
    assert course
    lines = [attrs for tag, attrs in page.tags if tag == "polyline"]
    assert len(lines) == len(course.values) * len(course.begins)
    for head in course.heads:
        assert head in page.text


def test_the_real_bots_have_something_to_say() -> None:
    table = app.make_table()
    table.timer = lambda: 0.0
    for name in SOME:
        reply = table.send({"do": "link", "value": f"#{inbox.address(GAMES[name], 6)}"})
        while reply.wait == 0:
            reply = table.send({"do": "tick"})
        assert "What the Occultist thinks" in str(reply.html)
        assert 'class="chosen"' in str(reply.html)
