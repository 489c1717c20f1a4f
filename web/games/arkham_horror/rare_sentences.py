"""Events in sentences (sentences.py): what happens seldom, or to the town's rules rather than to anybody."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from web.games.arkham_horror import names
from web.games.arkham_horror.scene import Seen

if TYPE_CHECKING:
    from web.games.arkham_horror.sentences import Teller

SILENT = frozenset(
    {
        "points",
        "sliders",
        "refresh",
        "forced",
        "shown",
        "drawn",
        "wait",
        "weapons",
        "drop",
        "ready",
        "shuffle",
    }
)
"""What is seen on the table, or told by the event that follows."""


def _monster(told: Teller, event: Seen) -> str:
    return names.monster(event["monster"], told.words)


def _places(told: Teller, event: Seen) -> str:
    at = event["at"]
    return told.words(", ").join(names.area(area, told.words) for area in at) if isinstance(at, list) else ""


def _lanes(told: Teller, event: Seen) -> str:
    words = told.words
    lines = []
    for colour in ("white", "black"):
        dimensions = event["white"] if colour == "white" else event["black"]
        if dimensions:
            named = words(", ").join(names.term(f"dimension-{each}", words) for each in dimensions)
            lines.append(
                words("White arrows: {dimensions}.", dimensions=named)
                if colour == "white"
                else words("Black arrows: {dimensions}.", dimensions=named)
            )
    return words.run(lines) or words("No monster moves.")


def _over(told: Teller, event: Seen) -> str:
    if event["at"]:
        return told.words("Open again: {places}.", places=_places(told, event))
    return told.words("The police are back on duty.")


def _stat(told: Teller, event: Seen) -> str:
    return names.term(event["stat"], told.words)


RARE: Mapping[str, Callable[[Teller, Seen], str]] = {
    "monsters": _lanes,
    "times-up": _over,
    "turn-lost": lambda told, event: told.words("{who} has sat this turn out.", who=told.who(event)),
    "reshuffle": lambda told, event: told.words("The deck is shuffled."),
    "monsters-moved": lambda told, event: told.words(
        "The monsters there go out to {place}.", place=names.phrase(str(event["at"]), told.words)
    ),
    "mythos-place": lambda told, event: told.words(
        "A mythos card names the place: {place}.", place=told.place(event)
    ),
    "blocked": lambda told, event: told.words("Blocked: {place}.", place=told.place(event)),
    "cup-empty": lambda told, event: told.words("The monster cup is empty."),
    "no-terror": lambda told, event: told.words("Terror can’t rise now."),
    "rumor-tokens": lambda told, event: told.words.n(
        "{n} token lies on the rumor.", "{n} tokens lie on the rumor.", event["n"]
    ),
    "rumor-monsters": lambda told, event: told.words(
        "On the rumor: {monsters}.", monsters=told.monsters(event)
    ),
    "act": lambda told, event: told.words(
        "{who} works on the rumor: {card}.",
        who=told.who(event),
        card=names.mythos(event["rumor"], told.words),
    ),
    "rule": lambda told, event: told.words("From now on another rule holds."),
    "seals-removed": lambda told, event: told.words(
        "The seals break: {places}.", places=_places(told, event)
    ),
    "attack": lambda told, event: told.words("The Ancient One attacks."),
    "sale": lambda told, event: told.words("For sale: {cards}.", cards=told.cards(event)),
    "special": lambda told, event: told.words(
        "{who}: {offer}.", who=told.who(event), offer=names.special(event["special"], told.words)
    ),
    "spend": lambda told, event: told.words(
        "{who} spends trophies: {trophies}.",
        who=told.who(event),
        trophies=told.words(", ").join(names.thing(each, told.words) for each in event["trophies"]),
    ),
    "bad-credit": lambda told, event: told.words("Nobody lends {who} any more.", who=told.who(event)),
    "combat-ends": lambda told, event: told.words(
        "{who} gets away: {monster}.", who=told.who(event), monster=_monster(told, event)
    ),
    "exhaust": lambda told, event: told.words(
        "{card} is exhausted.", card=names.card(event["card"], told.words)
    ),
    "max-stat": lambda told, event: told.words(
        "{who}: {stat} is {n} at most now.", who=told.who(event), stat=_stat(told, event), n=event["n"]
    ),
    "no-arrest": lambda told, event: told.words("{who} isn’t arrested.", who=told.who(event)),
    "no-gain": lambda told, event: told.words(
        "{who} gains no {stat} now.", who=told.who(event), stat=_stat(told, event)
    ),
    "no-monster": lambda told, event: told.words("No monster appears before {who}.", who=told.who(event)),
    "replace": lambda told, event: told.words(
        "{investigator} will take over.", investigator=names.investigator(event["investigator"], told.words)
    ),
    "reveal": lambda told, event: told.words(
        "{who} looks at the next card: {deck}.",
        who=told.who(event),
        deck=names.area(event["deck"], told.words),
    ),
    "to-box": lambda told, event: told.words("Out of the game: {monster}.", monster=_monster(told, event)),
    "trophy": lambda told, event: told.words(
        "{who} keeps as a trophy: {monster}.", who=told.who(event), monster=_monster(told, event)
    ),
    "voice-of-ra": lambda told, event: told.words.n(
        "{who} has {n} more on every check this turn.",
        "{who} has {n} more on every check this turn.",
        event["n"],
        who=told.who(event),
    ),
}
