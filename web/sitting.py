"""A game at the table, and what lies over it: a question, advice, the rules, the page to share it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from htpy import Node

from engine.bots.play import luck
from engine.record import write as write_record
from web import inbox
from web.hall import file
from web.lesson import Tutor
from web.match import Match
from web.reply import Result
from web.scene import Scene, Settings
from web.thought import Thought
from web.words import Words

if TYPE_CHECKING:
    from web.table import Table

FIRST_WAIT, NEXT_WAIT, FAST_WAIT = 900, 700, 30
"""Milliseconds before a bot acts: after a person, after a bot, and when it shall be fast."""


class Sitting:
    """One game, and what people do at it."""

    def __init__(self, match: Match, id: str | None) -> None:
        self.match, self.id = match, id
        self.rules_open = self.sharing = False
        self.asking: str | None = None
        """A dangerous action that waits for a yes or no."""
        self.hint: Thought | None = None
        """What a strong bot would think in the viewer's place, once that was asked."""
        self.going = match.screen != "game-over"
        """Whether its end is still to be seen."""

    @property
    def lesson(self) -> Tutor | None:
        """The game, if it is one that teaches."""
        return self.match if isinstance(self.match, Tutor) else None

    def do(self, table: Table, name: str, value: str, message: Mapping[str, object]) -> None:
        """Do what the page asks, if it can be done now."""
        match, asked, self.asking = self.match, self.asking, None
        match (name, match.screen):
            case ("act", _):
                self._act(table, message.get("action"))
            case ("confirm-yes", _) if asked and match.may(asked):
                self._done(table, asked)
            case ("confirm-no", _):
                pass
            case ("tick", _) if self.hint and not self.hint.done:
                self.hint.go_on()
                table.quiet, table.speaks = not self.hint.done, self.hint.done
            case ("tick", _) if match.bot_to_act and not asked and not self.rules_open:
                self._bot_turn(table)
            case ("hint", "table") if match.state.to_act == match.holder:
                self.hint = self._advice(table)
            case ("ready", "handover"):
                match.ready()
            case ("undo", "table" | "handover") if match.can_undo:
                match.undo()
                self.hint, table.said = None, table.words("The last action is taken back.")
            case ("mark", "table") if value in match.room.marks(match.view):
                match.mark(value)
            case ("next-round", "round-end"):
                match.next_round()
            case ("rematch", "game-over"):
                table.begin(table.hall.again(match))
            case ("export", _):
                table.export = file(match)
            case ("review", "game-over"):
                table.look_again(match)
            case ("share", "game-over"):
                self.sharing = True
            case ("rules", "table" | "round-end" | "game-over"):
                self.rules_open = True
            case ("close", _):
                self.rules_open = self.sharing = False
            case ("to-lobby", _):
                table.leave()
            case _:
                self.asking = asked

    def _act(self, table: Table, action: object) -> None:
        """An action of the viewer's own; a dangerous one is asked about first."""
        if not isinstance(action, str) or not self.match.may(action):
            table.problem = table.words("This cannot be done now.")
        elif table.settings.confirm and self.match.room.dangerous(action):
            self.asking, table.speaks = action, True
        else:
            self._done(table, action)

    def _done(self, table: Table, action: str) -> None:
        self.match.act(action)
        self._after(table)

    def _after(self, table: Table) -> None:
        """Whoever has something to say about what was done, says it; not while it can be taken back."""
        self.hint = None
        if table.settings.talk and not self.match.before:
            self.match.chat(table.bots[self.match.start.game])

    def _bot_turn(self, table: Table) -> None:
        """A moment of thought; when it is thought through, the bot acts."""
        self.match.think(table.bots[self.match.start.game], table.timer)
        if self.match.bot_is_ready:
            self.match.bot_acts()
            self._after(table)
        else:
            table.quiet = True

    def _advice(self, table: Table) -> Thought:
        """The strongest level looks at what the viewer sees."""
        match = self.match
        *_, strongest = table.bots[match.start.game].values()
        return Thought(strongest, match.view, luck(0, len(match.actions)), table.timer)

    def wait(self, screen: str, settings: Settings) -> int | None:
        """Milliseconds until the page shall ask again, for a bot's turn or for advice."""
        if screen != "table" or self.asking:
            return None
        if self.hint and not self.hint.done:
            return 0
        if not self.match.bot_to_act:
            return None
        if self.match.thought:
            return 0
        return FAST_WAIT if settings.fast else NEXT_WAIT if self.match.bot_acted else FIRST_WAIT

    def ended(self) -> Result | None:
        """How the game ended, once; not of one that is only looked at."""
        if not self.id or not self.going or self.match.screen != "game-over":
            return None
        self.going = False
        return self.match.result

    def draw(self, table: Table) -> tuple[str, Node]:
        """The screen that stands."""
        match, words, screens = self.match, table.words, table.screens
        screen = match.screen
        if screen == "handover":
            return screen, screens.handover(match.seats[match.holder].name, words, match.can_undo)
        if self.sharing:
            address = inbox.address(match.record)
            link = f"{table.page}#{address}" if address else ""
            return "share", screens.share(link, write_record(match.record), words)
        room = match.room
        draw = {"table": room.table, "round-end": room.round_end, "game-over": room.game_over}[screen]
        return "rules" if self.rules_open else screen, draw(self._scene(table, words))

    def _scene(self, table: Table, words: Words) -> Scene:
        match = self.match
        return Scene(
            view=match.view,
            seats=match.seats,
            log=match.seen(),
            settings=table.settings,
            words=words,
            marks=match.marks.get(match.holder, frozenset()),
            can_undo=match.can_undo,
            asking=self.asking,
            alone=match.alone,
            rules_open=self.rules_open,
            hint=self.hint.opinions if self.hint and self.hint.done else (),
            thinks=self.hint is not None and not self.hint.done,
            aside=table.hall.annals.aside(match, table.page, words),
        )

    def news(self, table: Table, screen: str) -> str:
        """The sentences of what happened since the viewer last looked."""
        if screen in ("rules", "share", "stats"):
            return ""
        match, words, news = self.match, table.words, self.match.news()
        if table.settings.sound:
            from web.sounds import heard

            table.sounds += heard(match, news)
        told = [match.room.sentence(event, match.seats, match.viewer, words) for event in news]
        coach = self.lesson.news_of_step(words) if self.lesson else self._turn(news, words)
        spoken = match.room.spoken(self._scene(table, words)) if table.speaks else ""
        return words.run((*told, coach, spoken))

    def _turn(self, news: Sequence[Mapping[str, Any]], words: Words) -> str:
        """That it is the viewer's turn, when something has been done: talk changes nothing."""
        match, done = self.match, any(event["e"] != "say" for event in news)
        yours = match.screen == "table" and match.state.to_act == match.holder
        return words("It is your turn.") if done and yours else ""
