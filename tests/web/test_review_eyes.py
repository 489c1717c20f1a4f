"""A finished game, looked at again: who looks, whose eyes, what a bot thinks of it, what was decisive."""

from __future__ import annotations

import re
import subprocess
import sys
from itertools import pairwise

import pytest

from engine.bots.bot import Bot, Opinion
from engine.record import Record
from tests.playthrough import Played, record_of
from tests.web import stub
from tests.web.playing import Ticking
from tests.web.reviewed import ENGLISH, GAMES, SOME, Fond, html, named, reviewed, table_of
from tests.web.scenes import Page
from web.games import ROOMS
from web.worker import app
from web.worker.pages.review import ReviewPage
from web.worker.review_model import SELVES
from web.worker.saves import imports
from web.worker.scene import LANGUAGES, Seat, Settings
from web.worker.words import Words

# Who looks is "you"


def own(record: Record, you: int, name: str) -> ReviewPage:
    """A game of one's own, in which one was called so; at its end."""
    seats = [
        Seat(name) if place == you else Seat(other, "plain") for place, other in enumerate(record.players)
    ]
    names = tuple(seat.name for seat in seats)
    played = Record(record.game, names, record.options, record.seed, actions=record.actions)
    review = ReviewPage(played, seats, ROOMS[record.game], "", you, len(record.actions))
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
    review = stub.reviewing(table)
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
    review = stub.reviewing(table)
    assert review
    assert not review.advisor.opinions
    while moved.wait == 0:
        moved = table.send({"do": "tick"})
    assert [*review.advisor.opinions] == [1]
    assert "What the Occultist thinks" in str(moved.html)


def test_the_first_table_waits_for_no_review_and_a_review_for_no_bot() -> None:
    asked = """
import sys
from web.worker import app
from web.worker.saves import imports
from tests.playthrough import PLAYED, recorded
table = app.make_session()
table.open(None, "en")
table.send({"do": "start", "form": {}})
late = [name for name in sys.modules if name.startswith("web.") and ("review" in name or "course" in name)]
assert not late, late
table.send({"do": "link", "value": "#" + imports.address(recorded(PLAYED[0].file))})
assert "web.worker.pages.review" in sys.modules
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
    table = app.make_session()
    table.timer = lambda: 0.0
    for name in SOME:
        reply = table.send({"do": "link", "value": f"#{imports.address(GAMES[name], 6)}"})
        while reply.wait == 0:
            reply = table.send({"do": "tick"})
        assert "What the Occultist thinks" in str(reply.html)
        assert 'class="chosen"' in str(reply.html)
