"""A shared game: its card, its cards once more, the result to beat; nothing of it is shown too early."""

from __future__ import annotations

import json
import re

import pytest

from engine.record import replay
from tests.playthrough import PLAYED, recorded
from tests.web import whole_games as real
from tests.web.daily import DAY, to_the_end
from tests.web.scenes import Page
from web.games import ROOMS
from web.worker.occasion import Beat
from web.worker.reply import Reply
from web.worker.saves import imports, save_format
from web.worker.saves.kept import fared
from web.worker.scene import LANGUAGES, Seat
from web.worker.session import Session

LEVELS = ("novice", "reporter", "occultist")
OLD = recorded(PLAYED[2].file)


def played(game: str = "ritual") -> tuple[Session, str]:
    """A game of one person among bots, and its link."""
    house = real.table()
    house.open({"day": DAY, "page": "https://table.example/", "saves": []}, "en")
    to_the_end(house, house.send({"do": "start", "form": {"game": game, "seat-1-kind": "novice"}}))
    shared = str(house.send({"do": "share"}).html)
    (link,) = re.findall(r'id="share-link"[^>]*value="[^#"]*(#[^"]*)"', shared)
    return house, link.replace("&amp;", "&")


def guest(link: str, language: str = "en") -> tuple[Session, Reply]:
    house = real.table()
    return house, house.open(
        {"day": DAY, "page": "https://table.example/", "saves": [], "link": link}, language
    )


def test_who_sat_there_goes_round() -> None:
    seats = (Seat("You"), *(Seat(name, level) for name, level in zip("ABC", LEVELS, strict=True)))
    assert imports.seated(seats, LEVELS) == "&w=p012"
    record = OLD.__class__(OLD.game, ("You", "A", "B", "C"), {}, 1)
    assert imports.seats_of("#r=x&w=p012&t=3", record, LEVELS) == seats
    people = tuple(Seat(seat.name) for seat in seats)
    for odd in ("", "&w=", "&w=p01", "&w=0000", "&w=p013", "&w=p01<", "&w=pppp"):
        assert imports.seats_of(f"#r=x{odd}", record, LEVELS) == people
    assert imports.seated(people, LEVELS) == ""


@pytest.mark.parametrize("game", ROOMS)
def test_a_link_opens_on_a_card_and_the_same_cards_are_played(game: str) -> None:
    host, link = played(game)
    assert host.match
    went = fared(host.match)
    assert went
    house, reply = guest(link)
    assert (reply.screen, reply.game, reply.keep) == ("shared", None, None)
    assert f"#{reply.address}" == link, "a reload comes back to the card"
    text = Page(reply.html).text
    assert ROOMS[game].title(house.words) in text
    assert "Player 1 played with" in text
    table = house.send({"do": "play-cards"})
    assert table.screen == "table"
    match = house.match
    assert match
    theirs = host.match
    assert (match.start.seed, match.start.options) == (theirs.start.seed, theirs.start.options)
    assert [seat.bot for seat in match.seats] == [seat.bot for seat in theirs.seats]
    assert match.occasion.beat == Beat("", went.place, went.score)
    assert not match.actions
    assert not match.counts, "whoever plays them may have seen the cards"
    saved = save_format.write_game(match.kept())
    again = save_format.read_game(saved, ROOMS, house.levels)
    assert again.occasion == match.occasion
    assert json.loads(json.loads(saved)["record"])["actions"] == [], "nothing of how they played"
    end = to_the_end(house, house.reply(), seed=3)
    assert 'id="beat"' in str(end.html)
    assert end.stats is None


def test_the_card_shows_no_card() -> None:
    """Of two games that differ in their cards alone, with the same people and result, it is the same."""
    _, link = played("arkham-ritual")
    _, reply = guest(link)
    drawn = str(reply.html)
    assert "data-card" not in drawn
    assert "card--" not in drawn
    record, _ = imports.linked(link)
    assert str(record.seed) not in drawn


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_link_of_an_earlier_release_opens_on_its_card(language: str) -> None:
    house, reply = guest(f"#{imports.address(OLD)}", language)
    assert reply.screen == "shared"
    assert all(name in Page(reply.html).text for name in OLD.players)
    assert "to-beat" not in str(reply.html), "nobody knows whose it was"
    watched = house.send({"do": "watch"})
    assert (watched.screen, "All cards" in str(watched.html)) == ("review", language == "en")
    assert house.send({"do": "leave"}).screen == "shared"
    house.send({"do": "play-cards"})
    assert house.match
    assert [seat.bot for seat in house.match.seats] == [None, *["reporter"] * (len(OLD.players) - 1)]
    assert house.match.start.seed == OLD.seed


def test_a_step_s_link_opens_there_and_offers_the_same_cards() -> None:
    host, link = played()
    house, reply = guest(f"{link}&t=5")
    assert (reply.screen, reply.address) == ("review", f"{link[1:]}&t=5")
    house.send({"do": "tick"})
    assert 'data-do="play-cards"' in str(house.reply().html)
    assert house.send({"do": "play-cards"}).screen == "table"
    assert host.match
    assert replay(host.match.record).over


def test_learn_teaches_the_game_of_the_link() -> None:
    _, link = played("ritual")
    _, reply = guest(link)
    assert 'data-do="learn" data-value="ritual"' in str(reply.html)


def test_json_stands_under_for_programs() -> None:
    house, _ = played()
    html = str(house.reply().html)
    assert html.index("For programs") < html.index("share-record")
    assert '<details id="programs"' in html
