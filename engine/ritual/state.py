"""A game of Ritual in progress: who may do what, and what it does (§2, §3)."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

from engine import game
from engine.chance import draw, orders, shuffled
from engine.game import Action, Event, IllegalAction, Log
from engine.ritual import actions, endings, rulings, scoring
from engine.ritual.cards import CARDS, CHANTS, CHANTS_OF, COLOURS, Back, Card, Chant, Colour
from engine.ritual.rules import DRAFTS, SET, clockwise
from engine.ritual.view import Round, View, see

Phase = Literal["draft", "chant", "wait", "over"]
Set = tuple[Card, ...]


class Supply(NamedTuple):
    """Where cards and markers come from: fixed ones as far as they reach, then the seed. A secret."""

    seed: int | None
    first: int | None = None
    deals: tuple[tuple[Set, ...], ...] = ()
    altar: tuple[Colour, ...] = ()


def in_order(cards: Set) -> Set:
    """A set or a hand as it is kept: its order tells nothing of the deal."""
    return tuple(sorted(cards, key=lambda card: card.place))


class State(game.State[View]):
    """Everything that is so, hidden or not."""

    __slots__ = (
        "altar", "backs", "contribution", "deals", "hands", "laid", "madness", "opener", "out", "phase",
        "players", "points", "ritual", "round", "rounds", "sets", "start", "supply", "taken", "to_act",
        "turned",
    )  # fmt: skip

    players: int
    supply: Supply
    ritual: int
    round: int
    deals: int
    opener: int
    """Who started this ritual."""
    start: int
    """Who started this round."""
    to_act: int | None
    phase: Phase
    sets: tuple[Set, ...]
    """The sets while they are drafted."""
    backs: tuple[tuple[Back, ...], ...]
    """What is seen of this deal's sets."""
    taken: list[int | None]
    hands: list[Set]
    altar: Colour | None
    turned: tuple[Colour, ...]
    """Every marker turned in this game."""
    laid: list[Chant | None]
    rounds: tuple[Round, ...]
    points: list[int]
    """In this ritual, less the madness."""
    madness: list[int]
    """Minus points in this ritual."""
    out: tuple[int, ...]
    contribution: list[int]

    def __init__(self, players: int, supply: Supply, log: Log = None) -> None:
        """§2-2: the start player of the first ritual is random."""
        self.players, self.supply = players, supply
        self.contribution = [0] * players
        self.turned = ()
        self.deals = 0
        first = supply.first
        if first is None:
            assert supply.seed is not None
            first = draw(supply.seed, "first", 0, players)
        self._clear(1, first, ())
        self.begin_ritual(1, first, log)

    def copy(self) -> State:
        """An equal, independent state."""
        twin = object.__new__(State)
        twin.players, twin.supply, twin.ritual, twin.round = (
            self.players,
            self.supply,
            self.ritual,
            self.round,
        )
        twin.deals, twin.opener, twin.start, twin.out = self.deals, self.opener, self.start, self.out
        twin.to_act, twin.phase, twin.altar, twin.turned = self.to_act, self.phase, self.altar, self.turned
        twin.sets, twin.backs, twin.rounds = self.sets, self.backs, self.rounds
        twin.taken, twin.hands, twin.laid = self.taken[:], self.hands[:], self.laid[:]
        twin.points, twin.madness, twin.contribution = self.points[:], self.madness[:], self.contribution[:]
        return twin

    # What may be done

    def legal(self) -> tuple[Action, ...]:
        """§2-2: a set that nobody has taken. §3-2: a card of the hand, either end to the altar."""
        if self.phase == "chant":
            assert self.to_act is not None
            return tuple([action for card in self.hands[self.to_act] for action in CHANTS_OF[card]])
        if self.phase == "draft":
            return tuple([DRAFTS[number] for number in rulings.to_choose(self.players, self.taken)])
        return ()

    def asides(self) -> tuple[Action, ...]:
        """Nothing is done out of turn."""
        return ()

    def why_not(self, action: Action) -> str | None:
        """The rule that forbids it, in a few words; None if it may be done."""
        return None if action in self.legal() else actions.why_not(self, action)

    def apply(self, action: Action, log: Log = None) -> None:
        """Do it and tell `log`; or raise IllegalAction and change nothing."""
        legal = self.legal()
        if action not in legal:
            raise IllegalAction(action, actions.why_not(self, action), legal)
        if self.phase == "chant":
            self._chant(CHANTS[action], log)
        else:
            self._draft(DRAFTS.index(action), log)

    # Before a ritual (§2)

    def _clear(self, ritual: int, start: int, sets: tuple[Set, ...]) -> None:
        """§5: points go back to 0 and everyone is in again; turned markers stay."""
        self.ritual, self.round = ritual, 1
        self.opener = self.start = start
        self.sets = sets
        self.backs = tuple(tuple(sorted(card.back for card in cards)) for cards in sets)
        self.taken = [None] * self.players
        self.hands = [()] * self.players
        self.laid = [None] * self.players
        self.points, self.madness = [0] * self.players, [0] * self.players
        self.altar = None
        self.rounds = self.out = ()

    def begin_ritual(self, ritual: int, start: int, log: Log) -> None:
        """§2-1: as many sets as players, the rest aside unseen; or wait for a deal."""
        supply = self.supply
        if self.deals < len(supply.deals):
            sets = supply.deals[self.deals]
        elif supply.seed is None:
            return self.wait("§2-1", log)
        else:
            cards = shuffled(CARDS, draw(supply.seed, "deal", self.deals + 1, orders(CARDS)))
            sets = tuple(tuple(cards[SET * number : SET * (number + 1)]) for number in range(self.players))
        self.deals += 1
        self._clear(ritual, start, tuple(map(in_order, sets)))
        self.phase = "draft"
        self.to_act = clockwise(start, self.players)[-1]
        if log is not None:
            told = {"ritual": ritual, "start": start, "sets": [list(backs) for backs in self.backs]}
            log.append(Event("ritual", "§2-1", told))
        return None

    def _draft(self, number: int, log: Log) -> None:
        """§2-2: in reverse turn order, the start player last; then all look at their faces."""
        seat = self.to_act
        assert seat is not None
        self.taken[seat] = number
        if log is not None:
            log.append(Event("draft", "§2-2", {"who": seat, "set": number}))
        if seat != self.opener:
            self.to_act = clockwise(seat, self.players)[-1]
            return
        self.hands = [self.sets[taken] for taken in self.taken if taken is not None]
        self.sets = ()
        if log is not None:
            for whose, hand in enumerate(self.hands):
                cards = [card.id for card in hand]
                log.append(Event("look", "§2-2", {"who": whose}, {"cards": cards}, (whose,)))
        self.begin_round(1, self.opener, log)

    # A round (§3)

    def begin_round(self, number: int, start: int, log: Log) -> None:
        """§3-1: the start player turns a marker; or the game waits for it."""
        supply, before = self.supply, len(self.turned)
        if before < len(supply.altar):
            colour = supply.altar[before]
        elif supply.seed is None:
            return self.wait("§3-1", log)
        else:
            hidden = rulings.face_down(self.turned, COLOURS)
            colour = hidden[draw(supply.seed, "marker", before + 1, len(hidden))]
        self.round, self.altar = number, colour
        self.turned += (colour,)
        self.start = self.to_act = start
        self.phase = "chant"
        if log is not None:
            log.append(Event("round", "§3", {"ritual": self.ritual, "round": number, "start": start}))
            if before and len(rulings.face_up(self.turned, len(COLOURS))) == 1:
                log.append(Event("reshuffle", "§3-5"))
            log.append(Event("marker", "§3-1", {"who": start, "colour": colour}))
        return None

    def _chant(self, chant: Chant, log: Log) -> None:
        """§3-2: face down, one end to the altar; clockwise, of those still in."""
        seat = self.to_act
        assert seat is not None
        hand = self.hands[seat]
        place = hand.index(chant.card)
        self.hands[seat] = hand[:place] + hand[place + 1 :]
        self.laid[seat] = chant
        if log is not None:
            told = {"who": seat, "back": chant.card.back, "points": chant.points}
            own = {"card": chant.card.id, "colour": chant.colour}
            log.append(Event("chant", "§3-2", told, own, (seat,)))
        following = self.next_in(seat)
        if self.laid[following] is None:
            self.to_act = following
        else:
            self._reveal(log)

    def _reveal(self, log: Log) -> None:
        """§3-3: all cards are turned up, and points counted; then whatever ends."""
        assert self.altar is not None
        chants = tuple(self.laid)
        came_out = scoring.result(self.altar, chants)
        self.rounds += (Round(self.start, self.altar, chants, came_out),)
        self.laid = [None] * self.players
        for seat, change in enumerate(came_out.change):
            if change:
                self.points[seat] += change
                if change < 0:
                    self.madness[seat] -= change
        if log is not None:
            endings.tell_result(self, log)
        endings.end_round(self, log)

    def next_in(self, seat: int) -> int:
        """The next clockwise who is still in; at last the seat itself."""
        out, order = self.out, clockwise(seat, self.players)
        if not out:
            return order[1]
        return next((other for other in order[1:] if other not in out), seat)

    @property
    def still_in(self) -> list[int]:
        """§3-4: who is not out of this ritual."""
        return [seat for seat in range(self.players) if seat not in self.out]

    def wait(self, rule: str, log: Log) -> None:
        """§8: the setup has run out, and there is no seed; all stays as it is."""
        self.stop("wait")
        if log is not None:
            log.append(Event("wait", rule))

    def stop(self, phase: Phase) -> None:
        """Nobody can act: the game is over, or waits."""
        self.phase, self.to_act = phase, None

    # What comes out

    @property
    def winners(self) -> tuple[int, ...] | None:
        """§6: once the game is over, who won."""
        return scoring.winners(self.contribution, self.points) if self.phase == "over" else None

    def view(self, seat: int) -> View:
        """What this seat knows."""
        return see(self, seat)

    def summary(self) -> dict[str, Any]:
        """What `replay` prints."""
        return {
            "over": self.over,
            "ritual": self.ritual,
            "round": self.round,
            "points": self.points[:],
            "out": list(self.out),
            "contribution": self.contribution[:],
            "winners": list(self.winners or ()),
            "to_act": self.to_act,
            "legal": list(self.legal()),
        }
