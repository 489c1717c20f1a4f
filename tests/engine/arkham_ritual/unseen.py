"""Cards that a seat was never shown, dealt otherwise: the seat must not notice."""

from __future__ import annotations

from random import Random
from typing import Any

from hypothesis import strategies as st

from engine.arkham_ritual.cards import BOX
from engine.arkham_ritual.state import State
from engine.game import Event
from engine.record import Record
from tests.engine.arkham_ritual.lockstep import Lockstep
from tests.engine.arkham_ritual.table import GAME, all_options

OPTIONS = all_options()


def position(players: int, options: dict[str, Any], seed: int, length: int) -> Lockstep:
    """A random game after some actions, or just before it ends."""
    rng = Random(seed)
    table = Lockstep(players, options, seed)
    for _ in range(length):
        before = table.copy()
        if rng.random() < 0.1:
            speaker, to = rng.sample(range(players), 2)
            table.apply(f"say {speaker} {rng.choice(GAME.lines)} {to}")
        choices = table.state.legal()
        if rng.random() < 0.06:
            choices = table.state.asides()
        elif "take" in choices and rng.random() < 0.5:
            choices = ("take",)
        table.apply(rng.choice(choices))
        if table.state.over:
            return before
    return table


def told(table: Lockstep) -> dict[str, bool]:
    """The cards of this round whose colour was told to all, and that colour."""
    colours: dict[str, bool] = {}
    for event in table.log:
        if event.kind == "round":
            colours = {}
        elif event.kind == "look" and "cursed" in event.public:
            colours[event.secret["card"]] = event.public["cursed"]
    return colours


def redeal(table: Lockstep, seat: int, rng: Random) -> list[str]:
    """The round's deck with all that the seat has not seen in other places."""
    naive, colours = table.naive, told(table)
    deck = table.decks[naive.round - 1]
    places = [place for place, card in enumerate(deck) if card not in naive.seen[seat]]
    for _ in range(200):
        hidden = [deck[place] for place in places]
        rng.shuffle(hidden)
        new = list(deck)
        for place, card in zip(places, hidden, strict=True):
            new[place] = card
        own = BOX[new[deck.index(naive.held[seat])]]
        kept = all(BOX[new[deck.index(card)]].cursed is cursed for card, cursed in colours.items())
        if kept and not (seat in naive.quiet and own.kind == "old one"):
            return new
    return list(deck)


def steps(table: Lockstep, deck: list[str]) -> list[tuple[State, list[Event]]]:
    """Every position of the game's present round, dealt this deck, with what happened before it."""
    decks = [*table.decks[: table.naive.round - 1], deck]
    setup = {"first": table.first, "decks": decks}
    names = tuple("ABCDEFG"[: table.state.rules.players])
    record = Record("arkham-ritual", names, table.options, table.seed, setup)
    log: list[Event] = []
    state = record.start(log)
    assert isinstance(state, State)
    positions = []
    for action in [*table.actions, None]:
        if state.round == table.naive.round:
            positions.append((state.copy(), list(log)))
        if action:
            state.apply(action, log)
    return positions


tables = st.builds(
    position,
    players=st.integers(3, 7),
    options=st.sampled_from(OPTIONS),
    seed=st.integers(0, 10**6),
    length=st.integers(0, 60),
)


def everything(state: State) -> list[Any]:
    """All cards, wherever they are."""
    apart = [card for card in (state.offered, state.aside) if card]
    return [*state.held, *state.deck, *state.discards, *apart]
