"""The daily ritual: the same game for all, one try that counts, a result that tells no card."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from random import Random
from typing import Any

import pytest

from engine.record import Record
from tests.web import stub
from tests.web import whole_games as real
from tests.web.daily import DAY, GAMES, NEXT, actions, begun, far_enough, played_in_a_process, to_the_end
from tests.web.playing import Ticking
from tests.web.scenes import Page
from web.worker.lobby_choices import Chair
from web.worker.match import Match
from web.worker.reply import Reply
from web.worker.saves import save_format
from web.worker.scene import Seat, Settings
from web.worker.session import Session
from web.worker.stats import daily
from web.worker.words import Words

# The same for everyone


def test_a_day_s_seed_is_fixed_for_ever() -> None:
    """Whoever changes this changes VERSION, and knows that people have compared their games."""
    assert daily.VERSION == 1
    assert daily.seed("arkham-ritual", DAY) == 1850760145155886343
    assert daily.seed("ritual", DAY) == 11872451277216762130
    days = [daily.before(DAY, n) for n in range(400)]
    assert len({daily.seed(game, day) for day in days for game in GAMES}) == 800


@pytest.mark.parametrize(
    ("text", "known"),
    [
        (DAY, True), ("2028-02-29", True), ("2026-02-29", False), ("20261117", False), ("2026-W47-2", False),
        ("2026-11-17 ", False), ("٢٠٢٦-١١-١٧", False), ("0001-01-01", False),
        ("", False), (None, False), (7, False),
    ],
)  # fmt: skip
def test_what_is_a_day(text: object, known: bool) -> None:
    assert daily.is_day(text) is known


@pytest.mark.parametrize("game", GAMES)
def test_nothing_chosen_in_the_lobby_changes_it(game: str) -> None:
    one, _ = begun(game)
    two = real.table()
    two.open({"day": DAY}, "ko")
    two.settings = Settings("ko", talk=False, speed="instant")
    two.lobby.choices = two.lobby.choices._replace(chairs=(Chair("person"),) * 3, seed="mine")
    two.send({"do": "daily", "form": {"game": game, "option-doom_track": "true", "seed": "7"}, "day": DAY})
    assert one.match
    assert two.match
    assert one.match.seats[1:] == two.match.seats[1:]
    assert [seat.bot for seat in one.match.seats] == [None, *daily.BOTS]
    assert one.match.start.options == two.match.start.options
    assert one.match.start.seed == two.match.start.seed == daily.seed(game, DAY)


@pytest.mark.parametrize("game", GAMES)
def test_the_same_play_gives_the_same_game_however_fast_the_device_and_whatever_is_liked(game: str) -> None:
    played = []
    for step, talk in ((0.0, True), (0.5, False)):
        house, reply = begun(game)
        house.timer, house.settings = Ticking(step), Settings(talk=talk)
        to_the_end(house, reply, stop=far_enough)
        played.append(actions(house))
    assert played[0] == played[1]
    assert not any(action.startswith("say") for action in played[0])


def test_the_same_game_in_every_process() -> None:
    """Whatever Python hashes by."""
    code = "from tests.web.daily import played_in_a_process; print(played_in_a_process())"
    env = {**os.environ, "PYTHONHASHSEED": "1"}
    done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, check=True, text=True)
    assert done.stdout.strip() == str(played_in_a_process())


# Which day it is


def test_the_page_tells_the_day_and_a_wrong_one_is_the_day_here() -> None:
    house = stub.table()
    assert stub.scene(house.open(None, "en"))["today"][0] == "", "the build draws no day into the page"
    assert stub.scene(house.send({"do": "tick", "day": DAY}))["today"][0] == DAY
    for wrong in ("yesterday", 7, None, ["x"], "2026-11-18T00:00"):
        house.send({"do": "tick", "day": wrong})
        assert house.day == DAY
    house.send({"do": "tick", "day": "2026-13-13"})
    assert house.day == daily.day_of(stub.CLOCK)
    house.send({"do": "daily", "form": stub.form("pbb"), "day": NEXT})
    assert house.match
    assert house.match.daily == NEXT


# One try counts, and it can be gone on with


def ended(device: stub.Device, day: str, seed: int = 1) -> tuple[Session, Reply]:
    """A visit on that day: the ritual is played to its end."""
    house = stub.table()
    numbers = Random(f"{day}/{seed}")
    house.seeds = lambda: numbers.getrandbits(32)
    device.device["game"] = None
    device.store(house.open(device.opening(day=day), "en"))
    reply = device.store(house.send({"do": "daily", "form": stub.form("pbb"), "day": day}))
    while reply.screen != "game-over":
        match = house.match
        assert match
        if match.screen == "round-end":
            message: dict[str, Any] = {"do": "next-round"}
        else:
            message = (
                {"do": "tick"}
                if match.bot_to_act
                else {"do": "act", "action": stub.first_legal(match.view, numbers)}
            )
        reply = device.store(house.send(message))
    return house, reply


def today(device: stub.Device, day: str) -> list[Any]:
    """What the lobby's tile says: the day, the streak, done, begun."""
    device.device["game"] = None
    shown: list[Any] = stub.scene(stub.table().open(device.opening(day=day), "en"))["today"]
    return shown


def test_a_streak_grows_day_by_day_and_breaks_after_a_day_without() -> None:
    device = stub.Device()
    assert today(device, DAY) == [DAY, 0, False, False]
    ended(device, DAY)
    assert today(device, DAY) == [DAY, 1, True, False]
    assert today(device, NEXT) == [NEXT, 1, False, False], "today is not over yet"
    ended(device, NEXT)
    assert today(device, NEXT) == [NEXT, 2, True, False]
    assert today(device, "2026-11-20") == ["2026-11-20", 0, False, False]
    ended(device, "2026-11-20")
    assert today(device, "2026-11-20") == ["2026-11-20", 1, True, False]
    count = json.loads(device.device["stats"])["games"]["arkham-ritual"]
    assert count["best"] == 2
    assert list(count["days"]) == [DAY, NEXT, "2026-11-20"]


def test_only_the_first_try_of_a_day_counts_and_the_second_says_so() -> None:
    device = stub.Device()
    house, first = ended(device, DAY, 1)
    assert "daily-result" in stub.scene(first)["aside"]
    before = json.loads(device.device["stats"])
    house, second = ended(device, DAY, 2)
    assert "did not count" in stub.scene(second)["aside"]
    after = json.loads(device.device["stats"])
    assert after["games"] == before["games"]
    assert len(after["counted"]) == 2
    again = stub.table().open(device.opening(day=DAY), "en")
    assert "did not count" in stub.scene(again)["aside"], "nor after a reload"
    rematch = house.send({"do": "rematch"})
    assert house.match
    assert (house.match.daily, house.match.counts) == ("", True)
    assert rematch.screen == "table"


def test_it_goes_on_where_it_was_left() -> None:
    device = stub.Device(day=DAY)
    house = stub.table()
    device.store(house.open(device.opening(), "en"))
    device.store(house.send({"do": "daily", "form": stub.form("pbb"), "day": DAY}))
    for _ in range(3):
        match = house.match
        assert match
        message = {"do": "tick"} if match.bot_to_act else {"do": "act", "action": match.state.legal()[0]}
        device.store(house.send(message))
    device.store(house.send({"do": "to-lobby"}))
    assert match
    played = match.actions
    assert today(device, DAY) == [DAY, 0, False, True]
    house = stub.table()
    house.open(device.opening(day=DAY), "en")
    reply = stub.load(house, device, house.send({"do": "daily", "form": stub.form("pbb"), "day": DAY}))
    assert reply.screen == "table"
    assert house.match
    assert (house.match.actions, house.match.daily, house.match.counts) == (played, DAY, True)
    assert today(device, NEXT) == [NEXT, 0, False, False], "tomorrow has a ritual of its own"


@pytest.mark.parametrize("claim", [NEXT, "", 7, None, "2026-13-13", [DAY], {"x": 1}])
def test_a_save_cannot_claim_another_day(claim: object) -> None:
    house, reply = begun()
    assert reply.keep
    [(_, text)] = reply.keep.values()  # type: ignore[misc]
    save = json.loads(text)
    assert save_format.read_game(text, house.rooms, house.levels).daily == DAY
    read = save_format.read_game(json.dumps(save | {"daily": claim}), house.rooms, house.levels)
    assert read.daily == ""


def test_a_game_with_other_bots_or_rules_is_no_ritual() -> None:
    house, _ = begun()
    match = house.match
    assert match
    easier = [match.seats[0], *[Seat(seat.name, "novice") for seat in match.seats[1:]]]
    assert daily.is_of(match, DAY, house.levels)
    assert not daily.is_of(Match(match.start, easier, match.room), DAY, house.levels)
    other = Record(match.start.game, match.start.players, {"doom_track": True}, match.start.seed)
    assert not daily.is_of(Match(other, match.seats, match.room), DAY, house.levels)


# The result


@pytest.mark.parametrize("language", ["en", "es", "fr", "ja", "ko"])
@pytest.mark.parametrize("game", GAMES)
def test_the_result_tells_no_card_and_no_seed(game: str, language: str) -> None:
    house, reply = begun(game)
    house.send({"do": "language", "value": language})
    house.bots = {
        game: {level: stub.Chooser(lambda view, rng: rng.choice(view.legal)) for level in house.levels[game]}
    }
    reply = to_the_end(house, reply)
    assert reply.html
    page = Page(reply.html)
    assert {"copy-result", "daily-result"} <= set(page.all("id"))
    text = reply.html.split('id="daily-result"')[1].split(">", 1)[1].split("</textarea>")[0]
    lines = text.split("\n")
    assert lines[0].endswith(DAY)
    assert house.rooms[game].title(Words(language)) in lines[0]
    assert lines[-1] == "https://table.example/"
    assert all(set(line) <= set("🕯️💀") for line in lines[1:-2])
    assert house.match
    tale = house.statistics.tale(house.match)
    assert "".join(lines[1:-2]).count("💀") == sum(not kept for row in tale.rounds for kept in row)
    assert str(daily.seed(game, DAY)) not in text
    assert len(text) < 200
    _, reply = begun(game, NEXT)
    assert "daily-result" not in (reply.html or "")
