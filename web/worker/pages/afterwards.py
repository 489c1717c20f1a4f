"""What the house says under the end of a game: place and score, rating, evening, day, what was to beat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from htpy import Node

from web.worker.match import Match
from web.worker.places import placed
from web.worker.scene import Tale
from web.worker.screens import afterwards as drawn
from web.worker.screens import daily

if TYPE_CHECKING:
    from web.worker.session import Session
    from web.worker.stats.par import Par


def par_of(match: Match, session: Session) -> Par | None:
    """Of a daily ritual that is over: what the strongest bot would have made of it, to be played out."""
    if not match.daily or not match.alone:
        return None
    from web.worker.stats.par import Par

    return Par(match, session.bots[match.start.game], session.timer)


def aside(match: Match, id: str | None, par: Tale | None, session: Session) -> Node:
    """All of it, of a game that is over; nothing of one that several people played."""
    if not match.alone:
        return None
    words, tale = session.words, session.statistics.tale(match)
    won = match.people[0] in (match.state.winners or ())
    result = match.room.score(tale, won, words)
    return drawn.afterwards(
        placed(result, tale.place, len(match.seats), words),
        _rating(match, id, session),
        _beat(match, tale, session),
        _evening(match, won, session),
        _daily(match, tale, won, par, session),
    )


def _rating(match: Match, id: str | None, session: Session) -> Node:
    """What the game has made of it; only of one that counts, and without advice."""
    statistics = session.statistics
    if not match.counts or id not in statistics.stats.counted or not match.room.ratings():
        return None
    count = statistics.stats.of(match.start.game)
    return drawn.rating(count.rating, statistics.moved.get(id), match.occasion.advised, session.words)


def _beat(match: Match, tale: Tale, session: Session) -> Node:
    beat = match.occasion.beat
    if not beat:
        return None
    won = (-tale.place, tale.score) > (-beat.place, beat.score)
    even = (tale.place, tale.score) == (beat.place, beat.score)
    return drawn.beat(beat, won, even, len(match.seats), session.words)


def _evening(match: Match, won: bool, session: Session) -> Node:
    """The one that was played, and after a win the next that is not won yet."""
    if not match.occasion.evening:
        return None
    evenings = match.room.evenings(session.words)
    at = next(n for n, each in enumerate(evenings) if each.id == match.occasion.evening)
    done = {*session.statistics.stats.of(match.start.game).evenings, *([evenings[at].id] if won else [])}
    onward = next((each for each in (*evenings[at + 1 :], *evenings[:at]) if each.id not in done), None)
    return drawn.evening(evenings[at], won, onward if won else None, len(done), len(evenings), session.words)


def _daily(match: Match, tale: Tale, won: bool, par: Tale | None, session: Session) -> Node:
    """What the day's ritual came to, to be shared."""
    words = session.words
    if not match.daily:
        return None
    if not match.counts:
        return daily.not_counted(words)
    streak = session.statistics.stats.of(match.start.game).streak(match.daily)
    told = daily.Outcome(
        match.room.title(words),
        match.daily,
        tale,
        won,
        len(match.seats),
        0 if match.occasion.late else streak,
        match.occasion.advised,
        match.occasion.late,
        par,
    )
    return daily.result(told, session.page, words)
