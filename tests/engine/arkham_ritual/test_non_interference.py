"""The proof of no leak: re-deal everything a seat cannot see, and nothing it is shown may differ.

The re-deal does not ask the View what is hidden. It changes the *record*: the cards that the seat has
never been shown, by the second implementation's account, change places in the round's deck, and the
same actions are played again. Only what was told to all is kept: the colour of a card looked at with the
Trapezohedron, and that a Gate found no Great Old One in the seat's hand.
"""

from __future__ import annotations

from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.arkham_ritual import joint, possible, sample
from engine.arkham_ritual.cards import BOX
from engine.arkham_ritual.state import State
from engine.game import Event
from engine.record import Record
from tests.engine.lockstep import Lockstep
from tests.engine.table import GAME, all_options

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


@settings(max_examples=120, deadline=None)
@given(table=tables, seed=st.integers(0, 10**6))
def test_what_a_seat_cannot_see_changes_nothing_it_is_shown(table: Lockstep, seed: int) -> None:
    rng = Random(seed)
    real = steps(table, table.decks[table.naive.round - 1])
    for seat in range(table.state.rules.players):
        for (state, log), (twin, twin_log) in zip(real, steps(table, redeal(table, seat, rng)), strict=True):
            view = state.view(seat)
            assert view == twin.view(seat)
            assert [event.seen_by(seat) for event in log] == [event.seen_by(seat) for event in twin_log]
        assert possible(view) == possible(twin.view(seat))
        assert GAME.text(view) == GAME.text(twin.view(seat))
        assert possible(view)[twin.held[seat]] > 0, "what it could hold covers what it does"
        if state.to_act == seat:
            assert state.legal() == twin.legal()


@settings(max_examples=60, deadline=None)
@given(table=tables, seed=st.integers(0, 10**6))
def test_a_sampled_state_cannot_be_told_from_the_real_one(table: Lockstep, seed: int) -> None:
    """Now, and as the same actions go on."""
    rng = Random(seed)
    for seat in range(table.state.rules.players):
        view = table.state.view(seat)
        twin = sample(view, rng)
        assert twin.view(seat) == view
        assert twin.legal() == table.state.legal()
        assert sorted(card.id for card in everything(twin)) == sorted(card.id for card in view.rules.cards)
        for other in range(table.state.rules.players):
            assert possible(twin.view(other))[twin.held[other]] > 0
        for action in twin.legal():
            twin.copy().apply(action)


def everything(state: State) -> list[Any]:
    """All cards, wherever they are."""
    apart = [card for card in (state.offered, state.aside) if card]
    return [*state.held, *state.deck, *state.discards, *apart]


@settings(max_examples=25, deadline=None)
@given(table=tables)
def test_samples_reach_every_possible_card(table: Lockstep) -> None:
    rng = Random(1)
    for seat in range(table.state.rules.players):
        view = table.state.view(seat)
        odds = possible(view)
        assert sum(odds.values()) == 1
        drawn = [sample(view, rng) for _ in range(25 * len(odds))]
        assert {state.held[seat] for state in drawn} == set(odds)
        assert {(state.held[seat], state.offered) for state in drawn} <= set(joint(view))


def test_a_redeal_does_change_what_is_hidden() -> None:
    """The proof is not empty: in most positions the seat's own card, and the deck, do change."""
    changed = 0
    for seed in range(40):
        table = position(5, {}, seed, length=12)
        twin, _ = steps(table, redeal(table, 0, Random(seed)))[-1]
        changed += twin.held[0] is not table.state.held[0]
    assert changed > 30
