"""What one fights with (§10): hands, weapons, combat spells, resistance and immunity."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import TYPE_CHECKING, NamedTuple

from engine.arkham_horror.ancient_ones import ANCIENT_ONES
from engine.arkham_horror.cards import CARDS
from engine.arkham_horror.costs import can_pay, cost_of
from engine.arkham_horror.limits import HANDS
from engine.arkham_horror.monsters import KIND_OF
from engine.arkham_horror.spells import can_cast
from engine.arkham_horror.statics import statics

if TYPE_CHECKING:
    from engine.arkham_horror.monsters import Kind
    from engine.arkham_horror.state import State

BIND, ENCHANT, RED_SIGN, FLUTE = (
    "bind-monster", "enchant-weapon", "red-sign-of-shudde-mell", "flute-of-the-outer-gods",
)  # fmt: skip


class Fight(NamedTuple):
    """The combat that is on."""

    seat: int
    token: str
    """The monster; empty in a check (R63) and against the Ancient One."""
    place: str
    """Where the monster is: `board`, `cup` (it only appeared), `rumor`; else `check` or `ancient-one`."""
    modifier: int = 0
    """Of a combat check without a monster."""
    needed: int = 1
    counts: bool = False
    spells: tuple[str, ...] = ()
    """In use: their hands stay taken until they are dropped."""
    failed: tuple[str, ...] = ()
    """Spells that failed this round: their hands are taken until it ends."""
    enchanted: tuple[str, ...] = ()
    weapons: tuple[str, ...] = ()
    weaker: int = 0
    """Red Sign: toughness less."""
    ignored: tuple[str, ...] = ()
    fails: tuple[str, ...] = ()
    """Checks that fail by themselves (the Bloated Woman)."""
    over: bool = False
    had: tuple[int, ...] = ()
    """R104: Sanity, Stamina, clues and number of cards when the round began."""
    still: int = 0
    """R104: rounds in a row that changed none of them."""


def opponent(state: State, fight: Fight) -> Kind:
    """The monster as it is for this investigator in this combat."""
    kind = statics(state).kinds[KIND_OF[fight.token]]
    gone = {*fight.ignored, *[card.ignores for _, card in state.seats[fight.seat].held() if card.ignores]}
    if not gone and not fight.weaker:
        return kind
    return kind._replace(
        abilities=kind.abilities - gone,
        nightmarish=0 if "nightmarish" in gone else kind.nightmarish,
        overwhelming=0 if "overwhelming" in gone else kind.overwhelming,
        toughness=max(1, kind.toughness - fight.weaker) if fight.weaker else kind.toughness,
    )


def abilities(state: State, fight: Fight) -> frozenset[str]:
    """What the weapons meet: a monster's abilities, or the Ancient One's defences."""
    if fight.token:
        return opponent(state, fight).abilities
    return ANCIENT_ONES[state.ancient_one].defenses if fight.place == "ancient-one" else frozenset()


def bonus(state: State, fight: Fight) -> int:
    """§10: of weapons and spells together; resistance halves each single one, rounded up."""
    found, met = 0, abilities(state, fight)
    hands = _hands(fight) + sum([CARDS[name].hands for name in fight.weapons])
    for name in (*fight.weapons, *fight.spells):
        card = CARDS[name]
        value = card.combat
        if card.combat_alone and hands == card.hands:
            value = card.combat_alone
        elif card.against[0] in met:
            value = card.against[1]
        damage = "magical" if name in fight.enchanted else card.damage
        if f"{damage}-immunity" in met:
            value = 0
        elif f"{damage}-resistance" in met:
            value = (value + 1) // 2
        found += value
    return found


def _hands(fight: Fight) -> int:
    """Taken by spells in use and by those that failed this round."""
    return sum([CARDS[name].hands for name in (*fight.spells, *fight.failed)])


def choices(state: State, seat: int) -> tuple[str, ...]:
    """`weapons …`, `cast …`, `drop …`, `use` the Flute."""
    fight: Fight = state.fight
    inv = state.seats[seat]
    free = HANDS - _hands(fight)
    held = [name for name in inv.cards if CARDS[name].weapon and name not in inv.exhausted]
    weapons = [CARDS[name] for name in held]
    found = [*_casts(state, seat, fight, free, held)]
    found += dict.fromkeys([f"drop {CARDS[name].id}" for name in fight.spells if CARDS[name].hands])
    if fight.token and inv.has(FLUTE) and can_pay(state, seat, cost_of(FLUTE)):
        found.append(f"use {FLUTE}")
    found += dict.fromkeys([f"weapons {card.id}" for card in weapons if card.hands <= free])
    if free >= HANDS:
        light = [card.id for card in weapons if card.hands == 1]
        found += dict.fromkeys([f"weapons {one} {two}" for one, two in combinations(light, 2)])
    return (*found, "weapons none")


def _casts(state: State, seat: int, fight: Fight, free: int, held: Sequence[str]) -> list[str]:
    """Combat spells: hands free, cost payable, not exhausted; without a monster those with a bonus (R63)."""
    found: list[str] = []
    inv = state.seats[seat]
    for name in inv.cards:
        card = CARDS[name]
        if card.timing != "combat" or name in inv.exhausted or card.hands > free:
            continue
        if not can_cast(state, seat, card.id):
            continue
        if card.id == ENCHANT:
            if fight.place != "check":
                plain = [CARDS[one] for one in held if one not in fight.enchanted]
                found += [f"cast {ENCHANT} {one.id}" for one in plain if one.damage == "physical"]
        elif card.id == RED_SIGN:
            if fight.token:
                found += [f"cast {RED_SIGN} {ability}" for ability in opponent(state, fight).weaknesses]
        elif card.combat or fight.token:
            found.append(f"cast {card.id}")
    return list(dict.fromkeys(found))
