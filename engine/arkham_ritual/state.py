"""A game of Arkham Ritual in progress: who may do what, and what it does (§5 to §8, §12)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, NamedTuple

from engine import game
from engine.arkham_ritual import actions, rulings, scoring
from engine.arkham_ritual.cards import Card
from engine.arkham_ritual.effects import ON_DISCARD, settle_orb
from engine.arkham_ritual.endings import end_round
from engine.arkham_ritual.memory import NO_DRAW, Look, Mix
from engine.arkham_ritual.owning_up import own_up
from engine.arkham_ritual.rules import MOST_SANITY, NOT, RECEIVE, Rules, Seating, seating
from engine.arkham_ritual.talk import Word, way
from engine.arkham_ritual.view import View, see, see_all
from engine.chance import draw, orders, shuffled
from engine.game import Action, Decision, Event, IllegalAction, Log

Phase = Literal["give", "receive", "orb", "wait", "over"]
ORB: tuple[Action, ...] = ("keep", "remove")


class Supply(NamedTuple):
    """Where cards come from: fixed decks as far as they reach (top first), then the seed. A secret."""

    seed: int | None
    first: int | None = None
    decks: tuple[tuple[Card, ...], ...] = ()


class State(game.State[View]):
    """Everything that is so, hidden or not. Seats are followed by the dummies in `held`."""

    __slots__ = (
        "active", "aside", "choices", "deck", "discards", "doom", "draws", "hands", "held", "look", "mixes",
        "moves", "offered", "offered_draw", "peeks", "phase", "quiet", "round", "rules", "sanity", "seating",
        "since", "supply", "to_act", "words",
    )  # fmt: skip

    rules: Rules
    seating: Seating
    supply: Supply
    round: int
    doom: int
    """§13: the Doom Track's spot for this round."""
    sanity: list[int]
    held: list[Card]
    deck: list[Card]
    """The top is the last."""
    discards: list[Card]
    aside: Card | None
    """The card the Orb took off the deck: in the looker's hand in phase `orb`, later out of the round."""
    active: int
    to_act: int | None
    phase: Phase
    choices: tuple[Action, ...]
    hands: int
    """The hands still on the table, as a mask."""
    offered: Card | None
    """The card drawn this turn, until it is taken or discarded."""
    moves: list[Action]
    """This round's actions."""
    draws: int
    """How many cards have left the deck this round (see memory.py)."""
    offered_draw: int
    since: list[int]
    """By seat, the draw that brought its card; 0 if it was dealt."""
    look: Look | None
    mixes: tuple[Mix, ...]
    quiet: int
    """A mask: the seats whose card was there when a Gate found no Great Old One."""
    words: tuple[Word, ...]
    """§11: by seat, how true its sayings of earlier rounds were (see talk.py)."""
    peeks: int
    """How often somebody owned up in this game: each shuffle has a stream of its own."""

    def __init__(self, rules: Rules, supply: Supply, log: Log = None) -> None:
        """§2, §5: everyone has 7 sanity; the first active player is random."""
        self.rules, self.supply, self.seating = rules, supply, seating(rules.players)
        self.sanity = [MOST_SANITY] * rules.players
        self.round = self.peeks = 0
        self.doom = 1
        self.words = (Word(),) * rules.players
        self._lay_out(())
        first = supply.first
        self.begin_round(self.draw_number("first", 0, rules.players) if first is None else first, log)

    # What may be done

    @property
    def decision(self) -> Decision | None:
        """What the phase asks."""
        return None if self.to_act is None else Decision(self.phase, self.to_act)

    def legal(self) -> tuple[Action, ...]:
        """What whoever must act may do."""
        return self.choices

    def asides(self) -> tuple[Action, ...]:
        """§12 Q3: at any time in a round a player may own up to having seen the own card."""
        return () if self.phase in ("over", "wait") else actions.PEEKED[: self.rules.players]

    def voices(self) -> tuple[int, ...]:
        """§11: who has seen the card is heard first."""
        return (self.active,)

    def actor(self, action: Action) -> int | None:
        """Whose it is: talk and owning up name their seat."""
        return self.to_act if action in self.choices else actions.owner(action)

    def why_not(self, action: Action) -> str | None:
        """The rule that forbids it, in a few words; None if it may be done."""
        if action in self.choices or action in self.asides():
            return None
        return actions.why_not(self, action)

    def apply(self, action: Action, log: Log = None) -> None:
        """Do it and tell `log`; or raise IllegalAction and change nothing."""
        if action in self.choices:
            self.moves.append(action)
            if self.phase == "receive":
                if action == "take":
                    self._take(log)
                elif action == "pass":
                    self._let_go(log)
                else:
                    self._hand_on(actions.TARGET[action], "pass", log)
            elif self.phase == "give":
                self._hand_on(actions.TARGET[action], "give", log)
            else:
                settle_orb(self, action, log)
        elif reason := self.why_not(action):
            raise IllegalAction(action, reason, self.choices)
        else:
            self.moves.append(action)
            if action in actions.PEEKED:
                own_up(self, actions.TARGET[action], log)
            elif log is not None:
                log.append(actions.said(action, way(self.round, len(self.moves))))

    # A turn (§6)

    def _begin_turn(self, active: int, log: Log) -> None:
        """§6-1: the active player alone looks at the top card; every other hand is on the table."""
        self.active = self.to_act = active
        self.offered = card = self.deck.pop()
        self.draws = self.offered_draw = self.draws + 1
        self.hands = self.seating.hands[active]
        self.phase = "give"
        self.choices = self.seating.give[active]
        if log is not None:
            log.append(Event("draw", "§6-1", {"who": active}, {"card": card.id}, (active,)))

    def _hand_on(self, to: int, verb: str, log: Log) -> None:
        """§6-1, §6-2: the card goes face down to a player, who takes the hand off the table."""
        if log is not None:
            rule = "§6-1" if verb == "give" else "§6-2"
            log.append(Event(verb, rule, {"who": self.to_act, "to": to}))
        self.to_act = to
        self.hands = hands = self.hands & NOT[to]
        self.phase = "receive"
        self.choices = RECEIVE[hands]

    def _take(self, log: Log) -> None:
        """§6-2: discard the held card face up, hold the new one unseen; then a discarded event resolves."""
        seat, new = self.to_act, self.offered
        assert seat is not None
        assert new is not None
        old = self.held[seat]
        self.discards.append(old)
        self.held[seat] = new
        if self.look is not None and self.look.draw == self.since[seat]:
            self.look = None
        self.since[seat] = self.offered_draw
        self.quiet &= NOT[seat]
        self.offered = None
        self.offered_draw = NO_DRAW
        if log is not None:
            log.append(Event("discard", "§6-2", {"who": seat, "card": old.id}))
            log.append(Event("take", "§6-2", {"who": seat}, {"card": new.id}, self.seating.others[seat]))
        if old.event is not None:
            ON_DISCARD[old.event](self, seat, log)
        else:
            self.end_turn(log)

    def _let_go(self, log: Log) -> None:
        """§6-2: no hand is left to pass to: the card is discarded without effect and the round ends."""
        card = self.offered
        assert card is not None
        self.discards.append(card)
        if self.look is not None and self.look.draw == self.offered_draw:
            self.look = None
        self.offered = None
        self.offered_draw = NO_DRAW
        if log is not None:
            log.append(Event("let-go", "§6-2", {"who": self.to_act, "card": card.id}))
        end_round(self, log)

    def end_turn(self, log: Log) -> None:
        """§6-3: with an empty deck the round ends; else the next active player draws."""
        if self.deck:
            self._begin_turn(self.seating.following[self.active][self.hands], log)
        else:
            if log is not None:
                log.append(Event("deck-empty", "§6-3"))
            end_round(self, log)

    def ask_orb(self, seat: int) -> None:
        """Who discarded the Orb looks at a card and must put it back or remove it."""
        self.to_act = seat
        self.phase = "orb"
        self.choices = ORB

    # A round (§5)

    def _lay_out(self, cards: Sequence[Card]) -> None:
        """§5-1: one card to each seat, then one to each dummy; the rest is the deck."""
        players = self.rules.players
        dealt = players + self.rules.dummies
        self.held = list(cards[:dealt])
        self.deck = list(cards[: dealt - 1 : -1])
        self.discards, self.moves = [], []
        self.since = [0] * players
        self.draws = self.offered_draw = self.quiet = self.hands = 0
        self.mixes = ()
        self.offered = self.aside = self.look = None

    def begin_round(self, active: int, log: Log) -> None:
        """§5: shuffle and deal, or wait for a deck."""
        self.active = active
        decks = self.supply.decks
        if self.round < len(decks):
            cards: Sequence[Card] = decks[self.round]
        elif self.supply.seed is None:
            self.stop("wait")
            if log is not None:
                log.append(Event("wait", "§5-1"))
            return
        else:
            in_play = rulings.next_round(self.rules.cards)
            cards = shuffled(in_play, self.draw_number("deck", self.round + 1, orders(in_play)))
        self.round += 1
        self._lay_out(cards)
        if log is not None:
            self._tell_deal(log)
        self._begin_turn(active, log)

    def _tell_deal(self, log: list[Event]) -> None:
        told = {"round": self.round, "active": self.active}
        log.append(Event("round", "§5", told | {"doom": self.doom} if self.rules.doom_track else told))
        for seat, card in enumerate(self.held):
            if seat < self.rules.players:
                log.append(Event("deal", "§5-1", {"who": seat}, {"card": card.id}, self.seating.others[seat]))
            else:
                log.append(Event("deal", "§14", {"dummy": seat, "card": card.id}))

    def stop(self, phase: Phase) -> None:
        """Nobody can act: the game is over, or waits."""
        self.phase, self.to_act, self.choices = phase, None, ()

    def draw_number(self, name: str, number: int, below: int) -> int:
        """Chance, which only the seed decides."""
        seed = self.supply.seed
        return draw(rulings.SEEDLESS if seed is None else seed, name, number, below)

    @property
    def spot(self) -> int | None:
        """§13: the Doom Track's spot, if it is played with."""
        return self.doom if self.rules.doom_track else None

    # What comes out

    @property
    def winners(self) -> tuple[int, ...] | None:
        """§8: once the game is over, who won."""
        if self.phase != "over":
            return None
        return scoring.winners(self.sanity, self.rules.competitive)

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
            "round": self.round,
            "sanity": self.sanity[:],
            "winners": list(self.winners or ()),
            "to_act": self.to_act,
            "legal": list(self.choices),
        }
