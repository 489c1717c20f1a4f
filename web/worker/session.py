"""A session: everything behind the page. A command comes in, goes to the page on top of the stack, and the
screen that follows goes out.

The lobby lies at the bottom; over it a game, a review or the statistics; over a game what is opened there.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

from web.worker.commands import (
    MISSING,
    Command,
    FollowLink,
    Lend,
    ListSaves,
    Press,
    Recount,
    Set,
    Switch,
    Unkept,
    day_of,
    fields,
    parse,
)
from web.worker.lobby_choices import Choices
from web.worker.match import Bots, Match
from web.worker.outcome import Outcome
from web.worker.pace import SPEEDS
from web.worker.pages.elsewhere import ElsewherePage
from web.worker.pages.lobby import LobbyPage
from web.worker.pages.page import NOTHING, Page
from web.worker.pages.play import PlayPage
from web.worker.reply import Reply
from web.worker.saves import save_format
from web.worker.saves.saved_games import SavedGames, unkept
from web.worker.scene import LANGUAGES, AnyRoom, Levels, Screens, Settings
from web.worker.stats.statistics import Statistics
from web.worker.words import Words

LENT: Mapping[str, Collection[str]] = {"language": LANGUAGES, "theme": save_format.THEMES}
CHOSEN: Mapping[str, Collection[str]] = {**LENT, "speed": SPEEDS}
LINK = "#r="
"""In an address, what follows it is a record (saves/imports.py)."""


class Session:
    """The stack of pages, the person's settings, the games that are kept, the statistics."""

    def __init__(
        self,
        rooms: Mapping[str, AnyRoom],
        bots: Mapping[str, Bots],
        levels: Levels,
        seeds: Callable[[], int],
        screens: Screens,
        clock: Callable[[], float] = time.time,
        timer: Callable[[], float] = time.perf_counter,
    ) -> None:
        self.rooms, self.bots, self.levels, self.seeds = rooms, bots, levels, seeds
        self.screens, self.clock, self.timer = screens, clock, timer
        self.settings = Settings()
        self.saved_games = SavedGames()
        self.statistics = Statistics(rooms, levels, clock)
        self.day_told = ""
        """The device's day, as the page tells it: it looks like one. Before that, ""."""
        self.page = ""
        """The page's own address, which links to games begin with."""
        self.outcome = NOTHING
        """Of the last message."""
        self.stored_settings: object = None
        """The settings' text as the device has it."""
        self._settings_told: tuple[Settings, Choices | None] | None = None
        """Of which that was last compared."""
        self.lent: dict[str, Any] = {}
        """The person's own settings in whose place others stand for this visit: they stay kept."""
        self.lobby = LobbyPage(self)
        self.pages: list[Page] = [self.lobby]

    @property
    def words(self) -> Words:
        """The language spoken now."""
        return Words(self.settings.language)

    @property
    def top(self) -> Page:
        """The page that is seen."""
        return self.pages[-1]

    @property
    def play(self) -> PlayPage | None:
        """The game at the table, whatever lies over it."""
        return next((page for page in self.pages if isinstance(page, PlayPage)), None)

    @property
    def match(self) -> Match | None:
        """The same without its page."""
        return self.play.match if self.play else None

    # Messages

    def open(self, kept: object, language: str, early: Sequence[object] = ()) -> Reply:
        """The first screen: a game in the address; the game that was on; else the lobby.

        `kept` is what the device has: the `settings`, a list of `saves` (None: nothing can be stored), the
        `game` that was on and its `save`, for which it is asked if it was not brought; and the `page`, with
        what stands behind its # as `link`, and with what it asks for this visit: a language and a theme
        (`lent`), and a game (`wants`).
        `early` is what was pressed before anybody could answer."""
        device = kept if isinstance(kept, Mapping) else {}
        wants = next((room for room in self.rooms if room == device.get("wants")), None)
        self._settle_in(device, language, wants)
        if save_format.has_game(self.stored_settings):
            self._turn(self.lobby.adopt(str(self.stored_settings)))
        game, link = device.get("game"), device.get("link")
        if isinstance(link, str) and link.startswith(LINK):
            self._turn(self._follow(link))
        elif isinstance(game, str) and game in self.saved_games.games and "save" in device:
            self._turn(self.lobby.go_on(game, device["save"]))
        for message in early:
            self._handle(message)
        if isinstance(game, str) and "save" not in device and self.top is self.lobby:
            about = self.saved_games.games.get(game)
            if about and wants in (None, about.game):
                self.outcome = self.outcome._replace(load={"do": "continue", "value": game})
        if "saves" in device and device["saves"] is None:
            self.outcome = self.outcome._replace(notice=unkept("blocked", self.words))
        return self.reply()

    def _settle_in(self, device: Mapping[str, object], language: str, wants: str | None) -> None:
        """What the device has: settings, the lobby's choices, the list of games, the statistics."""
        self.stored_settings = device.get("settings")
        settings, choices = save_format.read_settings(self.stored_settings, self.rooms, self.levels)
        spoken = str(language).replace("_", "-").split("-")[0].lower()
        self.settings = settings or Settings(language=spoken if spoken in LANGUAGES else "en")
        if choices:
            self.lobby.choices = choices
        lent = device.get("lent")
        for setting, value in lent.items() if isinstance(lent, Mapping) else ():
            self._lend(setting, value)
        self.lobby.fill_in({"game": wants})
        self.saved_games.fill(device.get("saves"), self.rooms)
        if self.saved_games.games:
            self._change("played", True)
        self.statistics.known = device.get("stats")
        self.day_told = day_of(device)
        self.page = str(device.get("page", ""))

    def send(self, message: object) -> Reply:
        """Do what the page asks, if it can be done now."""
        self._handle(message)
        return self.reply()

    def _handle(self, message: object) -> None:
        """One message, one command, one outcome."""
        self.outcome = NOTHING
        if not isinstance(message, Mapping):
            return
        self.day_told = day_of(message) or self.day_told
        if not self.play:
            self.lobby.fill_in(fields(message))
        command = parse(message)
        if command is not None:
            self._turn(self._do(command) or NOTHING)

    @property
    def day(self) -> str:
        """The day on the device; of whoever does not tell, the day here."""
        from web.worker.stats import daily

        return self.day_told if daily.is_day(self.day_told) else daily.day_of(self.clock())

    def _do(self, command: Command) -> Outcome | None:
        """What concerns all pages is done here; else by the page on top, or the first below that knows it."""
        outcome = self._for_all(command)
        for page in reversed(self.pages):
            if outcome is not None:
                break
            outcome = page.do(command, self)
        return outcome

    def _turn(self, outcome: Outcome) -> None:
        """Pages are closed and opened as the outcome says."""
        self.outcome = outcome
        if outcome.close in self.pages:
            del self.pages[self.pages.index(outcome.close) :]
        if outcome.open:
            self.pages.append(outcome.open)

    def _for_all(self, command: Command) -> Outcome | None:
        match command:
            case Set(setting, str(value)) if value in CHOSEN[setting]:
                self.lent.pop(setting, None)
                self._change(setting, value)
            case Lend(setting, value):
                self._lend(setting, value)
            case Switch(setting, on) if setting in save_format.SWITCHES:
                on = not getattr(self.settings, setting) if on is None else on
                self._change(setting, on)
                return Outcome(sounds=("turn",) if setting == "sound" and on else ())
            case Unkept(why):
                return Outcome(notice=unkept(why, self.words))
            case FollowLink(link) if link.startswith(LINK):
                return self._follow(link)
            case Recount(stats):
                if stats is not MISSING:
                    self.statistics.recount(stats, refused=True)
            case ListSaves(_, stats):
                if stats is not MISSING:
                    self.statistics.recount(stats, refused=False)
                return None
            case Press.STEP_BACK if self.play and self.play.id:
                self.statistics.withdraw(self.play.id)
                return self.only(ElsewherePage(self.play.id))
            case _:
                return None
        return NOTHING

    def _change(self, setting: str, value: object) -> None:
        changed: dict[str, Any] = {setting: value}
        self.settings = self.settings._replace(**changed)

    def _lend(self, setting: object, value: object) -> None:
        """As the address or a page round the table wishes it, for this visit; the person's own stays kept."""
        wanted = str(value).split("-")[0].lower()
        if isinstance(setting, str) and wanted in LENT.get(setting, ()):
            self.lent.setdefault(setting, getattr(self.settings, setting))
            self._change(setting, wanted)

    # Pages that are opened from several others

    def only(self, page: Page) -> Outcome:
        """This page over the lobby, in place of whatever lay there."""
        return self.to_lobby()._replace(open=page)

    def to_lobby(self) -> Outcome:
        """All but the lobby is closed; what is kept stays."""
        return Outcome(close=self.pages[1] if len(self.pages) > 1 else None)

    def begin(self, match: Match, id: str | None) -> Outcome:
        """A game comes to the table."""
        self._change("played", True)
        return self.only(PlayPage(match, id))

    def _follow(self, link: str) -> Outcome:
        """Somebody's finished game, by its link; nothing of it is kept."""
        from web.worker.pages.shared import of_link
        from web.worker.saves import imports

        try:
            return self.only(of_link(link, self))
        except imports.Refused as refused:
            return self.to_lobby()._replace(problem=refused.say(self.words))

    # What the page gets

    def reply(self) -> Reply:
        """Effects first: what is kept and counted. Then the screen that stands is drawn."""
        outcome, play, saved = self.outcome, self.play, self.saved_games
        if play and play.id and outcome.redraw:
            if play.match.counts and play.match.state.over:
                self.statistics.settle(play.match, play.id)
            saved.put(play.id, play.match.kept(), self.clock())
        shown = self.top.show(self, outcome)
        changes, saved.changes = saved.changes, {}
        return Reply(
            screen=shown.screen,
            html=shown.html,
            title=self._title(),
            language=self.settings.language,
            theme=self.settings.theme,
            announce=outcome.problem or outcome.notice or self.words.run((outcome.said, shown.news)),
            wait=shown.wait,
            keep=changes or None,
            settings=self._changed_settings(),
            game=play.id if play else None,
            load=outcome.load,
            export=outcome.export,
            notice=str(self.screens.notice(outcome.notice, self.words)) if outcome.notice else None,
            address="" if play and play.id else shown.address,
            stats=self.statistics.taken() if self.statistics.changed else None,
            sounds=outcome.sounds + shown.sounds,
            ended=play.ended() if play and play.going and play.id and shown.screen == "game-over" else None,
        )

    def _changed_settings(self) -> str | None:
        """Settings and the lobby's choices as text, if the device has another."""
        chosen = self.settings._replace(**self.lent), self.lobby.chosen
        if chosen == self._settings_told:
            return None
        self._settings_told = chosen
        text = save_format.write_settings(chosen[0], self.lobby.choices)
        if text == self.stored_settings:
            return None
        self.stored_settings = text
        return text

    def _title(self) -> str:
        house = self.words("Ritual Table")
        game = next(filter(None, (page.title(self.words) for page in reversed(self.pages))), "")
        return f"{game} · {house}" if game else house
