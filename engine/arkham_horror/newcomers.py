"""Investigators sitting down: at set-up (§3) and in the place of the devoured (§15, R56)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.arkham_horror.cards import BY_ID
from engine.arkham_horror.hands import copies_in, maximum, take_special
from engine.arkham_horror.sheets import SHEETS
from engine.arkham_horror.stack import Words, question, step
from engine.arkham_horror.streams import listed, number, take_out
from engine.arkham_horror.verbs.draws import draw_cards

if TYPE_CHECKING:
    from engine.arkham_horror.state import State


def random_investigator(state: State, busy: set[str]) -> str:
    """R71: by the setup's list, else by chance among those nobody has."""
    free = [name for name in SHEETS if name not in busy]
    while state.coming.get("investigators") or state.seed is None:
        name: str = listed(state, "investigators")
        if name in free:
            return name
    return free[number(state, "investigators", len(free))]


def sit_down(state: State, seat: int, who: str) -> None:
    """At home, with money, clues and the fixed possessions that are there (§3-5, R56)."""
    inv = state.seats[seat]
    inv.clear()
    inv.id, inv.at = who, SHEETS[who].home
    sheet = inv.sheet
    inv.money, inv.clues = sheet.money, sheet.clues
    state.tell("sits-down", "§3-4", who=seat, investigator=who)
    for card in sheet.fixed:
        deck = BY_ID[card].deck
        if deck == "special":
            take_special(state, seat, card)
            continue
        found = copies_in(state.decks[deck], card)
        if found:
            take_out(state, deck, found[0])
            inv.cards += (found[0],)
            state.tell("card", "§3-5", who=seat, card=card)


def deal_random(state: State, seat: int) -> None:
    """§3-5: decks in the order common, unique, spell, skill; then stats to their maxima (§3-6)."""
    state.push(("full-stats", seat))
    for deck, n in reversed(state.seats[seat].sheet.random):
        state.push(("random-possession", seat, deck, n))


@step
def random_possession(state: State, seat: int, deck: str, n: int) -> None:
    """Draw abilities work now."""
    draw_cards(state, seat, deck, n, n)


@step
def full_stats(state: State, seat: int) -> None:
    """§3-6: Sanity and Stamina to their maxima."""
    inv = state.seats[seat]
    inv.sanity, inv.stamina = maximum(state, seat, "sanity"), maximum(state, seat, "stamina")
    state.tell("ready", "§3-6", who=seat, sanity=inv.sanity, stamina=inv.stamina)


def _any_stops(state: State, seat: int) -> tuple[str, ...]:
    return ANY_STOPS


ANY_STOPS = tuple(f"sliders {a} {b} {c}" for a in range(4) for b in range(4) for c in range(4))


def _set(state: State, words: Words, seat: int) -> None:
    a, b, c = map(int, words[1:])
    state.seats[seat].sliders = (a, b, c)
    state.tell("sliders", "§3-6", who=seat, stops=[a, b, c])


question("sliders", _any_stops, _set)


def begin_newcomers(state: State) -> None:
    """R56: before any Upkeep, in seat order: fixed cards, draws, keeps, sliders; R22: the devoured return."""
    empty = [seat for seat, inv in enumerate(state.seats) if inv.id is None]
    if empty:
        state.push(("newcomers", None, tuple(empty)))


@step
def newcomers(state: State, _: None, empty: tuple[int, ...]) -> None:
    """One seat after another."""
    if not empty:
        return
    seat = empty[0]
    state.push(("newcomers", None, empty[1:]))
    who = state.replacing.get(str(seat))
    if who is None:
        playing = {inv.id for inv in state.seats if inv.id} | set(state.replacing.values())
        if playing | set(state.devoured) >= set(SHEETS):
            state.devoured = ()
        who = random_investigator(state, playing | set(state.devoured))
    else:
        state.replacing = {other: name for other, name in state.replacing.items() if other != str(seat)}
    sit_down(state, seat, who)
    state.push(("sliders", seat))
    deal_random(state, seat)
