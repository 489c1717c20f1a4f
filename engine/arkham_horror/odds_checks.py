"""The odds of a check (§9): before its roll and after it, from a View.

*Best* means: as long as successes are missing, every clue and Research Materials are spent, every reroll is
used in the best order, Mists of Releh are cast; what is left over has no worth. Cards that pass a check
without a roll (Silver Key, Blue Watcher) are told apart (`sure`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, cast

from engine.arkham_horror.after_roll import MISTS, RESEARCH, clue_dice, mandy, passes
from engine.arkham_horror.cards import BY_ID, CARDS
from engine.arkham_horror.checks import Check, Dice, lowest, pool
from engine.arkham_horror.odds_dice import NONE, Die, Rerolls, bought, expected, reach
from engine.arkham_horror.sheets import MANDY
from engine.arkham_horror.spells import can_cast

if TYPE_CHECKING:
    from engine.arkham_horror.state import State
    from engine.arkham_horror.view import View

Cards = tuple[str, ...]


class Chance(NamedTuple):
    """The odds of a check; after a roll, of one thing done about it."""

    dice: int
    """Rolled, or on the table."""
    needed: int
    plain: float
    """That the check is passed by these dice alone."""
    rerolls: float
    """With every reroll in hand, and Mists of Releh; no clue is spent."""
    best: float
    """With every clue too."""
    sure: bool
    """A card in hand can pass it without a roll (R62)."""
    successes: float
    """How many on average, of these dice alone."""
    most: float | None
    """How many on average, every reroll and clue used for their number; None: nothing counts them."""


def as_state(view: View) -> State:
    """The View for rules that only read what lies open: it has the names of the State."""
    return cast("State", view)


def spell_check(spell: str, needed: int = 1, modifier: int = 0) -> Check:
    """The check of casting a spell (§10); Heal counts its successes."""
    return Check("spell", "lore", BY_ID[spell].casting + modifier, needed, spell, spell == "heal")


def plain_chance(view: View, seat: int, asked: Check, weapons: Cards = ()) -> float:
    """The chance that a check is passed by its dice alone."""
    return reach(_die(view, seat, asked, weapons), pool(as_state(view), seat, asked), asked.needed)


def chance(view: View, seat: int, asked: Check, weapons: Cards = ()) -> Chance:
    """The odds of a check before its roll; `weapons`: those of a combat check."""
    hand = _hand(view, seat, asked, weapons)
    fresh = pool(as_state(view), seat, asked)
    return _odds(hand, asked, _Lying(), fresh)._replace(sure=_is_sure(view, seat, asked))


def after_roll(view: View, seat: int, asked: Check, dice: Dice) -> dict[str, Chance]:
    """By action, the odds if it is done: `plain` with nothing after it, `best` with the best after it."""
    hand = _hand(view, seat, asked, view.fight.weapons if view.fight else ())
    sure = _is_sure(view, seat, asked)
    found = {}
    for action in view.legal:
        odds = _done(hand, asked, dice, action.split())
        found[action] = odds._replace(sure=sure or odds.sure)
    return found


class _Hand(NamedTuple):
    """How dice are read, and what can still be done about a roll."""

    die: Die
    rerolls: Rerolls
    clues: int
    """Research Materials too."""
    clue_dice: int
    """Bought by one clue."""
    any_check: int = 0
    """How many of `rerolls.all` fit any check."""
    mists: tuple[int, int, int, int] = (0, 0, 0, 0)
    """Mists of Releh: how often, the dice of its check, its own rerolls, dice bought by one clue."""


class _Lying(NamedTuple):
    """Dice that lie there and stay: how many, how many of them failed, their successes."""

    dice: int = 0
    failed: int = 0
    successes: int = 0


def _hand(view: View, seat: int, asked: Check, weapons: Cards) -> _Hand:
    state, inv = as_state(view), view.seats[seat]
    clues, fits_any = inv.clues, 0
    for name in inv.cards:
        clues += CARDS[name].id == RESEARCH
        fits_any += CARDS[name].reroll == "any"
    mists = (0, 0, 0, 0)
    if asked.kind == "evade" and inv.ready(MISTS) and can_cast(state, seat, MISTS):
        times = len([name for name in inv.cards if CARDS[name].id == MISTS and name not in inv.exhausted])
        spell = spell_check(MISTS, modifier=asked.modifier)
        own = _rerolls(view, seat, "spell", ()).all - fits_any
        mists = (times, pool(state, seat, spell), own, clue_dice(inv, spell.skill))
    rerolls = _rerolls(view, seat, asked.kind, weapons)
    return _Hand(
        _die(view, seat, asked, weapons), rerolls, clues, clue_dice(inv, asked.skill), fits_any, mists
    )


def _die(view: View, seat: int, asked: Check, weapons: Cards) -> Die:
    twice = asked.kind == "combat" and any(CARDS[name].twice for name in weapons)
    return Die(lowest(view.seats[seat]), twice)


def _rerolls(view: View, seat: int, kind: str, weapons: Cards) -> Rerolls:
    inv = view.seats[seat]
    every = single = 0
    for name in inv.cards:
        card = CARDS[name]
        if card.reroll and card.reroll in (kind, "any") and name not in inv.exhausted:
            if not card.reroll_one:
                every += 1
            elif name in weapons:
                single += 1
    return Rerolls(every, int(mandy(as_state(view)) is not None), single)


def _is_sure(view: View, seat: int, asked: Check) -> bool:
    """R62."""
    inv = view.seats[seat]
    fit = [name for name in inv.cards if CARDS[name].passes and name not in inv.exhausted]
    return any(passes(as_state(view), seat, name, asked) for name in fit)


def _odds(hand: _Hand, asked: Check, lying: _Lying, fresh: int) -> Chance:
    """If so many dice are rolled now, beside those that lie there."""
    die, needed, dice = hand.die, asked.needed, lying.dice + fresh

    def reached(clues: int) -> float:
        if hand.mists[0]:
            return reach(die, fresh + _further(hand, dice, clues), needed)
        return bought(die, *lying, needed, hand.rerolls, fresh + clues * hand.clue_dice)

    most = None
    if asked.counts:
        most = bought(die, *lying, None, hand.rerolls, fresh + hand.clues * hand.clue_dice)
    return Chance(
        dice,
        needed,
        reach(die, fresh, needed - lying.successes),
        reached(0),
        reached(hand.clues),
        False,
        lying.successes + expected(die, fresh),
        most,
    )


def _further(hand: _Hand, dice: int, clues: int) -> int:
    """Evading with Mists of Releh: how many more dice can be rolled at most, if all that lie there failed.

    Evading and casting need one success each, so every die is a try, and the most dice are the best: all
    clues in one of the two checks, its own rerolls on each, those for any check on the larger.
    """
    times, cast_dice, own, cast_clue_dice = hand.mists
    for_evading = hand.rerolls.all - hand.any_check
    for_any = hand.any_check + hand.rerolls.failed
    most = 0
    for evading, casting in ((clues, 0), (0, clues)):
        here = dice + evading * hand.clue_dice
        there = cast_dice + casting * cast_clue_dice
        rolled = here - dice + there + (times - 1) * cast_dice
        most = max(most, rolled + for_evading * here + own * there + for_any * max(here, there))
    return most


def _done(hand: _Hand, asked: Check, faces: Dice, words: list[str]) -> Chance:
    """The odds if this is done about the roll."""
    die, rerolls = hand.die, hand.rerolls
    lying = _lying(die, faces)
    match words:
        case ["spend-clue"] | ["spend", _]:
            return _odds(hand._replace(clues=hand.clues - 1), asked, lying, hand.clue_dice)
        case ["reroll", who] if who == MANDY:
            left = rerolls._replace(failed=rerolls.failed - 1)
            stays = _Lying(lying.dice - lying.failed, 0, lying.successes)
            return _odds(hand._replace(rerolls=left), asked, stays, lying.failed)
        case ["reroll", card]:
            left = rerolls._replace(all=rerolls.all - 1)
            fits_any = hand.any_check - (BY_ID[card].reroll == "any")
            return _odds(hand._replace(rerolls=left, any_check=fits_any), asked, _Lying(), len(faces))
        case ["reroll-die", _, place]:
            left = rerolls._replace(single=rerolls.single - 1)
            stays = _lying(die, faces[: int(place) - 1] + faces[int(place) :])
            return _odds(hand._replace(rerolls=left), asked, stays, 1)
        case ["cast", _]:
            odds = _odds(hand, asked, lying, 0)
            return odds._replace(dice=hand.mists[1], plain=reach(die, hand.mists[1], 1))
        case ["use", _]:
            return Chance(len(faces), asked.needed, 1.0, 1.0, 1.0, True, asked.needed, None)
    return _odds(_Hand(die, NONE, 0, 0), asked, lying, 0)


def _lying(die: Die, faces: Dice) -> _Lying:
    good = [face for face in faces if face >= die.least]
    return _Lying(len(faces), len(faces) - len(good), len(good) + (good.count(6) if die.twice else 0))
