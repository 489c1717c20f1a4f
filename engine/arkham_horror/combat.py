"""Meeting a monster: evading and combat (§10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.arkham_horror.checks import check
from engine.arkham_horror.language import do, program
from engine.arkham_horror.losses import lose_stats
from engine.arkham_horror.monsters import KIND_OF
from engine.arkham_horror.monsters_at_large import kind_of
from engine.arkham_horror.restorers import restorers, use_restorer
from engine.arkham_horror.stack import Words, dropped, question, step
from engine.arkham_horror.streams import to_cup
from engine.arkham_horror.weapons import Fight, opponent

if TYPE_CHECKING:
    from engine.arkham_horror.state import State

MOST_STILL = 20
"""R104: rounds in a row that change nothing."""


def meet(state: State, words: Words, seat: int, place: str) -> None:
    """`fight M` or `evade M`; `place` is where the monster is (Fight.place)."""
    verb, token = words
    if verb == "fight":
        state.push(("combat", seat, token, place))
    else:
        state.push(("evaded", seat, token, place))
        check(state, seat, "evade", kind_of(state, token).awareness, 1, f"evade {token}")


@step
def evaded(state: State, seat: int, token: str, place: str) -> None:
    """§10-1: passed: done with it. Failed: its combat damage, then combat begins."""
    if state.passed:
        return _leave(state, token, place)
    state.push(("combat", seat, token, place))
    return damage(state, seat, token, "evade")


def _leave(state: State, token: str, place: str) -> None:
    """Evaded or fled from: dealt with in this stay (R5); one that only appeared goes to the cup (§7)."""
    if place == "cup":
        to_cup(state, token)
        state.tell("to-cup", "§7", monsters=[token])
    else:
        state.met += (token,)


def damage(state: State, seat: int, token: str, source: str) -> None:
    """§10, R73: the damage, then `on-fail`, which falls away if the damage knocks out."""
    do(state, seat, program(f"monster/{KIND_OF[token]}/on-fail"), it=token)
    lose_stats(state, seat, 0, kind_of(state, token).combat_damage, source)


def _appeared(state: State, seat: int, token: str) -> tuple[str, ...]:
    return f"fight {token}", f"evade {token}"


def _meet_appeared(state: State, words: Words, seat: int, token: str) -> None:
    meet(state, words, seat, "cup")


question(
    "appeared", _appeared, _meet_appeared, kind="meet", about=lambda state, seat, token: {"monsters": [token]}
)


# Combat


@step
def combat(state: State, seat: int, token: str, place: str) -> None:
    """§6.1, R59: movement points are lost; what comes before the horror check; then rounds."""
    state.points = None
    state.fight = Fight(seat, token, place)
    state.tell("combat", "§10", who=seat, monster=token)
    kind = KIND_OF[token]
    state.push(("combat-over", seat), ("combat-round", seat), ("horror-check", seat))
    do(state, seat, program(f"monster/{kind}/before-horror"), it=token)
    do(state, seat, program(f"monster/{kind}/before-combat"), it=token)


@dropped("appeared")
@dropped("evaded")
@dropped("combat")
def _not_met(state: State, seat: int, token: str, place: str = "cup") -> None:
    """A monster that only appeared goes to the cup (§7)."""
    if place == "cup":
        to_cup(state, token)


@step
def horror_check(state: State, seat: int) -> None:
    """§10-2: once a combat; none if horror is null."""
    fight: Fight = state.fight
    if fight.over:
        return
    kind = opponent(state, fight)
    if kind.horror is None:
        return
    state.push(("horror-checked", seat))
    if "horror" in fight.fails:
        state.passed, state.successes = False, 0
    else:
        check(state, seat, "horror", kind.horror, 1, f"horror {fight.token}")


@step
def horror_checked(state: State, seat: int) -> None:
    """Failed: horror damage; passed: nightmarish still costs (§10-2)."""
    kind = opponent(state, state.fight)
    lose_stats(state, seat, kind.nightmarish if state.passed else kind.horror_damage, 0)


@step
def combat_round(state: State, seat: int) -> None:
    """§10-3: fight or flee, until it is over."""
    fight: Fight = state.fight
    if fight.over:
        return
    inv = state.seats[seat]
    has = (inv.sanity, inv.stamina, inv.clues, len(inv.cards))
    still = fight.still + 1 if has == fight.had else 0
    state.fight = fight._replace(weapons=(), failed=(), had=has, still=still)
    if still == MOST_STILL:
        _nobody_wins(state, seat)
    else:
        state.push(("combat-round", seat), ("round", seat))


def _nobody_wins(state: State, seat: int) -> None:
    """R104: where neither can harm the other, the two part as if he had fled."""
    fight: Fight = state.fight
    state.tell("combat-ends", "R104", who=seat, monster=fight.token)
    _leave(state, fight.token, fight.place)
    state.fight = fight._replace(over=True)


def _round(state: State, seat: int) -> tuple[str, ...]:
    """Ambush: no fleeing."""
    flee = () if "ambush" in opponent(state, state.fight).abilities else ("flee",)
    return ("fight", *flee, *restorers(state, seat))


def _choose(state: State, words: Words, seat: int) -> None:
    fight: Fight = state.fight
    match words:
        case ["flee"]:
            state.push(("fled", seat))
            check(state, seat, "evade", opponent(state, fight).awareness, 1, f"flee {fight.token}")
        case ["fight"]:
            state.push(("weapons", seat))
        case ["use", card]:
            use_restorer(state, seat, card)
            state.push(("round", seat))


question("round", _round, _choose, kind="combat", about=lambda state, seat: {"monster": state.fight.token})


@step
def fled(state: State, seat: int) -> None:
    """§10-3: passed: combat is over; failed: combat damage, and again."""
    fight: Fight = state.fight
    if state.passed:
        _leave(state, fight.token, fight.place)
        state.fight = fight._replace(over=True)
    else:
        damage(state, seat, fight.token, "flee")


@step
def combat_over(state: State, seat: int) -> None:
    """R87: the Patrol Wagon's die comes after the combat."""
    state.fight = None
    state.push(("wagon-die", seat))


@dropped("combat-over")
def _combat_dropped_in_midst(state: State, seat: int) -> None:
    """Knocked out in combat: the monster stays; one that only appeared goes to the cup (§10-5)."""
    fight: Fight | None = state.fight
    if fight and not fight.over and fight.place == "cup":
        to_cup(state, fight.token)
    state.fight = None
