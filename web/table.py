"""The table: a message from the page in, the screen that follows out.

A message is what page.js makes of a control: `{"do": "act", "action": "give 2"}` for one with `data-action`,
else `{"do": name, "value": its data-value, "form": {name: value of every control of the page}}`. Whatever
comes in is hostile: what makes no sense changes nothing, and the answer is the screen that stands.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any, NamedTuple

from htpy import Node

from engine.record import LONGEST_NAME, Record
from engine.record import write as write_record
from web import keep, lobby
from web.lesson import Tutor, coached
from web.match import Bot, Match
from web.scene import LANGUAGES, GameRoom, Lobby, Scene, Settings
from web.words import Words

FIRST_WAIT, NEXT_WAIT, FAST_WAIT = 900, 700, 30
"""Milliseconds before a bot acts: after a person, after a bot, and when it shall be fast."""
SWITCHES = ("odds", "confirm", "fast")


class Reply(NamedTuple):
    """What the page shows and does next."""

    screen: str
    html: str
    title: str
    language: str
    theme: str
    announce: str = ""
    """For the screen reader: what the viewer saw happen, or why something cannot be done."""
    wait: int | None = None
    """Milliseconds after which the page sends {"do": "tick"}: a bot's turn."""
    keep: str | None = None
    """What the page stores on the device."""
    export: str | None = None
    """The game's record, once, when it was asked for: the page saves it as a file."""


class Screens(NamedTuple):
    """The screens that belong to no game."""

    lobby: Callable[[Lobby, Words, Settings], Node]
    handover: Callable[[str, Words, bool], Node]
    """Whose turn it is to look; whether the last action can still be taken back."""


class Table:
    """Everything behind the page. It holds the only State; screens get Scenes."""

    def __init__(
        self,
        rooms: Mapping[str, GameRoom],
        bots: Mapping[str, Bot],
        seeds: Callable[[], int],
        screens: Screens,
    ) -> None:
        self.rooms, self.bots, self.seeds, self.screens = rooms, bots, seeds, screens
        self.levels = tuple(bots)
        self.settings = Settings()
        self.choices = lobby.usual(next(iter(rooms)))
        self.match: Match | None = None
        self.in_lobby = True
        self.lesson: Tutor | None = None
        """While it lasts it is at the table, and the match waits."""
        self.rules_open = False
        self.asking: str | None = None
        self.export: str | None = None
        self.problem = ""

    @property
    def words(self) -> Words:
        """The language spoken now."""
        return Words(self.settings.language)

    @property
    def playing(self) -> Match | None:
        """What is at the table; in the lobby nothing."""
        return self.lesson or (None if self.in_lobby else self.match)

    def open(self, kept: object, language: str) -> Reply:
        """The first screen: a game that was kept goes on; else the lobby, in the browser's language."""
        settings, choices, self.match = keep.read(kept, self.rooms, self.levels)
        spoken = str(language).replace("_", "-").split("-")[0].lower()
        self.settings = settings or Settings(language=spoken if spoken in LANGUAGES else "en")
        self.choices = choices or self.choices
        self.in_lobby = self.match is None
        return self.reply()

    def send(self, message: object) -> Reply:
        """Do what the page asks, if it can be done now."""
        self.problem, self.export = "", None
        if isinstance(message, Mapping):
            name, value, form = message.get("name"), message.get("value"), message.get("form")
            fields = dict(form) if isinstance(form, Mapping) else {}
            if isinstance(name, str):
                fields.setdefault(name, value)
            if not self.playing:
                self._fill_in(fields)
            self._do(str(message.get("do")), value if isinstance(value, str) else "", fields, message)
        return self.reply()

    def _do(self, name: str, value: str, form: lobby.Form, message: Mapping[str, object]) -> None:
        match name:
            case "language" | "theme":
                self._set(name, LANGUAGES if name == "language" else keep.THEMES, value, form)
            case "toggle-odds" | "toggle-confirm" | "toggle-fast":
                self._switch(name.removeprefix("toggle-"), message.get("value"))
            case "setting" if value in SWITCHES:
                self._switch(value, None)
            case "go-on" if self.lesson:
                self.lesson.go_on()
            case "play" if self.lesson:
                self._leave(self.lesson)
                self._start()
            case _ if self.playing:
                self._do_at_table(self.playing, name, value, message)
            case _:
                self._do_in_lobby(name, value, form)

    def _set(self, setting: str, allowed: Collection[str], value: str, form: lobby.Form) -> None:
        """The language or the theme, by a link (its value) or by a field of the form."""
        wanted = value or form.get(setting)
        if isinstance(wanted, str) and wanted in allowed:
            self._change(setting, wanted)

    def _switch(self, setting: str, on: object) -> None:
        """On or off as said, else the other way round."""
        self._change(setting, on if isinstance(on, bool) else not getattr(self.settings, setting))

    def _change(self, setting: str, value: Any) -> None:
        self.settings = self.settings._replace(**{setting: value})

    # In the lobby

    def _do_in_lobby(self, name: str, value: str, form: lobby.Form) -> None:
        match name:
            case "start":
                self._start()
            case "learn":
                self.lesson = Tutor(self.rooms[self.choices.game], self.words)
            case "game" if value in self.rooms:
                self.choices = lobby.with_game(self.choices, value)
            case "seats-more" | "seats-fewer":
                self.choices = lobby.with_seats(self.choices, 1 if name == "seats-more" else -1)
            case "seat-kind" if f"seat-{value}-kind" not in form:
                self.choices = lobby.with_kind(self.choices, value)
            case "close" if self.match:
                self.in_lobby = False
                self.match.look_away()

    def _fill_in(self, form: lobby.Form) -> None:
        game = form.get("game")
        if isinstance(game, str) and game in self.rooms:
            self.choices = lobby.with_game(self.choices, game)
        self.choices = lobby.filled_in(self.choices, form, self.words, self.levels)

    def _start(self) -> None:
        self.problem = lobby.problem(self.choices, self.words)
        if not self.problem:
            seats = lobby.seated(self.choices, self.words, self.levels)
            seed = lobby.seed_from(self.choices.seed, self.seeds)
            names = tuple(seat.name for seat in seats)
            record = Record(self.choices.game, names, self.choices.options, seed)
            self._begin(Match(record, seats, self.rooms[record.game]))

    def _begin(self, match: Match) -> None:
        self.match, self.in_lobby = match, False
        self.rules_open, self.asking = False, None

    # At the table

    def _do_at_table(self, match: Match, name: str, value: str, message: Mapping[str, object]) -> None:
        asked, self.asking = self.asking, None
        match (name, match.screen):
            case ("act", _):
                self._act(match, message.get("action"))
            case ("confirm-yes", _) if asked and match.may(asked):
                match.act(asked)
            case ("confirm-no", _):
                pass
            case ("tick", _) if match.bot_to_act and not asked and not self.rules_open:
                match.bot_acts(self.bots)
            case ("ready", "handover"):
                match.ready()
            case ("undo", "table" | "handover"):
                match.undo()
            case ("mark", "table") if 0 < len(value) <= LONGEST_NAME:
                match.mark(value)
            case ("next-round", "round-end"):
                match.next_round()
            case ("rematch", "game-over"):
                self._begin(Match(match.again(self.seeds()), match.seats, match.room))
            case ("export", _):
                self.export = write_record(match.record)
            case ("rules", "table" | "round-end" | "game-over"):
                self.rules_open = True
            case ("close", _):
                self.rules_open = False
            case ("to-lobby", _):
                self._leave(match)
            case _:
                self.asking = asked

    def _act(self, match: Match, action: object) -> None:
        """An action of the viewer's own; a dangerous one is asked about first."""
        if not isinstance(action, str) or not match.may(action):
            self.problem = self.words("This cannot be done now.")
        elif self.settings.confirm and match.room.dangerous(action):
            self.asking = action
        else:
            match.act(action)

    def _leave(self, match: Match) -> None:
        """To the lobby; a game that is not over waits."""
        self.in_lobby, self.rules_open, self.lesson = True, False, None
        match.look_away()
        if match is self.match and match.screen == "game-over":
            self.match = None

    # What the page gets

    def reply(self) -> Reply:
        """The screen that stands."""
        screen, node = self._draw()
        match, wait = self.playing, None
        if match and screen == "table" and match.bot_to_act and not self.asking:
            wait = FAST_WAIT if self.settings.fast else NEXT_WAIT if match.bot_acted else FIRST_WAIT
        return Reply(
            screen,
            coached(str(node), self.lesson, self.words) if self.lesson else str(node),
            self._title(match),
            self.settings.language,
            self.settings.theme,
            self.problem or self._news(match, screen),
            wait,
            keep.write(self.settings, self.choices, self.match),
            self.export,
        )

    def _draw(self) -> tuple[str, Node]:
        match, words = self.playing, self.words
        if not match:
            return "lobby", self.screens.lobby(self._lobby(), words, self.settings)
        screen = match.screen
        if screen == "handover":
            return screen, self.screens.handover(match.seats[match.holder].name, words, match.can_undo)
        room = match.room
        draw = {"table": room.table, "round-end": room.round_end, "game-over": room.game_over}[screen]
        return "rules" if self.rules_open else screen, draw(self._scene(match, words))

    def _lobby(self) -> Lobby:
        choices = self.choices
        return Lobby(
            choices.game,
            lobby.seated(choices, self.words, self.levels),
            choices.options,
            choices.seed,
            self.problem or None,
            self.levels,
            can_resume=self.match is not None,
        )

    def _scene(self, match: Match, words: Words) -> Scene:
        return Scene(
            view=match.view,
            seats=match.seats,
            log=match.seen(),
            settings=self.settings,
            words=words,
            marks=match.marks.get(match.holder, frozenset()),
            can_undo=match.can_undo,
            asking=self.asking,
            alone=match.alone,
            rules_open=self.rules_open,
        )

    def _title(self, match: Match | None) -> str:
        house = self.words("Ritual Table")
        return f"{match.room.title(self.words)} · {house}" if match else house

    def _news(self, match: Match | None, screen: str) -> str:
        """The sentences of what happened since the viewer last looked."""
        if not match or screen in ("lobby", "rules"):
            return ""
        told = [match.room.sentence(event, match.seats, match.viewer, self.words) for event in match.news()]
        coach = self.lesson.step(self.words).say if self.lesson else ""
        return " ".join(sentence for sentence in (*told, coach) if sentence)
