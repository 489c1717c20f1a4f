"""Every event of Ritual in a sentence, as the viewer saw it."""

from __future__ import annotations

from collections.abc import Callable

from engine.ritual.cards import CHANTS
from engine.ritual.rules import MASTERLY, RITUALS
from web.games import teller
from web.games.ritual import cards
from web.games.ritual.scene import Seen
from web.worker.words import Words


def result_name(case: str, words: Words) -> str:
    """The rulebook's name for a result (§3-3)."""
    match case:
        case "smooth":
            return words("Smooth")
        case "wicked":
            return words("Wicked deed")
        case "accord":
            return words("Unconscious accord")
    return words("Vortex of madness")


def ending_name(kind: str, words: Words) -> str:
    """The rulebook's name for how contribution is given (§4)."""
    return words("Masterly chant") if kind == "masterly" else words("Fine sorcerer")


def result_words(case: str, words: Words) -> str:
    """What a result does."""
    match case:
        case "smooth":
            return words("All chanted what the altar asked: everyone scores.")
        case "wicked":
            return words("Not more strayed than followed the altar: only those who strayed score.")
        case "vortex":
            return words("More strayed than followed the altar: madness takes the strayed, the others score.")
        case "accord":
            return words("Nobody followed the altar, but all chanted one colour: everyone scores.")
    return words("Nobody followed the altar, and the colours differ: madness takes everyone.")


def end_words(why: str, words: Words) -> str:
    """Why a ritual has ended (§3-5)."""
    match why:
        case "ten":
            return words("Somebody stands at exactly {n} points: the ritual ends at once.", n=MASTERLY)
        case "alone":
            return words("Only one player is left in the ritual: it ends at once.")
        case "rounds":
            return words("Five rounds are played: the ritual is over.")
    return words("Everyone is out: the ritual is void, and is played again with new cards.")


class Teller(teller.Teller[Seen]):
    """Tells one viewer's events in one language."""

    def tell(self, event: Seen) -> str:
        """The sentence; "" for silence."""
        tell = TELL.get(event["e"])
        return tell(self, event) if tell else ""


def _ritual(self: Teller, event: Seen) -> str:
    words = self.words
    return self.pick(
        event["start"],
        words("Ritual {n} of {all} begins. You will start, and so choose your set last."),
        words("Ritual {n} of {all} begins. {who} will start, and so chooses a set last."),
        n=event["ritual"],
        all=RITUALS,
    )


def _draft(self: Teller, event: Seen) -> str:
    words = self.words
    return self.pick(
        event["who"], words("You take set {n}."), words("{who} takes set {n}."), n=event["set"] + 1
    )


def _look(self: Teller, event: Seen) -> str:
    return self.words("You look at your cards.") if event["who"] == self.viewer else ""


def _round(self: Teller, event: Seen) -> str:
    words = self.words
    return self.pick(
        event["start"],
        words("Round {n} begins. You start."),
        words("Round {n} begins. {who} starts."),
        n=event["round"],
    )


def _reshuffle(self: Teller, event: Seen) -> str:
    return self.words("All markers have been turned: they are shuffled and lie face down again.")


def _marker(self: Teller, event: Seen) -> str:
    return self.words("The altar asks for {colour}.", colour=cards.noun(event["colour"], self.words))


def _chant(self: Teller, event: Seen) -> str:
    words = self.words
    if event["who"] == self.viewer and "card" in event:
        chant = CHANTS[f"chant {event['card']} {event['colour']}"]
        return words("You chant {end}.", end=cards.chanted(chant, words))
    if "card" in event:  # by now it is known
        chant = CHANTS[f"chant {event['card']} {event['colour']}"]
        return words("{who} chants {end}.", who=self.name(event["who"]), end=cards.chanted(chant, words))
    return self.pick(
        event["who"],
        words("You lay a card face down: {points} to the altar."),
        words("{who} lays a card face down: {points} to the altar."),
        points=event["points"],
    )


def _reveal(self: Teller, event: Seen) -> str:
    words = self.words
    names = [words("You") if seat == self.viewer else self.name(seat) for seat in range(len(self.seats))]
    shown = [
        words("{who} {end}", who=names[seat], end=cards.chanted(CHANTS[f"chant {card} {colour}"], words))
        for seat, (card, colour) in enumerate(zip(event["cards"], event["colours"], strict=True))
        if card
    ]
    return words("All cards are turned up: {cards}.", cards=words(", ").join(shown))


def _result(self: Teller, event: Seen) -> str:
    words = self.words
    name, does = result_name(event["case"], words), result_words(event["case"], words)
    return words("{result}. {what}", result=name, what=does)


def _mad(self: Teller, event: Seen) -> str:
    words = self.words
    return self.pick(
        event["who"],
        words("You have {n} minus points: you go mad, and are out until the next ritual."),
        words("{who} has {n} minus points: mad, and out until the next ritual."),
        n=event["minus"],
    )


def _ritual_end(self: Teller, event: Seen) -> str:
    return end_words(event["why"], self.words)


def _contribution(self: Teller, event: Seen) -> str:
    words = self.words
    gains = [
        words("{who} +{n}", who=words("you") if seat == self.viewer else self.name(seat), n=gain)
        for seat, gain in enumerate(event["gains"])
        if gain
    ]
    name = ending_name(event["kind"], words)
    return words("{result}. Contribution: {gains}.", result=name, gains=words(", ").join(gains))


def _wait(self: Teller, event: Seen) -> str:
    return self.words("The game waits for the next cards.")


def _over(self: Teller, event: Seen) -> str:
    words, winners = self.words, event["winners"]
    if winners == [self.viewer]:
        return words("The game is over. You alone win.")
    if len(winners) == 1:
        return words("The game is over. {who} wins.", who=self.name(winners[0]))
    return words("The game is over. The winners are {names}.", names=self.names(winners))


TELL: dict[str, Callable[[Teller, Seen], str]] = {
    "ritual": _ritual,
    "draft": _draft,
    "look": _look,
    "round": _round,
    "reshuffle": _reshuffle,
    "marker": _marker,
    "chant": _chant,
    "reveal": _reveal,
    "result": _result,
    "mad": _mad,
    "ritual-end": _ritual_end,
    "contribution": _contribution,
    "wait": _wait,
    "over": _over,
}
"""By kind of event."""
