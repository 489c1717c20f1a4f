"""Every reason is true of the View: for each kind a checker that counts again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice, product
from math import isclose
from random import Random

from engine.bots.bot import Opinion
from engine.bots.levels import BOTS
from engine.bots.ritual.belief import Belief
from engine.bots.ritual.occultist import Occultist
from engine.ritual.cards import CHANTS, WITH_BACK
from engine.ritual.scoring import outcome
from engine.ritual.view import View
from tests.engine.ritual.test_bots import views

DECISIONS = 500
NEAR, FAR = 0.05, 0.4
"""Odds that were imagined, by few hands and rounds, may be off by so much on average, and at most."""


class Thorough(Occultist):
    """Imagines enough for its odds to be compared."""

    slices = 12
    hands = 12
    worlds = 30


def decisions(every: int) -> Iterator[View]:
    for seed in range(1000):
        yield from views(2 + seed % 4, seed, every)


def follows(view: View, rng: Random) -> dict[int, float]:
    """Of each other, how likely it chants the altar's colour: a belief of one's own, of many hands."""
    belief = Belief(view)
    for _ in range(200):
        belief.imagine(rng)
    told = {}
    for seat in belief.told:
        chances = belief.chances(seat)
        told[seat] = sum(odds for (colour, _), odds in chances.items() if colour == view.altar)
        told[seat] /= sum(chances.values())
    return told


def outlook(view: View, action: str, loyal: dict[int, float]) -> tuple[float, float]:
    """The odds that points count, and that they count minus, if all choose for themselves. Whether all who
    stray agree is not counted: then they gain instead."""
    assert view.altar
    gain = loss = 0.0
    other = next(colour for colour in "rgy" if colour != view.altar)
    for sides in product((True, False), repeat=len(loyal)):
        odds = 1.0
        for side, chance in zip(sides, loyal.values(), strict=True):
            odds *= chance if side else 1 - chance
        colours = [view.altar if side else other for side in sides]
        if CHANTS[action].colour != view.altar and view.altar not in colours:
            continue
        _, _, _, signs = outcome(view.altar, (CHANTS[action].colour, *colours))
        gain, loss = gain + odds * (signs[0] > 0), loss + odds * (signs[0] < 0)
    return gain, loss


def counted(view: View, seat: int) -> float:
    """Of the faces that were never seen and have that back, how many chant the altar's colour."""
    laid = view.laid[seat]
    assert laid
    seen = {*view.hand, *(card.chant.card for card in view.laid if card and card.chant)}
    seen |= {chant.card for played in view.rounds for chant in played.chants if chant}
    hidden = [card for card in WITH_BACK[laid.back] if card not in seen]
    ends = [[colour for colour, points in card.ends if points == laid.points] for card in hidden]
    return sum(colours.count(str(view.altar)) / len(colours) for colours in ends) / len(ends)


def check(view: View, opinion: Opinion, loyal: dict[int, float], errors: list[float]) -> str:
    """Its kind, once everything in it was found to be so; `errors`: by how much its odds are off."""
    assert opinion.reason
    kind, facts = opinion.reason
    if kind == "reach":
        most = [sorted(max(map(int, back.split("-"))) for back in backs)[1:] for backs in view.sets]
        reach = {action: sum(most[int(action.split()[1])]) for action in view.legal}
        assert (facts["reach"], facts["best"]) == (reach[opinion.action], max(reach.values()))
        return kind
    me, chant = view.seat, CHANTS[opinion.action]
    points, minus = view.points[me], view.madness[me]
    assert facts["points"] == chant.points
    assert isclose(opinion.facts["points"], chant.points * (facts["gain"] - facts["loss"]), abs_tol=1e-9)
    gain, loss = outlook(view, opinion.action, loyal)
    errors += [max(0.0, gain - facts["gain"]), max(0.0, loss - facts["loss"])]
    if "who" in facts:
        assert view.laid[facts["who"]]
        assert isclose(facts["counted"], counted(view, facts["who"]))
        errors.append(abs(facts["read"] - loyal[facts["who"]]))
    others = [seat for seat in range(view.players) if seat != me and seat not in view.out]
    match kind:
        case "ten":
            assert points + chant.points == 10
        case "mad":
            assert facts["minus"] == minus
            assert minus + chant.points >= 5
            assert 0 < facts["madness"] == facts["loss"]
        case "overtakes":
            assert facts["most"] == max(view.points[seat] for seat in others) == view.points[facts["leader"]]
            assert points <= facts["most"] < points + chant.points
        case "small":
            assert chant.points == min(CHANTS[action].points for action in view.legal)
            assert facts["loss"] > facts["gain"]
        case "follow":
            assert chant.colour == view.altar
        case _:
            assert kind == "stray"
            assert chant.colour != view.altar
    return kind


def test_every_reason_is_true_of_the_view() -> None:
    """And each kind comes up."""
    bot, kinds, read = Thorough(), Counter[str](), 0
    errors: list[float] = []
    for seen, view in enumerate(islice(decisions(every=7), DECISIONS)):
        opinions = bot.explained(view, bot.why(view, Random(seen)))
        loyal = follows(view, Random(seen + 1)) if view.phase == "chant" else {}
        kinds.update(check(view, opinion, loyal, errors) for opinion in opinions)
        read += any("who" in (opinion.reason.facts if opinion.reason else {}) for opinion in opinions)
    assert max(errors) < FAR
    assert sum(errors) / len(errors) < NEAR
    assert set(kinds) == {"reach", "ten", "mad", "overtakes", "small", "follow", "stray"}
    assert read > DECISIONS // 20, "counting and reading people often differ"


def test_in_the_last_ritual_the_odds_to_win_are_what_counts() -> None:
    bot, found = BOTS["ritual"]["occultist"], set[bool]()
    for view in decisions(every=5):
        if view.phase == "chant" and len(found) < 2:
            opinions = bot.why(view, Random(1))
            wins = [opinion.facts.get("wins") for opinion in opinions]
            assert all((chance is None) is (wins[0] is None) for chance in wins)
            assert wins[0] is None or view.ritual == 3
            figures = wins if wins[0] is not None else [each.facts["contribution"] for each in opinions]
            order = sorted(opinions, key=lambda each: -each.value)
            ranked = [figures[opinions.index(each)] for each in order]
            assert ranked == sorted(figures, reverse=True)  # type: ignore[type-var]
            found.add(wins[0] is None)
        elif len(found) == 2:
            return
