"""Each level beats the one below: a few games on fixed seeds, so that it is quick and always the same.

How good they really are, with standard errors, the arena tells (docs/bots.md).
"""

from __future__ import annotations

from typing import Any

from engine.bots.arkham_ritual.novice import Novice
from engine.bots.arkham_ritual.occultist import Occultist
from engine.bots.arkham_ritual.reporter import Reporter
from engine.bots.bot import Bot
from engine.bots.plain import Plain
from engine.bots.play import play
from engine.game import Start
from tests.engine.arkham_ritual.cheat import Cheater
from tests.engine.arkham_ritual.table import GAME


class QuickOccultist(Occultist):
    slices = 8


class QuickCheater(Cheater):
    slices = 4


def ask(bot: Bot[Any], state: Any, rng: Any) -> str:
    """The cheater is shown its cards."""
    return bot.choose(bot.cheats(state) if isinstance(bot, Cheater) else state.view(state.to_act), rng)


def kept(one: Bot[Any], among: Bot[Any], games: int) -> tuple[float, float]:
    """Sanity lost a round by the one, and by the others on average; every game at another seat."""
    mine = others = rounds = 0
    for seed in range(games):
        state = GAME.start(Start(5, {}, seed))
        bots = [among] * 5
        bots[seed % 5] = one
        play(state, bots, seed, ask)
        after = state.summary()
        mine += 7 - after["sanity"][seed % 5]
        others += 35 - sum(after["sanity"]) - (7 - after["sanity"][seed % 5])
        rounds += after["round"]
    return mine / rounds, others / 4 / rounds


def test_novice_beats_chance() -> None:
    mine, others = kept(Novice(), Plain(), 300)
    assert mine < 0.99 * others


def test_reporter_beats_novice() -> None:
    mine, others = kept(Reporter(), Novice(), 100)
    assert mine < 0.95 * others


def test_occultist_beats_reporter() -> None:
    mine, others = kept(QuickOccultist(), Reporter(), 7)
    assert mine < 0.8 * others


def test_the_ceiling_is_above_them_all() -> None:
    mine, others = kept(QuickCheater(), Reporter(), 7)
    assert mine < 0.6 * others
