"""The strip tells every event since the viewer's last move exactly once, and the log a row a turn."""

from __future__ import annotations

from random import Random

import pytest

from engine.games import GAMES
from engine.record import Record
from web.games import ROOMS
from web.worker.match import Match
from web.worker.scene import NOBODY, AnyRoom, Seat
from web.worker.story import Story, last_move, story_of
from web.worker.words import Words

NAMES = ("Ada", "Bo", "Cyrus", "Di", "Ed", "Flo", "Gus")
ENGLISH = Words("en")


def matches(game: str) -> list[Match]:
    """Fifty random games of two people among bots, at their beginnings."""
    room, seats = ROOMS[game], GAMES[game].seats
    games = []
    for seed in range(50):
        names = NAMES[: seats[seed % len(seats)]]
        people = {0, 1} if seed % 2 else {0}
        chairs = [Seat(name, None if place in people else "plain") for place, name in enumerate(names)]
        games.append(Match(Record(game, names, {}, seed), chairs, room))
    return games


def step(match: Match, rng: Random) -> None:
    """Whoever must act does, and looks."""
    match.ended = None
    match.give_device()
    match.ready()
    legal = match.state.legal()
    match.act("take" if "take" in legal and rng.random() < 0.5 else rng.choice(legal))


def told(match: Match, room: AnyRoom, first: int, words: Words = ENGLISH) -> list[str]:
    """The log's own sentences from here on, as the holder saw them."""
    seen = match.seen()[first:]
    sentences = [room.sentence(event, match.seats, match.viewer, words) for event in seen]
    return [sentence for sentence in sentences if sentence]


def strip(match: Match) -> list[str]:
    """The strip's sentences."""
    turns = story_of(match, ENGLISH).turns(match.seen(), last_move(match))
    return [text for turn in turns for text, _ in turn.told]


@pytest.mark.parametrize("game", ROOMS)
def test_the_strip_tells_every_event_since_the_last_own_move_exactly_once(game: str) -> None:
    checked = 0
    for number, match in enumerate(matches(game)):
        rng, last = Random(number), dict.fromkeys(match.people, 0)
        while not match.state.over:
            match.ended = None
            match.give_device()
            match.ready()
            if match.your_turn:
                assert last_move(match) == last[match.holder]
                whole = told(match, match.room, last_move(match))
                ended = any(match.room.ends_round(event) for event in match.seen()[last_move(match) :])
                if ended:  # cards may be filled in, but as many sentences are told
                    assert len(strip(match)) == len(whole)
                else:
                    assert strip(match) == whole
                checked += 1
                last[match.holder] = len(match.log)
            step(match, rng)
    assert checked > 300


@pytest.mark.parametrize("game", ROOMS)
def test_the_log_has_each_event_in_one_row_whatever_has_been_drawn_before(game: str) -> None:
    for number, match in enumerate(matches(game)[:12]):
        rng = Random(number)
        while not match.state.over:
            step(match, rng)
            match.ended = None
            story_of(match, ENGLISH).turns(match.seen(), most=rng.choice([1, 5, 40]))
        rows = story_of(match, ENGLISH).turns(match.seen())
        anew = Story(match.room, match.seats, match.viewer, ENGLISH).turns(match.seen())
        assert rows == anew
        assert sum(len(turn.told) for turn in rows) == len(told(match, match.room, 0))


def test_cards_are_filled_in_once_the_round_has_shown_them_and_not_before() -> None:
    takes = 0
    for match in matches("arkham-ritual")[::2]:
        rng, before = Random(4), ""
        while not any(match.room.ends_round(event.seen_by(NOBODY)) for event in match.log):
            before = sentences(match)
            step(match, rng)
        match.ended = None
        assert "You take the new card:" not in before
        assert "unseen" not in sentences(match)
        takes += sentences(match).count("You take the new card:")
        held = next(event.public["held"] for event in match.log if event.kind == "show")
        own = [
            event.secret["card"] for event in match.log if event.kind == "take" and event.public["who"] == 0
        ]
        assert not own or own[-1] == held[0]
    assert takes > 10


def test_a_chant_is_filled_in_by_the_reveal() -> None:
    match = matches("ritual")[0]
    rng = Random(1)
    while not any(event.kind == "reveal" for event in match.log):
        assert "Bo chants" not in sentences(match)
        step(match, rng)
    match.ended = None
    assert "Bo chants" in sentences(match)


def sentences(match: Match) -> str:
    """The whole log, as the viewer may read it now."""
    turns = story_of(match, ENGLISH).turns(match.seen())
    return " ".join(text for turn in turns for text, _ in turn.told)


def test_what_is_taken_back_is_told_no_more() -> None:
    match = matches("arkham-ritual")[0]
    rng = Random(1)
    while not (match.your_turn and match.state.legal()[0].startswith("give")):
        step(match, rng)
        match.ended = None
    before = strip(match), last_move(match)
    match.act(match.state.legal()[0])
    assert strip(match) != before[0]
    match.undo()
    assert (strip(match), last_move(match)) == before
