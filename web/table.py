"""The table: a message from the page in, the screen that follows out.

A message is what page.js makes of a control: `{"do": "act", "action": "give 2"}` for one with `data-action`,
else `{"do": name, "value": its data-value, "form": {name: value of every control of the page}}`. Whatever
comes in is hostile: what makes no sense changes nothing, and the answer is the screen that stands.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, NamedTuple

from htpy import Node

from engine.bots.play import luck
from engine.record import LONGEST_NAME, Record
from engine.record import write as write_record
from web import inbox, keep
from web.hall import Begun, Hall, file
from web.lesson import Tutor, coached
from web.lobby import Form
from web.match import Bots, Match
from web.reply import File, Reply, Result
from web.scene import LANGUAGES, GameRoom, Lobby, Scene, Settings
from web.thought import Thought
from web.words import Words

LENT: Mapping[str, Collection[str]] = {"language": LANGUAGES, "theme": keep.THEMES}
FIRST_WAIT, NEXT_WAIT, FAST_WAIT = 900, 700, 30
"""Milliseconds before a bot acts: after a person, after a bot, and when it shall be fast."""


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
        self.match: Match | None = None
        """The game at the table; in the lobby there is none."""
        self.id: str | None = None
        """By which it is kept; None: somebody else's game, which is only looked at."""
        self.elsewhere: str | None = None
        """The game that another window has taken over."""
        self.rules_open = self.sharing = False
        self.asking: str | None = None
        self.hint: Thought | None = None
        """What a strong bot would think in the viewer's place, once that was asked."""
        self.told: object = None
        """The settings as the page has them."""
        self.lent: dict[str, Any] = {}
        """The person's own settings in whose place others stand for this visit: they stay kept."""
        self.going = False
        """Whether the end of the game at the table is still to be seen."""
        self._clear()

    def _clear(self) -> None:
        """What is told once."""
        self.problem = self.notice = ""
        self.quiet = False
        self.export: File | None = None
        self.hall.clear()

    @property
    def words(self) -> Words:
        """The language spoken now."""
        return Words(self.settings.language)

    @property
    def lesson(self) -> Tutor | None:
        """The game at the table, if it is one that teaches."""
        return self.match if isinstance(self.match, Tutor) else None

    def open(self, kept: object, language: str, early: Sequence[object] = ()) -> Reply:
        """The first screen: a game in the address; the game that was on; else the lobby.

        `kept` is what the device has: the `settings`, a list of `saves` (None: nothing can be stored), the
        `game` that was on and its `save`; and the `page`, with what stands behind its # as `link`, and with
        what it asks for this visit: a language and a theme (`lent`), and a game (`wants`).
        `early` is what was pressed before anybody could answer."""
        device = kept if isinstance(kept, Mapping) else {}
        hall, self.told = self.hall, device.get("settings")
        settings, choices = keep.read_settings(self.told, self.rooms, hall.levels)
        spoken = str(language).replace("_", "-").split("-")[0].lower()
        self.settings = settings or Settings(language=spoken if spoken in LANGUAGES else "en")
        hall.choices = choices or hall.choices
        lent = device.get("lent")
        wants = next((room for room in self.rooms if room == device.get("wants")), None)
        for setting, value in lent.items() if isinstance(lent, Mapping) else ():
            self._lend(setting, value)
        hall.fill_in({"game": wants}, self.words)
        hall.shelf.fill(device.get("saves"), self.rooms)
        self.page = str(device.get("page", ""))
        if keep.has_game(self.told):
            self._begin(hall.adopt(str(self.told), self.words))
        game, link = device.get("game"), device.get("link")
        if isinstance(link, str) and link.startswith(inbox.LINK):
            self._follow(link)
        elif isinstance(game, str) and (about := hall.shelf.games.get(game)) and wants in (None, about.game):
            self._begin(hall.go_on(game, device.get("save"), self.words))
        for message in early:
            self._take(message)
        if "saves" in device and device["saves"] is None:
            self._unkept("blocked")
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
            if not self.match:
                self.hall.fill_in(fields, self.words)
            self._do(str(message.get("do")), value if isinstance(value, str) else "", fields, message)

    def _do(self, name: str, value: str, form: Form, message: Mapping[str, object]) -> None:
        match name:
            case "language" | "theme":
                self._set(name, value, form)
            case "lend-language" | "lend-theme":
                self._lend(name.removeprefix("lend-"), value)
            case "toggle-odds" | "toggle-confirm" | "toggle-fast" | "toggle-talk":
                self._switch(name.removeprefix("toggle-"), message.get("value"))
            case "setting" if value in keep.SWITCHES:
                self._switch(value, None)
            case "unkept":
                self._unkept(value)
            case "link" if value.startswith(inbox.LINK):
                self._follow(value)
            case "step-back" if self.match and self.id:
                self.elsewhere = self.id
                self._leave()
            case "to-lobby" if self.elsewhere:
                self.elsewhere = None
            case "go-on" if self.lesson:
                self.lesson.go_on()
            case "play" if self.lesson:
                self._leave()
                self._begin(self.hall.do("start", "", {}, self.words))
            case _ if not self.match:
                self._begin(self.hall.do(name, value, {**message, "form": form}, self.words))
            case _:
                self._do_at_table(self.match, name, value, message)

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

    # Games come and go

    def _begin(self, begun: Begun | None) -> None:
        if begun:
            self._look_at(begun.match, begun.id)

    def _look_at(self, match: Match, id: str | None) -> None:
        self.match, self.id, self.elsewhere = match, id, None
        self.going = match.screen != "game-over"
        self.rules_open, self.sharing, self.asking, self.hint = False, False, None, None

    def _leave(self) -> None:
        self.match = self.id = self.asking = self.hint = None
        self.rules_open = self.sharing = False

    def _follow(self, link: str) -> None:
        """Somebody's finished game, by its link; nothing of it is kept."""
        try:
            self.review(*inbox.linked(link))
        except inbox.Refused as refused:
            self._leave()
            self.problem = refused.say(self.words)

    def review(self, record: Record, step: int | None = None) -> None:
        """Look at a finished game, at this action; for now, at how it ended."""
        self._look_at(inbox.replayed(record, self.rooms), None)

    def _unkept(self, why: str) -> None:
        """The page could not store: say so, play on."""
        words = self.words
        if why == "full":
            self.notice = words(
                "The device’s storage is full: what you play now is lost when the page is closed. "
                "Delete old games, or export this one."
            )
        else:
            self.notice = words(
                "This browser stores nothing for this page: "
                "you can play, but the game is lost when the page is closed."
            )

    # At the table

    def _do_at_table(self, match: Match, name: str, value: str, message: Mapping[str, object]) -> None:
        asked, self.asking = self.asking, None
        match (name, match.screen):
            case ("act", _):
                self._act(match, message.get("action"))
            case ("confirm-yes", _) if asked and match.may(asked):
                self._done(match, asked)
            case ("confirm-no", _):
                pass
            case ("tick", _) if self.hint and not self.hint.done:
                self.hint.go_on()
                self.quiet = not self.hint.done
            case ("tick", _) if match.bot_to_act and not asked and not self.rules_open:
                self._bot_turn(match)
            case ("hint", "table") if match.state.to_act == match.holder:
                self.hint = self._advice(match)
            case ("ready", "handover"):
                match.ready()
            case ("undo", "table" | "handover"):
                match.undo()
                self.hint = None
            case ("mark", "table") if 0 < len(value) <= LONGEST_NAME:
                match.mark(value)
            case ("next-round", "round-end"):
                match.next_round()
            case ("rematch", "game-over"):
                again = Match(match.again(self.seeds()), match.seats, match.room)
                self._look_at(again, self.hall.new_id())
            case ("export", _):
                self.export = file(match)
            case ("share", "game-over"):
                self.sharing = True
            case ("rules", "table" | "round-end" | "game-over"):
                self.rules_open = True
            case ("close", _):
                self.rules_open = self.sharing = False
            case ("to-lobby", _):
                self._leave()
            case _:
                self.asking = asked

    def _act(self, match: Match, action: object) -> None:
        """An action of the viewer's own; a dangerous one is asked about first."""
        if not isinstance(action, str) or not match.may(action):
            self.problem = self.words("This cannot be done now.")
        elif self.settings.confirm and match.room.dangerous(action):
            self.asking = action
        else:
            self._done(match, action)

    def _done(self, match: Match, action: str) -> None:
        match.act(action)
        self._after(match)

    def _after(self, match: Match) -> None:
        """Whoever has something to say about what was done, says it; not while it can be taken back."""
        self.hint = None
        if self.settings.talk and not match.before:
            match.chat(self.bots[match.start.game])

    def _bot_turn(self, match: Match) -> None:
        """A moment of thought; when it is thought through, the bot acts."""
        match.think(self.bots[match.start.game], self.timer)
        if match.bot_is_ready:
            match.bot_acts()
            self._after(match)
        else:
            self.quiet = True

    def _advice(self, match: Match) -> Thought:
        """The strongest level looks at what the viewer sees."""
        *_, strongest = self.bots[match.start.game].values()
        return Thought(strongest, match.view, luck(0, len(match.actions)), self.timer)

    # What the page gets

    def _wait(self, match: Match | None, screen: str) -> int | None:
        """Milliseconds until the page shall ask again, for a bot's turn or for advice."""
        if not match or screen != "table" or self.asking:
            return None
        if self.hint and not self.hint.done:
            return 0
        if not match.bot_to_act:
            return None
        if match.thought:
            return 0
        return FAST_WAIT if self.settings.fast else NEXT_WAIT if match.bot_acted else FIRST_WAIT

    def reply(self) -> Reply:
        """The screen that stands, and what must be stored before it is shown."""
        match = self.match
        if match and self.quiet:
            wait = self._wait(match, match.screen)
            language, theme = self.settings.language, self.settings.theme
            return Reply(match.screen, None, self._title(match), language, theme, wait=wait, game=self.id)
        if match and self.id:
            self.hall.shelf.put(self.id, match, self.clock())
        screen, node = self._draw()
        problem = self.problem or self.hall.problem
        settings = keep.write_settings(self.settings._replace(**self.lent), self.hall.choices)
        changed, self.told = settings != self.told, settings
        return Reply(
            screen,
            coached(str(node), self.lesson, self.words) if self.lesson else str(node),
            self._title(match),
            self.settings.language,
            self.settings.theme,
            problem or self.notice or self._news(match, screen),
            self._wait(match, screen),
            self.hall.shelf.taken(),
            settings if changed else None,
            self.id,
            self.hall.load,
            self.export or self.hall.export,
            str(self.screens.notice(self.notice, self.words)) if self.notice else None,
            inbox.address(match.record) if match and match.state.over and not self.id else "",
            self._ended(match),
        )

    def _ended(self, match: Match | None) -> Result | None:
        """How the game ended, once; not of one that is only looked at."""
        if not match or not self.id or not self.going or match.screen != "game-over":
            return None
        self.going = False
        return match.result

    def _draw(self) -> tuple[str, Node]:
        match, words = self.match, self.words
        problem = self.problem or self.hall.problem
        if self.elsewhere:
            return "elsewhere", self.screens.elsewhere(self.elsewhere, words)
        if not match:
            return "lobby", self.screens.lobby(self.hall.drawn(problem, words), words, self.settings)
        screen = match.screen
        if screen == "handover":
            return screen, self.screens.handover(match.seats[match.holder].name, words, match.can_undo)
        if self.sharing:
            link = f"{self.page}#{inbox.address(match.record)}"
            return "share", self.screens.share(link, write_record(match.record), words)
        room = match.room
        draw = {"table": room.table, "round-end": room.round_end, "game-over": room.game_over}[screen]
        return "rules" if self.rules_open else screen, draw(self._scene(match, words))

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
            hint=self.hint.opinions if self.hint and self.hint.done else (),
            thinks=self.hint is not None and not self.hint.done,
        )

    def _title(self, match: Match | None) -> str:
        house = self.words("Ritual Table")
        return f"{match.room.title(self.words)} · {house}" if match else house

    def _news(self, match: Match | None, screen: str) -> str:
        """The sentences of what happened since the viewer last looked."""
        if not match or screen in ("rules", "share"):
            return ""
        told = [match.room.sentence(event, match.seats, match.viewer, self.words) for event in match.news()]
        coach = self.lesson.step(self.words).say if self.lesson else ""
        return " ".join(sentence for sentence in (*told, coach) if sentence)
