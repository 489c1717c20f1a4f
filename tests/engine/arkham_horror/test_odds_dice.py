"""§9: the odds of dice and checks, against every roll written out."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import product
from typing import NamedTuple

import pytest

from engine.arkham_horror.checks import Check
from engine.arkham_horror.odds import odds
from engine.arkham_horror.odds_checks import chance
from engine.arkham_horror.odds_dice import Die, Rerolls, bought, expected, reach, rolled_with, successes
from tests.engine.arkham_horror.table import Table, table

Faces = tuple[int, ...]
DICE = [Die(least, twice) for least in (4, 5, 6) for twice in (False, True)]


def rolls(dice: int) -> Iterator[Faces]:
    return product(range(1, 7), repeat=dice)


def count(die: Die, faces: Faces) -> int:
    """§9: a die succeeds from its lowest face on; with the Shotgun each 6 counts two."""
    return sum((2 if die.twice and face == 6 else 1) for face in faces if face >= die.least)


@cache
def best(die: Die, faces: Faces, needed: int | None, clues: int, each: int, rerolls: Rerolls) -> Fraction:
    """§9 in the plainest way: everything that may be done, in every order, on the very faces."""
    number = count(die, faces)
    if needed is not None and number >= needed:
        return Fraction(1)
    ways = [Fraction(number) if needed is None else Fraction(0)]

    def after(kept: Faces, fresh: int, clues: int, rerolls: Rerolls) -> Fraction:
        values = (best(die, tuple(sorted(kept + new)), needed, clues, each, rerolls) for new in rolls(fresh))
        return sum(values, Fraction(0)) / Fraction(6**fresh)

    if clues:
        ways.append(after(faces, each, clues - 1, rerolls))
    if rerolls.all and faces:
        ways.append(after((), len(faces), clues, rerolls._replace(all=rerolls.all - 1)))
    good = tuple(face for face in faces if face >= die.least)
    if rerolls.failed and len(good) < len(faces):
        left = rerolls._replace(failed=rerolls.failed - 1)
        ways.append(after(good, len(faces) - len(good), clues, left))
    if rerolls.single:
        left = rerolls._replace(single=rerolls.single - 1)
        ways += [after(faces[:place] + faces[place + 1 :], 1, clues, left) for place in range(len(faces))]
    return max(ways)


@pytest.mark.parametrize("die", DICE)
def test_successes_of_every_roll(die: Die) -> None:
    for dice in range(6):
        counted = [count(die, faces) for faces in rolls(dice)]
        told = successes(die, dice)
        assert len(told) == dice * (1 + die.twice) + 1
        for number, found in enumerate(told):
            assert found == pytest.approx(counted.count(number) / 6**dice, abs=1e-15)
        assert expected(die, dice) == pytest.approx(sum(counted) / 6**dice)
        for needed in range(-1, 7):
            wanted = sum(number >= needed for number in counted) / 6**dice
            assert reach(die, dice, needed) == pytest.approx(wanted, abs=1e-14)


MEANS = [
    (0, 1, Rerolls(1)),
    (0, 1, Rerolls(2)),
    (0, 1, Rerolls(0, 1)),
    (0, 1, Rerolls(0, 0, 1)),
    (1, 1, Rerolls()),
    (1, 2, Rerolls()),
    (2, 1, Rerolls(1)),
    (1, 1, Rerolls(1, 1)),
    (1, 1, Rerolls(0, 1, 1)),
    (1, 1, Rerolls(1, 0, 1)),
]


# A Shotgun takes both hands: there is no Bullwhip beside it.
CASES = [(die, *means) for die in DICE for means in MEANS if not (die.twice and means[2].single)]


@pytest.mark.parametrize(("die", "clues", "each", "rerolls"), CASES)
def test_rerolls_and_clues_as_well_as_can_be(die: Die, clues: int, each: int, rerolls: Rerolls) -> None:
    """In whatever order: buying first is never worse, and the best reroll is found, roll by roll."""
    for dice in range(3 if clues + rerolls.all > 1 else 4):
        for needed in (1, 2, 3, None):
            total = Fraction(0)
            for faces in rolls(dice):
                wanted = best(die, tuple(sorted(faces)), needed, clues, each, rerolls)
                total += wanted
                failed = sum(face < die.least for face in faces)
                told = bought(die, dice, failed, count(die, faces), needed, rerolls, clues * each)
                assert told == pytest.approx(float(wanted), abs=1e-12), (faces, needed)
            told = rolled_with(die, dice + clues * each, needed, rerolls)
            assert told == pytest.approx(float(total / 6**dice), abs=1e-12)


# From a View


def rolled(*faces: int, needed: int = 1, skill: str = "luck", **seat: object) -> Table:
    """A check of so many dice that has just shown these faces."""
    at = table("ashcan-pete")
    at.put(0, **seat)  # type: ignore[arg-type]
    at.dice(*faces)
    pool = at.state.seats[0].skill(skill)
    at.effect(0, [{"check": skill, "mod": len(faces) - pool, "success": needed, "pass": [], "fail": []}])
    return at


def test_pool_counts_what_the_engine_rolls() -> None:
    """The dice of a chance are the dice of the roll, whoever checks whatever."""
    for who in ("ashcan-pete", "joe-diamond", "sister-mary"):
        for environment in ("", "an-evil-fog", "rlyeh-rising"):
            at = table(who)
            at.put(0, cards=("lantern", "dark-cloak", "cross", "skill-will"))
            if environment:
                at.environment(environment)
            for skill in ("speed", "sneak", "fight", "will", "lore", "luck", "evade", "horror", "spell"):
                for modifier in (-9, -1, 0, 2):
                    base = {"evade": "sneak", "horror": "will", "spell": "lore"}.get(skill, skill)
                    view = at.state.view(0)
                    told = chance(view, 0, Check(skill, base, modifier, 1, "a test")).dice
                    state, at.state = at.state, at.state.copy()
                    at.fail_checks()
                    at.rolled  # noqa: B018 - what was rolled before
                    at.effect(0, [{"check": skill, "mod": modifier, "success": 1, "pass": [], "fail": []}])
                    assert at.rolled == [[1] * told], (who, environment, skill, modifier)
                    at.state = state


def test_after_a_roll() -> None:
    """What a clue and a Cigarette Case add to 2 failures and 1 success of 2 needed."""
    at = rolled(1, 2, 5, needed=2, clues=2, cards=("lucky-cigarette-case",))
    told = odds(at.state.view(0))
    assert set(told) == set(at.legal) == {"spend-clue", "reroll lucky-cigarette-case", "accept"}
    die = Die()
    accept, clue, reroll = (
        told[action].check for action in ("accept", "spend-clue", "reroll lucky-cigarette-case")
    )
    assert accept
    assert clue
    assert reroll
    assert accept.plain == accept.best == 0
    assert clue.plain == pytest.approx(1 / 3)
    assert clue.rerolls == pytest.approx(
        float(sum(best(die, (1, 2, 5, face), 2, 0, 1, Rerolls(1)) for face in range(1, 7)) / 6)
    )
    assert clue.best == pytest.approx(float(best(die, (1, 2, 5), 2, 2, 1, Rerolls(1))))
    assert reroll.plain == pytest.approx(1 - (8 + 12) / 27)
    all_again = sum(best(die, tuple(sorted(faces)), 2, 2, 1, Rerolls()) for faces in rolls(3))
    assert reroll.best == pytest.approx(float(Fraction(all_again, 6**3)))


def test_research_materials_joe_and_skill_cards() -> None:
    """§9: Research Materials are a clue; a skill card and Joe add a die to each."""
    at = rolled(1, clues=1, cards=("research-materials", "skill-luck"))
    told = odds(at.state.view(0))["spend research-materials"].check
    assert told
    assert told.plain == pytest.approx(1 - (2 / 3) ** 2)
    assert told.best == pytest.approx(1 - (2 / 3) ** 4)
    at = table("joe-diamond")
    at.put(0, clues=3)
    told = chance(at.state.view(0), 0, Check("luck", "luck", -9, 1, ""))
    assert (told.dice, told.plain) == (0, 0)
    assert told.best == pytest.approx(1 - (2 / 3) ** 6)


@pytest.mark.parametrize(("blessed", "cursed", "fails"), [(True, False, 3), (False, True, 5)])
def test_blessed_and_cursed(blessed: bool, cursed: bool, fails: int) -> None:
    at = rolled(1, 3, clues=1, blessed=blessed, cursed=cursed)
    told = odds(at.state.view(0))["spend-clue"].check
    assert told
    assert told.plain == pytest.approx(1 - fails / 6)


def test_mandy_rerolls_what_failed() -> None:
    at = table("ashcan-pete", "mandy-thompson")
    at.dice(1, 2, 5)
    pool = at.state.seats[0].skill("luck")
    at.effect(0, [{"check": "luck", "mod": 3 - pool, "success": 2, "pass": [], "fail": []}])
    told = odds(at.state.view(0))["reroll mandy-thompson"].check
    assert told
    assert told.plain == told.best == pytest.approx(1 - (2 / 3) ** 2)


def test_silver_key_and_mists() -> None:
    """R62: a Silver Key is sure; Mists are one more check, and clues go where they buy more dice."""
    at = table("ashcan-pete")
    token = at.monster("cultist", at.state.seats[0].at)
    at.put(0, cards=("mists-of-releh", "skill-lore"), clues=2, sliders=(1, 1, 1))
    at.movement()
    told = odds(at.state.view(0))[f"evade {token}"].check
    assert told
    sneak, lore = at.state.seats[0].skill("evade") - 3, at.state.seats[0].skill("spell") - 3
    assert not told.sure
    assert told.plain == pytest.approx(1 - (2 / 3) ** max(0, sneak))
    assert told.rerolls == pytest.approx(1 - (2 / 3) ** (max(0, sneak) + max(0, lore)))
    assert told.best == pytest.approx(1 - (2 / 3) ** (max(0, sneak) + max(0, lore) + 2 * 2))
    at.put(0, cards=("silver-key",))
    told = odds(at.state.view(0))[f"evade {token}"].check
    assert told
    assert told.sure
    at.fail_checks()
    at.do(f"evade {token}")
    after = odds(at.state.view(0))
    assert set(after) == set(at.legal)
    used = after["use silver-key"].check
    assert used
    assert used.plain == 1


class Means(NamedTuple):
    """What is left while evading: clues, Stealth, a Cigarette Case, Mists of Releh, Expert Occultist."""

    clues: int
    stealth: int
    case: int
    mists: int
    occultist: int


def most_dice(here: int, there: int | None, left: Means, casting: int) -> int:
    """§9, R62: both checks need one success, so what counts is how many dice are rolled before all is used
    up; `there`: the dice of the spell check that is on. A clue buys one die, for a spell two."""
    now, ways = here if there is None else there, [0]
    if left.clues > 0:
        fewer = left._replace(clues=left.clues - 1)
        if there is None:
            ways.append(1 + most_dice(here + 1, None, fewer, casting))
        else:
            ways.append(2 + most_dice(here, there + 2, fewer, casting))
    for name in ("case", "stealth" if there is None else "occultist"):
        if getattr(left, name) and now:
            fewer = left._replace(**{name: 0})
            ways.append(now + most_dice(here, there, fewer, casting))
    if there is not None:
        ways.append(most_dice(here, None, left, casting))
    elif left.mists:
        ways.append(casting + most_dice(here, casting, left._replace(mists=left.mists - 1), casting))
    return max(ways)


@pytest.mark.parametrize("left", [Means(*some) for some in product((0, 2), (0, 1), (0, 1), (1, 2), (0, 1))])
@pytest.mark.parametrize("kind", ["cultist", "zombie"])
def test_evading_with_mists(left: Means, kind: str) -> None:
    """Before the roll and after it, action by action: as many dice as any order of doing things brings."""
    at = table("dexter-drake")
    token = at.monster(kind, at.state.seats[0].at)
    cards = ["stealth"] * left.stealth + ["lucky-cigarette-case"] * left.case + ["skill-lore"]
    at.put(0, cards=cards + ["mists-of-releh"] * left.mists + ["expert-occultist"] * left.occultist)
    at.put(0, clues=left.clues, sliders=(1, 1, 1))
    at.movement()
    awareness = {"cultist": -3, "zombie": 1}[kind]
    here = max(0, at.state.seats[0].skill("evade") + awareness)
    casting = max(0, at.state.seats[0].skill("spell") + awareness)

    def passes(dice: int) -> object:
        return pytest.approx(1 - (2 / 3) ** dice, abs=1e-12)

    told = odds(at.state.view(0))[f"evade {token}"].check
    assert told
    assert told.best == passes(here + most_dice(here, None, left, casting))
    at.fail_checks()
    at.do(f"evade {token}")
    after = {action: figures.check for action, figures in odds(at.state.view(0)).items()}
    every = {
        "cast mists-of-releh": most_dice(here, None, left, casting),
        "spend-clue": 1 + most_dice(here + 1, None, left._replace(clues=left.clues - 1), casting),
        "reroll stealth": here + most_dice(here, None, left._replace(stealth=0), casting),
        "reroll lucky-cigarette-case": here + most_dice(here, None, left._replace(case=0), casting),
        "accept": 0,
    }
    assert set(after) == set(at.legal)
    for action, check in after.items():
        assert check
        assert check.best == passes(every[action]), action
