"""What lies at hand: all bots' levels at once, advice off, restart and give up, whose table it is."""

from __future__ import annotations

from random import Random

from tests.web.drawn import drawn
from tests.web.stub import Device
from tests.web.whole_games import Page, start, step, table
from web.worker.reply import Reply
from web.worker.session import Session


def to_my_turn(house: Session, reply: Reply) -> Reply:
    """Somebody may ask for advice."""
    rng = Random(1)
    while not (reply.screen == "table" and house.match and house.match.your_turn):
        reply = house.send(step(house, reply, rng))
    return reply


def test_one_control_sets_the_level_of_every_bot_and_of_no_person() -> None:
    house = table()
    form = Page(house.open(None, "en").html).form
    reply = house.send({"do": "all-bots", "value": "novice", "form": form | {"seat-1-kind": "person"}})
    kinds = [chair.kind for chair in house.lobby.choices.chairs]
    assert kinds == ["person", "person", "novice", "novice", "novice"]
    assert Page(reply.html).form["all-bots"] == "novice"
    house.send({"do": "all-bots", "value": "<b>", "form": Page(reply.html).form})
    assert [chair.kind for chair in house.lobby.choices.chairs] == kinds


def test_advice_can_be_off_for_a_table_and_stays_off() -> None:
    house, device = table(), Device()
    form = Page(house.open(None, "en").html).form
    assert form["advice"] == "on"
    reply = house.send({"do": "start", "form": form | {"advice": "off", "seed": "7"}})
    reply = device.store(to_my_turn(house, reply))
    assert 'data-do="hint"' not in drawn(reply)
    assert drawn(house.send({"do": "hint"})) == drawn(reply)
    again = table()
    reopened = to_my_turn(again, again.open(device.opening(), "en"))
    assert 'data-do="hint"' not in drawn(reopened)
    assert not again.lobby.choices.advice


def test_with_advice_there_is_a_button_for_it() -> None:
    house, reply = start("pbbbb")
    assert 'data-do="hint"' in drawn(to_my_turn(house, reply))


def test_restart_begins_another_game_of_the_same_table_and_keeps_no_more_of_this_one() -> None:
    numbers = iter(range(100, 200))
    house, reply = start("pbb")
    house.seeds = lambda: next(numbers)
    device = Device()
    device.store(to_my_turn(house, reply))
    before = house.match
    assert before
    [first] = device.saves
    device.store(house.send({"do": "restart"}))
    assert house.match
    assert house.match is not before
    assert house.match.seats == before.seats
    assert house.match.start.seed != before.start.seed
    assert first not in device.saves


def test_who_gives_up_is_in_the_lobby_and_the_game_is_gone() -> None:
    house, reply = start("pbb")
    device = Device()
    device.store(to_my_turn(house, reply))
    assert device.store(house.send({"do": "give-up"})).screen == "lobby"
    assert device.saves == {}


def test_a_daily_ritual_is_neither_restarted_nor_given_up() -> None:
    house = table()
    house.open(None, "en")
    reply = house.send({"do": "daily", "day": "2026-11-18"})
    assert reply.screen == "table"
    match = house.match
    for command in ("restart", "give-up"):
        assert "same for everyone" in house.send({"do": command}).announce
        assert house.match is match


def test_of_several_people_the_table_says_whose_it_is() -> None:
    house, reply = start("ppp")
    reply = to_my_turn(house, reply)
    assert house.match
    name = house.match.seats[house.match.holder].name.replace(" ", "\N{NO-BREAK SPACE}")
    assert f"{name}’s table" in drawn(reply)
    house, reply = start("pbb")
    assert "’s table" not in drawn(to_my_turn(house, reply))
