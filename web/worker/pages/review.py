"""A finished game, looked at again: which step, with whose eyes, and what a strong bot thinks of it.

A screen is a function of the record, the step and the eyes (`Review.position`), and of what has been thought
so far, which depends on the record and the step alone. So it never matters how one came to a step.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from htpy import Node

from engine.bots.bot import advised
from engine.finished import Finished
from engine.game import Seen
from engine.record import Record, write
from web.worker.advisor import Advisor
from web.worker.commands import Command, Eyes, Go, Press, Read
from web.worker.match import Bots, Match
from web.worker.outcome import Outcome
from web.worker.pages.page import NOTHING, Page
from web.worker.pages.same_cards import can_be_played, same_cards
from web.worker.reply import File
from web.worker.review_model import Course, Moment, Position, called, step_to
from web.worker.saves import imports
from web.worker.scene import NOBODY, AnyRoom, AnyScene, Scene, Seat, Settings
from web.worker.screens import review as drawn
from web.worker.words import Words

if TYPE_CHECKING:
    from web.worker.reading import Reading
    from web.worker.session import Session

PACE, FAST_PACE = 2400, 900
"""Milliseconds that a step is shown while it plays by itself."""


class ReviewPage(Page):
    """One finished game and the person who looks at it."""

    def __init__(
        self,
        record: Record,
        seats: Sequence[Seat],
        room: AnyRoom,
        page: str,
        you: int = NOBODY,
        step: int = 0,
        address: str | None = None,
    ) -> None:
        """Raises GoesOn for a game that is not over. `address` is the record's, if it is known already."""
        self.game, self.room, self.reviewer = Finished(record), room, room.reviewer()
        self.seats, self.page, self.you, self._address = tuple(seats), page, you, address
        self.step = min(step, self.game.last)
        self.eyes: int | None = None
        self.sat = ""
        """Who sat there, for its link (imports.seated)."""
        self.playing = self.rules_open = False
        self.whole = False
        """From the first tick on more is drawn than the step: who follows a link does not wait for that."""
        self.advisor = Advisor(self.game)
        self._told = -1
        self._words: dict[Words, tuple[tuple[Moment, ...], Course]] = {}

    # What the page asks

    def do(self, command: Command, session: Session) -> Outcome:
        """Go to a step, look with other eyes, open the rules; whatever lies below is out of reach."""
        match command:
            case Press.TICK:
                return Outcome(redraw=self.tick(lambda: session.bots[self.game.record.game], session.timer))
            case Press.LEAVE:
                return Outcome(close=self)
            case Press.TO_LOBBY:
                return session.to_lobby()
            case Press.EXPORT:
                return Outcome(export=self.file)
            case Press.PLAY_CARDS:
                return same_cards(self.game.record, self.seats, session)
            case Go(where):
                self._go(where)
            case Eyes("all"):
                self.eyes = None
            case Eyes(seat) if seat in map(str, range(len(self.seats))):
                self.eyes = int(seat)
            case Read(what):
                from web.worker.pages.reading import opened

                self.playing = False
                return opened(self, what, session)
            case Press.RULES | Press.CLOSE:
                self.rules_open = command is Press.RULES
                self.playing = False
        return NOTHING

    def _go(self, where: str) -> None:
        if where in ("play", "pause"):
            self.playing = where == "play"
            self.step = 0 if self.playing and self.step == self.game.last else self.step
            return
        step = step_to(where, self.step, self.game.last, self.rounds)
        if step is not None:
            self.playing, self.step = False, step

    def to_moments(self, words: Words) -> None:
        """To the first moment that was decisive, if there is one."""
        self.whole = True
        moments, _ = self._in(words, self.scene(words, Settings(words.language)))
        self.step = min((max(0, moment.step) for moment in moments), default=0)

    def tick(self, bots: Callable[[], Bots], timer: Callable[[], float]) -> bool:
        """A slice of thought, or the next step; whether there is something new to be seen."""
        wanted, first, self.whole = self._wanted, not self.whole, True
        if first:
            return True
        if wanted is not None:
            return self.advisor.think(wanted, bots, timer)
        if self.playing:
            self.step += 1
            self.playing = self.step < self.game.last
            return True
        return False

    def wait(self, session: Session) -> int | None:
        """For the next step, or the next slice of thought."""
        if self.rules_open:
            return None
        if not self.whole or self._wanted is not None:
            return 0
        return (FAST_PACE if session.settings.speed == "instant" else PACE) if self.playing else None

    @property
    def address(self) -> str:
        """What stands behind the # of a link to this very step; the record in it has been read again."""
        if self._address is None:
            self._address = imports.address(self.game.record)
        return f"{self._address}{self.sat}&t={self.step}" if self._address else ""

    @property
    def file(self) -> File:
        """The record."""
        return f"{self.game.record.game}-record.json", write(self.game.record)

    # What the bot thinks

    def _may_know(self, step: int) -> bool:
        """Whether the eyes may know what was decided and thought there: one's own, or all."""
        return bool(self.game.choices(step)) and self.eyes in (None, self.game.actor(step))

    @property
    def _wanted(self) -> int | None:
        """The step to think of next: this one; then, of a person's own decisions, the first."""
        if self._may_know(self.step) and self.step not in self.advisor.opinions:
            return self.step
        if self.playing:
            return None
        return next((step for step in self._own if step not in self.advisor.opinions), None)

    @property
    def _own(self) -> tuple[int, ...]:
        """The decisions of the person with whose eyes one looks; with all cards open, one's own."""
        seat = self.you if self.eyes is None else self.eyes
        if seat == NOBODY or self.seats[seat].bot is not None:
            return ()
        return self._decisions[seat]

    @cached_property
    def _decisions(self) -> tuple[tuple[int, ...], ...]:
        game = self.game
        return tuple(
            tuple(step for step in range(game.last) if game.choices(step) and game.actor(step) == seat)
            for seat in range(len(self.seats))
        )

    def _doubts(self, scene: AnyScene) -> list[Moment]:
        """The decisions of this person that the bot would most have made otherwise."""
        return [self._doubt(step, scene) for step in self.advisor.doubts(self._own, self.reviewer.doubt)]

    def _doubt(self, step: int, scene: AnyScene) -> Moment:
        words, named = scene.words, self.reviewer.named
        text = words(
            "{chosen}. The Occultist would rather: {best}.",
            chosen=named(self.game.record.actions[step], scene),
            best=named(advised(self.advisor.opinions[step]), scene),
        )
        return Moment(step, "looked", text, doubt=True)

    # What is seen

    @cached_property
    def rounds(self) -> tuple[int, ...]:
        """The steps at which rounds begin: the first, and whatever follows a round's end."""
        ends = self.room.ends_round
        after = (step for step, told in enumerate(self._led) if step and any(map(ends, told)))
        return (0, *(step for step in after if step < self.game.last))

    @cached_property
    def _led(self) -> tuple[tuple[Seen, ...], ...]:
        """For each step the events that led to it."""
        game = self.game
        return (game.log(0, None), *(game.events(step, None) for step in range(game.last)))

    def scene(self, words: Words, settings: Settings) -> AnyScene:
        """This step, seen by the eyes; with none, all cards open from the onlooker's place."""
        seat, game = self.eyes, self.game
        view = game.opened(self.step, max(self.you, 0)) if seat is None else game.view(self.step, seat)
        return Scene(
            view=view._replace(legal=()),
            seats=called(self.seats, self.you, words),
            log=game.log(self.step, seat),
            settings=settings,
            words=words,
            alone=False,
            you=self.you,
        )

    def position(self, words: Words, settings: Settings) -> Position:
        """All that is drawn."""
        game, step, scene = self.game, self.step, self.scene(words, settings)
        actor, may_know, actions = game.actor(step), self._may_know(step), game.record.actions
        events = game.events(step, self.eyes)
        end = next((at for at, event in enumerate(events) if self.room.ends_round(event)), None)
        knows = scene._replace(view=game.view(step, actor or 0)._replace(legal=())) if may_know else None
        moments, course = self._in(words, scene) if self.whole else ((), None)
        own = self._own
        thought = sum(each in self.advisor.opinions for each in own)
        return Position(
            reviewer=self.reviewer,
            scene=scene,
            step=step,
            last=game.last,
            eyes=self.eyes,
            actor=actor,
            in_turn=game.in_turn(step),
            choices=game.choices(step),
            happened=self._sentences(events[:end], words),
            round_end=None if end is None else scene._replace(log=(*scene.log, *events)),
            knows=knows,
            chosen=actions[step] if may_know else None,
            opinions=self.advisor.opinions.get(step, ()) if may_know else (),
            moments=tuple(sorted((*moments, *self._doubts(scene)), key=lambda moment: moment.step)),
            progress=(thought, len(own)) if thought < len(own) else None,
            rounds=self.rounds,
            course=course,
            playing=self.playing,
            playable=can_be_played(game.record),
            link=f"{self.page}#{self.address}" if self.address else "",
            rules=self.room.rules(words) if self.rules_open else None,
        )

    def _in(self, words: Words, scene: AnyScene) -> tuple[tuple[Moment, ...], Course]:
        """What is the same at every step, in this language."""
        if words not in self._words:
            reviewer = self.reviewer
            self._words[words] = (
                tuple(reviewer.moments(self._led, scene)),
                reviewer.course(self._led, words),
            )
        return self._words[words]

    def _sentences(self, events: Sequence[Seen], words: Words) -> tuple[str, ...]:
        seats = called(self.seats, self.you, words)
        told = (self.room.sentence(event, seats, self.you, words) for event in events)
        return tuple(sentence for sentence in told if sentence)

    def title(self, words: Words) -> str:
        """The game's name."""
        return self.room.title(words)

    @property
    def screen(self) -> str:
        """`review`, or `rules` over it."""
        return "rules" if self.rules_open else "review"

    def draw(self, session: Session) -> Node:
        return self.drawn(session)

    def drawn(self, session: Session, over: Node = None) -> Node:
        """The same, with what lies over it."""
        at = self.position(session.words, session.settings)
        return drawn.review(at._replace(scene=at.scene._replace(over=over)))

    def reading(self, what: str, session: Session) -> Reading | None:
        """A card or a pile, told to the eyes."""
        return self.room.reading(what, "review", self.scene(session.words, session.settings))

    def news(self, session: Session, outcome: Outcome) -> tuple[str, tuple[str, ...]]:
        """What happens at this step, for those who listen; told once."""
        told, self._told, words = self._told, self.step, session.words
        if told == self.step:
            return "", ()
        return words.run(self._sentences(self.game.events(self.step, self.eyes), words)), ()


def of_match(match: Match, session: Session, step: int | None = None) -> ReviewPage:
    """A finished game of one's own: all cards are open, and it begins where it is told, or with what was
    decisive."""
    you = match.holder if match.alone else NOBODY
    review = ReviewPage(match.record, match.seats, match.room, session.page, you, step or 0)
    review.sat = imports.seated(match.seats, session.levels[match.start.game])
    if step is None:
        review.to_moments(session.words)
    return review
