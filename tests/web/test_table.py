"""Whole games by messages: who looks, what they see, what is kept."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine.record import read, replay
from tests.web import stub
from tests.web.drawn import drawn, still
from tests.web.playing import giving
from web.worker import pace
from web.worker.scene import NOBODY

MIXES = ["pbb", "ppb", "ppp", "pbbb", "bpbp", "pbbbb", "ppppp", "bbpbbp", "pbbbbbb", "pppbbpp"]


def names_a_card(text: str) -> bool:
    return any(card in text for card in stub.CARDS)


@pytest.mark.parametrize("kinds", MIXES)
@pytest.mark.parametrize("seed", range(3))
def test_a_whole_game_and_who_sees_what(kinds: str, seed: int) -> None:
    table, reply = stub.start(kinds, str(seed))
    match = table.match
    assert match
    people = [seat for seat, kind in enumerate(kinds) if kind == "p"]
    asked: str | None = None
    screens = set()
    for reply in stub.play(table, reply, seed):  # noqa: B020 - each answer in turn
        screens.add(reply.screen)
        assert not names_a_card(json.dumps([reply.keep, reply.settings]))
        if reply.screen == "handover":
            assert not names_a_card(drawn(reply) + reply.announce + reply.title)
            assert len(people) > 1
            asked = reply.html
        if reply.screen == "table":
            shown = stub.scene(reply)
            viewer = shown["view"]["seat"]
            assert viewer in people
            if match.state.to_act in people:
                assert viewer == match.state.to_act
            if len(people) > 1:
                assert asked
                assert f"<p>{match.seats[viewer].name} " in asked, "only who was asked for looks"
            assert [event.seen_by(viewer) for event in match.log] == shown["log"]
        if reply.screen == "round-end":
            shown = stub.scene(reply)
            rounds = [event for event in shown["log"] if event["e"] == "round"]
            assert rounds[-1]["round"] == shown["view"]["round"] + (not match.state.over)
            assert shown["log"][-1]["e"] == ("over" if match.state.over else "round"), "no card of the next"
            assert shown["view"] == json.loads(
                json.dumps(match.ended[0].view(match.holder)._asdict(), default=repr)  # type: ignore[index]
            )
            if len(people) > 1:
                assert shown["log"] == [event.seen_by(NOBODY) for event in match.log[: len(shown["log"])]]
                asked = None
        assert (reply.wait is not None) == (reply.screen == "table" and match.bot_to_act)
    assert screens == {"table", "round-end", "game-over"} | ({"handover"} if len(people) > 1 else set())
    exported = table.send({"do": "export"}).export
    assert exported
    assert replay(read(exported[1])).over
    assert table.reply().html == reply.html


@pytest.mark.parametrize("kinds", ["pbb", "ppb", "pbppb", "bppbbbp"])
def test_a_reload_at_any_step_goes_on_and_never_to_an_open_hot_seat(kinds: str) -> None:
    table, reply = stub.start(kinds)
    device = stub.Device()
    for number, reply in enumerate(stub.play(table, reply, 5)):  # noqa: B020
        if reply.screen == "table" and number % 3 == 0:
            device.store(reply)
            reply = table.send({"do": "mark", "value": stub.CARDS[number % 15]})
            assert reply.keep
        twin = stub.table()
        again = twin.open(device.store(reply) and device.opening(), "fr")
        assert (again.keep, again.settings, again.game) == (None, None, reply.game), "nothing to store"
        if kinds.count("p") > 1 and reply.screen == "table":
            assert again.screen == "handover"
            assert not names_a_card(drawn(again) + again.announce)
            again = twin.send({"do": "ready"})
        if not (stub.asked(table)):
            assert drawn(again) == still(reply)
            assert (again.screen, again.language) == (reply.screen, "en")
        if number > 400:
            break


def test_the_same_messages_give_the_same_game() -> None:
    one, two = (list(stub.play(*stub.start("pbpbb"), seed=3)) for _ in range(2))
    assert one == two


# Undo


def test_a_card_given_to_a_person_comes_back_until_they_look() -> None:
    table, reply = giving("ppp")
    giver = stub.scene(reply)["view"]["seat"]
    to = (giver + 1) % 3
    given = table.send({"do": "act", "action": f"give {to}"})
    assert given.html == f"<p>Player {to + 1} True</p>"
    back = table.send({"do": "undo"})
    assert back.screen == "handover", "the device may have changed hands"
    assert f"Player {giver + 1} False" in drawn(back)
    assert table.send({"do": "ready"}).html == reply.html
    table.send({"do": "act", "action": f"give {to}"})
    looked = table.send({"do": "ready"})
    assert not stub.scene(looked)["can_undo"]
    assert table.send({"do": "undo"}).html == looked.html


def test_a_card_given_to_a_bot_comes_back_until_it_acts() -> None:
    table, reply = giving("pbbb")
    given = table.send({"do": "act", "action": "give 1"})
    assert stub.scene(given)["can_undo"]
    assert given.wait == pace.UNDO
    back = table.send({"do": "undo"})
    assert back.html == reply.html
    assert back.announce == "The last action is taken back."
    again = table.send({"do": "undo"})
    assert (again.html, again.announce) == (reply.html, "")
    table.send({"do": "act", "action": "give 1"})
    acted = table.send({"do": "tick"})
    assert not table.match or not table.match.can_undo
    assert table.send({"do": "undo"}).html == acted.html


@pytest.mark.parametrize("action", ["take", "peeked"])
def test_what_showed_a_card_is_never_undone(action: str) -> None:
    table, reply = giving("ppp", "receive")
    viewer = stub.scene(reply)["view"]["seat"]
    done = table.send({"do": "act", "action": action if action == "take" else f"peeked {viewer}"})
    if done.html != reply.html and stub.asked(table):
        done = table.send({"do": "confirm-yes"})
    assert table.match
    assert not table.match.can_undo
    assert table.send({"do": "undo"}).html == done.html


def test_a_reload_does_not_bring_undo_back() -> None:
    table, reply = giving("ppp")
    viewer = stub.scene(reply)["view"]["seat"]
    table.send({"do": "act", "action": f"give {(viewer + 1) % 3}"})
    device = stub.Device()
    device.store(table.send({"do": "ready"}))
    twin = stub.table()
    assert drawn(twin.open(device.opening(), "en")).endswith("False</p>")


# Confirming, owning up, settings


def test_a_dangerous_action_is_asked_about() -> None:
    table, _ = giving("pbb", "receive")
    reply = table.send({"do": "toggle-confirm", "value": True})
    asked = table.send({"do": "act", "action": "take"})
    assert stub.scene(asked)["asking"] == "take"
    assert asked.announce == "asked take"
    assert table.send({"do": "toggle-odds"}).announce == "", "once"
    table.send({"do": "toggle-odds"})
    assert table.send({"do": "confirm-no"}).html == reply.html
    assert table.send({"do": "confirm-yes"}).html == reply.html
    table.send({"do": "act", "action": "take"})
    assert table.send({"do": "confirm-yes"}).html != reply.html
    table.send({"do": "setting", "value": "confirm"})
    table, _ = giving("pbb", "receive")
    assert not stub.scene(table.send({"do": "act", "action": "take"}))["asking"]


def test_only_the_viewer_owns_up_for_the_viewer() -> None:
    table, reply = giving("ppb")
    viewer = stub.scene(reply)["view"]["seat"]
    other = table.send({"do": "act", "action": f"peeked {1 - viewer}"})
    assert other.html == reply.html
    assert other.announce
    own = table.send({"do": "act", "action": f"peeked {viewer}"})
    assert "peeked:" in own.announce
    assert own.screen in ("table", "game-over", "round-end")


def test_bots_wait_until_their_words_are_read_and_undo_is_not_wanted() -> None:
    table, _ = giving("pbb")
    reply = table.send({"do": "act", "action": "give 1"})
    assert reply.wait == pace.UNDO, "what was given can be taken back"
    for speed, wait in (("slow", 2 * pace.LEAST), ("instant", pace.INSTANT_WAIT), ("step", None)):
        assert table.send({"do": "speed", "value": speed}).wait == wait
    table.send({"do": "speed", "value": "normal"})
    reply = table.send({"do": "tick"})
    while reply.screen == "table" and table.match and table.match.bot_to_act:
        assert reply.wait == max(pace.LEAST, pace.reading(reply.announce))
        reply = table.send({"do": "next"})


def test_what_is_read_takes_its_time_in_every_script() -> None:
    assert pace.reading("Silas takes the new card: a cursed dagger.") == 8 * pace.WORD
    assert pace.reading("Agnes’s own card — §6-1") == 4 * pace.WORD
    assert pace.reading("サイラスは新しいカードを取る。") == 14 * pace.SIGN
    assert pace.reading("Silas가 카드를 냅니다.") == pace.WORD + 7 * pace.SIGN


def test_a_bot_that_goes_step_by_step_waits_for_a_press() -> None:
    table, _ = giving("pbb")
    table.send({"do": "speed", "value": "step"})
    reply = table.send({"do": "act", "action": "give 1"})
    assert (reply.wait, stub.scene(reply)["bots_turn"]) == (None, True)
    before = len(table.match.actions) if table.match else 0
    table.send({"do": "next"})
    assert table.match
    assert len(table.match.actions) > before


def test_a_speed_that_is_none_changes_nothing() -> None:
    table, _ = giving("pbb")
    for value in ("", "fast", "NORMAL", None, 7, ["slow"]):
        table.send({"do": "speed", "value": value})
        assert table.settings.speed == "normal"


def test_settings_change_at_any_moment_and_are_kept() -> None:
    table, reply = giving("ppb")
    device = stub.Device()
    viewer = stub.scene(reply)["view"]["seat"]
    reply = table.send({"do": "language", "value": "ja"})
    assert (reply.screen, reply.language) == ("table", "ja")
    reply = table.send({"do": "theme", "form": {"theme": "dark"}})
    assert reply.theme == "dark"
    device.store(table.send({"do": "toggle-odds"}))
    assert not table.settings.odds
    reply = table.send({"do": "mark", "value": "tome-1"})
    assert stub.scene(reply)["marks"] == ["tome-1"]
    table.send({"do": "act", "action": f"give {1 - viewer}"})
    assert stub.scene(table.send({"do": "ready"}))["marks"] == [], "everyone has a pencil"
    twin = stub.table()
    twin.open(device.opening(), "es")
    assert twin.settings == table.settings


def test_the_rules_can_be_read_without_losing_the_game() -> None:
    table, reply = giving("pbb")
    rules = table.send({"do": "rules"})
    assert rules.screen == "rules"
    assert stub.scene(rules)["rules_open"]
    assert table.send({"do": "close"}).html == reply.html


def test_bots_wait_while_the_rules_are_read() -> None:
    table, _ = giving("pbb")
    given = table.send({"do": "act", "action": "give 1"})
    assert given.wait is not None
    rules = table.send({"do": "rules"})
    assert rules.wait is None
    assert table.send({"do": "tick"}).html == rules.html
    assert table.send({"do": "close"}).wait == given.wait


def test_a_rematch_seats_the_same_and_deals_anew() -> None:
    table, reply = stub.start("pbb")
    *_, reply = stub.play(table, reply, 1)
    assert table.match
    seats, seed = table.match.seats, table.match.start.seed
    reply = table.send({"do": "rematch"})
    assert reply.screen == "table"
    assert table.match.seats == seats
    assert table.match.start.seed != seed
    assert reply.keep
    assert [*reply.keep] == [reply.game], "and is kept as a game of its own"


# Whatever comes in

HOSTILE: list[Any] = [
    None, 7, "act", [], {}, {"do": None}, {"do": ["act"]}, {"do": "act"}, {"do": "act", "action": 3},
    {"do": "act", "action": "give 99"}, {"do": "act", "action": "say 0 hello"},
    {"do": "act", "action": "x" * 10**5},
    {"do": "tick"}, {"do": "ready"}, {"do": "next-round"}, {"do": "rematch"}, {"do": "start"}, {"do": "undo"},
    {"do": "confirm-yes"}, {"do": "menu"}, {"do": "mark", "value": 3}, {"do": "mark", "value": "x" * 99},
    {"do": "language", "value": "xx"}, {"do": "language", "form": {"language": []}},
    {"do": "theme", "value": "<b>"},
    {"do": "setting", "value": "language"}, {"do": "setting", "name": {}, "value": True},
    {"do": "continue", "value": "x", "save": "{}"}, {"do": "import", "value": "{}"}, {"do": "delete"},
    {"do": "link", "value": "r="}, {"do": "share"}, {"do": "shelf", "saves": []}, {"do": "export-save"},
    {"do": "seats-more"}, {"do": "seat-kind", "value": "0"}, {"do": "__init__"}, {"do": "close", "form": [1]},
]  # fmt: skip


@pytest.mark.parametrize("kinds", ["pbb", "ppp"])
def test_what_makes_no_sense_changes_nothing(kinds: str) -> None:
    table, reply = giving(kinds)
    for message in HOSTILE:
        after = table.send(message)
        assert after.html == reply.html, message
        assert (after.keep, after.settings, after.game) == (None, None, reply.game), message


def test_a_hand_over_screen_lets_nothing_through() -> None:
    table, reply = stub.start("ppp")
    assert reply.screen == "handover"
    assert table.match
    actions = [*table.match.state.legal(), "peeked 0", "peeked 1"]
    for message in [*HOSTILE, *({"do": "act", "action": action} for action in actions)]:
        if isinstance(message, dict) and message.get("do") == "ready":
            continue
        after = table.send(message)
        assert (after.screen, after.html, after.keep) == ("handover", reply.html, None)
