"""What people bring to the table: a record, a save, a link. All of it is hostile until it has been read."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from engine import record
from engine.game import GameError
from engine.link import LONGEST, LinkError, from_link, to_link
from engine.record import NewerRecord, Record, ReplayError
from web.worker.match import Match
from web.worker.saves import save_format
from web.worker.saves.kept import resume
from web.worker.scene import AnyRoom, Levels, Seat
from web.worker.words import Words

LINK = "#r="
"""In an address, what follows it is a record; after `&w=` who sat there may follow (`seated`), after `&t=` an
action's number."""
SAT, STEP = "w=", "t="
PERSON = "p"


class Refused(Exception):  # noqa: N818 - named for what it is
    """What was brought cannot be used; `say` tells people why."""

    def __init__(self, say: Callable[[Words], str]) -> None:
        super().__init__()
        self.say = say


def opened(text: str, rooms: Mapping[str, AnyRoom], levels: Levels) -> Match:
    """The game in a pasted text or a file, where it stood; or Refused."""
    plain = text.strip().lstrip("\ufeff").strip()
    if not plain:
        raise Refused(lambda words: words("There is nothing in it."))
    if len(plain) > record.LONGEST:
        raise Refused(lambda words: words("This is too long to be a game."))
    if LINK in plain:
        return replayed(linked(plain)[0], rooms)
    if not plain.startswith("{"):
        raise Refused(lambda words: words("This is neither a record, nor a save, nor a link of this table."))
    try:
        raw = record.parsed(plain)
        if "record" in raw or isinstance(raw.get("game"), dict):
            return save_format.read_game(plain, rooms, levels)
        return replayed(record.read(plain), rooms)
    except save_format.Unopened as error:
        raise Refused(newer if error.why == "newer" else _damaged) from None
    except GameError as error:
        raise _refused(error) from None


def linked(address: str) -> tuple[Record, int | None]:
    """The finished game in an address, and the action that it points to; or Refused."""
    link, *rest = address.partition(LINK)[2].split("&")
    turn = _part(rest, STEP)
    try:
        told = from_link(link)
        over = record.replay(told).over
    except LinkError:
        raise Refused(
            lambda words: words("This link is damaged: part of it is missing or changed. Copy it again.")
        ) from None
    except GameError as error:
        raise _refused(error) from None
    if not over:
        raise Refused(lambda words: words("A link shows a game that is over, and this one is not."))
    step = int(turn) if turn.isascii() and turn.isdecimal() and len(turn) < 6 else None
    return told, step if step is not None and step <= len(told.actions) else None


def _part(parts: Sequence[str], name: str) -> str:
    return next((part.removeprefix(name) for part in parts if part.startswith(name)), "")


def seated(seats: Sequence[Seat], levels: Sequence[str]) -> str:
    """Who sat there, a letter each: a person, or the number of a bot's level; "" if all were people."""
    if not any(seat.bot for seat in seats):
        return ""
    sat = (str(levels.index(seat.bot)) if seat.bot in levels else PERSON for seat in seats)
    return f"&{SAT}{''.join(sat)}"


def seats_of(address: str, told: Record, levels: Sequence[str]) -> tuple[Seat, ...]:
    """The same again; whoever an address says nothing of, or nothing that makes sense, was a person."""
    sat = _part(address.split("&"), SAT)
    known = {PERSON: None, **{str(number): level for number, level in enumerate(levels)}}
    if len(sat) != len(told.players) or not set(sat) <= set(known) or PERSON not in sat:
        sat = PERSON * len(told.players)
    return tuple(Seat(name, known[letter]) for name, letter in zip(told.players, sat, strict=True))


def fragment(address: str) -> str:
    """Of an address that was read: what stands behind its #, without the action."""
    return address[address.index(LINK) :].split("&")[0].removeprefix("#")


def address(told: Record, step: int | None = None) -> str:
    """What follows the # of a link to a finished game, read again before anybody gets it; "": too long."""
    link = to_link(told)
    if len(link) > LONGEST:
        return ""
    text = f"{LINK}{link}" + ("" if step is None else f"&t={step}")
    if linked(text) != (told, step):
        raise AssertionError("a link that does not give its record again")
    return text.removeprefix("#")


def replayed(told: Record, rooms: Mapping[str, AnyRoom]) -> Match:
    """The record's game at its end, so far; everyone at it is a person."""
    if told.game not in rooms:
        raise Refused(newer)
    if told.setup is not None:
        raise Refused(lambda words: words("This record deals its own cards, which this table does not play."))
    match = Match(told, [Seat(name) for name in told.players], rooms[told.game])
    try:
        resume(match, told.actions)
    except ReplayError as error:
        raise _refused(error) from None
    return match


def _refused(error: GameError) -> Refused:
    if isinstance(error, NewerRecord):
        return Refused(newer)
    if isinstance(error, ReplayError):
        return Refused(
            lambda words: words(
                "This cannot have been played: action {n} breaks the rules.", n=error.index + 1
            )
        )
    return Refused(_damaged)


def newer(words: Words) -> str:
    """Of a game that this release cannot know."""
    return words("This game is from a newer release of the table. Load the page again to get that release.")


def _damaged(words: Words) -> str:
    return words("This game is damaged: something in it is missing or makes no sense.")
