"""Games with thousands of actions are kept by number and open again, whoever sits at them."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from engine.legal import pick
from engine.record import Record
from tests.web import stub
from web import inbox, keep
from web.match import Match
from web.scene import GameRoom, Seat

pytestmark = pytest.mark.usefixtures("toy")


class Bare(stub.Room):
    """No picture, no pencil."""

    id = "lanterns"

    def marks(self, view: Any) -> tuple[str, ...]:
        return ()


ROOMS: dict[str, GameRoom] = {"lanterns": Bare()}
OPTIONS = {"perils": ("fog",), "tools": ("oil", "none", "map")}


def begun(seed: int) -> Match:
    """Ann has two seats, Bob one."""
    seats = [Seat("Ann"), Seat("Ann (2)"), Seat("Bob")]
    record = Record("lanterns", tuple(seat.name for seat in seats), OPTIONS, seed)
    return Match(record, seats, ROOMS["lanterns"])


def reread(match: Match) -> Match:
    return keep.read_game(keep.write_game(match), ROOMS, ("steady",))


def test_every_step_is_kept_by_its_number_and_opens_again() -> None:
    longest = 0
    for seed in range(6):
        match, rng = begun(seed), Random(seed)
        while not match.state.over:
            match.act("resign" if seed == 5 and len(match.actions) == 7 else pick(match.state.legal(), rng))
            match.ended = None
            again = reread(match)
            assert again.record == match.record
            assert again.state.view(0) == match.state.view(0)
        longest = max([longest, *map(len, match.numbers)])
        assert all(map(str.isdecimal, match.numbers))
        told = json.loads(json.loads(keep.write_game(match))["record"])
        assert told["options"] == {"perils": ["fog"], "tools": ["oil", "none", "map"]}
        assert inbox.linked("#" + inbox.address(match.record)) == (match.record, None)
    assert longest == 4, "numbers of a thousand and more"


def test_what_is_named_in_another_order_is_kept_as_the_game_spells_it() -> None:
    match = begun(10)
    action = match.state.legal()[1234]
    match.act(" ".join(["discard", *action.split()[:0:-1]]))
    assert match.actions == [action]
    assert match.numbers == ["1234"]
    assert reread(match).record == match.record


def test_anybody_who_looks_may_do_what_is_nobody_s() -> None:
    match = begun(10)
    assert not match.may("resign"), "nobody looks yet"
    match.ready()
    assert match.may("resign")
    match.act(match.state.legal()[0])
    assert match.may("resign")


@pytest.mark.parametrize("number", ["999999", "9" * 5000, "-1", "٣", "1.0", "", "00000000000"])
def test_a_number_that_means_nothing_is_damage(number: str) -> None:
    match = begun(10)
    match.act(match.state.legal()[1234])
    damaged = keep.write_game(match).replace("1234", number)
    with pytest.raises(keep.Unopened, match="damaged"):
        keep.read_game(damaged, ROOMS, ("steady",))


def test_a_save_of_an_older_version_of_the_game_goes_on() -> None:
    match = begun(10)
    match.act(match.state.legal()[1234])
    save = json.loads(keep.write_game(match))
    told = json.loads(save["record"])
    told |= {"version": 1, "options": {"peril": "fog", "tools": told["options"]["tools"]}}
    again = keep.read_game(json.dumps(save | {"record": json.dumps(told)}), ROOMS, ("steady",))
    assert again.record == match.record
    with pytest.raises(keep.Unopened, match="newer"):
        keep.read_game(json.dumps(save | {"record": json.dumps(told | {"version": 3})}), ROOMS, ("steady",))
