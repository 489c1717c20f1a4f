"""A table of Arkham Horror that a test arranges: everything in its place, then a phase begins."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.arkham_horror import programs
from engine.arkham_horror.ancient_ones import MASKED
from engine.arkham_horror.board import MARKERS
from engine.arkham_horror.cards import (
    BLESSING,
    BY_ID,
    CARDS,
    CURSE,
    DEPUTY,
    LOAN,
    MEMBERSHIP,
    RETAINER,
    REVOLVER,
    WAGON,
)
from engine.arkham_horror.encounter_cards import LOCATION_CARDS
from engine.arkham_horror.hands import copies_in, maximum
from engine.arkham_horror.language import compiled
from engine.arkham_horror.monsters import KIND_OF, TOKENS
from engine.arkham_horror.newcomers import deal_random, sit_down
from engine.arkham_horror.setup import blank
from engine.arkham_horror.sheets import SHEETS
from engine.arkham_horror.stack import run
from engine.arkham_horror.streams import shuffle, take_out
from engine.arkham_horror.turn import PHASES
from engine.arkham_horror.upkeep import refresh
from engine.game import Event, IllegalAction
from tests.engine.arkham_horror.invariants import snapshot

MANY = 1000


class Table:
    """What AH tests play at."""

    def __init__(self, investigators: tuple[str, ...], ancient_one: str, bare: bool, seed: int) -> None:
        assert programs
        self.log: list[Event] = []
        self._told = 0
        self._came: dict[int, str] = {}
        self._rest: tuple[int, ...] = ()
        self.state = state = blank(len(investigators), seed, {})
        state.ancient_one = ancient_one
        if ancient_one in MASKED:
            state.cup = TOKENS
        for seat, who in enumerate(investigators):
            inv = state.seats[seat]
            if bare:
                inv.id, inv.at = who, SHEETS[who].home
            else:
                sit_down(state, seat, who)
        for deck in state.decks:
            shuffle(state, deck)
        if not bare:
            self._deal()
        for seat, inv in enumerate(state.seats):
            inv.sliders = (1, 1, 1)
            inv.sanity, inv.stamina = maximum(state, seat, "sanity"), maximum(state, seat, "stamina")
        state.turn = 1
        self._begin("upkeep", 0)

    def _deal(self) -> None:
        """Random possessions; where one may choose, the first choice."""
        state = self.state
        for seat in range(state.players):
            state.push(("sliders", 0))
            deal_random(state, seat)
            run(state)
            while state.stack[-1] != ("sliders", 0):
                state.apply(state.choices[0])
            state.stack.pop()
        state.stop()

    # Arranging

    def put(
        self,
        seat: int,
        *,
        at: str | None = None,
        came_by: str | None = None,
        cards: Iterable[str] = (),
        exhausted: Iterable[str] = (),
        blessed: bool = False,
        cursed: bool = False,
        retainer: bool = False,
        loan: bool = False,
        lodge_member: bool = False,
        deputy: bool = False,
        monster_trophies: Iterable[str] = (),
        gate_trophies: Iterable[str] = (),
        **plain: Any,
    ) -> None:
        state = self.state
        inv = state.seats[seat]
        if at is not None:
            inv.at = at.replace(":", "/")
        if came_by is not None:
            self._came[seat] = came_by
            inv.entered = state.gates.get(came_by)
        special = {
            BLESSING: blessed,
            CURSE: cursed,
            RETAINER: retainer,
            LOAN: loan,
            MEMBERSHIP: lodge_member,
            DEPUTY: deputy,
            REVOLVER: deputy,
            WAGON: deputy,
        }
        for card in (*cards, *[name for name, wanted in special.items() if wanted]):
            inv.cards += (self._take(card),)
        for card in exhausted:
            ready = [name for name in inv.cards if CARDS[name].id == card and name not in inv.exhausted]
            inv.exhausted += (ready[0],)
        for kind in monster_trophies:
            inv.monster_trophies += (self._token(kind),)
        for world in gate_trophies:
            inv.gate_trophies += (self._marker(world),)
        for name, value in plain.items():
            assert name in inv.__dict__, name
            setattr(inv, name, value)
            if name == "loses_turn":
                inv.skips = value
        self._ask_again()

    def _take(self, card: str) -> str:
        deck = BY_ID[card].deck
        if deck == "special":
            return card
        name = copies_in(self.state.decks[deck], card)[0]
        take_out(self.state, deck, name)
        return name

    def _token(self, kind: str) -> str:
        token = next(token for token in self.state.cup if KIND_OF[token] == kind)
        self.state.cup = tuple(one for one in self.state.cup if one != token)
        return token

    def _marker(self, world: str) -> str:
        marker = next(name for name in self.state.decks["gates"] if MARKERS[name].id == world)
        take_out(self.state, "gates", marker)
        return marker

    def _ask_again(self) -> None:
        """What is legal may have changed."""
        if self.state.to_act is not None:
            self._run()

    def gate(self, location: str, world: str) -> None:
        self.state.gates = {**self.state.gates, location: self._marker(world)}
        for seat, came_by in self._came.items():
            if came_by == location:
                self.state.seats[seat].entered = self.state.gates[location]
        self.state.clues = {area: n for area, n in self.state.clues.items() if area != location}
        self._ask_again()

    def seal(self, location: str) -> None:
        self.state.seals += (location,)
        self._ask_again()

    def monster(self, kind: str, area: str) -> str:
        token = self._token(kind)
        if area == "outskirts":
            self.state.outskirts += (token,)
        else:
            self.state.monsters = {**self.state.monsters, token: area}
        self._ask_again()
        return token

    def clue(self, location: str, n: int = 1) -> None:
        self.state.clues = {**self.state.clues, location: n}
        self._ask_again()

    def doom(self, n: int) -> None:
        self.state.doom = n

    def terror(self, n: int) -> None:
        self.state.terror = n
        self._ask_again()

    def environment(self, card: str) -> None:
        take_out(self.state, "mythos", card)
        self.state.environment = card
        self._ask_again()

    def rumor(self, card: str) -> None:
        take_out(self.state, "mythos", card)
        self.state.rumor, self.state.rumor_since = card, 0
        self._ask_again()

    def first(self, seat: int) -> None:
        self.state.first = seat

    def close(self, location: str) -> None:
        self.state.closed = {**self.state.closed, location: 0}
        self._ask_again()

    # What comes by chance

    def _coming(self, stream: str, values: tuple[Any, ...], first: bool = False) -> None:
        had = self.state.coming.get(stream, ())
        self.state.coming = {**self.state.coming, stream: values + had if first else had + values}

    def dice(self, *faces: int) -> None:
        """After those fixed before, and before those of `pass_checks` or `fail_checks`."""
        coming = self.state.coming.get("dice", ())
        fixed = coming[: max(0, len(coming) - len(self._rest))]
        self.state.coming = {**self.state.coming, "dice": fixed + faces + self._rest}

    def pass_checks(self) -> None:
        self._from_now_on(6)

    def fail_checks(self) -> None:
        self._from_now_on(1)

    def _from_now_on(self, face: int) -> None:
        coming = self.state.coming.get("dice", ())
        fixed = coming[: max(0, len(coming) - len(self._rest))]
        self._rest = (face,) * MANY
        self.state.coming = {**self.state.coming, "dice": fixed + self._rest}

    def deck(self, name: str, *cards: str) -> None:
        if name in LOCATION_CARDS:
            return self._coming(name, cards)
        lying = self.state.decks[name]
        top: list[str] = []
        for card in cards:
            found = next((one for one in lying if one.partition("#")[0] == card and one not in top), None)
            assert found, f"{card} is not in the deck {name}"
            top.append(found)
        rest = [one for one in lying if one not in top]
        self.state.decks = {**self.state.decks, name: (*top, *rest)}
        self._coming(name, cards, first=True)
        return None

    def cup(self, *kinds: str) -> None:
        self._coming("cup", kinds)

    def gates(self, *worlds: str) -> None:
        lying = self.state.decks["gates"]
        top: list[str] = []
        for world in worlds:
            top.append(next(one for one in lying if MARKERS[one].id == world and one not in top))
        self.state.decks = {**self.state.decks, "gates": (*top, *[one for one in lying if one not in top])}

    # Phases

    def _begin(self, phase: str, seat: int) -> None:
        state = self.state
        order = state.in_order()
        state.phase = phase
        state.stack = [("turn", None), ("mythos", None)]
        for later in reversed(PHASES[PHASES.index(phase) + 1 :]):
            state.push(("phase", None, later))
        state.push(("seats", None, phase, order[order.index(seat) :]))
        state.stop()

    def _phase(self, phase: str, seat: int) -> None:
        self._begin(phase, seat)
        if phase == "upkeep":
            refresh(self.state)
        self._run()

    def upkeep(self, seat: int = 0) -> None:
        self._phase("upkeep", seat)

    def movement(self, seat: int = 0) -> None:
        self._phase("movement", seat)

    def encounters(self, seat: int = 0) -> None:
        self._phase("arkham-encounters", seat)

    def other_world(self, seat: int = 0) -> None:
        self._phase("other-world-encounters", seat)

    def mythos(self, card: str) -> None:
        self.deck("mythos", card)
        self.state.stack = [("turn", None), ("mythos", None)]
        self.state.stop()
        self._run()

    def final_battle(self) -> None:
        from engine.arkham_horror.endings import awaken

        self.state.log = self.log
        awaken(self.state, "doom")
        self.state.stop()
        self._run()

    def effect(self, seat: int, effects: list[dict[str, Any]]) -> None:
        program = compiled(effects, "a test")
        if program:
            self.state.push(("do", seat, program, 0, 0, ""))
        self.state.stop()
        self._run()

    def _run(self) -> None:
        self.state.log = self.log
        try:
            run(self.state)
        finally:
            self.state.log = None

    # Playing

    def do(self, *actions: str) -> None:
        for action in actions:
            self.state.apply(action, self.log)

    def refused(self, action: str) -> None:
        before = self._all()
        assert action not in self.state.legal(), f"{action} is legal"
        try:
            self.state.apply(action, self.log)
        except IllegalAction:
            pass
        else:
            raise AssertionError(f"{action} was done")
        assert self._all() == before, f"{action} was refused and changed something"

    def _all(self) -> Any:
        return snapshot(self.state) | {"log": len(self.log)}

    @property
    def legal(self) -> list[str]:
        return list(self.state.legal())

    @property
    def decision(self) -> str | None:
        found = self.state.decision
        return found.kind if found else None

    @property
    def now(self) -> dict[str, Any]:
        return self.state.summary()

    @property
    def me(self) -> dict[str, Any]:
        return self.who(0)

    def who(self, seat: int) -> dict[str, Any]:
        found: dict[str, Any] = self.now["investigators"][seat]
        return found

    @property
    def events(self) -> list[dict[str, Any]]:
        return [dict(event.whole()) for event in self.log]

    @property
    def rolled(self) -> list[list[int]]:
        found = [event.public["dice"] for event in self.log[self._told :] if event.kind == "roll"]
        self._told = len(self.log)
        return found

    @property
    def phase(self) -> str:
        return self.state.phase

    @property
    def turn(self) -> int:
        return self.state.turn


def table(*investigators: str, ancient_one: str = "azathoth", bare: bool = True, seed: int = 1) -> Table:
    return Table(investigators or ("ashcan-pete",), ancient_one, bare, seed)
