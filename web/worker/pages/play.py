"""A game at the table; what is opened over it is a page of its own (pages/over_play.py)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from htpy import Node

from engine.bots.play import luck, speakers
from engine.game import Seen
from web.worker import pace
from web.worker.commands import Act, Command, Go, Mark, OpenSave, Pick, PlayEvening, Press, Read
from web.worker.handed_out import file, result
from web.worker.match import Bots, Match
from web.worker.names import shown
from web.worker.outcome import Outcome
from web.worker.pages.over_play import AskPage, RulesPage, SharePage
from web.worker.pages.page import NOTHING, Page
from web.worker.reply import Result
from web.worker.scene import AnyScene, Scene
from web.worker.story import last_move, story_of
from web.worker.thought import Thought
from web.worker.words import Words

if TYPE_CHECKING:
    from web.worker.reading import Reading
    from web.worker.session import Session
    from web.worker.stats.par import Par


ROWS = 40
"""Of the log, at first."""


class PlayPage(Page):
    """One game, and what people do at it."""

    def __init__(self, match: Match, id: str | None) -> None:
        """`id`: by which it is kept; None: it is not."""
        self.match, self.id = match, id
        self.hint: Thought | None = None
        """What a strong bot would think in the viewer's place, once that was asked."""
        self.picked: tuple[str, ...] = ()
        """The parts picked so far of an action that is composed of several."""
        self.told = ""
        """What happened last, in sentences: a bot waits until they are read."""
        self.rows = ROWS
        """Of the log, that are drawn."""
        self.going = match.screen != "game-over"
        """Whether its end is still to be seen."""
        self.par: Par | None = None
        """Of a daily ritual that is over: how the strongest bot would have fared."""

    def do(self, command: Command, session: Session) -> Outcome:
        """Do it, if that can be done now; the lobby below is out of reach."""
        match = self.match
        match (command, match.screen):
            case (Act(action), _):
                return self._act(action, session)
            case (Press.TICK | Press.NEXT, _):
                return self._tick(session)
            case (Pick(value), "table"):
                self.picked = with_pick(self.picked, value)
            case (Press.HINT, _) if match.your_turn and match.advice:
                self.hint = self._advice(session)
                match.occasion = match.occasion._replace(advised=True)
            case (PlayEvening(id), "game-over"):
                return session.lobby.evening(match.start.game, id)
            case (Press.READY, "handover"):
                match.ready()
            case (Press.EARLIER, _):
                self.rows *= 4
            case (Press.UNDO, "table" | "handover") if match.can_undo:
                match.undo()
                self.hint, self.picked = None, ()
                return Outcome(said=session.words("The last action is taken back."))
            case (Mark(card), "table") if card in match.room.marks(match.view):
                match.mark(card)
            case (Read(what), "table" | "round-end" | "game-over"):
                from web.worker.pages.reading import opened

                return opened(self, what, session)
            case (Press.NEXT_ROUND, "round-end"):
                match.next_round()
            case (Press.RESTART | Press.GIVE_UP, "table" | "round-end"):
                return self._abandoned(command, session)
            case (Press.EXPORT, _):
                return Outcome(export=file(match))
            case (Press.TO_LOBBY, _):
                return Outcome(close=self)
            case (Press.RULES, "table" | "round-end" | "game-over"):
                return Outcome(open=RulesPage(self))
            case (Go(step), "round-end" | "game-over") if match.state.over:
                return Outcome(open=review_of(match, session, step))
            case (Press.REMATCH | Press.SHARE | Press.STATISTICS | OpenSave("review"), "game-over"):
                return self._afterwards(command, session)
        return NOTHING

    def _act(self, action: object, session: Session) -> Outcome:
        """An action of the viewer's own; a dangerous one is asked about first."""
        if not isinstance(action, str) or not self.match.may(action):
            return Outcome(problem=session.words("This cannot be done now."))
        if session.settings.confirm and self.match.room.dangerous(action):
            return Outcome(open=AskPage(self, action), speaks=True)
        return self.done(action, session)

    def done(self, action: str, session: Session) -> Outcome:
        """It is done; whoever has something to say about it says it, but not while it can be taken back."""
        self.match.act(action)
        self.hint, self.picked = None, ()
        if session.settings.talk and not self.match.before:
            self.chat(session.bots[self.match.start.game])
        return NOTHING

    def chat(self, bots: Bots) -> None:
        """Bots may say something before anybody acts; not in a daily ritual, which is the same for all."""
        match, number = self.match, len(self.match.actions)
        for seat in speakers(match.state, len(match.seats)) if not match.daily else ():
            who = match.seats[seat]
            if who.bot and who.bot in bots and match.screen in ("table", "handover"):
                said = bots[who.bot].says(match.state.view(seat), luck(match.start.seed, number, seat))
                if said:
                    match.act(f"say {seat} {said}")

    def _tick(self, session: Session) -> Outcome:
        """A moment of thought, for advice or for a bot; when it is thought through, the bot acts."""
        if self.par and self.match.screen == "game-over":
            self.par.go_on()
            return Outcome(redraw=self.par.tale is not None)
        if self.hint and not self.hint.done:
            self.hint.go_on()
            return Outcome(redraw=self.hint.done, speaks=self.hint.done)
        if not self.match.bot_to_act:
            return NOTHING
        self.match.think(session.bots[self.match.start.game], session.timer)
        if self.match.bot_is_ready:
            return self.done(self.match.bot_moves(), session)
        return Outcome(redraw=False)

    def _advice(self, session: Session) -> Thought:
        """The strongest level looks at what the viewer sees."""
        *_, strongest = session.bots[self.match.start.game].values()
        match = self.match
        return Thought(strongest, match.view, luck(0, len(match.actions)), session.timer, explains=True)

    def _abandoned(self, command: Command, session: Session) -> Outcome:
        """This game is given up: by the game's own rule if it has one, else it is kept no longer."""
        match, words = self.match, session.words
        if match.daily:
            return Outcome(problem=words("Today’s ritual is the same for everyone: it can’t be dealt again."))
        if command is Press.GIVE_UP and "resign" in match.state.asides():
            return self.done("resign", session)
        if self.id:
            session.saved_games.drop(self.id)
        if command is Press.GIVE_UP:
            return session.to_lobby()
        return session.begin(*session.lobby.again(match))

    def _afterwards(self, command: Command, session: Session) -> Outcome:
        """The game is over: play again, look at it again, or share it."""
        if command is Press.REMATCH:
            return session.begin(*session.lobby.again(self.match))
        if command is Press.SHARE:
            return Outcome(open=SharePage(self))
        if command is Press.STATISTICS:
            return Outcome(open=statistics_page())
        return Outcome(open=review_of(self.match, session))

    def wait(self, session: Session) -> int | None:
        """For a bot's turn or for advice; at the end of a daily ritual, for its par."""
        if self.match.screen == "game-over" and self.par and not self.par.tale:
            return 0
        if self.match.screen != "table":
            return None
        if self.hint and not self.hint.done:
            return 0
        if not self.match.bot_to_act:
            return None
        if self.match.thought:
            return 0
        return pace.wait(session.settings.speed, self.told, self.match.can_undo)

    def ended(self) -> Result:
        """How the game ended; from now on that has been seen."""
        self.going = False
        return result(self.match)

    # What is seen and heard

    def title(self, words: Words) -> str:
        """The game's name."""
        return self.match.room.title(words)

    @property
    def screen(self) -> str:
        """`table`, `handover`, `round-end` or `game-over`."""
        return self.match.screen

    def draw(self, session: Session) -> Node:
        return self.drawn(session)

    def drawn(
        self, session: Session, asking: str | None = None, rules: bool = False, over: Node = None
    ) -> Node:
        """The same, with what lies over it."""
        match, room, screen = self.match, self.match.room, self.match.screen
        if screen == "handover":
            return session.screens.handover(match.seats[match.holder].name, session.words, match.can_undo)
        return room.draw(screen, self.scene(session, asking, rules)._replace(over=over))

    def reading(self, what: str, session: Session) -> Reading | None:
        """A card or a pile, told to whoever looks."""
        if self.screen == "handover":
            return None
        return self.match.room.reading(what, self.screen, self.scene(session))

    def scene(self, session: Session, asking: str | None = None, rules: bool = False) -> AnyScene:
        """All that the game's screens are drawn from."""
        match, hint, log = self.match, self.hint, self.match.seen()
        story = story_of(match, session.words)
        return Scene(
            view=match.view,
            seats=shown(match.seats, session.words),
            log=log,
            strip=story.turns(log, last_move(match)) if match.screen == "table" else (),
            turns=story.turns(log, most=self.rows),
            earlier=story.length > self.rows,
            settings=session.settings,
            words=session.words,
            marks=match.marks.get(match.holder, frozenset()),
            picked=self.picked,
            can_undo=match.can_undo,
            bots_turn=match.bot_to_act,
            advice=match.advice,
            asking=asking,
            alone=match.alone,
            rules_open=rules,
            hint=hint.opinions if hint and hint.done else (),
            thinks=hint is not None and not hint.done,
            aside=self._aside(session),
            fresh=match.fresh,
            before_actions=match.before_actions if match.state.over else (),
        )

    def _aside(self, session: Session) -> Node:
        """Under the end, what the house has to say of it."""
        if self.match.screen != "game-over":
            return None
        from web.worker.pages import afterwards

        if self.par is None and self.match.counts:
            self.par = afterwards.par_of(self.match, session)
        return afterwards.aside(self.match, self.id, self.par.tale if self.par else None, session)

    def news(self, session: Session, outcome: Outcome) -> tuple[str, tuple[str, ...]]:
        """The sentences of what happened since the viewer last looked, and its sounds."""
        match, words, news = self.match, session.words, self.match.news()
        sounds: tuple[str, ...] = ()
        if session.settings.sound:
            from web.worker.sounds import heard

            sounds = heard(match, news)
        seats = shown(match.seats, words)
        told = [match.room.sentence(event, seats, match.viewer, words) for event in news]
        self.told = words.run(told) or self.told
        return words.run((*told, self.prompt(news, words), self.spoken(session, outcome))), sounds

    def prompt(self, news: Sequence[Seen], words: Words) -> str:
        """That it is the viewer's turn, when something has been done: talk changes nothing."""
        done = any(event["e"] != "say" for event in news)
        return words("It is your turn.") if done and self.match.your_turn else ""

    def spoken(self, session: Session, outcome: Outcome, asking: str | None = None) -> str:
        """What the game asks or advises, for who listens, if that is new."""
        return self.match.room.spoken(self.scene(session, asking)) if outcome.speaks else ""


def review_of(match: Match, session: Session, step: str = "") -> Page:
    """A finished game of one's own, looked at again; loaded when it is asked for, as the statistics are."""
    from web.worker.pages.review import of_match

    return of_match(match, session, int(step) if step.isdecimal() and len(step) < 6 else None)


def statistics_page() -> Page:
    """The statistics."""
    from web.worker.pages.statistics import StatisticsPage

    return StatisticsPage()


def with_pick(picked: tuple[str, ...], value: str) -> tuple[str, ...]:
    """A part is picked, or no longer; `name=value` stands in place of any other value of that name."""
    name, named, _ = value.partition("=")
    if named:
        return (*(part for part in picked if part.partition("=")[0] != name), value)
    return tuple(part for part in picked if part != value) if value in picked else (*picked, value)
