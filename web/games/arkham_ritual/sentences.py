"""Every event in a sentence, as the viewer saw it. "You" has sentences of its own."""

from __future__ import annotations

from collections.abc import Callable

from engine.arkham_ritual.cards import BOX
from web.games import teller
from web.games.arkham_ritual import cards
from web.games.arkham_ritual.people import called
from web.games.arkham_ritual.scene import Seen
from web.games.arkham_ritual.talk import line_text


class Teller(teller.Teller[Seen]):
    """Tells one viewer's events in one language."""

    def tell(self, event: Seen) -> str:
        """The sentence; "" for silence."""
        tell = TELL.get(event["e"])
        return tell(self, event) if tell else ""

    def name(self, who: int) -> str:
        """A seat's or dummy's name."""
        return called(who, self.seats, self.words)

    def quote(self, who: int, to: int | None, line: str) -> str:
        """What somebody said, and to whom."""
        words = self.words
        if who == self.viewer:
            if to is None:
                return words("You say: “{line}”", line=line)
            return words("You say to {to}: “{line}”", to=self.name(to), line=line)
        if to is None:
            return words("{who} says: “{line}”", who=self.name(who), line=line)
        if to == self.viewer:
            return words("{who} says to you: “{line}”", who=self.name(who), line=line)
        return words("{who} says to {to}: “{line}”", who=self.name(who), to=self.name(to), line=line)

    def card(self, event: Seen) -> str:
        """The event's card in a phrase."""
        return cards.phrase(event["card"], self.words)


def _round(self: Teller, event: Seen) -> str:
    words, begins = self.words, event["round"]
    if "doom" in event:
        return self.pick(
            event["active"],
            words("Round {n} begins, with Doom at {doom}. You draw first."),
            words("Round {n} begins, with Doom at {doom}. {who} draws first."),
            n=begins,
            doom=event["doom"],
        )
    return self.pick(
        event["active"],
        words("Round {n} begins. You draw first."),
        words("Round {n} begins. {who} draws first."),
        n=begins,
    )


def _draw(self: Teller, event: Seen) -> str:
    words = self.words
    if "card" not in event:
        return self.pick(
            event["who"],
            words("You draw a card and look at it."),
            words("{who} draws a card and looks at it."),
        )
    return self.pick(
        event["who"], words("You draw {card}."), words("{who} draws {card}."), card=self.card(event)
    )


def _give(self: Teller, event: Seen) -> str:
    words, who, to = self.words, event["who"], event["to"]
    if who == self.viewer:
        return words("You give the card to {to}.", to=self.name(to))
    if to == self.viewer:
        return words("{who} gives you the card.", who=self.name(who))
    return words("{who} gives the card to {to}.", who=self.name(who), to=self.name(to))


def _pass(self: Teller, event: Seen) -> str:
    words, who, to = self.words, event["who"], event["to"]
    if who == self.viewer:
        return words("You pass the card to {to}.", to=self.name(to))
    if to == self.viewer:
        return words("{who} passes you the card.", who=self.name(who))
    return words("{who} passes the card to {to}.", who=self.name(who), to=self.name(to))


def _discard(self: Teller, event: Seen) -> str:
    words = self.words
    return self.pick(
        event["who"], words("You discard {card}."), words("{who} discards {card}."), card=self.card(event)
    )


def _take(self: Teller, event: Seen) -> str:
    words = self.words
    if event["who"] == self.viewer:
        if "card" not in event:
            return words("You take the new card, unseen.")
        return words("You take the new card: {card}.", card=self.card(event))
    if "card" not in event:
        return words("{who} takes the new card, unseen.", who=self.name(event["who"]))
    return words("{who} takes the new card: {card}.", who=self.name(event["who"]), card=self.card(event))


def _let_go(self: Teller, event: Seen) -> str:
    words = self.words
    return self.pick(
        event["who"],
        words("You let the card go: {card}. It does nothing, and the round ends."),
        words("{who} lets the card go: {card}. It does nothing, and the round ends."),
        card=self.card(event),
    )


def _deck_empty(self: Teller, event: Seen) -> str:
    return self.words("The deck is empty, and the round ends.")


def _elder_sign(self: Teller, event: Seen) -> str:
    return self.words("The Elder Sign ends the round at once.")


def _gate(self: Teller, event: Seen) -> str:
    if event["opens"]:
        return self.words("The Gate opens: somebody holds a Great Old One.")
    return self.words("The Gate stays shut: nobody holds a Great Old One.")


def _look(self: Teller, event: Seen) -> str:
    words, who = self.words, event["who"]
    if who == self.viewer and "card" in event:
        return words("You look at the top card of the deck: {card}.", card=self.card(event))
    if "card" in event:
        return words(
            "{who} looks at the top card of the deck: {card}.", who=self.name(who), card=self.card(event)
        )
    if "cursed" not in event:
        return self.pick(
            who,
            words("You look at the top card of the deck."),
            words("{who} looks at the top card of the deck."),
        )
    if event["cursed"]:
        return self.pick(
            who,
            words("You look at the top card of the deck: it is cursed."),
            words("{who} looks at the top card of the deck: it is cursed."),
        )
    return self.pick(
        who,
        words("You look at the top card of the deck: it is sane."),
        words("{who} looks at the top card of the deck: it is sane."),
    )


def _no_look(self: Teller, event: Seen) -> str:
    return self.words("The deck is empty: there is nothing to look at.")


def _keep(self: Teller, event: Seen) -> str:
    words = self.words
    return self.pick(
        event["who"],
        words("You put the card back on the deck."),
        words("{who} puts the card back on the deck."),
    )


def _remove(self: Teller, event: Seen) -> str:
    words = self.words
    return self.pick(
        event["who"],
        words("You remove the card, face down, for this round."),
        words("{who} removes the card, face down, for this round."),
    )


def _peeked(self: Teller, event: Seen) -> str:
    words = self.words
    return self.pick(
        event["who"],
        words("You own up: you saw your card, {card}. It is shuffled into the deck."),
        words("{who} owns up to having seen the own card, {card}. It is shuffled into the deck."),
        card=self.card(event),
    )


def _redraw(self: Teller, event: Seen) -> str:
    words = self.words
    if event["who"] == self.viewer:
        if "card" not in event:
            return words("You take the top card, unseen.")
        return words("You take the top card: {card}.", card=self.card(event))
    if "card" not in event:
        return words("{who} takes the top card, unseen.", who=self.name(event["who"]))
    return words("{who} takes the top card: {card}.", who=self.name(event["who"]), card=self.card(event))


def _wake(self: Teller, event: Seen) -> str:
    words, old_one = self.words, cards.name(BOX[event["old_one"]], self.words)
    if event["holder"] is None:
        return words("{old_one} wakes in a dummy’s hand.", old_one=old_one)
    return self.pick(
        event["holder"],
        words("{old_one} wakes in your hand."),
        words("{old_one} wakes in the hand of {who}."),
        old_one=old_one,
    )


def _show(self: Teller, event: Seen) -> str:
    return self.words("All cards are shown.")


def _fate(self: Teller, event: Seen) -> str:
    words = self.words
    if event["survives"]:
        return self.pick(event["who"], words("You survive."), words("{who} survives."))
    return self.pick(event["who"], words("You do not survive."), words("{who} does not survive."))


def _sanity(self: Teller, event: Seen) -> str:
    words, change = self.words, event["to"] - event["from"]
    if change < 0:
        return self.pick(
            event["who"],
            words("You lose {n} sanity; {left} left."),
            words("{who} loses {n} sanity; {left} left."),
            n=-change,
            left=event["to"],
        )
    return self.pick(
        event["who"],
        words("You gain {n} sanity, and now have {left}."),
        words("{who} gains {n} sanity, and now has {left}."),
        n=change,
        left=event["to"],
    )


def _wait(self: Teller, event: Seen) -> str:
    return self.words("The game waits for the next round’s cards.")


def _over(self: Teller, event: Seen) -> str:
    words, winners = self.words, event["winners"]
    if not winners:
        return words("The game is over, and nobody wins.")
    if winners == [self.viewer]:
        return words("The game is over. You alone win.")
    if len(winners) == 1:
        return words("The game is over. {who} wins.", who=self.name(winners[0]))
    return words("The game is over. The winners are {names}.", names=self.names(winners))


def _say(self: Teller, event: Seen) -> str:
    return self.quote(event["who"], event.get("to"), line_text(event["line"], event["way"], self.words))


TELL: dict[str, Callable[[Teller, Seen], str]] = {
    "round": _round,
    "draw": _draw,
    "give": _give,
    "pass": _pass,
    "discard": _discard,
    "take": _take,
    "let-go": _let_go,
    "deck-empty": _deck_empty,
    "elder-sign": _elder_sign,
    "gate": _gate,
    "look": _look,
    "no-look": _no_look,
    "keep": _keep,
    "remove": _remove,
    "peeked": _peeked,
    "redraw": _redraw,
    "wake": _wake,
    "show": _show,
    "fate": _fate,
    "sanity": _sanity,
    "wait": _wait,
    "over": _over,
    "say": _say,
}
"""By kind of event; `deal` is silent, for the cards lie on the table."""
