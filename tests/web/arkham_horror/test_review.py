"""A finished game of Arkham Horror: its curves, its moments, the odds of its checks, its statistics."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from engine.arkham_horror import GAME
from engine.arkham_horror.ancient_ones import ANCIENT_ONES
from engine.finished import Finished
from engine.game import Start
from engine.link import to_link
from engine.record import Record
from tests.engine.arkham_horror.random_play import choose
from tests.web.scenes import Page
from tests.web.sound_html import assert_sound
from web.games import ROOMS
from web.games.arkham_horror.outcome import groups, losses
from web.games.arkham_horror.review import DECISIVE
from web.worker.pages.review import ReviewPage, of_link
from web.worker.scene import LANGUAGES, Settings
from web.worker.screens import review as screen
from web.worker.sounds import NAMES
from web.worker.stats import counts
from web.worker.stats.counts import Result, Stats
from web.worker.words import Words

ROOM = ROOMS["arkham-horror"]
ENGLISH = Words("en")
SEEDS = (1, 2, 4)


@cache
def record(seed: int, players: int = 4) -> Record:
    """A whole game, at random."""
    rng, state = Random(seed), GAME.start(Start(players, {}, seed))
    actions = []
    while state.to_act is not None:
        actions.append(choose(state, rng, bold=True))  # type: ignore[arg-type]
        state.apply(actions[-1])
    return Record("arkham-horror", tuple("ABCDEFGH"[:players]), seed=seed, actions=tuple(actions))


@cache
def reviewed(seed: int) -> ReviewPage:
    review = of_link(record(seed), 0, ROOMS, "https://x.example/")
    review.whole = True
    return review


@pytest.mark.parametrize("seed", SEEDS)
def test_the_curves_are_what_the_views_say(seed: int) -> None:
    review = reviewed(seed)
    at = review.position(ENGLISH, Settings())
    assert at.course
    town, sanity, stamina = at.course, *at.course.also
    views = [review.game.opened(step, 0) for step in town.steps]
    assert list(town.steps) == sorted(set(town.steps))
    assert town.steps[-1] == review.game.last
    assert town.values[0] == tuple(view.doom for view in views)
    assert town.values[1] == tuple(view.terror for view in views)
    assert town.values[2] == tuple(len(view.gates) for view in views)
    for seat in range(4):
        assert sanity.values[seat] == tuple(view.seats[seat].sanity for view in views)
        assert stamina.values[seat] == tuple(view.seats[seat].stamina for view in views)
    assert len(views) >= 1 + sum(event["e"] == "turn" for event in review.game.log(review.game.last, None))


@pytest.mark.parametrize("seed", SEEDS)
def test_what_was_decisive_is_a_moment(seed: int) -> None:
    review = reviewed(seed)
    moments = review.position(ENGLISH, Settings()).moments
    game = review.game
    steps = {
        step for step in range(game.last) if any(event["e"] in DECISIVE for event in game.events(step, None))
    }
    assert {moment.step for moment in moments} == steps
    assert len(moments) == len(steps), "one of each step"
    assert all(moment.text for moment in moments)
    assert any("wakes!" in moment.text for moment in moments)


def test_the_odds_of_a_check_are_told() -> None:
    review = reviewed(SEEDS[0])
    game, found = review.game, 0
    for step in range(game.last):
        for event in game.events(step, None):
            if event["e"] == "pool":
                assert "%" in ROOM.sentence(event, review.seats, 0, ENGLISH)
                found += 1
    assert found > 10
    checked = (
        step for step in range(game.last) if game.choices(step) and game.view(step, 0).decision.kind == "roll"
    )
    review.step = next(checked)
    html = str(screen.review(review.position(ENGLISH, Settings())))
    review.step = 0
    assert "chances" in html
    assert " %" in html


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_draws_it(language: str) -> None:
    review = reviewed(SEEDS[0])
    for step in (0, review.game.last // 2, review.game.last):
        review.step = step
        assert_sound(Page(str(screen.review(review.position(Words(language), Settings())))))
    review.step = 0


@pytest.mark.parametrize("seed", SEEDS)
def test_it_is_counted_by_how_it_ended(seed: int) -> None:
    game = Finished(record(seed))
    log = game.log(game.last, 0)
    tale = ROOM.tale(log, 4, 0)
    assert sum(tale.lost.values()) == 1
    assert set(tale.lost) <= set(losses(ENGLISH)[1])
    named = {name for _, table in groups(ENGLISH) for name in table}
    assert set(tale.groups) <= named
    assert "players/4" in tale.groups
    assert len(named) == 3 + len(ANCIENT_ONES) + 8


def test_groups_are_counted_and_kept_and_an_older_text_has_none() -> None:
    stats = Stats()
    for number, (won, score) in enumerate(((True, 21), (True, 10), (False, 0))):
        result = Result("arkham-horror", "novice", won, groups=("one/yig", "players/2"), score=score)
        stats = counts.counted(stats, f"id-{number}", result)
    assert stats.of("arkham-horror").groups["one/yig"] == (3, 2, 31, 21)
    text = counts.write(stats)
    assert counts.read(text, ROOMS) == stats
    older = counts.counted(Stats(), "x", Result("arkham-horror", "novice"))
    assert '"groups"' not in counts.write(older)
    assert counts.read(counts.write(older), ROOMS) == older


def test_dice_and_gates_are_heard() -> None:
    game = Finished(record(SEEDS[0]))
    found = {ROOM.sound(event, 0) for event in game.log(game.last, 0)} - {""}
    assert found <= set(NAMES)
    assert found >= {"dice", "gate", "wake", "lost"}


@pytest.mark.parametrize("seed", SEEDS)
def test_a_link_is_short(seed: int) -> None:
    assert len(to_link(record(seed))) < 4000
