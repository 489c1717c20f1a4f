"""Sounds: off unless liked, and a sound tells nothing that the viewer may not know."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.record import Record
from tests.engine.arkham_ritual import unseen as arkham
from tests.engine.arkham_ritual.lockstep import Lockstep as ArkhamLockstep
from tests.engine.ritual import unseen as ritual
from tests.engine.ritual.lockstep import Lockstep as RitualLockstep
from tests.web import stub
from tests.web import whole_games as real
from tests.web.daily import begun, to_the_end
from web.games import ROOMS
from web.worker.match import Match
from web.worker.reply import Reply
from web.worker.scene import Seat
from web.worker.session import Session
from web.worker.sounds import MOST, NAMES, heard


def heard_by(record: Record, seat: int) -> list[tuple[str, ...]]:
    """What a seat hears at every step of a game, as the only person at it."""
    seats = [Seat(name, None if place == seat else "plain") for place, name in enumerate(record.players)]
    match = Match(record, seats, ROOMS[record.game])
    found = [heard(match, match.news())]
    for action in record.actions:
        match.act(action)
        found.append(heard(match, match.news()))
        if match.ended:
            match.next_round()
            found.append(heard(match, match.news()))
    return found


def arkham_record(table: ArkhamLockstep, deck: list[str]) -> Record:
    setup = {"first": table.first, "decks": [*table.decks[: table.naive.round - 1], deck]}
    names = tuple("ABCDEFG"[: table.state.rules.players])
    return Record("arkham-ritual", names, table.options, table.seed, setup, tuple(table.actions))


@settings(max_examples=40, deadline=None)
@given(table=arkham.tables, seed=st.integers(0, 10**6))
def test_worlds_that_look_the_same_sound_the_same(table: ArkhamLockstep, seed: int) -> None:
    rng = Random(seed)
    for seat in range(table.state.rules.players):
        was = heard_by(arkham_record(table, table.decks[table.naive.round - 1]), seat)
        assert was == heard_by(arkham_record(table, arkham.redeal(table, seat, rng)), seat)


@settings(max_examples=30, deadline=None)
@given(table=ritual.tables, seed=st.integers(0, 10**6))
def test_so_they_do_in_ritual(table: RitualLockstep, seed: int) -> None:
    rng = Random(seed)
    for seat in range(table.players):
        was = heard_by(ritual.real(table), seat)
        assert was == heard_by(ritual.redeal(table, seat, rng), seat)


@pytest.mark.parametrize("game", ROOMS)
def test_every_sound_has_its_time(game: str) -> None:
    found: set[str] = set()
    for seed in range(4):
        house, reply = begun(game)
        assert not reply.sounds, "off by default"
        house.send({"do": "to-lobby"})
        reply = house.send({"do": "toggle-sound", "value": True})
        assert reply.sounds == ("turn",), "so does it sound"
        assert reply.settings
        assert '"sound":true' in reply.settings
        house.saved_games.games.clear()
        reply = house.send({"do": "daily", "day": "2026-11-17"})
        assert reply.sounds == ("bell",)
        house.bots = {
            game: dict.fromkeys(house.levels[game], stub.Chooser(lambda v, rng: rng.choice(v.legal)))
        }

        def listen(_: Session, reply: Reply) -> bool:
            found.update(reply.sounds)
            return False

        reply = to_the_end(house, reply, seed, stop=listen)
        found.update(reply.sounds)
    assert found <= set(NAMES)
    assert found >= {"lay", "take", "turn", "round", "loss"}
    assert found & {"won", "lost"}


def test_the_hand_over_is_silent_and_what_was_missed_is_heard_in_short() -> None:
    house, reply = real.start("ppb")
    house.send({"do": "toggle-sound", "value": True})
    rng, silent = Random(3), 0
    for _ in range(300):
        if reply.screen == "game-over":
            break
        reply = house.send(real.step(house, reply, rng))
        if reply.screen == "handover":
            assert reply.sounds == ()
            silent += 1
        assert len(reply.sounds) <= MOST
    assert silent > 3


def test_nothing_is_heard_twice_or_after_a_reload() -> None:
    house, reply = real.start("pbb")
    device = stub.Device()
    device.store(reply)
    device.store(house.send({"do": "toggle-sound", "value": True}))
    assert house.send({"do": "toggle-odds", "value": False}).sounds == ()
    again = real.table().open(device.opening(), "en")
    assert again.screen == "table"
    assert again.sounds == ()
