"""The table: a message from the page in, the screen that follows out.

A message is what commands.js makes of a control: `{"do": "act", "action": "give 2"}` for one with `data-action`,
else `{"do": name, "value": its data-value, "form": {name: value of every control of the page}}`. Whatever
comes in is hostile: what makes no sense changes nothing, and the answer is the screen that stands.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from htpy import Node

from engine.record import Record
from web.worker.lesson import Tutor, coached
from web.worker.lobby_choices import Form
from web.worker.match import Bots, Match
from web.worker.pages.lobby import Begun, Hall, unkept
from web.worker.pages.play import Sitting
from web.worker.reply import File, Reply
from web.worker.saves import imports, save_format
from web.worker.scene import LANGUAGES, GameRoom, Lobby, Settings
from web.worker.words import Words

if TYPE_CHECKING:
    from web.worker.pages.review import Review

LENT: Mapping[str, Collection[str]] = {"language": LANGUAGES, "theme": save_format.THEMES}


class Screens(NamedTuple):
    """The screens that belong to no game."""

    lobby: Callable[[Lobby, Words, Settings], Node]
    handover: Callable[[str, Words, bool], Node]
    """Whose turn it is to look; whether the last action can still be taken back."""
    elsewhere: Callable[[str, Words], Node]
    """The game (its id) is open in another window."""
    share: Callable[[str, str, Words], Node]
    """A finished game as a link and as a record."""
    notice: Callable[[str, Words], Node]
    """A sentence above whatever screen stands."""


class Table:
    """Everything behind the page. It holds the only State; screens get Scenes."""

    def __init__(
        self,
        rooms: Mapping[str, GameRoom],
        bots: Mapping[str, Bots],
        levels: Sequence[str],
        seeds: Callable[[], int],
        screens: Screens,
        clock: Callable[[], float] = time.time,
        timer: Callable[[], float] = time.perf_counter,
    ) -> None:
        self.rooms, self.bots, self.seeds, self.screens = rooms, bots, seeds, screens
        self.clock, self.timer = clock, timer
        self.hall = Hall(rooms, levels, seeds, clock)
        self.settings = Settings()
        self.page = ""
        """The page's own address, which links to games begin with."""
        self.sitting: Sitting | None = None
        """The game at the table; in the lobby there is none."""
        self.elsewhere: str | None = None
        """The game that another window has taken over."""
        self.reviewing: Review | None = None
        """A finished game that is looked at again, over whatever else there is."""
        self.told: object = None
        """The settings as the page has them."""
        self.lent: dict[str, Any] = {}
        """The person's own settings in whose place others stand for this visit: they stay kept."""
        self._clear()

    def _clear(self) -> None:
        """What is told once; `speaks`: what the game asks or advises (GameRoom.spoken) is new."""
        self.problem = self.notice = self.said = ""
        self.quiet = self.speaks = False
        self.export: File | None = None
        self.sounds: tuple[str, ...] = ()
        self.hall.clear()

    @property
    def words(self) -> Words:
        """The language spoken now."""
        return Words(self.settings.language)

    @property
    def match(self) -> Match | None:
        """The game at the table."""
        return self.sitting.match if self.sitting else None

    @property
    def id(self) -> str | None:
        """By which it is kept; None: none, or one that is not kept."""
        return self.sitting.id if self.sitting else None

    @property
    def lesson(self) -> Tutor | None:
        """The game at the table, if it is one that teaches."""
        return self.sitting.lesson if self.sitting else None

    def open(self, kept: object, language: str, early: Sequence[object] = ()) -> Reply:
        """The first screen: a game in the address; the game that was on; else the lobby.

        `kept` is what the device has: the `settings`, a list of `saves` (None: nothing can be stored), the
        `game` that was on and its `save`, for which it is asked if it was not brought; and the `page`, with
        what stands behind its # as `link`, and with what it asks for this visit: a language and a theme
        (`lent`), and a game (`wants`).
        `early` is what was pressed before anybody could answer."""
        device = kept if isinstance(kept, Mapping) else {}
        hall, self.told = self.hall, device.get("settings")
        settings, choices = save_format.read_settings(self.told, self.rooms, hall.levels)
        spoken = str(language).replace("_", "-").split("-")[0].lower()
        self.settings = settings or Settings(language=spoken if spoken in LANGUAGES else "en")
        hall.choices = choices or hall.choices
        lent = device.get("lent")
        wants = next((room for room in self.rooms if room == device.get("wants")), None)
        for setting, value in lent.items() if isinstance(lent, Mapping) else ():
            self._lend(setting, value)
        hall.fill_in({"game": wants}, self.words)
        hall.shelf.fill(device.get("saves"), self.rooms)
        hall.annals.open(device)
        self.page = str(device.get("page", ""))
        if save_format.has_game(self.told):
            self.begin(hall.adopt(str(self.told), self.words))
        game, link = device.get("game"), device.get("link")
        if isinstance(link, str) and link.startswith(imports.LINK):
            self._follow(link)
        elif isinstance(game, str) and game in hall.shelf.games and "save" in device:
            self.begin(hall.go_on(game, device["save"], self.words))
        for message in early:
            self._take(message)
        if isinstance(game, str) and "save" not in device and not (self.sitting or self.reviewing):
            about = hall.shelf.games.get(game)
            if about and wants in (None, about.game):
                hall.load = {"do": "continue", "value": game}
        if "saves" in device and device["saves"] is None:
            self.notice = unkept("blocked", self.words)
        return self.reply()

    def send(self, message: object) -> Reply:
        """Do what the page asks, if it can be done now."""
        self._take(message)
        return self.reply()

    def _take(self, message: object) -> None:
        self._clear()
        if isinstance(message, Mapping):
            name, value, form = message.get("name"), message.get("value"), message.get("form")
            fields = dict(form) if isinstance(form, Mapping) else {}
            if isinstance(name, str):
                fields.setdefault(name, value)
            self.hall.annals.hear(message)
            if not self.match:
                self.hall.fill_in(fields, self.words)
            self._do(str(message.get("do")), value if isinstance(value, str) else "", fields, message)

    def _do(self, name: str, value: str, form: Form, message: Mapping[str, object]) -> None:
        match name:
            case "language" | "theme":
                self._set(name, value, form)
            case "lend-language" | "lend-theme":
                self._lend(name.removeprefix("lend-"), value)
            case _ if name.startswith("toggle-") and name[7:] in save_format.SWITCHES:
                self._switch(name[7:], message.get("value"))
            case "setting" if value in save_format.SWITCHES:
                self._switch(value, None)
            case "unkept":
                self.notice = unkept(value, self.words)
            case "link" if value.startswith(imports.LINK):
                self._follow(value)
            case "step-back" if self.id:
                self.elsewhere = self.id
                self.hall.annals.withdraw(self.id)
                self.leave()
            case "to-lobby" if self.elsewhere:
                self.elsewhere = None
            case _ if self.reviewing:
                self.reviewing.do(self, name, value or str(form.get(name, "")))
            case "go-on" if self.lesson:
                self.lesson.go_on()
            case "play" if self.lesson:
                self.leave()
                self.begin(self.hall.do("start", "", {}, self.words))
            case _ if self.hall.annals.do(name, self.match):
                self.said = self.hall.annals.answer(name, self.words)
            case _ if not self.sitting:
                self.begin(self.hall.do(name, value, {**message, "form": form}, self.words))
            case _:
                self.sitting.do(self, name, value, message)

    def _set(self, setting: str, value: str, form: Form) -> None:
        """The language or the theme, by a link (its value) or by a field of the form."""
        wanted = value or form.get(setting)
        if isinstance(wanted, str) and wanted in LENT[setting]:
            self.lent.pop(setting, None)
            self._change(setting, wanted)

    def _lend(self, setting: str, value: object) -> None:
        """As the address or a page round the table wishes it, for this visit; the person's own stays kept."""
        wanted = str(value).split("-")[0].lower()
        if wanted in LENT.get(setting, ()):
            self.lent.setdefault(setting, getattr(self.settings, setting))
            self._change(setting, wanted)

    def _switch(self, setting: str, on: object) -> None:
        """On or off as said, else the other way round."""
        self._change(setting, on if isinstance(on, bool) else not getattr(self.settings, setting))

    def _change(self, setting: str, value: Any) -> None:
        self.settings = self.settings._replace(**{setting: value})
        if setting == "sound" and value:
            self.sounds = ("turn",)

    # Games come and go

    def begin(self, begun: Begun | None) -> None:
        """A game comes to the table, or is looked at again."""
        if begun and begun.again:
            self.look_again(begun.match)
        elif begun:
            self.leave()
            self.sitting, self.elsewhere = Sitting(begun.match, begun.id), None

    def leave(self) -> None:
        """Back to the lobby; what is kept stays."""
        self.sitting = self.reviewing = None
        self.hall.annals.shown = False

    def _follow(self, link: str) -> None:
        """Somebody's finished game, by its link; nothing of it is kept."""
        try:
            self.review(*imports.linked(link), address=imports.fragment(link))
        except imports.Refused as refused:
            self.leave()
            self.problem = refused.say(self.words)

    def review(self, record: Record, step: int | None = None, address: str | None = None) -> None:
        """Look at somebody's finished game, at this step; `address` is the record's, if it is known."""
        from web.worker.pages.review import of_link

        review = of_link(record, step, self.rooms, self.page, address)
        self.leave()
        self.elsewhere, self.reviewing = None, review

    def look_again(self, match: Match) -> None:
        """Look at a finished game of one's own."""
        from web.worker.pages.review import of_match

        self.reviewing = of_match(match, self.page)

    # What the page gets

    def _wait(self, screen: str) -> int | None:
        """Milliseconds until the page shall ask again."""
        if self.reviewing:
            return self.reviewing.wait(self.settings.fast)
        return self.sitting.wait(screen, self.settings) if self.sitting else None

    def reply(self) -> Reply:
        """The screen that stands, and what must be stored before it is shown."""
        sitting, settings, hall = self.sitting, self.settings, self.hall
        if self.quiet and (sitting or self.reviewing):
            where = sitting.match.screen if sitting and not self.reviewing else "review"
            wait, language, theme = self._wait(where), settings.language, settings.theme
            return Reply(where, None, self._title(), language, theme, wait=wait, game=self.id)
        if sitting and sitting.id:
            hall.annals.settle(sitting.match, sitting.id)
            hall.shelf.put(sitting.id, sitting.match, self.clock())
        screen, node = self._draw()
        kept = save_format.write_settings(settings._replace(**self.lent), hall.choices)
        changed, self.told = kept != self.told, kept
        return Reply(
            screen,
            coached(str(node), self.lesson, self.words) if self.lesson else str(node),
            self._title(),
            settings.language,
            settings.theme,
            self.problem or hall.problem or self.notice or self._news(screen),
            self._wait(screen),
            hall.shelf.taken(),
            kept if changed else None,
            self.id,
            hall.load,
            self.export or hall.export,
            str(self.screens.notice(self.notice, self.words)) if self.notice else None,
            self.reviewing.address if self.reviewing and not self.id else "",
            hall.annals.taken(),
            self.sounds,
            sitting.ended() if sitting else None,
        )

    def _draw(self) -> tuple[str, Node]:
        words = self.words
        if self.elsewhere:
            return "elsewhere", self.screens.elsewhere(self.elsewhere, words)
        if self.hall.annals.shown:
            return "stats", self.hall.annals.drawn(words)
        if self.reviewing:
            return self.reviewing.draw(words, self.settings)
        if self.sitting:
            return self.sitting.draw(self)
        drawn = self.hall.drawn(self.problem or self.hall.problem, words)
        return "lobby", self.screens.lobby(drawn, words, self.settings)

    def _title(self) -> str:
        house, played = self.words("Ritual Table"), self.reviewing or self.match
        return f"{played.room.title(self.words)} · {house}" if played else house

    def _news(self, screen: str) -> str:
        if self.reviewing:
            return self.reviewing.news(self.words)
        told = self.sitting.news(self, screen) if self.sitting else ""
        return f"{self.said or self.hall.said} {told}".strip()
