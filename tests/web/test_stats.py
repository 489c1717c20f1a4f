"""The statistics: every game once, nobody's text believed, and what each game tells."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.web import stub
from tests.web import whole_games as real
from tests.web.windows import Storage, Window
from web.games import ROOMS
from web.worker.saves.save_format import Unopened
from web.worker.stats import counts
from web.worker.stats.counts import Count, Result, Stats, Tally

LEVELS = ("novice", "reporter", "occultist")


def total(count: Count) -> int:
    return count.all.games + count.shared


def game_id(window: Window) -> str:
    assert window.house.play
    assert window.house.play.id
    return window.house.play.id


# Each game once


def test_a_game_counts_with_the_action_that_ends_it() -> None:
    window = Window(Storage())
    window.send(do="start", form=stub.form("pbb"))
    match = window.house.match
    assert match
    for _ in range(5000):
        if match.state.over:
            break
        assert window.storage.text is None
        window.send(**stub.step(window.house, window.numbers))
    count = window.stored.of("arkham-ritual")
    assert (count.all.games, count.shared) == (1, 0)
    assert count.all.won == (0 in (match.state.winners or ()))
    assert count.all.rounds == match.round
    assert game_id(window) in window.stored.counted


def test_it_counts_once_whatever_is_done_afterwards() -> None:
    storage = Storage()
    window = Window(storage)
    window.play()
    text, id = storage.text, game_id(window)
    for message in ("undo", "tick", "act", "next-round", "share", "close", "stats", "close", "export"):
        window.send(do=message)
    exported = window.send(do="export").export
    assert exported
    for number in range(3):
        window = Window(storage, number)
        assert game_id(window) == id, "reloaded"
    window.send(do="to-lobby")
    stub.load(window.house, storage.saves, window.send(do="continue", value=id))
    window.send(do="to-lobby")
    assert window.send(do="import", value=exported[1]).screen == "game-over", "the record, brought again"
    window.send(do="to-lobby")
    assert storage.text == text
    window.send(do="rematch")
    assert total(window.stored.of("arkham-ritual")) == 1
    window.play(seed="8")
    assert total(window.stored.of("arkham-ritual")) == 2, "another game is another"


def test_a_save_that_is_brought_does_not_count() -> None:
    window = Window(Storage())
    window.send(do="start", form=stub.form("pbb"))
    exported = window.send(do="export").export
    assert exported
    assert '"counts":true' in exported[1]
    window.send(do="to-lobby")
    reply = window.send(do="import", value=exported[1])
    while reply.screen != "game-over":
        reply = window.send(**stub.step(window.house, window.numbers))
    assert window.storage.text is None


def test_others_games_do_not_count() -> None:
    house, reply = real.start("pbb")
    while reply.screen != "game-over":
        reply = house.send(real.step(house, reply, house_rng))
    link = house.send({"do": "share"}).html
    assert link
    address = link[link.index("#r=") :].split('"')[0]
    looking = real.table()
    assert looking.open({"link": address}, "en").screen == "shared"
    assert looking.send({"do": "watch"}).screen == "review"
    assert looking.reply().stats is None


house_rng = Random(4)


def test_games_of_several_people_count_as_played_only() -> None:
    window = Window(Storage())
    window.play("ppb")
    assert window.stored.of("arkham-ritual") == Count(shared=1)


def test_two_windows_lose_nothing_and_count_nothing_twice() -> None:
    storage = Storage()
    one, two = Window(storage, 1), Window(storage, 2)
    one.play(seed="1")
    two.play(seed="2")
    one.play(seed="3")
    assert total(one.stored.of("arkham-ritual")) == 3
    assert len(set(one.stored.counted)) == 3
    two.send(do="to-lobby")
    two.send(do="shelf", saves=storage.saves.listed, stats=storage.text)
    two.known = storage.text
    assert two.house.statistics.stats == one.stored


def test_a_game_that_another_window_has_taken_is_counted_there() -> None:
    """This window's last action was refused, and the statistics with it."""
    window = Window(Storage())
    reply = window.send(do="start", form=stub.form("pbb"))
    while not reply.stats:
        reply = window.house.send(stub.step(window.house, window.numbers))
    window.house.send({"do": "step-back"})
    assert window.house.statistics.stats == Stats()
    window.house.send({"do": "to-lobby"})
    window.play(seed="9")
    assert total(window.stored.of("arkham-ritual")) == 1


def test_delete_all_asks_first_and_counts_nothing_again() -> None:
    storage = Storage()
    window = Window(storage)
    window.play()
    text = storage.text
    window.send(do="stats-delete-yes")
    assert storage.text == text, "it was not asked"
    window.send(do="stats")
    assert window.send(do="stats-delete").announce.startswith("Delete all statistics and streaks?")
    assert window.send(do="stats-keep").announce == "The statistics are kept."
    window.send(do="stats-delete-yes")
    assert storage.text == text, "the answer was no"
    window.send(do="stats-delete")
    other = Window(storage, 5)
    other.play(seed="3")
    deleted = window.house.send({"do": "stats-delete-yes"})
    assert deleted.announce == "All statistics are deleted."
    window.store(deleted)
    assert window.stored.games == {}, "also what another window has counted meanwhile"
    window = Window(storage, 2)
    assert window.stored.games == {}
    window.play(seed="5")
    assert total(window.stored.of("arkham-ritual")) == 1


def test_what_another_window_counts_after_a_deletion_stays() -> None:
    storage = Storage()
    window, other = Window(storage), Window(storage, 5)
    window.play()
    for name in ("to-lobby", "stats", "stats-delete", "stats-delete-yes", "close"):
        window.send(do=name)
    assert window.stored.games == {}
    other.play(seed="3")
    assert total(other.stored.of("arkham-ritual")) == 1
    window.known = storage.text
    window.send(do="shelf", saves=storage.saves.listed, stats=storage.text)
    assert total(window.stored.of("arkham-ritual")) == 1


# Nobody's text is believed


GOOD = Stats(
    {"arkham-ritual": Count({"reporter": Tally(3, 1, 12, 7)}, {"cursed": 4}, 2, {"2026-11-17": True}, 1)},
    ("a",),
)


def test_what_is_written_is_read_again() -> None:
    assert counts.read(counts.write(GOOD), ROOMS) == GOOD
    assert counts.read(counts.write(Stats()), ROOMS) == Stats()


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)


def places(raw: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    found = [path]
    for key, value in (
        raw.items() if isinstance(raw, dict) else enumerate(raw) if isinstance(raw, list) else ()
    ):
        found += places(value, (*path, key))
    return found


@settings(max_examples=120, deadline=None)
@given(place=st.sampled_from(places(json.loads(counts.write(GOOD)))), value=json_values)
def test_a_text_is_sound_or_refused(place: tuple[Any, ...], value: Any) -> None:
    raw: Any = json.loads(counts.write(GOOD))
    inner = {"": raw}
    for key in ("", *place)[:-1]:
        inner = inner[key]
    inner[("", *place)[-1]] = value
    text = json.dumps(raw if place else value)
    try:
        found = counts.read(text, ROOMS)
    except Unopened:
        return
    assert counts.read(counts.write(found), ROOMS) == found
    assert all(type(number) is int and 0 <= number <= counts.MOST for number in found.of("arkham-ritual").all)
    Window(Storage()).house.open({"stats": text, "day": "2026-11-17"}, "en")


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", "null", "[" * 5000, "x" * (1 << 21), 7, ["x"], {"version": 1}, '{"version":1}', "\ud800"],
)
def test_damaged_statistics_are_set_aside_and_cost_nothing_else(text: Any) -> None:
    storage = Storage()
    storage.text = text
    window = Window(storage)
    assert "damaged" in (window.send(do="stats").html or "")
    window.send(do="close")
    assert storage.text == text, "nothing is written before there is something to write"
    window.play()
    assert storage.aside == text
    assert total(window.stored.of("arkham-ritual")) == 1


def test_those_of_a_newer_release_stay_as_they_are() -> None:
    storage = Storage()
    storage.text = newer = json.dumps({"version": counts.VERSION + 1, "anything": 1})
    window = Window(storage)
    assert "newer release" in (window.send(do="stats").html or "")
    window.send(do="stats-delete")
    window.send(do="stats-delete-yes")
    window.play()
    assert (storage.text, storage.aside) == (newer, None)


def test_what_grows_is_bounded() -> None:
    found = Stats()
    for number in range(counts.MOST_IDS + 50):
        found = counts.counted(found, f"id{number}", Result("ritual", "novice", True, 1, 1))
    assert len(found.counted) == counts.MOST_IDS
    full = Count({"novice": Tally(*[counts.MOST] * 4)}, {"vortex": counts.MOST}, counts.MOST)
    more = counts.counted(
        Stats({"ritual": full}), "id", Result("ritual", "novice", True, 9, 9, {"vortex": 9})
    )
    assert counts.read(counts.write(more), ROOMS) == more
