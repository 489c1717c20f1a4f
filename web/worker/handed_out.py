"""What leaves the table: a game as a file, and how it ended, for whoever may know."""

from __future__ import annotations

from engine.record import write as write_record
from web.worker.match import Match
from web.worker.reply import File, Result
from web.worker.saves import save_format

SUMMARY_OF_ALL = ("over", "winners", "to_act", "legal")
"""What every game's summary has; the rest is its score."""


def file(match: Match) -> File:
    """A game that is over is anybody's to read: its record. One that goes on is a save: cards are to come."""
    if match.state.over:
        return f"{match.start.game}-record.json", write_record(match.record)
    return f"{match.start.game}-save.json", save_format.write_game(match.kept())


def result(match: Match) -> Result:
    """What anybody may know once it is over: who played, who won, and how it stood. No card, no seed."""
    winners, stood = match.state.winners or (), match.state.summary()
    players = [
        {"name": seat.name, "bot": seat.bot, "won": place in winners}
        for place, seat in enumerate(match.seats)
    ]
    score = {name: told for name, told in stood.items() if name not in SUMMARY_OF_ALL}
    return {"game": match.start.game, "players": players, "score": score}
