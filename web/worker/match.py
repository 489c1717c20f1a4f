"""A game at the table: who holds the device, who looks, whose turn it is, what can be taken back.

One person among bots always looks. Several share one device: each looks only once they have said that they
hold it, and everyone looks when a round or the game has ended. Where nothing is hidden nobody looks away, and
a person may play several seats.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Literal, NamedTuple

from engine.bots.bot import Bot
from engine.bots.play import luck
from engine.game import Action, Event, Seen, State
from engine.legal import Joined
from engine.record import Record
from web.worker.occasion import Occasion
from web.worker.saves.kept import Kept, fared
from web.worker.scene import NOBODY, AnyRoom, Seat, may_say
from web.worker.story import Story
from web.worker.thought import Thought

Bots = Mapping[str, Bot[Any]]
"""By level."""
Screen = Literal["handover", "table", "round-end", "game-over"]

ROUND = "round"
"""In every game the event that begins a round."""


class Before(NamedTuple):
    """How things stood before an action that may be taken back."""

    state: State[Any]
    events: int
    person: int


class Match:
    """One game and the people at it."""

    def __init__(self, record: Record, seats: Sequence[Seat], room: AnyRoom) -> None:
        self.seats, self.room = tuple(seats), room
        self.persons = tuple(
            None if seat.bot else place if seat.owner is None else seat.owner
            for place, seat in enumerate(seats)
        )
        """By seat, the own seat of the person who plays it; None: a bot does."""
        self.people = tuple(sorted({person for person in self.persons if person is not None}))
        self.alone = len(self.people) == 1
        self.open = self.alone or record.rules.open
        """Whether nobody has to look away."""
        self.log: list[Event] = []
        self.start = replace(record, actions=())
        self.actions: list[Action] = []
        self.numbers: list[str] = []
        """The same as they are kept: their numbers among what could be done, for a text may name a card."""
        self.state = record.start(self.log)
        self.holder = self.people[0]
        """The person who has the device, or is to be given it."""
        self.looks = self.open
        """Whether the holder looks."""
        self._seen: dict[int, list[Seen]] = {}
        """By viewer, the log as they see it, as far as it was asked for."""
        self.before_actions: list[int] = []
        """How long the log was before each of the actions."""
        self.before: Before | None = None
        """The last action can be taken back to here."""
        self.ended: tuple[State[Any], int] | None = None
        """A round has just ended: its last state, and how much of the log is told (who begins, no card)."""
        self.moved: list[tuple[int, int]] = []
        """Who moved, and how long the log was before."""
        self.stories: dict[tuple[int, str], Story] = {}
        """By viewer and language, the log turn by turn."""
        self.marks: dict[int, frozenset[str]] = {}
        """By person, the cards crossed out on the play sheet."""
        self.told = dict.fromkeys(self.people, 0)
        """By person, how many events have been told."""
        self.thought: Thought | None = None
        """Of the bot whose turn it is."""
        self.daily = ""
        """The day whose ritual it is."""
        self.advice = True
        """Whether the strongest bot may be asked."""
        self.counts = False
        """Whether it was begun here, and goes into the statistics once it is over."""
        self.occasion = Occasion()
        """What it is played for, beside itself."""
        self.give_device()

    @property
    def record(self) -> Record:
        """The game so far."""
        return replace(self.start, actions=tuple(self.actions))

    @property
    def round(self) -> int:
        """How many rounds have begun that people have seen."""
        begun = sum(event.kind == ROUND for event in self.log[: self.visible])
        return begun - 1 if self.ended and not self.state.over else begun

    # Who looks

    @property
    def screen(self) -> Screen:
        """What is to be seen."""
        if self.ended:
            return "round-end"
        if self.state.over:
            return "game-over"
        return "table" if self.looks else "handover"

    @property
    def fresh(self) -> bool:
        """Whether a round has just ended: nobody has been told how."""
        return self.ended is not None and self.told[self.holder] < self.visible

    @property
    def viewer(self) -> int:
        """Through whose eyes events are seen: on a screen that people look at together, nobody's."""
        return self.holder if self.alone or self.screen == "table" else NOBODY

    @property
    def view(self) -> Any:
        """The holder's View; after a round its last one, so that nothing of the next is in it."""
        return (self.ended[0] if self.ended else self.state).view(self.holder)

    @property
    def visible(self) -> int:
        """How many events may be told now."""
        return self.ended[1] if self.ended else len(self.log)

    def seen(self) -> Sequence[Seen]:
        """The log, as the viewer saw it; each event is made out for them once."""
        viewer = self.viewer
        seen = self._seen.setdefault(viewer, [])
        del seen[len(self.log) :]
        seen += [event.seen_by(viewer) for event in self.log[len(seen) :]]
        return seen[: self.visible]

    def news(self) -> list[Seen]:
        """What the viewer has not been told yet; now it has."""
        if self.screen == "handover":
            return []
        viewer, first, last = self.viewer, self.told[self.holder], self.visible
        for person in [self.holder] if self.screen == "table" else self.people:
            self.told[person] = last
        return [event.seen_by(viewer) for event in self.log[first:last]]

    def ready(self) -> None:
        """The person who was asked for holds the device, and looks."""
        if self.before and self.before.person != self.holder:
            self.before = None
        self.looks = True

    def look_away(self) -> None:
        """Whoever looks next has to say so, unless nothing is hidden from them."""
        self.looks = self.open

    def give_device(self) -> None:
        """To the person who must act; while bots act it stays where it is."""
        person = self.person_to_act
        if person is not None and person != self.holder:
            self.holder = person
            self.look_away()

    @property
    def person_to_act(self) -> int | None:
        """The person whose turn it is, at whichever of their seats; None: a bot's, or nobody's."""
        return None if self.state.to_act is None else self.persons[self.state.to_act]

    @property
    def your_turn(self) -> bool:
        """Whether it is the viewer's turn."""
        return self.screen == "table" and self.person_to_act == self.holder

    # What happens

    @property
    def bot_to_act(self) -> bool:
        """Whether a bot's turn is to be shown."""
        return self.screen == "table" and self.state.to_act is not None and self.person_to_act is None

    def may(self, action: Action) -> bool:
        """Whether the person who looks may do this: in their turn, or of their own (`peeked 2`)."""
        if self.screen != "table":
            return False
        if action.startswith("say "):
            _, who, line, *_ = [*action.split(), "", ""]
            own = [seat for seat, person in enumerate(self.persons) if person == self.holder]
            known = who in map(str, own) and line in self.start.rules.lines
            return known and may_say(int(who), self.seen()) and self.state.why_not(action) is None
        if action in self.state.asides():
            actor = self.state.actor(action)
            return actor is None or self.persons[actor] == self.holder
        return self.person_to_act == self.holder and action in self.state.legal()

    def act(self, action: Action) -> None:
        """Do it, or raise IllegalAction."""
        state, person, events = self.state, self.person_to_act, len(self.log)
        before = state.copy() if person is not None or self.room.has_rounds else None
        legal = state.legal()
        choices = Joined(legal, state.asides())
        number = choices.find(action)
        if person is not None and number is not None and number < len(legal):
            self.moved.append((person, events))
        done = action if number is None else choices[number]
        state.apply(done, self.log)
        self.actions.append(done)
        self.before_actions.append(events)
        self.numbers.append(done if number is None else str(number))
        new = self.log[events:]
        self.before = self.thought = None
        if before and person is not None and not any(map(self.room.tells, new)):
            self.before = Before(before, events, person)
        if before and any(self.room.ends_round(event.seen_by(NOBODY)) for event in new):
            kinds = [event.kind for event in new]
            self.ended = before, events + (kinds.index(ROUND) + 1 if ROUND in kinds else len(new))
        else:
            self.give_device()

    def think(self, bots: Bots, timer: Callable[[], float]) -> None:
        """The bot whose turn it is thinks on for a moment; the same game gives it the same luck."""
        seat = self.state.to_act
        assert seat is not None
        if not self.thought:
            bot = bots[self.seats[seat].bot or ""]
            chance = luck(self.start.seed, len(self.actions))
            slices = bot.slices if self.daily or self.occasion.beat else None
            self.thought = Thought(bot, self.state.view(seat), chance, timer, slices)
        self.thought.go_on()

    @property
    def bot_is_ready(self) -> bool:
        """Whether it knows what to do."""
        return self.thought is not None and self.thought.done

    def bot_moves(self) -> Action:
        """What it has thought of."""
        assert self.thought is not None
        return self.thought.action

    @property
    def can_undo(self) -> bool:
        """Whether nobody has learned anything since the last action."""
        return self.before is not None

    def undo(self) -> None:
        """Take the last action back, if nobody has learned anything since."""
        if not self.before:
            return
        self.state, events, self.holder = self.before
        del self.log[events:]
        self.actions.pop()
        self.before_actions.pop()
        self.numbers.pop()
        self.told = {person: min(told, events) for person, told in self.told.items()}
        self.moved.pop()
        self.stories = {}
        self.before = self.thought = None

    def next_round(self) -> None:
        """Everyone has seen how the round ended; pencil marks are wiped."""
        if self.ended:
            self.ended = None
            self.marks = {}
            self.give_device()
            self.look_away()

    def mark(self, card: str) -> None:
        """Cross a card out on the viewer's play sheet, or no longer."""
        self.marks[self.holder] = self.marks.get(self.holder, frozenset()) ^ {card}

    # Kept on the device

    def kept(self) -> Kept:
        """How it stands."""
        return Kept(
            start=self.start,
            numbers=tuple(self.numbers),
            seats=self.seats,
            holder=self.holder,
            paused=self.ended is not None,
            can_undo=self.before is not None,
            marks=self._numbered_marks() if any(self.marks.values()) else [],
            daily=self.daily,
            counts=self.counts,
            round=self.round,
            over=self.screen == "game-over",
            occasion=self.occasion,
            fared=fared(self) if self.state.over else None,
            advice=self.advice,
        )

    def _numbered_marks(self) -> list[list[int]]:
        cards = self.room.marks(self.view)
        return [
            [number for number, card in enumerate(cards) if card in self.marks.get(seat, ())]
            for seat in range(len(self.seats))
        ]
