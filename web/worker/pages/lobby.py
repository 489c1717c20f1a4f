"""The lobby's side of the table: choices, the games that are kept, and games that people bring."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from engine.record import Record
from engine.record import write as write_record
from web.worker import lobby_choices
from web.worker.lesson import Tutor
from web.worker.match import Match
from web.worker.pages.statistics import Annals
from web.worker.reply import File, Load
from web.worker.saves import imports, save_format
from web.worker.saves.saved_games import Shelf
from web.worker.scene import GameRoom, Lobby, Seat
from web.worker.words import Words


class Begun(NamedTuple):
    """A game that comes to the table, and the id by which it is kept."""

    match: Match
    id: str | None
    """None: it is not kept."""
    again: bool = False
    """It is over, and looked at again."""


class Hall:
    """What people choose from before they sit down. `problem`, `said`, `load` and `export` are told once."""

    def __init__(
        self,
        rooms: Mapping[str, GameRoom],
        levels: Sequence[str],
        seeds: Callable[[], int],
        clock: Callable[[], float],
    ) -> None:
        self.rooms, self.levels, self.seeds, self.clock = rooms, tuple(levels), seeds, clock
        self._choices: lobby_choices.Choices | None = None
        self.shelf = Shelf()
        self.annals = Annals(rooms, levels, clock)
        self.deleting: str | None = None
        self.clear()

    @property
    def choices(self) -> lobby_choices.Choices:
        """What is chosen; the usual game unless another is, and only then is that one loaded."""
        if self._choices is None:
            self._choices = lobby_choices.usual(next(iter(self.rooms)))
        return self._choices

    @choices.setter
    def choices(self, chosen: lobby_choices.Choices) -> None:
        self._choices = chosen

    def clear(self) -> None:
        """What is told once."""
        self.problem = self.said = ""
        self.load: Load | None = None
        self.export: File | None = None

    def fill_in(self, form: lobby_choices.Form, words: Words) -> None:
        """Whatever is asked, the form of the page comes with it."""
        game = form.get("game")
        if isinstance(game, str) and game in self.rooms:
            self.choices = lobby_choices.with_game(self._choices or lobby_choices.usual(game), game)
        self.choices = lobby_choices.filled_in(self.choices, form, words, self.levels)

    def do(self, name: str, value: str, message: Mapping[str, object], words: Words) -> Begun | None:
        """Do what the page asks; perhaps a game begins or goes on."""
        asked, self.deleting = self.deleting, None
        form = message.get("form")
        fields = form if isinstance(form, Mapping) else {}
        match name:
            case "start":
                return self._start(words)
            case "daily":
                return self._daily(words)
            case "learn":
                return Begun(Tutor(self.rooms[self.choices.game], words), None)
            case "game" if value in self.rooms:
                self.choices = lobby_choices.with_game(self.choices, value)
            case "seats-more" | "seats-fewer":
                self.choices = lobby_choices.with_seats(self.choices, 1 if name == "seats-more" else -1)
            case "seat-kind" if f"seat-{value}-kind" not in fields:
                self.choices = lobby_choices.with_kind(self.choices, value)
            case "continue" | "export-save" | "review" if value in self.shelf.games:
                return self._with_save(name, value, message, words)
            case "delete" if value in self.shelf.games:
                self.deleting, self.said = value, words("Delete this game?")
            case "delete-yes" if value == asked:
                self.shelf.drop(value)
                self.said = words("The game is deleted.")
            case "keep-it" if asked:
                self.said = words("The game is kept.")
            case "import":
                return self._bring(value or str(fields.get("paste", "")), words)
            case "shelf":
                self.shelf.fill(message.get("saves"), self.rooms)
        return None

    def new_id(self) -> str:
        """An id that no game on any device has."""
        return f"{self.seeds():08x}-{self.seeds():08x}"

    def _start(self, words: Words) -> Begun | None:
        self.problem = lobby_choices.problem(self.choices, words)
        if self.problem:
            return None
        seats = lobby_choices.seated(self.choices, words, self.levels)
        seed = lobby_choices.seed_from(self.choices.seed, self.seeds)
        names = tuple(seat.name for seat in seats)
        return self._begun(Record(self.choices.game, names, self.choices.options, seed), seats)

    def again(self, match: Match) -> Begun:
        """Another game of the same people; after a daily ritual it is a game like any other."""
        return self._begun(match.again(self.seeds()), match.seats)

    def _begun(self, record: Record, seats: Sequence[Seat]) -> Begun:
        match = Match(record, seats, self.rooms[record.game])
        match.counts = True
        return Begun(match, self.new_id())

    def _daily(self, words: Words) -> Begun | None:
        """Today's ritual, from its beginning or where it was left."""
        game, day = self.choices.game, self.annals.day
        if id := self.shelf.unfinished(game, day):
            self.load = {"do": "continue", "value": id}
            return None
        from web.worker.stats import daily

        return Begun(daily.begin(self.rooms[game], day, self.levels, words), self.new_id())

    # Games that are kept

    def _with_save(self, name: str, id: str, message: Mapping[str, object], words: Words) -> Begun | None:
        """First the page is asked for the game; it says the same again, with the `save` in it."""
        save = message.get("save")
        if "save" not in message:
            self.load = {"do": name, "value": id}
        elif save is None:
            self.shelf.games.pop(id)
            self.problem = words("This game is no longer kept.")
        elif name == "export-save":
            self.export = self._exported(self.shelf.games[id], str(save))
        else:
            begun = self.go_on(id, save, words)
            again = name == "review" and begun is not None and begun.match.state.over
            return begun._replace(again=True) if begun and again else begun
        return None

    def go_on(self, id: str, save: object, words: Words) -> Begun | None:
        """Back to where it stood; what cannot be opened stays kept as it is, and the list says so."""
        try:
            match = save_format.read_game(save, self.rooms, self.levels)
        except save_format.Unopened as error:
            if error.why == "newer":
                self.problem = imports.newer(words)
            else:
                self.problem = words("This game is damaged. It is set aside, and can be exported.")
                self.shelf.set_aside(id, str(save), self.clock())
            return None
        self.shelf.written[id] = str(save)
        return Begun(match, id)

    def adopt(self, text: str, words: Words) -> Begun | None:
        """The one game that version 1 kept beside the settings joins the list."""
        id = self.new_id()
        begun = self.go_on(id, text, words)
        if begun:
            self.shelf.put(id, begun.match, self.clock())
        return begun

    def _exported(self, about: save_format.About, save: str) -> File:
        """A damaged game as it is, any other as it would be at the table."""
        try:
            return file(save_format.read_game(save, self.rooms, self.levels))
        except save_format.Unopened:
            return f"{about.game or 'ritual-table'}-save.json", save

    # Games that are brought

    def _bring(self, text: str, words: Words) -> Begun | None:
        """From a file or from pasted text: it is kept, and goes on, but does not count."""
        try:
            match = imports.opened(text, self.rooms, self.levels)
        except imports.Refused as refused:
            self.problem = refused.say(words)
            return None
        match.counts = False
        return Begun(match, self.new_id())

    def drawn(self, problem: str, words: Words) -> Lobby:
        """All that the lobby is drawn from."""
        choices, annals = self.choices, self.annals
        begun = bool(annals.said) and self.shelf.unfinished(choices.game, annals.said) is not None
        return Lobby(
            choices.game,
            lobby_choices.seated(choices, words, self.levels),
            choices.options,
            choices.seed,
            problem or None,
            self.levels,
            self.shelf.rows(self.rooms, words, self.clock(), self.deleting),
            annals.today(choices.game, begun),
        )


def unkept(why: str, words: Words) -> str:
    """The page could not store: say so, play on."""
    if why == "full":
        return words(
            "The device’s storage is full: what you play now is lost when the page is closed. "
            "Delete old games, or export this one."
        )
    return words(
        "This browser stores nothing for this page: "
        "you can play, but the game is lost when the page is closed."
    )


def file(match: Match) -> File:
    """A game that is over is anybody's to read: its record. One that goes on is a save: cards are to come."""
    if match.state.over:
        return f"{match.start.game}-record.json", write_record(match.record)
    return f"{match.start.game}-save.json", save_format.write_game(match)
