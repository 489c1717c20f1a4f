"""Events in sentences: what happened, to whom, and by which rule; "" where another event tells it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from engine.arkham_horror.odds_dice import Die
from engine.arkham_horror.odds_dice import reach as chance
from web.games.arkham_horror import names
from web.games.arkham_horror.odds import percent
from web.games.arkham_horror.prices import amount
from web.games.arkham_horror.scene import Seen
from web.games.teller import Teller as AnyTeller
from web.worker.scene import Seat
from web.worker.screens.parts import together
from web.worker.words import Words


class Teller(AnyTeller[Seen]):
    """Tells by the investigators' names."""

    @classmethod
    def called(cls, log: Sequence[Seen], seats: tuple[Seat, ...], words: Words) -> tuple[Seat, ...]:
        """By the first name of whoever was dealt or came there last."""
        there = {event["who"]: event["investigator"] for event in log if event["e"] == "sits-down"}
        return tuple(
            seat._replace(name=names.first_name(there[place], words)) if place in there else seat
            for place, seat in enumerate(seats)
        )

    def tell(self, event: Seen) -> str:
        """The sentence; "" for silence."""
        for table in TABLES:
            if event["e"] in table:
                return table[event["e"]](self, event)
        return ""

    def who(self, event: Seen) -> str:
        """Who did it, or to whom it happened."""
        return self.name(event["who"])

    def place(self, event: Seen) -> str:
        """Where it was."""
        at = event["at"]
        return names.entry(at, self.words) if isinstance(at, str) else ""

    def monsters(self, event: Seen) -> str:
        """Several, by name."""
        tokens = event["monsters"]
        return (
            together([names.monster(token, self.words) for token in tokens], self.words)
            if isinstance(tokens, list)
            else ""
        )

    def cards(self, event: Seen) -> str:
        """Several, by name."""
        return together([names.card(card, self.words) for card in event["cards"]], self.words)


Told = Mapping[str, Callable[[Teller, Seen], str]]


def _amount(told: Teller, event: Seen) -> str:
    return amount(event["what"], event["n"], told.words)


def _roll(told: Teller, event: Seen) -> str:
    dice = told.words(", ").join(map(str, event["dice"])) or told.words("no dice")
    if event["who"] is None:
        return told.words("The dice show {dice}.", dice=dice)
    return told.words("{who} rolls {dice}.", who=told.who(event), dice=dice)


def _pool(told: Teller, event: Seen) -> str:
    """A check before its roll: what it takes, and its odds by the dice alone."""
    words = told.words
    share = chance(Die(event["least"], event["twice"]), event["n"], event["needed"])
    return words.n(
        "{who}: {check} check, {dice} against {n} success: {odds}.",
        "{who}: {check} check, {dice} against {n} successes: {odds}.",
        event["needed"],
        who=told.who(event),
        check=names.term(event["skill"], words),
        dice=words.n("{n} die", "{n} dice", event["n"]),
        odds=words("{n} %", n=percent(share)),
    )


def _check(told: Teller, event: Seen) -> str:
    if event["passed"]:
        return told.words("{who} passes the check.", who=told.who(event))
    return told.words("{who} fails the check.", who=told.who(event))


def _monster(told: Teller, event: Seen) -> str:
    name = names.monster(event["monster"], told.words)
    return told.words("A monster comes: {monster}, {place}.", monster=name, place=told.place(event))


def _walks(told: Teller, event: Seen) -> str:
    place = names.phrase(str(event["to"]), told.words)
    return told.words("{who} goes to {place}.", who=told.who(event), place=place)


def _monster_moves(told: Teller, event: Seen) -> str:
    name, place = names.monster(event["monster"], told.words), names.phrase(str(event["to"]), told.words)
    return told.words("{monster} moves to {place}.", monster=name, place=place)


def _phase(told: Teller, event: Seen) -> str:
    from web.games.arkham_horror.table import phase_name

    return told.words("{phase} begins.", phase=phase_name(event["phase"], told.words))


def _trade(told: Teller, event: Seen) -> str:
    words = told.words
    what = f"${event['money']}" if "money" in event else names.card(event["card"], words)
    return words(
        "{giver} gives {what} to {taker}.",
        giver=told.name(event["giver"]),
        what=what,
        taker=told.name(event["taker"]),
    )


def _over(told: Teller, event: Seen) -> str:
    words = told.words
    match event["result"]:
        case "sealed":
            return words("The sixth seal holds: the town is saved.")
        case "closed":
            return words("The last gate is closed: the town is saved.")
        case "banished":
            return words("The Ancient One is beaten: the town is saved.")
    return words("All is lost.")


def _monster_of(told: Teller, event: Seen) -> str:
    return names.monster(event["monster"], told.words)


TOWN: Told = {
    "ancient-one": lambda told, event: told.words(
        "{who} sleeps, for now.", who=names.ancient_one(event["ancient_one"], told.words)
    ),
    "turn": lambda told, event: told.words("Turn {n} begins.", n=event["turn"]),
    "phase": _phase,
    "mythos": lambda told, event: told.words("Mythos: {card}.", card=names.mythos(event["card"], told.words)),
    "environment": lambda told, event: told.words(
        "{card} is the new environment.", card=names.mythos(event["card"], told.words)
    ),
    "rumor": lambda told, event: told.words(
        "A rumor goes about: {card}.", card=names.mythos(event["card"], told.words)
    ),
    "rumor-over": lambda told, event: told.words(
        "The rumor is over: {card}.", card=names.mythos(event["card"], told.words)
    ),
    "gate": lambda told, event: told.words(
        "A gate opens: {place}, to {world}.",
        place=told.place(event),
        world=names.world(event["world"], told.words),
    ),
    "gate-prevented": lambda told, event: told.words("No gate opens: {place}.", place=told.place(event)),
    "gate-closed": lambda told, event: told.words("A gate is closed: {place}.", place=told.place(event)),
    "seal": lambda told, event: told.words("A seal stands: {place}.", place=told.place(event)),
    "surge": lambda told, event: told.words("The gate surges: {place}.", place=told.place(event)),
    "clue": lambda told, event: told.words("A clue turns up: {place}.", place=told.place(event)),
    "monster": _monster,
    "monster-moves": _monster_moves,
    "to-cup": lambda told, event: told.words("Back to the cup: {monsters}.", monsters=told.monsters(event)),
    "doom": lambda told, event: told.words("Doom rises to {n}.", n=event["doom"]),
    "terror": lambda told, event: told.words("Terror rises to {n}.", n=event["terror"]),
    "close": lambda told, event: told.words("Closed: {place}.", place=told.place(event)),
    "ally-to-box": lambda told, event: told.words(
        "{ally} leaves the town.", ally=names.card(event["ally"], told.words)
    ),
    "awakening": lambda told, event: told.words(
        "{who} wakes!", who=names.ancient_one(event["ancient_one"], told.words)
    ),
    "round": lambda told, event: told.words("Round {n} of the last battle.", n=event["round"]),
    "first-player": lambda told, event: told.words("{who} goes first now.", who=told.who(event)),
    "over": _over,
}
PEOPLE: Told = {
    "sits-down": lambda told, event: told.words(
        "{investigator} joins in.",
        investigator=names.investigator(event["investigator"], told.words),
    ),
    "move": _walks,
    "stand-up": lambda told, event: told.words("{who} stands up.", who=told.who(event)),
    "delayed": lambda told, event: told.words("{who} is delayed.", who=told.who(event)),
    "loses-turn": lambda told, event: told.words("{who} loses the next turn.", who=told.who(event)),
    "arrested": lambda told, event: told.words("{who} is arrested.", who=told.who(event)),
    "knocked-out": lambda told, event: (
        told.words("{who} breaks down.", who=told.who(event))
        if event["stat"] == "sanity"
        else told.words("{who} is knocked out.", who=told.who(event))
    ),
    "devoured": lambda told, event: told.words(
        "{who} is devoured.", who=names.investigator(event["investigator"], told.words)
    ),
    "explored": lambda told, event: told.words(
        "{who} is back: {place}.", who=told.who(event), place=told.place(event)
    ),
    "gain": lambda told, event: told.words(
        "{who} gains {what}.", who=told.who(event), what=_amount(told, event)
    ),
    "lose": lambda told, event: told.words(
        "{who} loses {what}.", who=told.who(event), what=_amount(told, event)
    ),
    "pay": lambda told, event: told.words(
        "{who} pays {what}.", who=told.who(event), what=_amount(told, event)
    ),
    "card": lambda told, event: told.words(
        "{who} gets {card}.", who=told.who(event), card=names.card(event["card"], told.words)
    ),
    "discard": lambda told, event: told.words(
        "{who} gives up {card}.", who=told.who(event), card=names.card(event["card"], told.words)
    ),
    "buy": lambda told, event: told.words(
        "{who} buys {cards}.", who=told.who(event), cards=told.cards(event)
    ),
    "trade": _trade,
    "use": lambda told, event: told.words(
        "{who} uses {card}.", who=told.who(event), card=names.card(event["card"], told.words)
    ),
    "cast": lambda told, event: told.words(
        "{who} casts {spell}.", who=told.who(event), spell=names.card(event["spell"], told.words)
    ),
    "pool": _pool,
    "roll": _roll,
    "check": _check,
    "spend-clue": lambda told, event: told.words("{who} spends a clue.", who=told.who(event)),
    "combat": lambda told, event: told.words(
        "{who} fights: {monster}.", who=told.who(event), monster=_monster_of(told, event)
    ),
    "appears": lambda told, event: told.words(
        "Before {who} appears: {monster}.", who=told.who(event), monster=_monster_of(told, event)
    ),
    "defeat": lambda told, event: told.words(
        "{who} defeats: {monster}.", who=told.who(event), monster=_monster_of(told, event)
    ),
    "encounter": lambda told, event: told.words(
        "{who} draws a card: {place}.", who=told.who(event), place=told.place(event)
    ),
    "hit": lambda told, event: told.words.n(
        "{who} scores {n} success.", "{who} scores {n} successes.", event["successes"], who=told.who(event)
    ),
}
TABLES = (TOWN, PEOPLE)
