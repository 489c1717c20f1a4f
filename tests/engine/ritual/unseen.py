"""Cards that a seat was never shown, dealt otherwise: the seat must not notice."""

from __future__ import annotations

from random import Random

from hypothesis import strategies as st

from engine.game import Event
from engine.record import Record
from engine.ritual.cards import cards_in
from engine.ritual.state import State
from tests.engine.ritual.lockstep import DEALS, Lockstep
from tests.engine.ritual.naive import all_cards, back_of, points_of
from tests.engine.ritual.table import pick


def position(players: int, seed: int, length: int, bold: float = 0.5) -> Lockstep:
    """A random game after some actions, or just before it ends."""
    rng = Random(seed)
    table = Lockstep(players, seed)
    for _ in range(length):
        before = table.copy()
        table.apply(pick(table.state, rng, bold))
        if table.state.to_act is None:
            return before
    return table


def redeal(table: Lockstep, seat: int, rng: Random) -> Record:
    """A record of the same game with all that the seat has not seen in other places."""
    naive, used = table.naive, DEALS - len(table.naive.deals_to_come)
    becomes: dict[str, str] = {}
    hidden = [card for card in all_cards() if card not in naive.seen[seat]]
    for back in set(map(back_of, hidden)):
        alike = [card for card in hidden if back_of(card) == back]
        becomes.update(zip(alike, rng.sample(alike, len(alike)), strict=True))
    sets = [
        rng.sample([becomes.get(card, card) for card in cards], len(cards)) for cards in table.deals[used - 1]
    ]
    actions = list(table.actions)
    for number in range(len(actions) - len(naive.laid), len(actions)):
        _, card, colour = actions[number].split()
        if card in becomes:
            new, points = becomes[card], points_of(card, colour)
            ends = [end for end in (new[0], new[2]) if points_of(new, end) == points]
            actions[number] = f"chant {new} {rng.choice(ends)}"
    turned = len(table.altar) - len(naive.markers_to_come)
    cycle = -(-turned // 15) * 15
    coming = table.altar[turned:cycle]
    altar = [*table.altar[:turned], *rng.sample(coming, len(coming)), *table.altar[cycle:]]
    setup = {"first": table.first, "deals": [*table.deals[: used - 1], sets], "altar": altar}
    return Record("ritual", tuple("ABCDE"[: table.players]), {}, None, setup, tuple(actions))


def real(table: Lockstep) -> Record:
    names = tuple("ABCDE"[: table.players])
    return Record("ritual", names, {}, None, table.setup(table.deals), tuple(table.actions))


def steps(record: Record) -> list[tuple[State, int, list[Event]]]:
    """Every position of a record's game, how much of the log was there, and the log."""
    log: list[Event] = []
    state = record.start(log)
    assert isinstance(state, State)
    positions = [(state.copy(), len(log), log)]
    for action in record.actions:
        state.apply(action, log)
        positions.append((state.copy(), len(log), log))
    return positions


tables = st.builds(
    position,
    players=st.integers(2, 5),
    seed=st.integers(0, 10**6),
    length=st.integers(0, 90),
    bold=st.sampled_from([0.1, 0.5, 0.9]),
)


def everything(state: State) -> list[str]:
    """All cards of this deal, wherever they are."""
    held = [card.id for cards in (*state.sets, *state.hands) for card in cards_in(cards)]
    laid = [chant.card.id for chant in state.laid if chant]
    return held + laid + [chant.card.id for played in state.rounds for chant in played.chants if chant]
