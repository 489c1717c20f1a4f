"""A game of Arkham Horror in progress: everything that is so, hidden or not."""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter
from typing import Any

from engine import game
from engine.arkham_horror import actions
from engine.arkham_horror.board import IN_ARKHAM
from engine.arkham_horror.investigator import Investigator
from engine.arkham_horror.limits import BY_PLAYERS, Limits
from engine.arkham_horror.stack import QUESTIONS, Frame, run
from engine.arkham_horror.view import View, see, summary
from engine.game import Action, Decision, Event, IllegalAction, Log

Counts = dict[str, int]


class State(game.State[View]):
    """All values but `seats` and `stack` are never changed in place, so that a copy shares them."""

    __slots__ = (
        "ancient_one", "awake", "blocked", "box", "choices", "closed", "clues", "coming", "cup", "decks",
        "defaults", "devoured", "doom", "drawn", "environment", "extra_gate", "fight", "first", "gates",
        "hits", "log", "met", "monsters", "no_arrest", "outskirts", "passed", "phase", "players", "points",
        "rating", "replacing", "result", "revealed", "rode", "round", "rumor", "rumor_monsters",
        "rumor_since", "rumor_tokens", "score", "seals", "seats", "seed", "shown", "signs_used", "stack",
        "successes", "terror", "to_act", "turn", "under", "uses", "waiting", "walked",
    )  # fmt: skip

    players: int
    seed: int | None
    coming: dict[str, tuple[Any, ...]]
    """What the record's setup still fixes, by stream (§33)."""
    drawn: Counts
    """How many numbers each stream has given."""
    turn: int
    phase: str
    first: int
    ancient_one: str
    awake: bool
    doom: int
    terror: int
    gates: dict[str, str]
    """Location to gate marker."""
    seals: tuple[str, ...]
    clues: Counts
    """On the board, by location."""
    monsters: dict[str, str]
    """Token to area, Sky too, in the order of arrival on the board (R13)."""
    outskirts: tuple[str, ...]
    cup: tuple[str, ...]
    """In drawing order by kind and number; chance chooses (R71)."""
    decks: dict[str, tuple[str, ...]]
    """Top first: common, unique, spell, skill, ally, mythos, gate (cards), gates (markers)."""
    under: Counts
    """How many cards at a deck's bottom everybody has seen go there."""
    box: tuple[str, ...]
    """Out of the game."""
    environment: str | None
    rumor: str | None
    rumor_since: int
    """The turn it came; it goes on from the next (§12-5)."""
    rumor_tokens: int
    rumor_monsters: tuple[str, ...]
    closed: Counts
    """Locations closed until the end of that turn; 0: for good."""
    blocked: Counts
    no_arrest: int
    """Until the end of that turn nobody is arrested (Blue Flu)."""
    extra_gate: bool
    """The Great Ritual failed: one more mythos card a turn, for its gate only."""
    revealed: dict[str, str]
    """A neighbourhood's next card, if it lies open."""
    shown: tuple[str, ...]
    """Cards that lie open on the table for a decision."""
    uses: Counts
    """Of cards that count them, how often each was used."""
    seats: list[Investigator]
    devoured: tuple[str, ...]
    """Investigators who are out (R22)."""
    replacing: dict[str, str]
    """Who starts next turn at a seat, if it was chosen (R94)."""
    defaults: int
    """Bank loans that were not paid back, for the score."""
    signs_used: int
    """Elder Sign items used, for the score (R24)."""
    points: int | None
    """Movement points of whoever moves; None: none can be gained or spent any more (R59)."""
    walked: bool
    rode: bool
    """He came by the Patrol Wagon: no more walking (R6)."""
    met: tuple[str, ...]
    """Monsters dealt with in this stay (R5)."""
    fight: Any
    """The combat that is on (combat.Fight), or None."""
    passed: bool
    successes: int
    """Of the last check."""
    round: int
    """Of the final battle."""
    hits: int
    """Successes carried over in the final battle."""
    rating: int
    """The Ancient One's combat rating, fixed when it wakes."""
    stack: list[Frame]
    to_act: int | None
    choices: Sequence[Action]
    waiting: str | None
    result: str | None
    score: int | None
    log: Log
    """Where events go while an action is applied."""

    def copy(self) -> State:
        """An equal, independent state."""
        twin = object.__new__(State)
        for name, value in zip(FIELDS, _VALUES(self), strict=True):
            setattr(twin, name, value)
        twin.stack = self.stack[:]
        twin.seats = [seat.copy() for seat in self.seats]
        return twin

    # What may be done

    def legal(self) -> Sequence[Action]:
        """What whoever must act may do."""
        return self.choices

    def asides(self) -> tuple[Action, ...]:
        """§31: whoever gives up, gives up for all."""
        return () if self.over or self.to_act is None else ("resign",)

    def actor(self, action: Action) -> int | None:
        """Whose action it is: talk names its seat, and giving up is nobody's in particular."""
        return self.to_act if action in self.choices else actions.speaker(action)

    def why_not(self, action: Action) -> str | None:
        """The rule that forbids it, in a few words; None if it may be done."""
        if action in self.choices or action in self.asides():
            return None
        return actions.why_not(self, action)

    def apply(self, action: Action, log: Log = None) -> None:
        """Do it and tell `log`; or raise IllegalAction and change nothing."""
        if action not in self.choices:
            return self._aside(action, log)
        self.log = log
        try:
            run(self, action)
        finally:
            self.log = None
        return None

    def _aside(self, action: Action, log: Log) -> None:
        """Talk and giving up (§31)."""
        if reason := self.why_not(action):
            raise IllegalAction(action, reason, self.choices)
        if action == "resign":
            self.result, self.score = "lost", 0
            self.stack.clear()
            self.stop()
            told = Event("over", "§31", {"result": "lost", "score": 0, "winners": [], "resigned": True})
        else:
            told = actions.said(action)
        if log is not None:
            log.append(told)

    # What is used everywhere

    def push(self, *frames: Frame) -> None:
        """What is to be done next: the last on top."""
        self.stack.extend(frames)

    def tell(self, kind: str, rule: str, /, **facts: Any) -> None:
        """An event, if anybody listens."""
        if self.log is not None:
            self.log.append(Event(kind, rule, facts))

    def stop(self) -> None:
        """Nobody can act: the game is over, or waits."""
        self.to_act, self.choices = None, ()

    @property
    def limits(self) -> Limits:
        """What the number of investigators says (§3)."""
        return BY_PLAYERS[self.players]

    def in_order(self) -> tuple[int, ...]:
        """Seats that are not empty, from the first player."""
        seats, players = self.seats, self.players
        order = [(self.first + step) % players for step in range(players)]
        return tuple([seat for seat in order if seats[seat].id is not None])

    def at(self, area: str) -> tuple[int, ...]:
        """Who is there, in seat order from the first player."""
        return tuple([seat for seat in self.in_order() if self.seats[seat].at == area])

    def occupied(self, area: str) -> bool:
        """Whether an investigator is there."""
        return any(seat.at == area for seat in self.seats)

    def monsters_at(self, area: str) -> list[str]:
        """The monsters there, in the order of arrival."""
        return [token for token, place in self.monsters.items() if place == area]

    def is_closed(self, area: str) -> bool:
        """R17: a closing waits while a gate is open there."""
        return area in self.closed and area not in self.gates

    def in_arkham(self, seat: int) -> bool:
        """Streets, locations and the Jail Cell (R99)."""
        return self.seats[seat].at in IN_ARKHAM

    # What comes out

    @property
    def winners(self) -> tuple[int, ...] | None:
        """All seats or none."""
        if self.result is None:
            return None
        return () if self.result == "lost" else tuple(range(self.players))

    @property
    def decision(self) -> Decision | None:
        """What is asked of whom."""
        if self.to_act is None:
            return None
        frame = self.stack[-1]
        asked = QUESTIONS[frame[0]]
        about = asked.about(self, *frame[1:]) if asked.about else {}
        least, most = asked.many(self, *frame[1:]) if asked.many else (1, 1)
        return Decision(asked.kind, self.to_act, about, least, most)

    def view(self, seat: int) -> View:
        """The same for every seat (§32)."""
        return see(self)

    def _opened(self, seat: int) -> View:
        """Nothing more is opened: decks stay face down."""
        return see(self)._replace(legal=())

    def summary(self) -> dict[str, Any]:
        """What `replay` prints (§33)."""
        return summary(self)


FIELDS = State.__slots__
_VALUES = attrgetter(*FIELDS)
