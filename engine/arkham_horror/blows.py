"""A round of combat: weapons and spells, the combat check, victory (§10)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from engine.arkham_horror import weapons
from engine.arkham_horror.any_order import AnyOrder
from engine.arkham_horror.cards import CARDS
from engine.arkham_horror.checks import check
from engine.arkham_horror.combat import damage
from engine.arkham_horror.costs import cost_of, pay_now
from engine.arkham_horror.hands import copy_to_lose, lose_card
from engine.arkham_horror.language import do, program
from engine.arkham_horror.limits import HANDS
from engine.arkham_horror.losses import lose_stats
from engine.arkham_horror.monsters import KIND_OF, NO_TROPHY
from engine.arkham_horror.monsters_at_large import kind_of, take_off
from engine.arkham_horror.restorers import restorers, use_restorer
from engine.arkham_horror.spells import cast
from engine.arkham_horror.stack import Words, question, step
from engine.arkham_horror.statics import statics
from engine.arkham_horror.streams import to_cup
from engine.arkham_horror.weapons import BIND, ENCHANT, FLUTE, RED_SIGN, Fight, opponent

if TYPE_CHECKING:
    from engine.arkham_horror.state import State


def _arms(state: State, seat: int) -> Sequence[str]:
    found = weapons.choices(state, seat)
    if state.fight.place != "check":
        found = (*restorers(state, seat), *found)
    return AnyOrder(found) if found[-2:-1] and found[-2].count(" ") > 1 else found


def _arm(state: State, words: Words, seat: int) -> None:
    fight: Fight = state.fight
    match words:
        case ["cast", spell, *which]:
            _cast(state, seat, spell, which)
        case ["drop", spell]:
            name = next(name for name in fight.spells if CARDS[name].id == spell)
            state.fight = fight._replace(spells=tuple([one for one in fight.spells if one != name]))
            state.tell("drop", "§10", who=seat, spell=spell)
            state.push(("weapons", seat))
        case ["use", card] if card == FLUTE:
            _play_flute(state, seat)
        case ["use", card]:
            use_restorer(state, seat, card)
            state.push(("weapons", seat))
        case ["weapons", *cards]:
            chosen = copies(state, seat, [card for card in cards if card != "none"])
            state.fight = fight._replace(weapons=chosen)
            state.tell("weapons", "§10", who=seat, cards=cards)
            _blow(state, seat)


def _arms_about(state: State, seat: int) -> dict[str, Any]:
    fight: Fight = state.fight
    return {"monster": fight.token or None, "spells": [CARDS[name].id for name in fight.spells]}


question("weapons", _arms, _arm, about=_arms_about, many=lambda state, seat: (0, HANDS))


def copies(state: State, seat: int, cards: list[str]) -> tuple[str, ...]:
    """R64: ready copies; an enchanted one first."""
    inv, fight = state.seats[seat], state.fight
    chosen: list[str] = []
    for card in cards:
        used = (*inv.exhausted, *chosen)
        ready = [name for name in inv.cards if CARDS[name].id == card and name not in used]
        chosen.append(next((name for name in ready if name in fight.enchanted), ready[0]))
    return tuple(chosen)


def _cast(state: State, seat: int, spell: str, which: list[str]) -> None:
    """§10: failed or not, the hands are used; then the weapons are asked for again."""
    fight: Fight = state.fight
    name = state.seats[seat].ready(spell)
    state.push(("weapons", seat), ("spell-cast", seat, name, *which))
    needed = opponent(state, fight).toughness if spell == BIND else 1
    cast(state, seat, spell, needed=needed)


@step
def spell_cast(state: State, seat: int, name: str, which: str = "") -> None:
    """A combat spell's effect; a success lasts until the end of combat."""
    fight: Fight = state.fight
    if not state.passed:
        state.fight = fight._replace(failed=(*fight.failed, name))
        return
    spell = CARDS[name].id
    fight = fight._replace(spells=(*fight.spells, name))
    if spell == ENCHANT:
        weapon = next(
            one for one in state.seats[seat].cards if CARDS[one].id == which and one not in fight.enchanted
        )
        fight = fight._replace(enchanted=(*fight.enchanted, weapon))
    elif spell == RED_SIGN:
        fight = fight._replace(weaker=fight.weaker + 1, ignored=(*fight.ignored, which))
    elif spell == BIND:
        fight = fight._replace(spells=fight.spells[:-1])
    state.fight = fight
    if spell == BIND:
        lose_card(state, seat, name)
        state.stack.remove(("weapons", seat))
        win(state, seat)


def _play_flute(state: State, seat: int) -> None:
    """§10, R54, R86: all monsters here are defeated, without overwhelming; then the price is settled."""
    inv, fight = state.seats[seat], state.fight
    pay_now(state, seat, cost_of(FLUTE))
    lose_card(state, seat, copy_to_lose(state, seat, FLUTE))
    state.fight = fight._replace(over=True)
    state.push(("settle", seat))
    others = [token for token in state.monsters_at(inv.at) if token != fight.token]
    for token in reversed([fight.token, *others]):
        state.push(("defeat", seat, token))


@step
def defeat(state: State, seat: int, token: str) -> None:
    """One of the Flute's victims."""
    defeated(state, seat, token)


def _blow(state: State, seat: int) -> None:
    """§10-4: fight + rating + bonuses; successes needed = toughness."""
    fight: Fight = state.fight
    state.push(("blow", seat))
    if "combat" in fight.fails:
        state.passed, state.successes = False, 0
        return
    bonus = weapons.bonus(state, fight)
    if fight.token:
        kind = opponent(state, fight)
        why = f"fight {fight.token}"
        check(state, seat, "combat", kind.combat + bonus, kind.toughness, why, skill=kind.combat_skill)
    else:
        why = "attack" if fight.place == "ancient-one" else "combat"
        check(state, seat, "combat", fight.modifier + bonus, fight.needed, why, counts=fight.counts)


@step
def blow(state: State, seat: int) -> None:
    """R73: one-use weapons are discarded first; what they do afterwards (Powder) comes last."""
    fight: Fight = state.fight
    used = [name for name in fight.weapons if CARDS[name].one_use]
    after = [program(f"after/{CARDS[name].id}") for name in used]
    for name in used:
        lose_card(state, seat, name)
    outcome = state.stack.pop() if not fight.token else None
    for effects in after:
        do(state, seat, effects)
    if outcome:
        state.fight = None
        state.push(outcome)
    elif state.passed:
        win(state, seat)
    else:
        damage(state, seat, fight.token, "combat")


def win(state: State, seat: int) -> None:
    """§10-4: defeated; overwhelming still costs (R73: after trophy and doom)."""
    fight: Fight = state.fight
    kind = opponent(state, fight)
    state.fight = fight._replace(over=True)
    lose_stats(state, seat, 0, kind.overwhelming)
    state.push(("defeat", seat, fight.token))


def defeated(state: State, seat: int, token: str) -> None:
    """§10-5: a trophy; endless ones to the cup; `on-defeat` instead of a trophy."""
    inv, kind = state.seats[seat], KIND_OF[token]
    take_off(state, token)
    state.tell("defeat", "§10-5", who=seat, monster=token)
    for trigger in statics(state).triggers:
        if trigger.when == "defeat" and trigger.at == kind:
            do(state, seat, trigger.program)
    special = program(f"monster/{kind}/on-defeat")
    endless = "endless" in kind_of(state, token).abilities
    if special:
        do(state, seat, special, it=token)
    elif endless and not any(card.ignores == "endless" for _, card in inv.held()):
        to_cup(state, token)
    elif kind not in NO_TROPHY:
        inv.monster_trophies += (token,)
    state.push(("rumor-check", None))
