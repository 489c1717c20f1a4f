"""Set-up (§3), and what a record's `setup` fixes (§33)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.arkham_horror import programs
from engine.arkham_horror.ancient_ones import ANCIENT_ONES, MASKED
from engine.arkham_horror.board import MARKERS, UNSTABLE
from engine.arkham_horror.cards import BY_ID, DECKS, FULL_DECKS
from engine.arkham_horror.encounter_cards import GATE_CARDS, LOCATION_CARDS, MYTHOS
from engine.arkham_horror.investigator import Investigator
from engine.arkham_horror.monsters import KINDS, MASKS, TOKENS
from engine.arkham_horror.mythos import resolve
from engine.arkham_horror.newcomers import deal_random, random_investigator, sit_down
from engine.arkham_horror.sheets import SHEETS
from engine.arkham_horror.stack import run, step
from engine.arkham_horror.state import State
from engine.arkham_horror.streams import number, put_under, shuffle, take_top
from engine.game import Log, RecordError, shown

RANDOM = "random"
KEYS = ("decks", "gates", "cup", "dice", "investigators")
_KNOWN: dict[str, frozenset[str]] = {
    **{deck: frozenset(card.id for card in BY_ID.values() if card.deck == deck) for deck in DECKS},
    **{street: frozenset(cards) for street, cards in LOCATION_CARDS.items()},
    "mythos": frozenset(MYTHOS),
    "gate": frozenset(GATE_CARDS),
    "gates": frozenset(MARKERS),
    "cup": frozenset(KINDS),
    "investigators": frozenset(SHEETS),
}


def read_setup(setup: Any) -> dict[str, tuple[Any, ...]]:
    """What is fixed, by stream; an unknown id makes the record unreadable (R71)."""
    if setup is None:
        return {}
    if not isinstance(setup, Mapping):
        raise RecordError(f"setup must be an object with {', '.join(KEYS)}")
    if unknown := sorted(set(setup) - set(KEYS), key=str):
        raise RecordError(f"setup has no {shown(unknown[0])}, only {', '.join(KEYS)}")
    decks = setup.get("decks", {})
    if not isinstance(decks, Mapping):
        raise RecordError("setup: 'decks' must be an object")
    fixed: dict[str, Any] = {**decks, **{key: setup[key] for key in KEYS[1:] if key in setup}}
    for stream, values in fixed.items():
        if not isinstance(values, list | tuple):
            raise RecordError(f"setup: {shown(stream)} must be a list")
        if stream == "dice":
            wrong = [die for die in values if type(die) is not int or not 1 <= die <= 6]
        elif stream in _KNOWN:
            wrong = [name for name in values if not isinstance(name, str) or name not in _KNOWN[stream]]
        else:
            raise RecordError(f"setup: there is no deck {shown(stream)}")
        if wrong:
            raise RecordError(f"setup: {stream} has an unknown {shown(wrong[0])}")
    return {stream: tuple(values) for stream, values in fixed.items() if values}


def blank(players: int, seed: int | None, coming: dict[str, tuple[Any, ...]]) -> State:
    """An empty table: everything in its deck, in order, nobody seated."""
    state = object.__new__(State)
    state.players, state.seed, state.coming, state.drawn = players, seed, coming, {}
    state.turn, state.phase, state.first = 0, "setup", 0
    state.ancient_one, state.awake, state.doom, state.terror = "", False, 0, 0
    state.gates, state.seals, state.clues, state.monsters = {}, (), {}, {}
    state.outskirts, state.box = (), ()
    state.cup = tuple([token for token in TOKENS if token not in MASKS])
    state.decks = {**FULL_DECKS, "mythos": tuple(MYTHOS), "gate": tuple(GATE_CARDS), "gates": tuple(MARKERS)}
    state.under = dict.fromkeys(state.decks, 0)
    state.environment = state.rumor = None
    state.rumor_since = state.rumor_tokens = 0
    state.rumor_monsters = ()
    state.closed, state.blocked, state.no_arrest, state.extra_gate = {}, {}, 0, False
    state.revealed, state.shown, state.uses = {}, (), {}
    state.seats = [Investigator() for _ in range(players)]
    state.devoured, state.replacing = (), {}
    state.defaults = state.signs_used = 0
    state.points, state.walked, state.rode, state.met, state.fight = None, False, False, (), None
    state.passed, state.successes = False, 0
    state.round = state.hits = state.rating = 0
    state.stack, state.to_act, state.choices = [], None, ()
    state.waiting = state.result = state.score = state.log = None
    return state


def begin(players: int, options: Mapping[str, Any], seed: int | None, setup: Any, log: Log) -> State:
    """§3: the first State."""
    assert programs
    state = blank(players, seed, read_setup(setup))
    state.log = log
    state.push(("set-up", None, options["ancient_one"], tuple(options["investigators"])))
    try:
        run(state)
    finally:
        state.log = None
    return state


@step
def set_up(state: State, _: None, ancient_one: str, chosen: tuple[str, ...]) -> None:
    """§3-1 to §3-5: clues, Ancient One, investigators, fixed possessions; then everything is shuffled."""
    state.clues = dict.fromkeys(UNSTABLE, 1)
    if ancient_one == RANDOM:
        ancient_one = tuple(ANCIENT_ONES)[number(state, "ancient-one", len(ANCIENT_ONES))]
    state.ancient_one = ancient_one
    if ancient_one in MASKED:
        state.cup = TOKENS
    state.tell("ancient-one", "§3-3", ancient_one=ancient_one)
    seated = {name for name in chosen if name != RANDOM}
    for seat, name in enumerate(chosen):
        who = random_investigator(state, seated) if name == RANDOM else name
        seated.add(who)
        sit_down(state, seat, who)
    for deck in state.decks:
        shuffle(state, deck)
    state.push(("opening", None))
    for seat in reversed(range(state.players)):
        state.push(("sliders", seat))
    for seat in reversed(range(state.players)):
        state.push(("dealt", seat))


@step
def dealt(state: State, seat: int) -> None:
    """R58: all `draw` and `keep` in seat order, then all `sliders`."""
    deal_random(state, seat)


@step
def opening(state: State, _: None) -> None:
    """§3-8: the first card that is no rumor and shows a gate; R58: steps 1 to 4 only, the marker stays."""
    rejected = []
    while True:
        card = take_top(state, "mythos")
        assert card is not None
        if MYTHOS[card].gate is not None and MYTHOS[card].kind != "rumor":
            break
        rejected.append(card)
    put_under(state, "mythos", *rejected)
    state.tell("mythos", "§3-8", card=card)
    state.push(("turn", None))
    resolve(state, card)
