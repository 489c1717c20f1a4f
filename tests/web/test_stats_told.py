"""What each game tells the statistics, and the screen that shows them."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest

from engine.game import Event
from engine.record import replay
from tests.web import stub
from tests.web import whole_games as real
from tests.web.daily import begun, to_the_end
from tests.web.scenes import Page
from tests.web.windows import Storage, Window
from web.games import ROOMS
from web.worker.stats import counts
from web.worker.stats.counts import Count, Stats, Tally
from web.worker.words import Words

# What a game tells


def finished(game: str, seed: int) -> tuple[list[Event], Any, int]:
    house, reply = begun(game)
    house.bots = {
        game: {level: stub.Chooser(lambda view, rng: rng.choice(view.legal)) for level in house.levels[game]}
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
    house.open({"stats": counts.write(Stats({"arkham-ritual": count})), "day": "2026-11-17"}, language)
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
        "web.worker.stats.daily",
        "web.worker.stats.counts",
        "web.worker.sounds",
        "web.worker.screens.stats",
        "web.worker.screens.charts",
        "web.worker.screens.daily",
    )
    code = (
        "import sys; from web.worker.app import make_session;"
        "make_session().open({'day': '2026-11-17', 'saves': []}, 'en');"
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
