"""The lobby, which lies under everything: choices, the games that are kept, and games that people bring."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from htpy import Node

from engine.games import GAMES
from engine.record import Record
from web.worker import lobby_choices
from web.worker.commands import (
    MISSING,
    AllBots,
    ChooseGame,
    Command,
    Delete,
    Import,
    ListSaves,
    OpenSave,
    PlayDay,
    PlayEvening,
    Press,
    SeatKind,
)
from web.worker.handed_out import file
from web.worker.match import Match
from web.worker.names import shown
from web.worker.outcome import Outcome
from web.worker.pages.page import NOTHING, Page
from web.worker.pages.play import PlayPage, review_of, statistics_page
from web.worker.reply import File
from web.worker.saves import save_format
from web.worker.saves.save_format import About
from web.worker.scene import Lobby, Seat

if TYPE_CHECKING:
    from web.worker.session import Session


def evenings_page() -> Page:
    """The evenings and the past days; loaded when they are asked for."""
    from web.worker.pages.evenings import EveningsPage

    return EveningsPage()


Game = tuple[Match, str | None]
"""A game that comes to the table, and the id by which it is kept; None: it is not."""


class LobbyPage(Page):
    """What people choose from before they sit down."""

    screen = "lobby"

    def __init__(self, session: Session) -> None:
        self.session = session
        self.chosen: lobby_choices.Choices | None = None
        """What has been chosen; None: nothing yet."""
        self.deleting: str | None = None
        """The id of the game of which it is asked whether to delete it."""

    @property
    def choices(self) -> lobby_choices.Choices:
        """What is chosen; the usual game unless another is, and only then is that one loaded."""
        if self.chosen is None:
            self.chosen = lobby_choices.usual(next(iter(self.session.rooms)))
        return self.chosen

    @choices.setter
    def choices(self, chosen: lobby_choices.Choices) -> None:
        self.chosen = chosen

    def fill_in(self, form: lobby_choices.Form) -> None:
        """Whatever is asked, the form of the page comes with it."""
        game = form.get("game")
        if isinstance(game, str) and game in self.session.rooms:
            self.choices = lobby_choices.with_game(self.chosen or lobby_choices.usual(game), game)
        self.choices = lobby_choices.filled_in(self.choices, form, self.session.words, self._levels)

    @property
    def _levels(self) -> Sequence[str]:
        """Of the bots of the chosen game."""
        return self.session.levels[self.choices.game]

    def do(self, command: Command, session: Session) -> Outcome | None:
        """Choose; perhaps a game begins or goes on."""
        words, saved, asked, self.deleting = session.words, session.saved_games, self.deleting, None
        match command:
            case Press.START:
                return self.start(session)
            case Press.DAILY:
                return self._daily()
            case PlayDay(day):
                return self._past_day(day)
            case Press.EVENINGS:
                return Outcome(open=evenings_page())
            case PlayEvening(id):
                return self.evening(self.choices.game, id)
            case Press.PUZZLE:
                return self._puzzle()
            case Press.STATISTICS:
                return Outcome(open=statistics_page())
            case ChooseGame(game) if game in session.rooms:
                self.choices = lobby_choices.with_game(self.choices, game)
            case Press.MORE_SEATS:
                self.choices = lobby_choices.with_seats(self.choices, 1)
            case Press.FEWER_SEATS:
                self.choices = lobby_choices.with_seats(self.choices, -1)
            case AllBots(level) if level in self._levels:
                self.choices = lobby_choices.with_level(self.choices, level)
            case SeatKind(seat, form) if f"seat-{seat}-kind" not in form:
                self.choices = lobby_choices.with_kind(self.choices, seat)
            case OpenSave(purpose, id, save) if id in saved.games:
                return self._with_save(purpose, id, save)
            case Delete(id, sure=False) if id in saved.games:
                self.deleting = id
                return Outcome(said=words("Delete this game?"))
            case Delete(id, sure=True) if id == asked:
                saved.drop(id)
                return Outcome(said=words("The game is deleted."))
            case Press.KEEP_IT if asked:
                return Outcome(said=words("The game is kept."))
            case Import(text):
                return self._bring(text)
            case ListSaves(saves):
                saved.fill(saves, session.rooms)
            case _:
                return None
        return NOTHING

    # Games begin

    def start(self, session: Session) -> Outcome:
        """The game that has been chosen."""
        if problem := lobby_choices.problem(self.choices, session.words):
            return Outcome(problem=problem)
        seats = lobby_choices.seated(self.choices, session.words, self._levels)
        seed = lobby_choices.seed_from(self.choices.seed, session.seeds)
        names = tuple(seat.name for seat in seats)
        record = Record(self.choices.game, names, self.choices.options, seed)
        return session.begin(*self._begun(record, seats, self.choices.advice))

    def again(self, match: Match) -> Game:
        """Another game of the same people; after a daily ritual it is a game like any other."""
        following, id = self._begun(
            replace(match.start, seed=self.session.seeds()), match.seats, match.advice
        )
        following.occasion = following.occasion._replace(evening=match.occasion.evening)
        return following, id

    def _begun(self, record: Record, seats: Sequence[Seat], advice: bool) -> Game:
        match = Match(record, seats, self.session.rooms[record.game])
        match.counts, match.advice = True, advice
        return match, self.new_id()

    def new_id(self) -> str:
        """An id that no game on any device has."""
        return f"{self.session.seeds():08x}-{self.session.seeds():08x}"

    def _daily(self) -> Outcome:
        """Today's ritual, from its beginning or where it was left."""
        session, game, day = self.session, self.choices.game, self.session.day
        if id := session.saved_games.unfinished(game, day):
            return Outcome(load={"do": "continue", "value": id})
        from web.worker.stats import daily

        return session.begin(
            daily.begin(session.rooms[game], day, session.levels, session.words), self.new_id()
        )

    def _past_day(self, day: str) -> Outcome:
        """That day's ritual; of a past day it is no part of a streak."""
        from web.worker.stats import daily

        session, game = self.session, self.choices.game
        if not daily.is_day(day) or day > session.day:
            return NOTHING
        if day == session.day:
            return self._daily()
        if id := session.saved_games.unfinished(game, day):
            return Outcome(load={"do": "continue", "value": id})
        match = daily.begin(session.rooms[game], day, session.levels, session.words)
        match.occasion = match.occasion._replace(late=True)
        return session.begin(match, self.new_id())

    def evening(self, game: str, id: str) -> Outcome:
        """A named evening begins."""
        from web.worker import occasion

        session = self.session
        found = next((each for each in session.rooms[game].evenings(session.words) if each.id == id), None)
        if not found:
            return NOTHING
        seats = occasion.seats(found, session.words("You"))
        record = Record(game, tuple(seat.name for seat in seats), found.options, session.seeds())
        match, kept = self._begun(record, seats, True)
        match.occasion = match.occasion._replace(evening=id)
        return session.begin(match, kept)

    def _puzzle(self) -> Outcome:
        """Of the chosen game, if it has any."""
        from web.worker.pages.puzzle import PuzzlePage

        room = self.session.rooms[self.choices.game]
        return Outcome(open=PuzzlePage(room, self.session.day)) if room.puzzles() else NOTHING

    # Games that are kept

    def _with_save(self, purpose: str, id: str, save: object) -> Outcome:
        """First the page is asked for the game; it says the same again, with the `save` in it."""
        session, saved = self.session, self.session.saved_games
        if save is MISSING:
            return Outcome(load={"do": purpose, "value": id})
        if save is None:
            saved.games.pop(id)
            return Outcome(problem=session.words("This game is no longer kept."))
        if purpose == "export-save":
            return Outcome(export=self._exported(saved.games[id], str(save)))
        return self.go_on(id, save, look_again=purpose == "review")

    def go_on(self, id: str, save: object, look_again: bool = False) -> Outcome:
        """Back to where it stood; what cannot be opened stays kept as it is, and the list says so."""
        session, words = self.session, self.session.words
        try:
            match = save_format.read_game(save, session.rooms, session.levels)
        except save_format.Unopened as error:
            if error.why == "newer":
                from web.worker.saves import imports

                return Outcome(problem=imports.newer(words))
            session.saved_games.set_aside(id, str(save), session.clock())
            return Outcome(problem=words("This game is damaged. It is set aside, and can be exported."))
        session.saved_games.written[id] = str(save)
        if look_again and match.state.over:
            return Outcome(open=review_of(match, session))
        return session.begin(match, id)

    def adopt(self, text: str) -> Outcome:
        """The one game that version 1 kept beside the settings joins the list."""
        id = self.new_id()
        outcome = self.go_on(id, text)
        if isinstance(outcome.open, PlayPage):
            self.session.saved_games.put(id, outcome.open.match.kept(), self.session.clock())
        return outcome

    def _exported(self, about: About, save: str) -> File:
        """A damaged game as it is, any other as it would be at the table."""
        try:
            return file(save_format.read_game(save, self.session.rooms, self.session.levels))
        except save_format.Unopened:
            return f"{about.game or 'ritual-table'}-save.json", save

    # Games that are brought

    def _bring(self, text: str) -> Outcome:
        """From a file or from pasted text: it is kept, and goes on, but does not count."""
        from web.worker.saves import imports

        session = self.session
        try:
            match = imports.opened(text, session.rooms, session.levels)
        except imports.Refused as refused:
            return Outcome(problem=refused.say(session.words))
        match.counts = False
        return session.begin(match, self.new_id())

    def draw(self, session: Session) -> Node:
        """Screen `lobby`."""
        choices, saved, statistics = self.choices, session.saved_games, session.statistics
        day = session.day_told
        begun = bool(day) and saved.unfinished(choices.game, day) is not None
        chosen = Lobby(
            game=choices.game,
            seats=shown(lobby_choices.seated(choices, session.words, self._levels), session.words),
            options=choices.options,
            seed=choices.seed,
            advice=choices.advice,
            problem=session.outcome.problem or None,
            bots=tuple(self._levels),
            shared=GAMES[choices.game].open,
            games=saved.rows(session.rooms, session.words, session.clock(), self.deleting),
            today=statistics.today(choices.game, day, begun),
        )
        return session.screens.lobby(chosen, session.words, session.settings)
