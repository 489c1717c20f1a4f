"""What Ritual's bots reckon with: counted odds, what a round brings, what it is worth to stand so."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from engine.bots.bot import Bot
from engine.bots.play import luck
from engine.bots.ritual import blueprint, standing
from engine.bots.ritual.belief import Belief
from engine.bots.ritual.blueprint import LOYAL, Player, lean, outlook
from engine.bots.ritual.faces import ALL, faces, known, odds
from engine.bots.ritual.history import lays
from engine.bots.ritual.occultist import Occultist
from engine.bots.ritual.prizes import CONTRIBUTION, prizes
from engine.bots.ritual.reporter import Reporter, look
from engine.game import Start
from engine.ritual import odds as exact
from engine.ritual import scoring
from engine.ritual.cards import BOX, CHANTS, COLOURS
from engine.ritual.state import State
from engine.ritual.view import View
from tests.engine.ritual.table import GAME, chant, deal


def test_faces_are_counted_as_the_engine_counts() -> None:
    """For every back and end in others' hands, at every step of a game."""
    state, rng = GAME.start(Start(4, {}, 3)), Random(3)
    for _ in range(22):
        view = state.view(state.to_act or 0)
        hidden = ALL & ~known(view)
        for seat, ends in enumerate(exact.hands(view)):
            for (back, points), chances in ends.items():
                if seat != view.seat:
                    for colour in COLOURS:
                        assert odds(hidden, back, points, colour) == pytest.approx(float(chances[colour]))
        state.apply(rng.choice(state.legal()))


@pytest.mark.parametrize("others", range(1, 5))
def test_an_outlook_is_the_rules_over_all_that_the_others_may_do(others: int) -> None:
    """§3-3, by the engine's own arithmetic; who strays has either of the other colours."""
    chances = tuple(0.3 + 0.1 * number for number in range(others))
    seen = outlook(chances)
    for match, own in ((True, "r"), (False, "g")):
        gain = loss = 0.0
        for colours in product("rgy", repeat=others):
            share = 1.0
            for colour, chance in zip(colours, chances, strict=True):
                share *= chance if colour == "r" else (1 - chance) / 2
            sign = scoring.outcome("r", (own, *colours))[3][0]
            gain += share * (sign > 0)
            loss += share * (sign < 0)
        assert seen.gain[match] == pytest.approx(gain)
        assert seen.loss[match] == pytest.approx(loss)


def test_shares_are_odds_and_nothing_is_ruled_out() -> None:
    ends = [end for card in ("r1g4", "g2y3", "y3r3") for end in BOX[card].ends]
    for points, madness in product((-3, 0, 7, 12), (0, 4)):
        player = Player("r", (("1-4", 4), ("2-2", 2)), 2, points, madness)
        leaning = lean(player, ALL & ~faces(BOX[card] for card in ("r1g4", "g2y3", "y3r3")), ends)
        chosen = [leaning.chance(index, 0.5) for index in range(len(ends))]
        assert sum(chosen) == pytest.approx(1)
        assert min(chosen) >= blueprint.WHIM / len(ends)


def test_a_ritual_told_again_stands_for_each_as_it_stood() -> None:
    """What a View tells later is what that seat looked at when it had to lay."""
    state = GAME.start(Start(4, {}, 11))
    rng, then = Random(1), {}
    while len(state.view(0).rounds) < 3 or state.to_act != state.view(0).start:
        if state.phase == "chant" and state.to_act is not None:  # type: ignore[attr-defined]
            view = state.view(state.to_act)
            then[view.round, view.seat] = look(view)
        state.apply(rng.choice(state.legal()))
    view = state.view(state.to_act or 0)
    for seat, told in lays(view).items():
        for number, lay in enumerate(told[:-1], 1):
            was = then[number, seat]
            assert (lay.player.altar, lay.player.later) == (was.altar, was.later)
            assert (lay.player.points, lay.player.madness) == (was.points, was.madness)
            assert set(lay.player.laid) == set(was.laid)


def test_what_is_laid_is_believed_by_what_its_player_could_want() -> None:
    """Counting alone finds each colour as likely as another; the altar's is wanted oftener."""
    state = deal("r1g4 r4g1", "r2g4 r4g2", "g1y4 r2g3", altar="r", first=0)
    chant(state, "r4g1:r")
    view = state.view(1)
    counted = exact.laid(view)[0]
    belief, rng = Belief(view), Random(4)
    for _ in range(60):
        belief.imagine(rng)
    chances = belief.chances(0)
    total = sum(chances.values())
    assert counted
    assert set(chances) == {(colour, 4) for colour in COLOURS if counted[colour]}
    assert chances["r", 4] / total > float(counted["r"]) + 0.1
    assert {points for _, points in belief.chances(2)} == {1, 2, 3, 4}


def test_belief_knows_more_than_counting() -> None:
    """How far off the odds of the altar's colour are, squared, of every card laid among Reporters."""
    habit = 2 * LOYAL[4] / (1 - LOYAL[4])
    bot, rng, off = Reporter(), Random(1), {"counted": 0.0, "believed": 0.0}
    for seed in range(3):
        state, number = GAME.start(Start(5, {}, seed)), 0
        assert isinstance(state, State)
        while state.to_act is not None:
            view = state.view(state.to_act)
            if sum(map(bool, view.laid)) == 4:
                belief = Belief(view)
                truth = [chant is not None and chant.colour == view.altar for chant in state.laid]
                for _ in range(24):
                    belief.imagine(rng)
                for seat, card in enumerate(view.laid):
                    if card:
                        chances = belief.chances(seat)
                        altar = sum(chance for (colour, _), chance in chances.items() if colour == view.altar)
                        counted = habit * odds(ALL & ~known(view), card.back, card.points, view.altar or "")
                        counted /= counted + 1 - counted / habit
                        off["believed"] += (altar / sum(chances.values()) - truth[seat]) ** 2
                        off["counted"] += (counted - truth[seat]) ** 2
            state.apply(bot.choose(view, luck(seed, number)))
            number += 1
    assert off["believed"] < 0.85 * off["counted"]


def test_what_is_certain_is_believed() -> None:
    """All other cards with this back are in the own hand or were turned up: the colour is no secret."""
    state = deal("r1g4", "r4g1 g1y4 g4y1 y1r4 y4r1", altar="r", first=0)
    chant(state, "r1g4:g")
    belief = Belief(state.view(1))
    belief.imagine(Random(1))
    assert list(belief.chances(0)) == [("g", 4)]


def test_who_stands_better_has_more_to_expect() -> None:
    backs = ("1-4", "2-4", "3-3")
    level = standing.final(backs, 5, 0, 2, 3)
    worths = []
    for points in (-2, 3, 6, 8):
        second, first, masterly = standing.prospects(standing.final(backs, points, 0, 2, 3), [level] * 3)[1:]
        worths.append(second + 2 * first + 3 * masterly)
    assert worths == sorted(worths)
    safe, near = (standing.final(backs, 5, madness, 2, 3)[1][0] for madness in (0, 4))
    assert near > safe


def test_with_no_round_left_a_standing_is_what_it_is() -> None:
    def now(points: int) -> standing.Final:
        return standing.final(("1-4",), points, 0, 0, 2)

    for points in product((3, 7, 10, 12), repeat=3):
        gains = scoring.contribution(points, range(3)).gains
        mine, *others = map(now, points)
        chances = standing.prospects(mine, others)
        assert sum(map(float.__mul__, chances, CONTRIBUTION)) == pytest.approx(gains[0])


def test_the_last_ritual_is_for_victory() -> None:
    """§6: what cannot win is worth almost nothing; what suffices, as much as more."""
    view = GAME.start(Start(3, {}, 1)).view(0)
    assert prizes(view) == CONTRIBUTION
    behind = prizes(view._replace(ritual=3, contribution=(0, 2, 0)))
    assert behind[1] - behind[0] < 0.5 < behind[2] - behind[1]
    ahead = prizes(view._replace(ritual=3, contribution=(6, 0, 0)))
    assert ahead[3] - ahead[0] < 0.5


@pytest.mark.parametrize("bot", [Reporter(), Occultist()], ids=lambda bot: bot.level)
def test_who_is_one_end_away_from_ten_aims_at_it(bot: Bot[View]) -> None:
    """§4-1, whichever side it thinks will score."""
    state = deal("r1g4 r4g1 r2g3 r3g2", "g4y1 g2y3", "g2y2 g3y3", altar="r", first=0)
    view = state.view(0)._replace(points=(7, 0, 0))
    assert CHANTS[bot.choose(view, Random(1))].points == 3
