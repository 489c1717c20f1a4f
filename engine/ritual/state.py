"""A game of Ritual in progress: who may do what, and what it does (§2, §3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, NamedTuple

from engine import game
from engine.chance import draw, orders, shuffled
from engine.game import Action, Decision, Event, IllegalAction, Log
from engine.ritual import actions, endings, rulings, scoring
from engine.ritual.cards import CARDS, CHANTS, CHANTS_OF, Back, Chant, Colour, Hand, backs_of, cards_in
from engine.ritual.rules import DRAFTS, SEATS
from engine.ritual.view import Round, View, see, see_all

Phase = Literal["draft", "chant", "wait", "over"]
PLACES = tuple(place % SEATS[-1] for place in range(len(CARDS)))
"""§2-1: in which set a card can lie; the sets beyond the players' are aside."""
DEALS = orders(PLACES)


class Supply(NamedTuple):
    """Where cards and markers come from: fixed ones as far as they reach, then the seed. A secret."""

    seed: int | None
    first: int | None = None
    deals: tuple[tuple[Hand, ...], ...] = ()
    altar: tuple[Colour, ...] = ()


def to_draft(taken: Sequence[int | None]) -> tuple[Action, ...]:
    """§2-2: the sets that nobody has taken."""
    return tuple([DRAFTS[number] for number in rulings.to_choose(taken)])


class State(game.State[View]):
    """Everything that is so, hidden or not."""

    __slots__ = (
        "altar", "backs", "choices", "contribution", "deals", "face_down", "hands", "laid", "madness",
        "opener", "phase", "players", "points", "ritual", "round", "rounds", "sets", "start", "still_in",
        "supply", "taken", "to_act", "turned",
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
    choices: tuple[Action, ...]
    """What whoever must act may do."""
    sets: tuple[Hand, ...]
    """The sets while they are drafted."""
    backs: tuple[tuple[Back, ...], ...]
    """What is seen of this deal's sets."""
    taken: list[int | None]
    hands: list[Hand]
    altar: Colour | None
    turned: tuple[Colour, ...]
    """Every marker turned in this game."""
    face_down: str
    """The colours of those that are not, one letter each, in the order in which they will be."""
    laid: list[Chant | None]
    rounds: tuple[Round, ...]
    points: list[int]
    """In this ritual, less the madness."""
    madness: list[int]
    """Minus points in this ritual."""
    still_in: tuple[int, ...]
    """§3-4: the seats that are not out of this ritual."""
    contribution: list[int]

    def __init__(self, players: int, supply: Supply, log: Log = None) -> None:
        """§2-2: the start player of the first ritual is random."""
        self.players, self.supply = players, supply
        self.contribution = [0] * players
        self.turned = ()
        self._shuffle_markers()
        self.deals = 0
        first = supply.first
        if first is None:
            assert supply.seed is not None
            first = draw(supply.seed, "first", 0, players)
        self._clear(1, first, ())
        self.begin_ritual(1, first, log)

    # What may be done

    @property
    def decision(self) -> Decision | None:
        """What the phase asks."""
        return None if self.to_act is None else Decision(self.phase, self.to_act)

    def legal(self) -> tuple[Action, ...]:
        """§2-2: a set that nobody has taken. §3-2: a card of the hand, either end to the altar."""
        return self.choices

    def asides(self) -> tuple[Action, ...]:
        """Nothing is done out of turn."""
        return ()

    def why_not(self, action: Action) -> str | None:
        """The rule that forbids it, in a few words; None if it may be done."""
        return None if action in self.choices else actions.why_not(self, action)

    def apply(self, action: Action, log: Log = None) -> None:
        """Do it and tell `log`; or raise IllegalAction and change nothing."""
        try:
            place = self.choices.index(action)
        except ValueError:
            raise IllegalAction(action, actions.why_not(self, action), self.choices) from None
        seat = self.to_act
        assert seat is not None
        if self.phase == "chant":
            self._chant(seat, place, log)
        else:
            self._draft(seat, place, log)

    # Before a ritual (§2)

    def _clear(self, ritual: int, start: int, sets: tuple[Hand, ...]) -> None:
        """§5: points go back to 0 and everyone is in again; turned markers stay."""
        self.ritual, self.round = ritual, 1
        self.opener = self.start = start
        self.sets = sets
        self.backs = tuple([backs_of(cards) for cards in sets])
        self.taken = [None] * self.players
        self.hands = [()] * self.players
        self.laid = [None] * self.players
        self.points, self.madness = [0] * self.players, [0] * self.players
        self.altar = None
        self.rounds = ()
        self.still_in = tuple(range(self.players))

    def begin_ritual(self, ritual: int, start: int, log: Log) -> None:
        """§2-1: as many sets as players, the rest aside unseen; or wait for a deal."""
        supply = self.supply
        if self.deals < len(supply.deals):
            sets = supply.deals[self.deals]
        elif supply.seed is None:
            return self.wait("§2-1", log)
        else:
            places = shuffled(PLACES, draw(supply.seed, "deal", self.deals + 1, DEALS))
            dealt: list[list[Action]] = [[] for _ in range(SEATS[-1])]
            for chants, place in zip(CHANTS_OF.values(), places, strict=True):
                dealt[place] += chants
            sets = tuple(map(tuple, dealt[: self.players]))
        self.deals += 1
        self._clear(ritual, start, sets)
        self.phase = "draft"
        self.to_act = (start - 1) % self.players
        self.choices = DRAFTS[: self.players]
        if log is not None:
            told = {"ritual": ritual, "start": start, "sets": [list(backs) for backs in self.backs]}
            log.append(Event("ritual", "§2-1", told))
        return None

    def _draft(self, seat: int, place: int, log: Log) -> None:
        """§2-2: in reverse turn order, the start player last; then all look at their faces."""
        choices = self.choices
        self.taken[seat] = number = DRAFTS.index(choices[place])
        if log is not None:
            log.append(Event("draft", "§2-2", {"who": seat, "set": number}))
        if seat != self.opener:
            self.to_act = (seat - 1) % self.players
            self.choices = choices[:place] + choices[place + 1 :]
            return
        self.hands = [self.sets[taken] for taken in self.taken if taken is not None]
        self.sets = ()
        if log is not None:
            for whose, hand in enumerate(self.hands):
                cards = [card.id for card in cards_in(hand)]
                log.append(Event("look", "§2-2", {"who": whose}, {"cards": cards}, (whose,)))
        self.begin_round(1, self.opener, log)

    # A round (§3)

    def begin_round(self, number: int, start: int, log: Log) -> None:
        """§3-1: the start player turns a marker; or the game waits for it."""
        if self.supply.seed is None and len(self.turned) >= len(self.supply.altar):
            return self.wait("§3-1", log)
        reshuffle = not self.face_down
        if reshuffle:
            self._shuffle_markers()
        self.round, self.altar = number, self.face_down[0]
        self.turned += (self.altar,)
        self.face_down = self.face_down[1:]
        self.start = self.to_act = start
        self.phase = "chant"
        self.choices = self.hands[start]
        if log is not None:
            log.append(Event("round", "§3", {"ritual": self.ritual, "round": number, "start": start}))
            if reshuffle:
                log.append(Event("reshuffle", "§3-5"))
            log.append(Event("marker", "§3-1", {"who": start, "colour": self.altar}))
        return None

    def _shuffle_markers(self) -> None:
        """§1-3, §3-5: all of them, face down; those that the setup names come first."""
        rest, supply, before = rulings.to_shuffle(), self.supply, len(self.turned)
        fixed = supply.altar[before : before + len(rest)]
        for colour in fixed:
            rest.remove(colour)
        if supply.seed is not None:
            rest = shuffled(rest, draw(supply.seed, "markers", before, orders(rest)))
        self.face_down = "".join((*fixed, *rest))

    def _chant(self, seat: int, place: int, log: Log) -> None:
        """§3-2: face down, one end to the altar; clockwise, of those still in."""
        hand, card = self.hands[seat], place & ~1
        self.hands[seat] = hand[:card] + hand[card + 2 :]
        self.laid[seat] = chant = CHANTS[hand[place]]
        if log is not None:
            told = {"who": seat, "back": chant.card.back, "points": chant.points}
            own = {"card": chant.card.id, "colour": chant.colour}
            log.append(Event("chant", "§3-2", told, own, (seat,)))
        following = self.next_in(seat)
        if self.laid[following] is None:
            self.to_act = following
            self.choices = self.hands[following]
        else:
            self._reveal(log)

    def _reveal(self, log: Log) -> None:
        """§3-3: all cards are turned up, and points counted; then whatever ends."""
        assert self.altar is not None
        chants = tuple(self.laid)
        result = scoring.result(self.altar, chants)
        self.rounds += (Round(self.start, self.altar, chants, result),)
        self.laid = [None] * self.players
        points, madness = self.points, self.madness
        for seat, change in enumerate(result.change):
            if change:
                points[seat] += change
                if change < 0:
                    madness[seat] -= change
        if log is not None:
            endings.tell_result(self, log)
        endings.end_round(self, result, log)

    def next_in(self, seat: int) -> int:
        """The next clockwise who is still in; at last the seat itself."""
        following = (seat + 1) % self.players
        while following not in self.still_in:
            following = (following + 1) % self.players
        return following

    @property
    def out(self) -> tuple[int, ...]:
        """§3-4: who is out of this ritual."""
        return tuple([seat for seat in range(self.players) if seat not in self.still_in])

    def wait(self, rule: str, log: Log) -> None:
        """§8: the setup has run out, and there is no seed; all stays as it is."""
        self.stop("wait")
        if log is not None:
            log.append(Event("wait", rule))

    def stop(self, phase: Phase) -> None:
        """Nobody can act: the game is over, or waits."""
        self.phase, self.to_act, self.choices = phase, None, ()

    # What comes out

    @property
    def winners(self) -> tuple[int, ...] | None:
        """§6: once the game is over, who won."""
        return scoring.winners(self.contribution, self.points) if self.phase == "over" else None

    def view(self, seat: int) -> View:
        """What this seat knows."""
        return see(self, seat)

    def _opened(self, seat: int) -> View:
        """Every card open."""
        return see_all(self, seat)

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
            "legal": list(self.choices),
        }
