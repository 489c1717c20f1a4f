"""A second, slow and obvious implementation of Ritual, to check the engine against.

It is written from the rules text alone and reads like it: lists and loops, nothing cached, nothing clever.
Section numbers (§) are those of docs/ritual.md; "Ruling" marks what this project's rules text settles itself.
"""

from __future__ import annotations

PAIRS = [("r", "g"), ("g", "y"), ("y", "r")]
POINTS = [(1, 4), (4, 1), (2, 3), (3, 2), (1, 3), (3, 1), (2, 4), (4, 2), (2, 2), (3, 3)]  # Ruling


def all_cards() -> list[str]:
    """§1-1: 30 cards, named by both ends."""
    cards = []
    for one, other in PAIRS:
        for points, against in POINTS:
            cards.append(one + str(points) + other + str(against))
    return cards


def points_of(card: str, colour: str) -> int:
    """The points of the end of this colour."""
    if card[0] == colour:
        return int(card[1])
    if card[2] == colour:
        return int(card[3])
    raise ValueError(f"{card} has no end of colour {colour}")


def back_of(card: str) -> str:
    """§1-2: both ends' points. Ruling: turned so that the lower comes first."""
    numbers = sorted([card[1], card[3]])
    return numbers[0] + "-" + numbers[1]


class NaiveRitual:
    """One game, played by `apply`; everything about it can be read from the attributes."""

    def __init__(self, players: int, first: int, deals: list[list[list[str]]], altar: list[str]) -> None:
        if players not in [2, 3, 4, 5]:
            raise ValueError("2 to 5 players")
        for deal in deals:
            cards = [card for cards in deal for card in cards]
            if len(deal) != players or any(len(cards) != 6 for cards in deal):
                raise ValueError("a deal has a set of 6 for each player")
            if len(set(cards)) != len(cards) or any(card not in all_cards() for card in cards):
                raise ValueError("a deal has every card at most once")
        self.players = players
        self.deals_to_come = [[list(cards) for cards in deal] for deal in deals]
        self.markers_to_come = list(altar)
        self.deal: list[list[str]] = []
        self.over = False
        self.waiting = False
        self.winners: list[int] = []
        self.contribution = [0] * players
        self.turned: list[str] = []
        self.ritual = 1
        self.round = 1
        self.start_of_ritual = first
        self.start = first
        self.drafted: dict[int, int] = {}
        self.hands: list[list[str]] = [[] for _ in range(players)]
        self.plus = [0] * players
        self.minus = [0] * players
        self.out: list[int] = []
        self.altar: str | None = None
        self.laid: dict[int, tuple[str, str]] = {}
        self.turned_up: list[dict[int, tuple[str, str]]] = []
        self.to_act: int | None = None
        self.seen: list[set[str]] = [set() for _ in range(players)]
        self._new_ritual(1, first)

    # ------------------------------------------------------------------ what may be done, and doing it

    def legal(self) -> list[str]:
        if self.over or self.waiting:
            return []
        if len(self.drafted) < self.players:
            return [f"draft {k}" for k in range(self.players) if k not in self.drafted.values()]
        assert self.to_act is not None
        actions = []
        for card in self.hands[self.to_act]:
            actions.append(f"chant {card} {card[0]}")
            actions.append(f"chant {card} {card[2]}")
        return actions

    def apply(self, action: str) -> None:
        if action not in self.legal():
            raise ValueError(f"{action!r} is not legal")
        assert self.to_act is not None
        words = action.split(" ")
        if words[0] == "draft":
            self._draft(self.to_act, int(words[1]))
        else:
            self._chant(self.to_act, words[1], words[2])

    def points(self, seat: int) -> int:
        """Points minus madness."""
        return self.plus[seat] - self.minus[seat]

    def summary(self) -> dict[str, object]:
        """What a replay prints."""
        return {
            "over": self.over,
            "ritual": self.ritual,
            "round": self.round,
            "points": [self.points(seat) for seat in range(self.players)],
            "out": sorted(self.out),
            "contribution": list(self.contribution),
            "winners": list(self.winners),
            "to_act": self.to_act,
            "legal": sorted(self.legal()),
        }

    # ------------------------------------------------------------------ before each ritual (§2)

    def _wait(self) -> None:
        self.waiting = True
        self.to_act = None

    def _new_ritual(self, number: int, start: int) -> None:
        """§2, §5: a new deal, points at 0, all in again; markers already turned stay face up."""
        if len(self.deals_to_come) == 0:
            self._wait()
            return
        self.deal = self.deals_to_come.pop(0)
        self.ritual = number
        self.round = 1
        self.start_of_ritual = start
        self.start = start
        self.drafted = {}
        self.hands = [[] for _ in range(self.players)]
        self.plus = [0] * self.players
        self.minus = [0] * self.players
        self.out = []
        self.altar = None
        self.laid = {}
        self.turned_up = []
        self.seen = [set() for _ in range(self.players)]
        self.to_act = (start - 1) % self.players  # §2-2: reverse turn order, the start player last

    def _draft(self, seat: int, number: int) -> None:
        """§2-2."""
        self.drafted[seat] = number
        if len(self.drafted) < self.players:
            self.to_act = (seat - 1) % self.players
            return
        for player in range(self.players):
            self.hands[player] = list(self.deal[self.drafted[player]])
            self.seen[player].update(self.hands[player])
        self._turn_marker(1, self.start_of_ritual)

    # ------------------------------------------------------------------ a round (§3)

    def _turn_marker(self, number: int, start: int) -> None:
        """§3-1."""
        if len(self.markers_to_come) == 0:
            self._wait()
            return
        self.round = number
        self.start = start
        if len(self.turned) == 15:
            self.turned = []  # Ruling: the used ones are shuffled in again
        self.altar = self.markers_to_come.pop(0)
        self.turned.append(self.altar)
        if self.turned.count(self.altar) > 5:
            raise ValueError("there are five markers of each colour")
        self.laid = {}
        self.to_act = start

    def _left_neighbour(self, seat: int) -> int:
        """The next clockwise of those still in."""
        seat = (seat + 1) % self.players
        while seat in self.out:
            seat = (seat + 1) % self.players
        return seat

    def _chant(self, seat: int, card: str, colour: str) -> None:
        """§3-2."""
        self.hands[seat].remove(card)
        self.laid[seat] = (card, colour)
        if len(self.laid) + len(self.out) < self.players:
            self.to_act = self._left_neighbour(seat)
            return
        self._turn_up()

    def _turn_up(self) -> None:
        """§3-3: the five results."""
        for card, _ in self.laid.values():
            for seat in range(self.players):
                self.seen[seat].add(card)
        m = len([seat for seat in self.laid if self.laid[seat][1] == self.altar])
        d = len(self.laid) - m
        colours = {colour for _, colour in self.laid.values()}
        gained = [0] * self.players
        for seat, (card, colour) in self.laid.items():
            points = points_of(card, colour)
            strayed = colour != self.altar
            if d == 0:
                gained[seat] = points
            elif 1 <= d <= m:
                gained[seat] = points if strayed else 0
            elif d > m >= 1:
                gained[seat] = -points if strayed else points
            elif len(colours) == 1:
                gained[seat] = points
            else:
                gained[seat] = -points
        for seat in range(self.players):
            if gained[seat] > 0:
                self.plus[seat] += gained[seat]
            else:
                self.minus[seat] += -gained[seat]
        self.turned_up.append(self.laid)
        self.laid = {}

        # §3-4. Ruling: before the check for 10.
        for seat in range(self.players):
            if self.minus[seat] >= 5 and seat not in self.out:
                self.out.append(seat)

        # §3-5, §3-6
        still_in = [seat for seat in range(self.players) if seat not in self.out]
        if len(still_in) == 0:
            self._new_ritual(self.ritual, self.start_of_ritual)  # Ruling: the same start player
        elif any(self.points(seat) == 10 for seat in still_in) or len(still_in) == 1 or self.round == 5:
            self._end_of_ritual(still_in, gained)
        else:
            self._turn_marker(self.round + 1, self._left_neighbour(self.start))

    # ------------------------------------------------------------------ contribution, next ritual, end

    def _end_of_ritual(self, still_in: list[int], gained: list[int]) -> None:
        """§4."""
        at_ten = [seat for seat in still_in if self.points(seat) == 10]
        if len(at_ten) == 1:
            self.contribution[at_ten[0]] += 3
            others = [seat for seat in still_in if seat not in at_ten]
            for seat in self._most(others):
                self.contribution[seat] += 1
        elif len(at_ten) > 1:
            for seat in at_ten:
                self.contribution[seat] += 2
        else:
            most = self._most(still_in)
            for seat in most:
                self.contribution[seat] += 2
            if len(most) == 1:
                for seat in self._most([seat for seat in still_in if seat not in most]):
                    self.contribution[seat] += 1
        if self.ritual == 3:
            self._end_of_game()
        else:
            self._new_ritual(self.ritual + 1, self._next_start(still_in, gained))

    def _most(self, seats: list[int]) -> list[int]:
        """Those of them with the most points, none if there are none."""
        return [seat for seat in seats if all(self.points(seat) >= self.points(other) for other in seats)]

    def _next_start(self, still_in: list[int], gained: list[int]) -> int:
        """§5."""
        tied = self._most(still_in)
        tied = [seat for seat in tied if all(gained[seat] >= gained[other] for other in tied)]
        seat = self.start
        while seat not in tied:
            seat = (seat + 1) % self.players
        return seat

    def _end_of_game(self) -> None:
        """§6."""
        everyone = range(self.players)
        tied = [seat for seat in everyone if self.contribution[seat] == max(self.contribution)]
        best = max(self.points(seat) for seat in tied)
        self.winners = [seat for seat in tied if self.points(seat) == best]
        self.over = True
        self.to_act = None
