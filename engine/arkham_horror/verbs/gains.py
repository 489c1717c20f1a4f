"""The verbs of gaining and losing, and of cards (§21)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.arkham_horror.amounts import amount_of, matching, measured
from engine.arkham_horror.cards import CARDS
from engine.arkham_horror.hands import (
    count_use,
    gain_card,
    gain_clues,
    gain_money,
    gain_stat,
    lose_card,
    lose_clues,
    lose_money,
    maximum,
    take_special,
)
from engine.arkham_horror.language import (
    GAINED,
    RESOURCES,
    STAT,
    YES,
    Context,
    amount,
    card,
    do,
    effects,
    one_of,
    verb,
)
from engine.arkham_horror.losses import lose_stats
from engine.arkham_horror.monsters_at_large import take_off
from engine.arkham_horror.picks import ask_for_cards, lose_trophies
from engine.arkham_horror.stack import Words, question
from engine.arkham_horror.streams import take_out, to_cup

if TYPE_CHECKING:
    from engine.arkham_horror.state import State


@verb("gain", GAINED, n=amount)
def gain(state: State, context: Context, what: str, n: int | str) -> None:
    """Clues, money, Sanity, Stamina."""
    seat = context[0]
    if what in ("sanity", "stamina"):
        return gain_stat(state, seat, what, measured(state, context, n, maximum(state, seat, what)))
    gained = measured(state, context, n)
    return gain_clues(state, seat, gained) if what == "clue" else gain_money(state, seat, gained)


@verb("lose", one_of(*RESOURCES), n=amount)
def lose(state: State, context: Context, what: str, n: int | str) -> None:
    """A loss can be prevented (R54); cards and trophies are the owner's choice."""
    seat = context[0]
    lost = measured(state, context, n, amount_of(state, seat, what))
    match what:
        case "sanity":
            lose_stats(state, seat, lost, 0)
        case "stamina":
            lose_stats(state, seat, 0, lost)
        case "clue":
            lose_clues(state, seat, lost)
        case "money":
            lose_money(state, seat, lost)
        case "monster-trophy" | "gate-trophy":
            lose_trophies(state, seat, what, lost)
        case _:
            ask_for_cards(state, "lose", seat, matching(state, seat, what), lost)


def _losses(raw: Any) -> tuple[tuple[str, int | str], ...]:
    return tuple([(STAT(one["lose"]), amount(one["n"])) for one in raw])


@verb("lose-together", _losses)
def lose_together(state: State, context: Context, losses: tuple[tuple[str, int | str], ...]) -> None:
    """R20: losses written together are one loss from one source."""
    lost = {"sanity": 0, "stamina": 0}
    for stat, n in losses:
        lost[stat] += measured(state, context, n, amount_of(state, context[0], stat))
    lose_stats(state, context[0], lost["sanity"], lost["stamina"])


def _pair(raw: Any) -> tuple[str, str]:
    return STAT(raw[0]), STAT(raw[1])


@verb("gain-split", _pair, n=amount)
def gain_split(state: State, context: Context, pair: tuple[str, str], n: int | str) -> None:
    """`split A B`, A + B = n."""
    state.push(("split", context[0], pair, measured(state, context, n)))


def _splits(state: State, seat: int, pair: tuple[str, str], n: int) -> tuple[str, ...]:
    return tuple([f"split {one} {n - one}" for one in range(n + 1)]) if n else ()


def _split(state: State, words: Words, seat: int, pair: tuple[str, str], n: int) -> None:
    for stat, part in zip(pair, words[1:], strict=True):
        gain_stat(state, seat, stat, int(part))


question("split", _splits, _split)


@verb("take", card)
def take(state: State, context: Context, what: str) -> None:
    """A special card."""
    take_special(state, context[0], what)


def _discardable(raw: Any) -> str:
    return raw if raw in ("self", "it") else card(raw)


@verb("discard", _discardable, n=(amount, 1))
def discard(state: State, context: Context, what: str, n: int | str) -> None:
    """A card that the list speaks of, or one (or all) of an id."""
    seat = context[0]
    inv = state.seats[seat]
    if what in ("self", "it"):
        if context[2] in inv.cards:
            lose_card(state, seat, context[2])
        return
    held = [name for name in inv.cards if CARDS[name].id == what]
    for name in held[: measured(state, context, n, len(held))]:
        lose_card(state, seat, name)


@verb("use", one_of("self"))
def use(state: State, context: Context, _: str) -> None:
    """Counts one of the card's uses."""
    if context[2] in state.seats[context[0]].cards:
        count_use(state, context[0], context[2])


@verb("ally", card, else_=effects)
def ally(state: State, context: Context, who: str, otherwise: int) -> None:
    """If still in the deck, else the other list."""
    if who in state.decks["ally"]:
        take_out(state, "ally", who)
        gain_card(state, context[0], who)
    else:
        do(state, context[0], otherwise, context[1], context[2])


# Of monsters


@verb("to-cup", one_of("self"))
def to_cup_verb(state: State, context: Context, _: str) -> None:
    """The monster goes to the cup, and the combat is over."""
    take_off(state, context[2])
    to_cup(state, context[2])
    state.fight = state.fight._replace(over=True)
    state.tell("to-cup", "§21", monsters=[context[2]])


@verb("to-box", one_of("self"))
def to_box(state: State, context: Context, _: str) -> None:
    """The monster leaves the game."""
    state.box += (context[2],)
    state.tell("to-box", "§21", monster=context[2])


@verb("auto-fail", tuple)
def auto_fail(state: State, context: Context, checks: tuple[str, ...]) -> None:
    """These checks of this combat fail by themselves."""
    state.fight = state.fight._replace(fails=checks)


@verb("nothing", YES)
def nothing(state: State, context: Context, _: bool) -> None:
    """No encounter."""
