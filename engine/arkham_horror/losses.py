"""Losing Sanity and Stamina, knocked out, lost, devoured (§15)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.arkham_horror.board import ASYLUM, CHURCH, HOSPITAL, IN_ARKHAM, JAIL, LOST
from engine.arkham_horror.cards import CARDS, RETAINER, WAGON, names_of
from engine.arkham_horror.endings import lose
from engine.arkham_horror.hands import count_use, distinct, items, lose_card, lose_clues, maximum, move_to
from engine.arkham_horror.language import do
from engine.arkham_horror.picks import ask_for_cards
from engine.arkham_horror.spells import can_cast, cast
from engine.arkham_horror.stack import Words, drop_frames, question, step
from engine.arkham_horror.statics import statics
from engine.arkham_horror.streams import put_under, roll

if TYPE_CHECKING:
    from engine.arkham_horror.state import State

STATUE, WARD = "warding-statue", "flesh-ward"
USED_NOW = names_of(STATUE, WARD, *(card.id for card in CARDS.values() if card.prevents))


def lose_stats(state: State, seat: int, sanity: int, stamina: int, source: str = "") -> None:
    """One loss from one source (R20); `source`: `combat` after a failed combat check, `devours` if 0 does."""
    if sanity > 0 or stamina > 0:
        state.push(("loss", seat, sanity, stamina, source))


@step
def loss(state: State, seat: int, sanity: int, stamina: int, source: str) -> None:
    """R66: Strong Mind and Strong Body come off first, by themselves."""
    inv = state.seats[seat]
    if inv.id is None:
        return
    reduces, less = inv.sheet.reduces, inv.sheet.ability_n
    sanity = max(0, sanity - (less if reduces == "sanity" else 0))
    stamina = max(0, stamina - (less if reduces == "stamina" else 0))
    state.push(("losing", seat, "sanity", sanity, stamina, source))


@step
def losing(state: State, seat: int, stat: str, sanity: int, stamina: int, source: str) -> None:
    """R66: ask while a card fits and something is left to lose, Sanity before Stamina; then lower both."""
    if stat == "sanity":
        if sanity and _preventions(state, seat, "sanity", sanity, stamina, source)[1:]:
            return state.push(("prevent", seat, "sanity", sanity, stamina, source))
        stat = "stamina"
    if stat == "stamina" and stamina and _preventions(state, seat, stat, sanity, stamina, source)[1:]:
        return state.push(("prevent", seat, "stamina", sanity, stamina, source))
    inv = state.seats[seat]
    sanity, stamina = min(sanity, inv.sanity), min(stamina, inv.stamina)
    inv.sanity -= sanity
    inv.stamina -= stamina
    if state.log is not None:
        for what, n in (("sanity", sanity), ("stamina", stamina)):
            if n:
                state.tell("lose", "§15", who=seat, what=what, n=n)
    if source == "devours" and not (inv.sanity and inv.stamina):
        return devour(state, seat)  # §20: the wagers of Blood Magic and the Man in Black
    return settle_now(state, seat)


def _preventions(
    state: State, seat: int, stat: str, sanity: int, stamina: int, source: str
) -> tuple[str, ...]:
    """`take-it`, and before it whatever card fits."""
    inv = state.seats[seat]
    if USED_NOW.isdisjoint(inv.cards):
        return ("take-it",)
    fit = [name for name, card in inv.held() if stat in card.prevents]
    found = [f"prevent {card}" for card in distinct(fit)]
    if stat == "stamina":
        if can_cast(state, seat, WARD):
            found.append(f"cast {WARD}")
        if source == "combat" and inv.has(STATUE):
            found.append(f"use {STATUE}")
    return (*found, "take-it")


def _prevent(
    state: State, words: Words, seat: int, stat: str, sanity: int, stamina: int, source: str
) -> None:
    """R66: one card, one use; `take-it`: no more of this stat."""
    if words == ["take-it"]:
        following = "stamina" if stat == "sanity" else "done"
        return state.push(("losing", seat, following, sanity, stamina, source))
    name = words[1]
    if name == WARD:
        state.push(("warded", seat, sanity, stamina, source))
        cast(state, seat, WARD)
        return None
    copy = next(card for card in state.seats[seat].cards if CARDS[card].id == name)
    card = CARDS[copy]
    left = stamina if stat == "stamina" else sanity
    left = 0 if name == STATUE or card.prevents_n == "all" else max(0, left - int(card.prevents_n))
    if card.uses:
        count_use(state, seat, copy)
    else:
        lose_card(state, seat, copy)
    if stat == "sanity":
        sanity = left
    else:
        stamina = left
    return state.push(("losing", seat, stat, sanity, stamina, source))


question("prevent", _preventions, _prevent, kind="loss")


@step
def warded(state: State, seat: int, sanity: int, stamina: int, source: str) -> None:
    """Flesh Ward: success prevents all of the Stamina loss; else the question comes again."""
    state.push(("losing", seat, "stamina", sanity, 0 if state.passed else stamina, source))


# Knocked out


def settle_now(state: State, seat: int) -> None:
    """R52: after each atomic effect; R54: not while something that was paid for is still carried out."""
    inv = state.seats[seat]
    if (inv.sanity <= 0 or inv.stamina <= 0) and ("settle", seat) not in state.stack:
        settle(state, seat)


@step
def settle(state: State, seat: int) -> None:
    """Both stats or a maximum at 0: devoured; one: insane or unconscious; else nothing."""
    inv = state.seats[seat]
    if inv.id is None or (inv.sanity > 0 and inv.stamina > 0):
        return None
    if state.awake or (inv.sanity <= 0 and inv.stamina <= 0):
        return devour(state, seat)
    if not maximum(state, seat, "sanity") or not maximum(state, seat, "stamina"):
        return devour(state, seat)
    return knock_out(state, seat, "sanity" if inv.sanity <= 0 else "stamina")


def knock_out(state: State, seat: int, stat: str) -> None:
    """§15: half the items, by own choice; what follows comes after the choice."""
    ended = drop_frames(state, seat)
    state.tell("knocked-out", "§15", who=seat, stat=stat)
    state.seats[seat].encountered = True
    if ended:
        state.push(("wagon-die", seat))
    state.push(("knocked-out", seat, stat))
    held = items(state, seat)
    ask_for_cards(state, "discard", seat, held, len(held) // 2)


@step
def knocked_out(state: State, seat: int, stat: str) -> None:
    """Half the clues, all retainers; to hospital or asylum, out of an Other World into Lost (§15)."""
    inv = state.seats[seat]
    lose_clues(state, seat, inv.clues // 2)
    if RETAINER in inv.cards:
        lose_card(state, seat, RETAINER)
    setattr(inv, stat, 1)
    inv.visiting, elsewhere = None, inv.at not in IN_ARKHAM
    if elsewhere and not inv.sheet.never_lost:
        return lose_in_time(state, seat)
    if inv.at == JAIL:
        inv.delayed = inv.loses_turn = inv.skips = False  # R99
    return move_to(state, seat, ASYLUM if stat == "sanity" else HOSPITAL, "§15")


@step
def wagon_die(state: State, seat: int) -> None:
    """R87: after a combat and after a return the Patrol Wagon goes to the box on a 1."""
    if WAGON in state.seats[seat].cards and roll(state, 1, WAGON, seat, "R87") == (1,):
        lose_card(state, seat, WAGON, box=True)


def leave_combat(state: State, seat: int) -> None:
    """Carried off (R85): combat, movement and encounter are over; after a combat the Wagon's die (R87)."""
    if drop_frames(state, seat):
        state.push(("wagon-die", seat))


def lose_in_time(state: State, seat: int) -> None:
    """§15: Lost in Time and Space, delayed; Mary is at South Church at once (R92)."""
    leave_combat(state, seat)
    inv = state.seats[seat]
    inv.visiting = None
    if inv.sheet.never_lost:
        return move_to(state, seat, CHURCH, "R92")
    move_to(state, seat, LOST, "§15")
    inv.entered, inv.delayed = None, True
    state.tell("delayed", "§15", who=seat)
    for trigger in statics(state).triggers:
        if trigger.when == "lost":
            do(state, seat, trigger.program)
    return None


def devour(state: State, seat: int) -> None:
    """§15, R91: cards back to their decks in the order gained; trophies stay; the seat is empty (R56)."""
    inv = state.seats[seat]
    assert inv.id is not None
    drop_frames(state, seat)
    for card in inv.cards:
        if CARDS[card].deck != "special":
            put_under(state, CARDS[card].deck, card)
        state.uses = {name: used for name, used in state.uses.items() if name != card}
    state.tell("devoured", "§15", who=seat, investigator=inv.id)
    state.devoured += (inv.id,)
    inv.id, inv.at, inv.bad_credit = None, "", False
    inv.clear()
    if state.awake and all(one.id is None for one in state.seats):
        lose(state)
