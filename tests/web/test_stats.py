"""The statistics: every game once, nobody's text believed, and what each game tells."""

from __future__ import annotations

import json
import subprocess
import sys
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.game import Event
from engine.record import replay
from tests.web import stub
from tests.web import test_real as real
from tests.web.scenes import Page
from tests.web.test_daily import begun, to_the_end
from web import stats
from web.games import ROOMS
from web.keep import Unopened
from web.reply import Reply
from web.stats import Count, Result, Stats, Tally
from web.words import Words

LEVELS = ("novice", "reporter", "occultist")


class Storage:
    """What keep.js does with statistics: a text is stored only in place of the one that Python knows."""

    def __init__(self) -> None:
        self.text: Any = None
        self.aside: Any = None
        self.saves = stub.Device()


class Window:
    """A page on that storage."""

    def __init__(self, storage: Storage, number: int = 1) -> None:
        self.storage, self.house, self.numbers = storage, stub.table(), Random(number)
        self.house.seeds = self.house.hall.seeds = lambda: self.numbers.getrandbits(32)
        self.known = storage.text
        self.store(self.house.open(storage.saves.opening(stats=storage.text, day="2026-11-17"), "en"))

    def store(self, reply: Reply) -> Reply:
        self.storage.saves.store(reply._replace(stats=None))
        if reply.stats:
            text, aside = reply.stats
            if self.known != self.storage.text:
                self.known = self.storage.text
                return self.send(do="recount", stats=self.known)
            if aside:
                self.storage.aside = self.storage.text
            self.storage.text = self.known = text
        return reply

    def send(self, **message: Any) -> Reply:
        return self.store(self.house.send(message))

    def play(self, kinds: str = "pbb", seed: str = "7") -> Reply:
        """A whole game from the lobby."""
        self.send(do="to-lobby")
        reply = self.send(do="start", form=stub.form(kinds, seed))
        for _ in range(5000):
            if reply.screen == "game-over":
                return reply
            reply = self.send(**stub.step(self.house, self.numbers))
        raise AssertionError

    @property
    def stored(self) -> Stats:
        return stats.read(self.storage.text, ROOMS, ("plain",))


def total(count: Count) -> int:
    return count.all.games + count.shared


# Each game once


def test_a_game_counts_with_the_action_that_ends_it() -> None:
    window = Window(Storage())
    window.send(do="start", form=stub.form("pbb"))
    for _ in range(5000):
        match = window.house.match
        assert match
        if match.state.over:
            break
        assert window.storage.text is None
        window.send(**stub.step(window.house, window.numbers))
    count = window.stored.of("arkham-ritual")
    assert (count.all.games, count.shared) == (1, 0)
    assert count.all.won == (0 in (match.state.winners or ()))
    assert count.all.rounds == match.round
    assert window.house.id in window.stored.counted


def test_it_counts_once_whatever_is_done_afterwards() -> None:
    storage = Storage()
    window = Window(storage)
    window.play()
    text, id = storage.text, window.house.id
    for message in ("undo", "tick", "act", "next-round", "share", "close", "stats", "close", "export"):
        window.send(do=message)
    exported = window.send(do="export").export
    assert exported
    for number in range(3):
        window = Window(storage, number)
        assert window.house.id == id, "reloaded"
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


def test_lessons_and_others_games_do_not_count() -> None:
    house, reply = real.start("pbb")
    while reply.screen != "game-over":
        reply = house.send(real.step(house, reply, house_rng))
    link = house.send({"do": "share"}).html
    assert link
    address = link[link.index("#r=") :].split('"')[0]
    looking = real.table()
    assert looking.open({"link": address}, "en").screen == "review"
    assert looking.reply().stats is None
    looking.send({"do": "to-lobby"})
    looking.send({"do": "learn"})
    assert looking.lesson
    while looking.lesson and not looking.lesson.last:
        marked = looking.lesson.marked
        reply = looking.send({"do": "act", "action": marked} if marked else {"do": "go-on"})
        while reply.wait is not None:
            reply = looking.send({"do": "tick"})
        assert reply.stats is None


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
    assert two.house.hall.annals.stats == one.stored


def test_a_game_that_another_window_has_taken_is_counted_there() -> None:
    """This window's last action was refused, and the statistics with it."""
    window = Window(Storage())
    reply = window.send(do="start", form=stub.form("pbb"))
    while not reply.stats:
        reply = window.house.send(stub.step(window.house, window.numbers))
    window.house.send({"do": "step-back"})
    assert window.house.hall.annals.stats == Stats()
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
    window.send(do="stats-delete")
    window.send(do="stats-keep")
    window.send(do="stats-delete-yes")
    assert storage.text == text, "the answer was no"
    window.send(do="stats-delete")
    other = Window(storage, 5)
    other.play(seed="3")
    window.send(do="stats-delete-yes")
    assert window.stored.games == {}, "also what another window has counted meanwhile"
    window = Window(storage, 2)
    assert window.stored.games == {}
    window.play(seed="5")
    assert total(window.stored.of("arkham-ritual")) == 1


# Nobody's text is believed


GOOD = Stats(
    {"arkham-ritual": Count({"reporter": Tally(3, 1, 12, 7)}, {"cursed": 4}, 2, {"2026-11-17": True}, 1)},
    ("a",),
)


def test_what_is_written_is_read_again() -> None:
    assert stats.read(stats.write(GOOD), ROOMS, LEVELS) == GOOD
    assert stats.read(stats.write(Stats()), ROOMS, LEVELS) == Stats()


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
@given(place=st.sampled_from(places(json.loads(stats.write(GOOD)))), value=json_values)
def test_a_text_is_sound_or_refused(place: tuple[Any, ...], value: Any) -> None:
    raw: Any = json.loads(stats.write(GOOD))
    inner = {"": raw}
    for key in ("", *place)[:-1]:
        inner = inner[key]
    inner[("", *place)[-1]] = value
    text = json.dumps(raw if place else value)
    try:
        found = stats.read(text, ROOMS, LEVELS)
    except Unopened:
        return
    assert stats.read(stats.write(found), ROOMS, LEVELS) == found
    assert all(type(number) is int and 0 <= number <= stats.MOST for number in found.of("arkham-ritual").all)
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
    storage.text = newer = json.dumps({"version": stats.VERSION + 1, "anything": 1})
    window = Window(storage)
    assert "newer release" in (window.send(do="stats").html or "")
    window.send(do="stats-delete")
    window.send(do="stats-delete-yes")
    window.play()
    assert (storage.text, storage.aside) == (newer, None)


def test_what_grows_is_bounded() -> None:
    found = Stats()
    for number in range(stats.MOST_IDS + 50):
        found = stats.counted(found, f"id{number}", Result("ritual", "novice", True, 1, 1))
    assert len(found.counted) == stats.MOST_IDS
    full = Count({"novice": Tally(*[stats.MOST] * 4)}, {"vortex": stats.MOST}, stats.MOST)
    more = stats.counted(Stats({"ritual": full}), "id", Result("ritual", "novice", True, 9, 9, {"vortex": 9}))
    assert stats.read(stats.write(more), ROOMS, LEVELS) == more


# What a game tells


def finished(game: str, seed: int) -> tuple[list[Event], Any, int]:
    house, reply = begun(game)
    house.bots = {
        game: {level: stub.Chooser(lambda view, rng: rng.choice(view.legal)) for level in house.hall.levels}
    }
    to_the_end(house, reply, seed)
    assert house.match
    log: list[Event] = []
    return log, replay(house.match.record, log), len(house.match.seats)


@pytest.mark.parametrize("seed", range(6))
def test_arkham_ritual_tells_every_loss_by_its_cause(seed: int) -> None:
    log, state, players = finished("arkham-ritual", seed)
    _, causes = ROOMS["arkham-ritual"].losses(Words("en"))
    for seat in range(players):
        tale = ROOMS["arkham-ritual"].tale([event.seen_by(seat) for event in log], players, seat)
        changes = [
            event.public["from"] - event.public["to"]
            for event in log
            if event.kind == "sanity" and event.public["who"] == seat
        ]
        assert sum(tale.lost.values()) == sum(change for change in changes if change > 0)
        assert set(tale.lost) <= set(causes)
        assert len(tale.rounds[0]) == sum(event.kind == "round" for event in log)
        assert all(tale.rounds[0]) == (not tale.lost)
        assert tale.place == 1 + sum(other > state.sanity[seat] for other in state.sanity)


@pytest.mark.parametrize("seed", range(6))
def test_ritual_tells_minus_points_by_the_result(seed: int) -> None:
    log, state, players = finished("ritual", seed)
    _, causes = ROOMS["ritual"].losses(Words("en"))
    results = [event.public["change"] for event in log if event.kind == "result"]
    for seat in range(players):
        tale = ROOMS["ritual"].tale([event.seen_by(seat) for event in log], players, seat)
        assert sum(tale.lost.values()) == -sum(change[seat] for change in results if (change[seat] or 0) < 0)
        assert set(tale.lost) <= set(causes)
        assert len(tale.rounds) == sum(event.kind == "ritual" for event in log)
        assert sum(map(len, tale.rounds)) == sum(change[seat] is not None for change in results)
        assert (tale.place == 1) == (seat in state.winners)


def test_every_verdict_has_its_cause_in_words() -> None:
    """The tale reads `why` off the events: none may be without a name."""
    from engine.arkham_ritual import scoring

    _, causes = ROOMS["arkham-ritual"].losses(Words("en"))
    verdicts = [value for value in vars(scoring).values() if isinstance(value, scoring.Verdict)]
    assert {verdict.why for verdict in verdicts if not verdict.survives} <= set(causes)
    assert set(scoring.WAKE) <= set(causes)


# The screen


@pytest.mark.parametrize("language", ["en", "es", "fr", "ja", "ko"])
def test_the_screen_shows_what_is_counted(language: str) -> None:
    house = real.table()
    days = {f"2026-11-{day:02}": day % 2 == 0 for day in range(1, 18)}
    count = Count({"reporter": Tally(8, 2, 40, 30)}, {"cursed": 50, "duplicate": 3}, 1, days, 17)
    house.open({"stats": stats.write(Stats({"arkham-ritual": count})), "day": "2026-11-17"}, language)
    reply = house.send({"do": "stats"})
    assert (reply.screen, reply.stats) == ("stats", None)
    assert reply.html
    page = Page(reply.html)
    assert "25" in page.text
    assert "75" in page.text
    flames = [href for href in page.all("href") if href == "#i-flame"]
    assert len(flames) == 3 + 8, "of ten flames a quarter, rounded, and three quarters"
    assert page.all("href").count("#i-candle_lit") == 8
    assert page.all("class").count("is-lost") == 9
    assert page.html.count('rx="1"') >= 25 + 2, "a slip stands for two"
    assert house.send({"do": "close"}).screen == "lobby"


def test_nothing_yet_is_said_so() -> None:
    house = real.table()
    house.open(None, "en")
    reply = house.send({"do": "stats"})
    assert "Nothing is counted yet." in (reply.html or "")
    assert "stats-delete" not in (reply.html or "")


def test_the_first_screen_waits_for_none_of_it() -> None:
    late = (
        "web.daily",
        "web.stats",
        "web.sounds",
        "web.screens.stats",
        "web.screens.charts",
        "web.screens.daily",
    )
    code = (
        "import sys; from web.app import make_table;"
        "make_table().open({'day': '2026-11-17', 'saves': []}, 'en');"
        f"print([name for name in sys.modules if name in {late} or name.endswith('.tale')])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, text=True)
    assert done.stdout.strip() == "[]"


def test_statistics_are_looked_at_in_the_lobby_and_after_a_game_only() -> None:
    window = Window(Storage())
    reply = window.send(do="start", form=stub.form("ppb"))
    assert window.send(do="stats").screen == reply.screen
    window.send(do="to-lobby")
    assert window.play().screen == "game-over"
    assert window.send(do="stats").screen == "stats"
    assert window.send(do="close").screen == "game-over"
