"""Arkham Encounters (§7): the gate, the choice, the card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.arkham_horror import rumors, specials
from engine.arkham_horror.board import IS_LOCATION, LODGE, SANCTUM, STREET_OF, WORLD_AT
from engine.arkham_horror.cards import MEMBERSHIP
from engine.arkham_horror.costs import can_pay, cost_of, pay_now
from engine.arkham_horror.encounter_cards import GATE_CARDS
from engine.arkham_horror.encounter_draws import draw_gate_cards, draw_location_card
from engine.arkham_horror.gates import ELDER_SIGN, go_through, try_to_close, use_elder_sign
from engine.arkham_horror.hands import exhaust
from engine.arkham_horror.language import do, program
from engine.arkham_horror.restorers import restorers, use_restorer
from engine.arkham_horror.stack import Words, question, step
from engine.arkham_horror.statics import statics
from engine.arkham_horror.streams import put_under

if TYPE_CHECKING:
    from engine.arkham_horror.state import State

DRAGONS_EYE = "dragons-eye"


@step
def arkham_encounters_turn(state: State, seat: int) -> None:
    """§7: locations only; in a street nothing but a rumor's activity."""
    inv = state.seats[seat]
    if inv.skips or inv.encountered:
        return
    if inv.at in state.gates and not inv.explored:
        go_through(state, seat, inv.at)
    elif inv.at in state.gates:
        state.push(("close", seat))
    else:
        state.push(("encounter", seat))


def _closings(state: State, seat: int) -> tuple[str, ...]:
    """§14: with an explored marker."""
    inv = state.seats[seat]
    found = ["close fight", "close lore"]
    able = can_pay(state, seat, cost_of(ELDER_SIGN)) and "no-seal" not in statics(state).rules
    if able and inv.has(ELDER_SIGN):
        found.append("elder-sign")
    return (*found, *restorers(state, seat), "wait")


def _close(state: State, words: Words, seat: int) -> None:
    match words:
        case ["close", skill]:
            try_to_close(state, seat, skill)
        case ["elder-sign"]:
            use_elder_sign(state, seat)
        case ["use", card]:
            use_restorer(state, seat, card)
            state.push(("close", seat))


question("close", _closings, _close, about=lambda state, seat: {"at": state.seats[seat].at})


def _choices(state: State, seat: int) -> tuple[str, ...]:
    """`encounter`, `special`, `rumor`; R61: in a street `rumor` or `wait`."""
    inv = state.seats[seat]
    rumor = ["rumor"] if rumors.can_act(state, seat) else []
    if inv.at in IS_LOCATION:
        return ("encounter", *specials.choices(state, seat), *rumor, *restorers(state, seat))
    return (*rumor, *restorers(state, seat), "wait") if rumor else ()


def _choose(state: State, words: Words, seat: int) -> None:
    match words:
        case ["encounter"]:
            have_encounter(state, seat, 1)
        case ["special", *which]:
            specials.use(state, seat, *which)
        case ["rumor"]:
            rumors.act(state, seat)
        case ["use", card]:
            use_restorer(state, seat, card)
            state.push(("encounter", seat))


question("encounter", _choices, _choose, about=lambda state, seat: {"at": state.seats[seat].at})


# The card


def have_encounter(state: State, seat: int, many: int) -> None:
    """Draw so many cards of the neighbourhood and choose one; Darrell one more (R78)."""
    inv = state.seats[seat]
    many += inv.sheet.extra("location-encounter")
    deck = STREET_OF[inv.at]
    cards: tuple[str, ...] = ()
    for _ in range(many):
        cards += (draw_location_card(state, deck, cards),)
    offer_cards(state, seat, deck, cards)


def offer_cards(state: State, seat: int, deck: str, cards: tuple[str, ...]) -> None:
    """One of several is picked; then Dragon's Eye; then it is read."""
    state.tell("drawn", "§7", who=seat, deck=deck, cards=list(cards))
    if deck == "gate":
        state.shown += cards
    if len(cards) > 1:
        state.push(("pick", seat, deck, cards))
    elif cards:
        state.push(("read", seat, deck, cards[0]), ("dragons-eye", seat, deck, cards[0]))


def _picks(state: State, seat: int, deck: str, cards: tuple[str, ...]) -> tuple[str, ...]:
    return tuple([f"pick {place}" for place in range(1, len(cards) + 1)])


def _pick(state: State, words: Words, seat: int, deck: str, cards: tuple[str, ...]) -> None:
    card = cards[int(words[1]) - 1]
    state.push(("read", seat, deck, card), ("dragons-eye", seat, deck, card))


def _about_cards(state: State, seat: int, deck: str, cards: tuple[str, ...]) -> dict[str, Any]:
    return {"deck": deck, "cards": list(cards), "at": state.seats[seat].at}


question("pick", _picks, _pick, about=_about_cards)


def _eye(state: State, seat: int, deck: str, card: str) -> tuple[str, ...]:
    """R61: `use dragons-eye` or `accept`."""
    inv = state.seats[seat]
    able = inv.ready(DRAGONS_EYE) is not None and can_pay(state, seat, cost_of(DRAGONS_EYE))
    return (f"use {DRAGONS_EYE}", "accept") if able else ()


def _use_eye(state: State, words: Words, seat: int, deck: str, card: str) -> None:
    """R78: one new card, never the one replaced, no second `pick`; its price is settled later (R54)."""
    if words[0] == "accept":
        return
    inv = state.seats[seat]
    exhaust(state, seat, inv.ready(DRAGONS_EYE) or DRAGONS_EYE)
    pay_now(state, seat, cost_of(DRAGONS_EYE))
    state.stack.pop()
    if inv.sanity <= 0 and ("settle", seat) not in state.stack:
        state.push(("settle", seat))
    if deck == "gate":
        new = draw_gate_cards(state, seat, 1, (card,))
        state.shown += new
    else:
        new = (draw_location_card(state, deck, (card,)),)
    state.tell("drawn", "R78", who=seat, deck=deck, cards=list(new))
    if new:
        state.push(("read", seat, deck, new[0]))


def _about_card(state: State, seat: int, deck: str, card: str) -> dict[str, Any]:
    return {"deck": deck, "card": card}


question("dragons-eye", _eye, _use_eye, about=_about_card)


def entry_of(state: State, seat: int, deck: str, card: str) -> str:
    """What of a card is read: members read the Inner Sanctum's, a world without an entry `other`."""
    inv = state.seats[seat]
    if deck == "gate":
        world = WORLD_AT[inv.at].id
        return world if world in GATE_CARDS[card].entries else "other"
    return SANCTUM if inv.at == LODGE and MEMBERSHIP in inv.cards else inv.at


@step
def read(state: State, seat: int, deck: str, card: str) -> None:
    """The entry of the place."""
    place = entry_of(state, seat, deck, card)
    if deck == "gate":
        put_under(state, "gate", *state.shown)
        state.shown = ()
    state.tell("encounter", "§7" if deck != "gate" else "§8", who=seat, card=card, at=place)
    do(state, seat, program(f"{card}/{place}"), it=card)


def another_card(state: State, seat: int, old: str) -> None:
    """`redraw-encounter`: another card for the same place."""
    deck = STREET_OF[state.seats[seat].at]
    offer_cards(state, seat, deck, (draw_location_card(state, deck, (old,)),))
