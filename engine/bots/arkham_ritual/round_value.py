"""How well a round would end for a seat, for every card it might hold: fast, by tables.

Cards are numbers here, their places in `rules.cards`; sets of seats are bit masks, dummies after players.
How a round ends (§7) depends only on who does not survive and on who holds the ally, so that each such end is
judged once and looked up ever after.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

from engine.arkham_ritual.cards import OLD_ONES, Card
from engine.arkham_ritual.rules import Rules
from engine.arkham_ritual.scoring import CURSED, SANE, WAKE, Waking, changes, settle, winners

ARTIFACTS = range(15)
GATES = (16, 17)
ALLY, ZEALOT, OLD_ONE = 19, 20, 21
UNKNOWN = -1
"""In place of a card's number: it is not known, or shall not count."""
NONE = 5
ARTIFACT = (*(card // 3 for card in ARTIFACTS), *[NONE] * 7)
"""Which of the five artifacts a card is; the sixth is none."""
IS_CURSED = (*(card % 3 == 2 for card in ARTIFACTS), *[False] * 6, True)

IS_CULT = {"cultist": True, "professor": False}
IS_WARY = {"student": True, "investigator": False}
"""How a zealot and an ally are played; one that is not here is not known how to be played."""

Judge = Callable[["Stakes", Sequence[int]], float]
"""What an end of the round is worth, told by what each player gains or loses."""


class Stakes(dict[int, float]):
    """What is at stake for one seat at the end of a round: the worth of each end, by who does not survive
    (a mask) and, 8 bits higher, 1 + the ally's holder."""

    def __init__(self, rules: Rules, sanity: tuple[int, ...], doom: int, me: int, judge: Judge) -> None:
        super().__init__()
        self.rules, self.sanity, self.me, self.judge = rules, sanity, me, judge
        self.spot = doom if rules.doom_track else None
        self.cult = IS_CULT[rules.cards[ZEALOT].id]
        self.student = IS_WARY[rules.cards[ALLY].id]
        self.places = rules.players + rules.dummies
        self.woken: dict[tuple[int, ...], float] = {}

    __hash__ = object.__hash__  # type: ignore[assignment]
    __eq__ = object.__eq__

    def __missing__(self, end: int) -> float:
        rules, ally = self.rules, (end >> 8) - 1
        held = [rules.cards[0]] * self.places
        if ally >= 0:
            held[ally] = rules.cards[ALLY]
        judged = [CURSED if end >> place & 1 else SANE for place in range(self.places)]
        self[end] = worth = self.judge(self, changes(held, judged, rules.players, self.spot))
        return worth

    def wake(self, held: Sequence[int], mine: int) -> float:
        """What it is worth that the Great Old One wakes, with this as the own card (§10-4)."""
        key = (*held, mine)
        if key not in self.woken:
            self.woken[key] = self._wake(
                [mine if place == self.me else card for place, card in enumerate(held)]
            )
        return self.woken[key]

    def _wake(self, held: list[int]) -> float:
        rules = self.rules
        place = held.index(OLD_ONE)
        cards: list[Card] = [rules.cards[max(card, 0)] for card in held]
        waking = Waking(cards, self.sanity, place if place < rules.players else None, self.spot)
        name = rules.cards[OLD_ONE].id
        names = (name,) if name in WAKE else OLD_ONES
        return sum(self.judge(self, WAKE[name](waking)) for name in names) / len(names)

    def end(self, held: Sequence[int]) -> float:
        """The worth of the round's end if all hold this (§7-1, §7-2, §10-3)."""
        zealot = ZEALOT in held
        cult, mad = zealot and self.cult, zealot and not self.cult
        first = [0] * NONE
        end, bit = 0, 1
        for card in held:
            if card >= 0:
                if IS_CURSED[card] is not cult:
                    end |= bit
                artifact = ARTIFACT[card]
                if artifact == NONE:
                    if mad:
                        end |= bit
                elif first[artifact]:
                    end |= bit | first[artifact]
                else:
                    first[artifact] = bit
            bit <<= 1
        if ALLY in held:
            ally = held.index(ALLY)
            end |= (ally + 1) << 8
            if self.student:
                end |= 1 << ally
        return self[end]

    def spread(self, held: Sequence[int], mine: Sequence[int], gate: bool = False) -> list[float]:
        """The worth of the round's end with each of these as the own card; `gate`: one was just discarded.

        `held` is what all hold, by place; the own place, and others that shall not count, are UNKNOWN."""
        if gate and OLD_ONE in held:
            return [self.wake(held, card) for card in mine]
        me = self.me
        places = [0] * (NONE + 1)
        cursed = there = 0
        bit = 1
        for card in held:
            if card >= 0:
                there |= bit
                places[ARTIFACT[card]] |= bit
                if IS_CURSED[card]:
                    cursed |= bit
            bit <<= 1
        doubled = 0
        for mask in places[:NONE]:
            if mask & (mask - 1):
                doubled |= mask
        zealot = ZEALOT in held
        ally = (held.index(ALLY) + 1) << 8 if ALLY in held else 0
        wary = 1 << held.index(ALLY) if ally and self.student else 0
        normal, under = cursed | doubled | wary, doubled | wary
        under |= there & ~cursed if self.cult else cursed | places[NONE]
        my_bit = 1 << me
        places[NONE] = 0
        worths = []
        for card in mine:
            artifact = ARTIFACT[card]
            same = places[artifact]
            if zealot or card == ZEALOT:
                end = under | same
                fails = same or (not IS_CURSED[card] if self.cult else IS_CURSED[card] or artifact == NONE)
            else:
                end = normal | same
                fails = same or IS_CURSED[card]
            if card == ALLY:
                if fails or self.student:
                    end |= my_bit
                worths.append(self[end | (me + 1) << 8])
            elif gate and card == OLD_ONE:
                worths.append(self.wake(held, card))
            else:
                worths.append(self[(end | my_bit if fails else end) | ally])
        return worths


@lru_cache(maxsize=256)
def stakes(rules: Rules, sanity: tuple[int, ...], doom: int, me: int, judge: Judge) -> Stakes:
    """The tables for a seat in a round: the same as long as nobody's sanity changes."""
    return Stakes(rules, sanity, doom, me, judge)


OTHERS, RIVALS = 0.1, 0.5
"""In sanity: what each sanity is worth that the others lose on average; and in the competitive game (§8)."""
DEATH = 4.0
"""In sanity: a game that ends and is lost counts minus this, one that ends and is won plus half of it."""


def worth(table: Stakes, change: Sequence[int]) -> float:
    """An end's worth to this seat, in sanity: what it gains or loses, a share of what the others lose, and if
    the game ends, whether it is won."""
    sanity, me, rivals = table.sanity, table.me, table.rules.competitive
    after = [settle(markers, gain) for markers, gain in zip(sanity, change, strict=True)]
    mine = after[me] - sanity[me]
    value = mine - (RIVALS if rivals else OTHERS) * (sum(after) - sum(sanity) - mine) / (len(after) - 1)
    if all(after):
        return value
    return value + DEATH / 2 if me in winners(after, rivals) else value - DEATH


def survives(table: Stakes, change: Sequence[int]) -> float:
    """Whether nothing is lost."""
    return float(change[table.me] >= 0)


def sanity(table: Stakes, change: Sequence[int]) -> float:
    """What is gained or lost."""
    return float(settle(table.sanity[table.me], change[table.me]) - table.sanity[table.me])
