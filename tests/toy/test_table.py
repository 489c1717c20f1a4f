"""The toy game at the table: all of it lies under tests/; it is played, kept, reviewed and linked."""

from __future__ import annotations

import itertools
import json
import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from engine.bots import levels
from engine.legal import pick
from tests.toy.room import Room
from tests.web import stub
from web.games import ROOMS
from web.worker.app import SCREENS
from web.worker.match import Match
from web.worker.reply import Reply
from web.worker.session import Session


@pytest.fixture
def house(toy: Any, monkeypatch: pytest.MonkeyPatch) -> Session:
    """The real session, with one game more."""
    monkeypatch.setitem(ROOMS, "lanterns", Room())
    return opened()


def opened(kept: dict[str, Any] | None = None) -> Session:
    numbers = itertools.count(5)
    house = Session(ROOMS, levels.BOTS, levels.LADDER, lambda: next(numbers), SCREENS, lambda: stub.CLOCK)
    house.open(kept or {"saves": []}, "en")
    return house


def form(*kinds: str, **more: str) -> dict[str, str]:
    seats = {f"seat-{n}-kind": kind for n, kind in enumerate(kinds)}
    tools = {f"option-tools-{n}": tool for n, tool in enumerate(("oil", "none", "map"))}
    marks = {"option-perils": "", "option-tools": ""}
    return {"game": "lanterns", "seed": "11", **seats, **tools, **marks, "option-perils-fog": "on", **more}


def begun(house: Session, *kinds: str) -> Reply:
    reply = house.send({"do": "start", "form": form(*kinds)})
    assert reply.screen == "table", "nothing is hidden, so nobody looks away"
    return reply


def match_of(house: Session) -> Match:
    assert house.match
    return house.match


def played(house: Session, reply: Reply, rng: Random) -> Iterator[Reply]:
    """To the end: every action of a person is picked part by part, and then pressed."""
    while reply.screen != "game-over":
        match = match_of(house)
        if match.bot_to_act:
            reply = house.send({"do": "tick"})
        else:
            reply = pressed(house, pick(match.state.legal(), rng))
        assert reply.screen in ("table", "game-over")
        yield reply


def pressed(house: Session, action: str) -> Reply:
    """Pick the parts of an action by the controls that are shown; then press the button that they make."""
    verb, *words = action.split()
    reply = house.reply()
    for n, word in enumerate(words):
        shown = re.findall(r'data-value="([^"]*)" aria-pressed="false"', str(reply.html))
        if verb == "split":
            value = f"{('light', 'path', 'rest')[n]}={word}"
        else:
            value = next(thing for thing in shown if thing.split("#")[0] == word)
        assert value in shown
        reply = house.send({"do": "pick", "value": value})
    made = re.findall(r'data-action="([^"]*)"', str(reply.html))[0]
    assert sorted(made.split()) == sorted(action.split())
    return house.send({"do": "act", "action": made})


SITTINGS = {
    "alone with two seats": ("person", "same"),
    "alone with a bot": ("person", "same", "steady"),
    "hot seat": ("person", "same", "person"),
    "one seat": ("person",),
}


@pytest.mark.parametrize("kinds", SITTINGS.values(), ids=SITTINGS)
def test_a_whole_game_is_played_kept_and_reopened_at_every_step(
    house: Session, kinds: tuple[str, ...]
) -> None:
    device, first = stub.Device(), begun(house, *kinds)
    device.store(first)
    match = match_of(house)
    assert match.persons[:2] == (0, 0)[: len(kinds)]
    assert match.start.options["perils"] == ("fog",)
    assert match.start.options["tools"][0] == "oil"
    for reply in played(house, first, Random(3)):
        device.store(reply)
        again = opened(device.opening())
        assert match_of(again).record == match_of(house).record
        assert match_of(again).seats == match_of(house).seats
    assert reply.game is not None


def test_the_lobby_offers_each_kind_of_option_and_a_second_seat(house: Session) -> None:
    reply = house.send({"do": "game", "form": form("person", "same", "steady")})
    html = str(reply.html)
    assert 'name="option-perils-fog" checked' in html
    assert re.search(r'name="option-tools-0".*?<option value="oil" selected', html)
    assert re.search(r'id="seat-1-kind".*?<option value="same" selected', html)
    assert '<option value="same"' not in re.findall(r'id="seat-0-kind".*?</select>', html)[0]
    reply = house.send({"do": "option", "form": form("person", "same", "steady") | {"option-tools-1": "oil"}})
    assert house.lobby.choices.options["tools"] == ("none",) * 3, "no tool is there twice"


def test_the_device_goes_to_the_next_person_and_nobody_looks_away(house: Session) -> None:
    first, holders = begun(house, "person", "same", "person"), []
    for reply in played(house, first, Random(1)):
        holders.append(match_of(house).holder)
        assert reply.screen != "handover"
    assert set(holders) == {0, 2}


def test_whoever_looks_may_resign_for_all_and_it_is_reviewed(house: Session) -> None:
    begun(house, "person", "same", "person")
    pressed(house, match_of(house).state.legal()[99])
    reply = house.send({"do": "act", "action": "resign"})
    assert reply.screen == "game-over"
    assert reply.ended
    assert reply.ended == {
        "game": "lanterns",
        "players": reply.ended["players"],
        "score": {"night": 1, "light": 0},
    }
    house.send({"do": "review"})
    for _ in range(3):
        reply = house.send({"do": "go", "value": "forward"})
        assert reply.screen == "review"
        assert "Traceback" not in str(reply.html)
    assert "It is over." in str(reply.html)


def test_it_is_shared_by_a_link_and_reviewed_from_it(house: Session) -> None:
    reply = begun(house, "person", "same")
    *_, reply = played(house, reply, Random(2))
    record = match_of(house).record
    shared = str(house.send({"do": "share"}).html)
    link = re.findall(r'value="[^"]*(#r=[^"]*)"', shared)[0]
    again = opened({"saves": [], "link": link})
    assert "Lanterns" in str(again.reply().html), "its card"
    again.send({"do": "watch"})
    review = stub.reviewing(again)
    assert review
    assert review.game.record == record
    reply = again.send({"do": "tick"})
    assert ">light<" in str(reply.html), "lines that are nobody's have names"
    steps = [again.send({"do": "go", "value": "forward"}).screen for _ in record.actions]
    assert set(steps) == {"review"}


def test_a_game_without_bots_is_counted(house: Session) -> None:
    first, stored = begun(house, "person", "same"), None
    for reply in played(house, first, Random(4)):
        stored = reply.stats or stored
    assert stored
    assert json.loads(stored[0])["games"]["lanterns"]["levels"]["alone"][0] == 1
    assert house.send({"do": "stats"}).screen == "stats"


def test_what_is_picked_is_forgotten_once_something_is_done(house: Session) -> None:
    begun(house, "person")
    house.send({"do": "pick", "value": "x#1"})
    assert house.play
    assert house.play.picked == ("x#1",)
    house.send({"do": "pick", "value": "x#1"})
    assert not house.play.picked
    house.send({"do": "pick", "value": "light=3"})
    house.send({"do": "pick", "value": "light=2"})
    assert house.play.picked == ("light=2",)
    house.send({"do": "act", "action": match_of(house).state.legal()[0]})
    assert not house.play.picked
    assert house.send({"do": "undo"}).screen == "table"


def test_who_gives_up_resigns_by_the_game_s_own_rule(house: Session) -> None:
    begun(house, "person", "steady")
    assert house.send({"do": "give-up"}).screen == "game-over"
    assert match_of(house).actions[-1] == "resign"
