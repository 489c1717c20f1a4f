"""Trading (§6.1, R7): one card or a sum of money an action, with anyone in the same area."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from engine.arkham_horror.cards import CARDS, TRADABLE
from engine.arkham_horror.hands import cap, copy_to_lose
from engine.arkham_horror.stack import Words
from engine.game import Action
from engine.legal import Lazy

if TYPE_CHECKING:
    from engine.arkham_horror.state import State

VERBS = ("give", "take-from", "give-money", "take-money")


class Partner(NamedTuple):
    """What can change hands with one seat, by verb: ids of cards, and dollars."""

    seat: int
    gives: tuple[str, ...]
    takes: tuple[str, ...]
    money: int
    other_money: int

    @property
    def size(self) -> int:
        """How many trades there are."""
        return len(self.gives) + len(self.takes) + self.money + self.other_money

    def at(self, number: int) -> Action:
        """The trade with this number."""
        for verb, things in (("give", self.gives), ("take-from", self.takes)):
            if number < len(things):
                return f"{verb} {self.seat} {things[number]}"
            number -= len(things)
        if number < self.money:
            return f"give-money {self.seat} {number + 1}"
        return f"take-money {self.seat} {number - self.money + 1}"

    def find(self, verb: str, what: str) -> int | None:
        """The number of a trade."""
        before = 0
        for name, things in (("give", self.gives), ("take-from", self.takes)):
            if name == verb:
                return before + things.index(what) if what in things else None
            before += len(things)
        most = self.money if verb == "give-money" else self.other_money
        if not what.isdecimal() or str(int(what)) != what or not 1 <= int(what) <= most:
            return None
        return before + (0 if verb == "give-money" else self.money) + int(what) - 1


class Offers(Lazy):
    """What may be done, and after it all trades, which are not listed."""

    def __init__(self, plain: tuple[Action, ...], partners: tuple[Partner, ...]) -> None:
        self.plain, self.partners = plain, partners
        self._size = len(plain) + sum([partner.size for partner in partners])

    @property
    def size(self) -> int:
        """How many there are."""
        return self._size

    def __len__(self) -> int:
        return self._size

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Offers) and (self.plain, self.partners) == (other.plain, other.partners)

    def __hash__(self) -> int:
        return hash((self.plain, self.partners))

    def at(self, number: int) -> Action:
        """The action with this number."""
        if number < len(self.plain):
            return self.plain[number]
        number -= len(self.plain)
        for partner in self.partners:
            if number < partner.size:
                return partner.at(number)
            number -= partner.size
        raise IndexError(number)

    def find(self, action: Action) -> int | None:
        """Its number."""
        if action in self.plain:
            return self.plain.index(action)
        words = action.split(" ")
        if len(words) != 3 or words[0] not in VERBS:
            return None
        before = len(self.plain)
        for partner in self.partners:
            if words[1] == str(partner.seat):
                number = partner.find(words[0], words[2])
                return None if number is None else before + number
            before += partner.size
        return None


@lru_cache(maxsize=4096)
def tradable(cards: tuple[str, ...]) -> tuple[str, ...]:
    """The ids of what one may give away of a hand."""
    return tuple(dict.fromkeys([CARDS[name].id for name in cards if name in TRADABLE]))


def with_trades(state: State, seat: int, plain: tuple[Action, ...]) -> Sequence[Action]:
    """These actions, and everything that can change hands here."""
    inv = state.seats[seat]
    here, partners = inv.at, []
    for other, one in enumerate(state.seats):
        if one.at == here and other != seat:
            partners.append(Partner(other, tradable(inv.cards), tradable(one.cards), inv.money, one.money))
    return Offers(plain, tuple(partners)) if partners else plain


def trade(state: State, words: Words, seat: int) -> None:
    """Consent is assumed (R7); R64: an exhausted copy first."""
    verb, other, what = words[0], int(words[1]), words[2]
    giver, taker = (seat, other) if verb.startswith("give") else (other, seat)
    rich, poor = state.seats[giver], state.seats[taker]
    if verb.endswith("money"):
        rich.money -= int(what)
        poor.money += int(what)
        return state.tell("trade", "§6.1", giver=giver, taker=taker, money=int(what))
    card = copy_to_lose(state, giver, what)
    rich.cards = tuple([name for name in rich.cards if name != card])
    poor.cards += (card,)
    if card in rich.exhausted:
        rich.exhausted = tuple([name for name in rich.exhausted if name != card])
        poor.exhausted += (card,)
    state.tell("trade", "§6.1", giver=giver, taker=taker, card=what)
    if CARDS[card].bonus:
        cap(state, giver)
    return None
