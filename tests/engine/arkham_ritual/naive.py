"""A second, slow and obvious implementation of Arkham Ritual, to check the engine against.

It is written from the rules text alone and reads like it: lists and loops, nothing cached, nothing clever.
Section numbers (§) are the printed rulebook's; "Ruling" marks what this project's rules text settles itself.
"""

from collections.abc import Callable

from tests.engine.arkham_ritual.naive_cards import (
    CHOICES,
    MYSTERY,
    SWITCHES,
    cards_in_play,
    is_cursed,
    is_old_one,
)
from tests.engine.arkham_ritual.naive_sanity import MAX_SANITY, Markers

LAST_DOOM = 7  # §13, Ruling


class Naive(Markers):
    """One game, played by `apply`; everything about it can be read from the attributes."""

    def __init__(
        self,
        players: int,
        options: dict[str, object],
        first: int,
        decks: list[list[str]],
        shuffle: Callable[[list[str]], list[str]] | None = None,
        draw_old_one: Callable[[], str] | None = None,
    ) -> None:
        if players not in [3, 4, 5, 6, 7]:
            raise ValueError("3 to 7 players")
        if first not in range(players):
            raise ValueError("the first active player must be a seat")
        for name, value in options.items():
            if name in CHOICES and value not in CHOICES[name]:
                raise ValueError(f"option {name} cannot be {value!r}")
            if name in SWITCHES and not isinstance(value, bool):
                raise ValueError(f"option {name} must be true or false")
            if name not in CHOICES and name not in SWITCHES:
                raise ValueError(f"no option is called {name!r}")
        self.players = players
        self.event = str(options.get("event", "orb"))
        self.ally = str(options.get("ally", "investigator"))
        self.zealot = str(options.get("zealot", "cultist"))
        self.old_one = str(options.get("old_one", "cthulhu"))
        self.doom_track = bool(options.get("doom_track", False))
        self.competitive = bool(options.get("competitive", False))
        if self.old_one == MYSTERY and draw_old_one is None:
            raise ValueError("the mystery needs draw_old_one")
        cards = cards_in_play(self.event, self.ally, self.zealot, self.old_one)
        for deck in decks:
            if sorted(deck) != sorted(cards):
                raise ValueError("a deck must be the 22 cards in play, each once")
        self.shuffle = shuffle
        self.draw_old_one = draw_old_one
        self.decks_to_come: list[list[str]] = [list(deck) for deck in decks]

        # §14: 3 players have 2 dummies, 4 players have 1, more have none.
        self.dummies = {3: 2, 4: 1}.get(players, 0)

        self.sanity: list[int] = [MAX_SANITY] * players
        self.held: list[str] = []  # the seats' cards, then the dummies'
        self.deck: list[str] = []  # top first
        self.discards: list[str] = []
        self.removed: list[str] = []
        self.active: int = first
        self.hands: set[int] = set()
        self.offered: str | None = None
        self.looking: str | None = None
        self.phase: str = "wait"
        self.to_act: int | None = None
        self.over: bool = False
        self.winners: list[int] = []
        self.round: int = 0
        self.doom: int = 1
        self.seen: list[set[str]] = [set() for _ in range(players)]
        self.quiet: set[int] = set()
        self.top_colour: str | None = None

        self._begin_round()

    # ------------------------------------------------------------------ what may be done, and doing it

    def legal(self) -> list[str]:
        """What whoever must act may do (§6, §10-2); nothing while waiting or when the game is over."""
        if self.phase == "give":
            # §12 Q1: the active player can never keep the card. Everyone else's hand is on the table.
            return [f"give {seat}" for seat in range(self.players) if seat != self.active]
        if self.phase == "receive":
            if len(self.hands) == 0:
                return ["take", "pass"]
            return ["take"] + [f"pass {seat}" for seat in range(self.players) if seat in self.hands]
        if self.phase == "orb":
            return ["keep", "remove"]
        return []

    def apply(self, action: str) -> None:
        """Do one action; ValueError, and nothing changed, if it is not legal now."""
        words = action.split(" ")
        if action in self.legal():
            if words[0] == "give":
                self._hand_card_to(int(words[1]))
            elif words[0] == "take":
                self._take()
            elif words[0] == "pass" and len(words) == 2:
                self._hand_card_to(int(words[1]))
            elif words[0] == "pass":
                self._pass_to_nobody()
            elif words[0] == "keep":
                self._orb_keep()
            elif words[0] == "remove":
                self._orb_remove()
        elif words[0] == "peeked" and len(words) == 2 and self._round_is_on() and self._is_seat(words[1]):
            self._peeked(int(words[1]))
        elif self._is_talk(action):
            pass  # §11: talk changes nothing
        else:
            raise ValueError(f"{action!r} is not legal; legal: {self.legal()}")

    def summary(self) -> dict[str, object]:
        """What a replay prints."""
        return {
            "over": self.over,
            "round": self.round,
            "sanity": list(self.sanity),
            "winners": list(self.winners),
            "to_act": self.to_act,
            "legal": self.legal(),
        }

    def _round_is_on(self) -> bool:
        return self.phase in ["give", "receive", "orb"]

    def _is_seat(self, word: str) -> bool:
        return word in [str(seat) for seat in range(self.players)]

    def _is_talk(self, action: str) -> bool:
        """`say S LINE` or `say S LINE T`, single spaces between, any time until the game is over (§11)."""
        words = action.split()
        if self.over or " ".join(words) != action or len(words) not in [3, 4]:
            return False
        if words[0] != "say" or not self._is_seat(words[1]):
            return False
        return len(words) == 3 or self._is_seat(words[3])

    # ------------------------------------------------------------------ rounds and turns

    def _begin_round(self) -> None:
        """§5: all 22 cards are shuffled and dealt, and an active player is found; or wait for a deck."""
        if len(self.decks_to_come) == 0:
            self.phase = "wait"
            self.to_act = None
            return
        cards = self.decks_to_come.pop(0)
        self.round += 1
        if self.round > 1:
            self.active = self._first_active_of_a_later_round()
        holders = self.players + self.dummies
        self.held = cards[:holders]
        self.deck = cards[holders:]
        self.discards = []
        self.removed = []
        self.offered = None
        self.looking = None
        self.top_colour = None
        self.quiet = set()
        self.seen = [set() for _ in range(self.players)]
        for holder in range(holders):
            self._show_held_card_to_others(holder)
        self._begin_turn()

    def _first_active_of_a_later_round(self) -> int:
        """§5-2: the lowest sanity; of several, the first met clockwise from the last active player.

        Ruling: the search starts with that player's left neighbour, so that player comes last.
        """
        seat = (self.active + 1) % self.players
        while self.sanity[seat] != min(self.sanity):
            seat = (seat + 1) % self.players
        return seat

    def _begin_turn(self) -> None:
        """§6-1: the active player alone looks at the top card; all others have a hand on the table."""
        self.hands = {seat for seat in range(self.players) if seat != self.active}
        self.offered = self.deck.pop(0)
        self.top_colour = None
        self.seen[self.active].add(self.offered)
        self.phase = "give"
        self.to_act = self.active

    def _hand_card_to(self, seat: int) -> None:
        """§6-1, §6-2: the face-down card comes to a player, who takes the hand off the table."""
        self.hands.remove(seat)
        self.phase = "receive"
        self.to_act = seat

    def _take(self) -> None:
        """§6-2: discard the held card face up, hold the new one unseen, then a discarded event resolves."""
        assert self.to_act is not None
        assert self.offered is not None
        seat = self.to_act
        discarded = self.held[seat]
        self.discards.append(discarded)
        self._show_to_all(discarded)

        self.held[seat] = self.offered
        self.offered = None
        self._show_held_card_to_others(seat)
        self.quiet.discard(seat)

        if discarded == "elder-sign":
            # §10-2, §12 Q2: the round ends at once, with the new card in hand.
            self._end_round_normally()
        elif discarded in ["gate-1", "gate-2"]:
            self._gate()
        elif discarded == "orb":
            self._orb(seat)
        elif discarded == "trapezohedron":
            self._trapezohedron(seat)
        else:
            self._end_turn()

    def _pass_to_nobody(self) -> None:
        """§6-2: with no hand left, the card is discarded without effect and the round ends."""
        assert self.offered is not None
        self.discards.append(self.offered)
        self._show_to_all(self.offered)
        self.offered = None
        self._end_round_normally()

    def _end_turn(self) -> None:
        """§6-3: an empty deck ends the round; otherwise find the next active player (Example 1)."""
        if len(self.deck) == 0:
            self._end_round_normally()
            return
        left_neighbour = (self.active + 1) % self.players
        clockwise = [(self.active + steps) % self.players for steps in range(1, self.players)]
        with_a_hand_on_the_table = [seat for seat in clockwise if seat in self.hands]
        if len(with_a_hand_on_the_table) > 0:
            self.active = with_a_hand_on_the_table[0]
        else:
            self.active = left_neighbour
        self._begin_turn()

    # ------------------------------------------------------------------ who is shown what

    def _show_to_all(self, card: str) -> None:
        for seat in range(self.players):
            self.seen[seat].add(card)

    def _show_held_card_to_others(self, holder: int) -> None:
        """Everyone sees every card but their own; a dummy's card is face up to all (§14)."""
        for seat in range(self.players):
            if seat != holder:
                self.seen[seat].add(self.held[holder])

    # ------------------------------------------------------------------ events, when discarded by taking

    def _gate(self) -> None:
        """§10-2: a Great Old One held by anyone, the card just taken included (§12 Q4), resolves.

        It resolves instead of the normal end of the round, and characters have no effect. Ruling: a dummy's
        Great Old One is held by a player too.
        """
        for holder in range(len(self.held)):
            if is_old_one(self.held[holder]):
                self._wake(holder)
                self._after_the_round()
                return
        self.quiet = set(range(self.players))
        self._end_turn()

    def _orb(self, seat: int) -> None:
        """§10-2: look at the deck's top card. Ruling: with an empty deck, nothing."""
        if len(self.deck) == 0:
            self._end_turn()
            return
        self.looking = self.deck.pop(0)
        self.seen[seat].add(self.looking)
        self.top_colour = None
        self.phase = "orb"
        self.to_act = seat

    def _orb_keep(self) -> None:
        """§10-2: the card goes back on top."""
        assert self.looking is not None
        self.deck.insert(0, self.looking)
        self.looking = None
        self._end_turn()

    def _orb_remove(self) -> None:
        """§10-2: the card is removed, face down. Ruling: for this round only."""
        assert self.looking is not None
        self.removed.append(self.looking)
        self.looking = None
        self._end_turn()

    def _trapezohedron(self, seat: int) -> None:
        """§10-2: look at the deck's top card, which stays; 1 sanity more if it is sane, else 1 less.

        Everyone learns its colour by that. At 0 the game ends at once. Ruling: with an empty deck, nothing.
        """
        if len(self.deck) == 0:
            self._end_turn()
            return
        self.seen[seat].add(self.deck[0])
        if is_cursed(self.deck[0]):
            self.top_colour = "cursed"
            self._lose(seat, 1)
        else:
            self.top_colour = "sane"
            self._gain(seat, 1)
        if self.sanity[seat] == 0:
            self._end_game()
        else:
            self._end_turn()

    # ------------------------------------------------------------------ seen by accident

    def _peeked(self, seat: int) -> None:
        """§12 Q3: the card goes on the deck, the deck is shuffled, the top card is taken, 1 sanity is lost.

        At 0 the game ends at once. Who must act, and the card on its way, stay as they were.
        """
        if self.shuffle is None:
            raise RuntimeError("peeked needs a shuffle")
        before = [self.held[seat], *self.deck]
        after = list(self.shuffle(list(before)))
        if sorted(after) != sorted(before):
            raise RuntimeError("the shuffle changed the cards")
        self.seen[seat].add(self.held[seat])
        self.held[seat] = after[0]
        self.deck = after[1:]
        self.top_colour = None
        self._show_held_card_to_others(seat)
        self.quiet.discard(seat)
        self._lose(seat, 1)
        if self.sanity[seat] == 0:
            self._end_game()

    # ------------------------------------------------------------------ the end of a round

    def _end_round_normally(self) -> None:
        """§7: all cards are shown; who did not survive loses, and a surviving Investigator gains."""
        survivors = [holder for holder in range(len(self.held)) if self._survives(holder)]
        lost = [holder for holder in range(len(self.held)) if not self._survives(holder)]
        for seat in range(self.players):
            if seat in lost and self.held[seat] == "student":
                self._lose(seat, 1)
            elif seat in lost:
                self._lose(seat, self._normal_amount(len(lost)))
            elif seat in survivors and self.held[seat] == "investigator":
                self._gain(seat, 1)
        self._after_the_round()

    def _after_the_round(self) -> None:
        """§8, §13, §5: somebody at 0 ends the game; else the Doom Track moves and a round begins."""
        if 0 in self.sanity:
            self._end_game()
            return
        self.doom = min(LAST_DOOM, self.doom + 1)
        self._begin_round()

    def _end_game(self) -> None:
        """§8: everyone with at least 1 wins; in the competitive variant only those with the most.

        A card that was on its way or being looked at when somebody's peeking ended the game is laid back on
        the deck, unseen.
        """
        for card in [self.looking, self.offered]:
            if card is not None:
                self.deck.insert(0, card)
        self.looking = None
        self.offered = None
        self.over = True
        self.phase = "over"
        self.to_act = None
        self.winners = [seat for seat in range(self.players) if self.sanity[seat] >= 1]
        if self.competitive:
            self.winners = [seat for seat in self.winners if self.sanity[seat] == max(self.sanity)]
