"""What a position is worth, in points: about as much as a clue is 2, a seal 12, a lost game -200.

Read from what lies open only: a View or a sampled State, which have the same names.
"""

from __future__ import annotations

from engine.arkham_horror.ancient_ones import ANCIENT_ONES
from engine.arkham_horror.board import JAIL, LOST, MARKERS, UNSTABLE, WORLD_AT
from engine.arkham_horror.cards import BLESSING, CARDS, CURSE, LOAN, RETAINER, Card
from engine.arkham_horror.encounter_cards import MYTHOS
from engine.arkham_horror.investigator import Investigator
from engine.arkham_horror.limits import BY_PLAYERS, SEALS_TO_WIN
from engine.arkham_horror.monsters import KIND_OF, KINDS
from engine.arkham_horror.state import State
from engine.arkham_horror.statics import statics

WON, LOST_GAME = 200.0, -200.0
STAT = (0.0, 1.5, 4.0, 6.0, 7.4, 8.4, 9.2, 9.8, 10.2, 10.5, 10.8, 11.0)
"""By Sanity or Stamina left."""
CLUE, FURTHER_CLUE = 3.0, 1.2
"""Of those that go into the next seal, and beyond."""
DOLLAR = 0.3
DEVOURED = -14.0
GATE_TROPHY = 3.0

_GATES = [card.gate for card in MYTHOS.values() if card.gate]
OPENS = {place: _GATES.count(place) / len(_GATES) for place in UNSTABLE}
"""By location, the share of mythos cards that open a gate there."""


def _card(card: Card) -> float:
    """Of a card in hand, apart from weapons, of which only the best count."""
    if card.id == "elder-sign":
        return 16.0
    match card.deck:
        case "ally":
            return 4.0
        case "skill":
            return 3.0
        case "spell":
            return 1.0
    if card.id in SPECIAL:
        return SPECIAL[card.id]
    return 0.6 + 0.12 * card.price


SPECIAL = {
    BLESSING: 4.0, CURSE: -4.0, RETAINER: 2.5, LOAN: -3.0, "deputy-of-arkham": 3.0, "patrol-wagon": 3.0,
    "silver-twilight-membership": 0.5, "deputys-revolver": 1.5,
}  # fmt: skip
CARD = {name: _card(card) for name, card in CARDS.items()}
ARMS = {
    name: (card.combat if card.damage == "physical" else card.combat * 1.25) * (0.5 if card.one_use else 1.0)
    for name, card in CARDS.items()
    if card.weapon
}
"""What a weapon is worth in a fight, in dice."""
DIE = 0.7
"""Each die of the best weapon or two."""


def arms(inv: Investigator) -> float:
    """The dice of the best two hands."""
    held = [(ARMS[name], CARDS[name].hands) for name in inv.cards if name in ARMS]
    if not held:
        return 0.0
    single = sorted([dice for dice, hands in held if hands == 1], reverse=True)
    return max(sum(single[:2]), max([dice for dice, _ in held]))


def of_clues(clues: int, cost: int) -> float:
    """Of so many clues in one hand, of which so many make a seal."""
    return CLUE * min(clues, cost) + FURTHER_CLUE * max(0, clues - cost)


def of_money(money: int) -> float:
    """The first dollars heal."""
    return 0.9 * min(money, 4) + DOLLAR * min(max(0, money - 4), 8)


def of_seat(state: State, seat: int) -> float:
    """Of one investigator: what he is, has, and where he stands."""
    inv = state.seats[seat]
    if inv.id is None:
        return DEVOURED + GATE_TROPHY * len(inv.gate_trophies)
    worth = STAT[inv.sanity] + STAT[inv.stamina]
    worth += of_clues(inv.clues, statics(state).seal_cost)
    worth += of_money(inv.money)
    for name in inv.cards:
        worth += CARD[name]
    worth += DIE * min(arms(inv), 9.0)
    worth += GATE_TROPHY * len(inv.gate_trophies)
    for token in inv.monster_trophies:
        worth += 0.3 * KINDS[KIND_OF[token]].toughness
    return worth + _place(state, inv)


def _place(state: State, inv: Investigator) -> float:
    if inv.at in WORLD_AT:
        world = WORLD_AT[inv.at]
        open_to = any(MARKERS[marker].id == world.id for marker in state.gates.values())
        if not open_to and not inv.has("gate-box"):
            return -6.0
        return (3.0 if inv.at == world.second else 1.5) - (1.5 if inv.delayed else 0.0)
    worth = 0.0
    if inv.explored and inv.at in state.gates:
        worth += 5.0
    if inv.at == LOST:
        worth -= 6.0
    elif inv.at == JAIL:
        worth -= 4.0
    elif inv.delayed:
        worth -= 2.5
    if inv.loses_turn:
        worth -= 4.0
    return worth


def of_board(state: State) -> float:
    """Of doom, gates, seals, terror and monsters."""
    limits, full = BY_PLAYERS[state.players], ANCIENT_ONES[state.ancient_one].doom
    part, gates = state.doom / full, len(state.gates)
    worth = -40.0 * part * part - 8.0 * part
    worth -= 2.5 * gates + 18.0 * (gates / limits.gates) ** 3
    for place in state.seals:
        worth += of_seal(place)
    worth += 4.0 * max(0, len(state.seals) - 3)
    worth -= 1.2 * state.terror + 0.6 * len(state.monsters) + 0.4 * len(state.outskirts)
    return worth


def of_seal(place: str) -> float:
    """Of a seal there: where gates open often, more."""
    return 9.0 + 45.0 * OPENS.get(place, 0.03)


def worth(state: State) -> float:
    """Of the whole position."""
    if state.result is not None:
        return LOST_GAME if state.result == "lost" else WON
    if state.awake:
        return _battle(state)
    return of_board(state) + sum([of_seat(state, seat) for seat in range(state.players)])


def _battle(state: State) -> float:
    """The final battle: how much of the track is left, and who still stands."""
    full = ANCIENT_ONES[state.ancient_one].doom
    standing = 0.0
    for inv in state.seats:
        if inv.id is not None:
            standing += 6.0 + STAT[inv.sanity] + STAT[inv.stamina] + 1.5 * min(inv.clues, 5)
    left = (state.doom - state.hits / state.players) / full
    return -60.0 - 90.0 * left + standing / state.players * 2.0


def sealed_enough(state: State) -> bool:
    """Whether the next seal wins."""
    return len(state.seals) + 1 >= SEALS_TO_WIN
