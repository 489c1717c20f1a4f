"""The table: a message from the page in, the screen that follows out.

A message is what page.js makes of a control: `{"do": "act", "action": "give 2"}` for one with `data-action`,
else `{"do": name, "value": its data-value, "form": {name: value of every control of the page}}`. Whatever
comes in is hostile: what makes no sense changes nothing, and the answer is the screen that stands.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from htpy import Node

from engine.record import LONGEST_NAME, Record
from engine.record import write as write_record
from web import keep, lobby
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


class Screens(NamedTuple):
    """The screens that belong to no game."""

    lobby: Callable[[Lobby, Words, Settings], Node]
    handover: Callable[[str, Words, bool], Node]
    """Whose turn it is to look; whether the last action can still be taken back."""
    rules: Callable[[GameRoom, Words], Node]


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
        self.level = next(iter(bots))
        self.settings = Settings()
        self.choices = lobby.usual(next(iter(rooms)))
        self.match: Match | None = None
        self.in_lobby = True
        self.over_it = ""
        """What lies over the screen: `rules`, `menu`, `settings`."""
        self.asking: str | None = None
        self.exported = False
        self.problem = ""

    @property
    def words(self) -> Words:
        """The language spoken now."""
        return Words(self.settings.language)

    def open(self, kept: object, language: str) -> Reply:
        """The first screen: a game that was kept goes on; else the lobby, in the browser's language."""
        settings, choices, self.match = keep.read(kept, self.rooms, self.bots)
        spoken = str(language).replace("_", "-").split("-")[0].lower()
        self.settings = settings or Settings(language=spoken if spoken in LANGUAGES else "en")
        self.choices = choices or self.choices
        self.in_lobby = self.match is None
        return self.reply()

    def send(self, message: object) -> Reply:
        """Do what the page asks, if it can be done now."""
        self.problem = ""
        if isinstance(message, Mapping):
            value, form = message.get("value"), message.get("form")
            self._do(
                str(message.get("do")),
                message,
                value if isinstance(value, str) else "",
                form if isinstance(form, Mapping) else {},
            )
        return self.reply()

    def _do(self, name: str, message: Mapping[str, object], value: str, form: lobby.Form) -> None:
        match name:
            case "language" | "theme" | "setting" | "toggle-odds":
                self._set(name, message, value, form)
            case "rules" | "menu" | "settings":
                self.over_it, self.asking = name, None
            case "close" if self.over_it:
                self.over_it = ""
            case _ if self.in_lobby or not self.match:
                self._do_in_lobby(name, value, form)
            case _:
                self._do_at_table(self.match, name, message, value)

    def _set(self, name: str, message: Mapping[str, object], value: str, form: lobby.Form) -> None:
        """A setting, by a button (its value) or by a field (its name in the form, or its own)."""
        if self.in_lobby:
            self._fill_in(form)
        if name in ("language", "theme"):
            allowed = LANGUAGES if name == "language" else keep.THEMES
            wanted = value or form.get(name)
            if isinstance(wanted, str) and wanted in allowed:
                self._change(name, wanted)
            return
        switch = "odds" if name == "toggle-odds" else value or message.get("name")
        if isinstance(switch, str) and switch in SWITCHES:
            on = message.get("value")
            self._change(switch, on if isinstance(on, bool) else not getattr(self.settings, switch))

    def _change(self, setting: str, value: Any) -> None:
        self.settings = self.settings._replace(**{setting: value})

    # In the lobby

    def _do_in_lobby(self, name: str, value: str, form: lobby.Form) -> None:
        self._fill_in(form)
        match name:
            case "start":
                self._start()
            case "game" if value in self.rooms:
                self.choices = lobby.with_game(self.choices, value)
            case "seats-more" | "seats-fewer":
                self.choices = lobby.with_seats(self.choices, 1 if name == "seats-more" else -1)
            case "seat-kind" if " " in value or f"seat-{value}-kind" not in form:
                self.choices = lobby.with_kind(self.choices, value)
            case "option" if value:
                self.choices = lobby.with_option(self.choices, value)
            case "close" if self.match:
                self.in_lobby = False
                self.match.look_away()

    def _fill_in(self, form: lobby.Form) -> None:
        game = form.get("game")
        if isinstance(game, str) and game in self.rooms:
            self.choices = lobby.with_game(self.choices, game)
        self.choices = lobby.filled_in(self.choices, form, self.words)

    def _start(self) -> None:
        self.problem = lobby.problem(self.choices, self.words)
        if not self.problem:
            seats = lobby.seated(self.choices, self.words, self.level)
            seed = lobby.seed_from(self.choices.seed, self.seeds)
            names = tuple(seat.name for seat in seats)
            record = Record(self.choices.game, names, self.choices.options, seed)
            self._begin(Match(record, seats, self.rooms[record.game]))

    def _begin(self, match: Match) -> None:
        self.match, self.in_lobby = match, False
        self.over_it, self.asking, self.exported = "", None, False

    # At the table

    def _do_at_table(self, match: Match, name: str, message: Mapping[str, object], value: str) -> None:
        asked, self.asking = self.asking, None
        match (name, match.screen):
            case ("act", _):
                self._act(match, message.get("action"))
            case ("confirm-no", _):
                pass
            case ("confirm-yes", _) if asked and match.may(asked):
                match.act(asked)
            case ("tick", _) if match.bot_to_act and not asked and self.over_it != "rules":
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
            case ("export", "game-over"):
                self.exported = True
            case ("close", _):
                self.exported = False
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
        self.over_it = ""

    def _leave(self, match: Match) -> None:
        """To the lobby; a game that is not over waits."""
        self.in_lobby, self.over_it = True, ""
        match.look_away()
        if match.screen == "game-over":
            self.match = None

    # What the page gets

    def reply(self) -> Reply:
        """The screen that stands."""
        screen, node = self._draw()
        match = None if self.in_lobby else self.match
        wait = None
        if match and screen == "table" and match.bot_to_act and not self.asking:
            wait = FAST_WAIT if self.settings.fast else NEXT_WAIT if match.bot_acted else FIRST_WAIT
        return Reply(
            screen,
            str(node),
            self._title(match),
            self.settings.language,
            self.settings.theme,
            self.problem or self._news(match, screen),
            wait,
            keep.write(self.settings, self.choices, self.match),
        )

    def _draw(self) -> tuple[str, Node]:
        match, words = None if self.in_lobby else self.match, self.words
        if self.over_it == "rules":
            return "rules", self.screens.rules(match.room if match else self.rooms[self.choices.game], words)
        if not match:
            waits = self.match is not None
            drawn = lobby.to_draw(self.choices, self.rooms, words, self.level, self.problem, waits)
            return "lobby", self.screens.lobby(drawn, words, self.settings)
        screen = match.screen
        if screen == "handover":
            return screen, self.screens.handover(match.seats[match.holder].name, words, match.can_undo)
        room = match.room
        draw = {"table": room.table, "round-end": room.round_end, "game-over": room.game_over}[screen]
        return screen, draw(self._scene(match, words))

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
            drawer=self.over_it,
            record=write_record(match.record) if self.exported and match.state.over else "",
        )

    def _title(self, match: Match | None) -> str:
        house = self.words("Ritual Table")
        return f"{match.room.title(self.words)} · {house}" if match else house

    def _news(self, match: Match | None, screen: str) -> str:
        """The sentences of what happened since the viewer last looked."""
        if not match or screen in ("lobby", "rules"):
            return ""
        told = [match.room.sentence(event, match.seats, match.viewer, self.words) for event in match.news()]
        return " ".join(sentence for sentence in told if sentence)
