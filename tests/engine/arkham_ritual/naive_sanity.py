"""§7, §10-4, for the second implementation: who survives, and what everybody gains and loses."""

from collections.abc import Callable

from tests.engine.arkham_ritual.naive_cards import MYSTERY, artifact_of, is_cursed

MAX_SANITY = 7  # §2, §12 Q5


class Markers:
    """The players' sanity, and the cards by which it changes."""

    players: int
    dummies: int
    sanity: list[int]
    held: list[str]
    """The seats' cards, then the dummies'."""
    doom: int
    doom_track: bool
    draw_old_one: Callable[[], str] | None

    def _gain(self, seat: int, markers: int) -> None:
        """§12 Q5: never more than 7."""
        self.sanity[seat] = min(MAX_SANITY, self.sanity[seat] + markers)

    def _lose(self, seat: int, markers: int) -> None:
        """§2: never below 0."""
        self.sanity[seat] = max(0, self.sanity[seat] - markers)

    def _normal_amount(self, number_not_surviving: int) -> int:
        """§7-3: how many did not survive; with the Doom Track its spot instead (§13)."""
        if self.doom_track:
            return self.doom
        return number_not_surviving

    # ------------------------------------------------------------------ who survives

    def _survives(self, holder: int) -> bool:
        """§7-1, §7-2: whether a seat or a dummy survives a normal end of the round."""
        card = self.held[holder]
        artifact = artifact_of(card)
        others = [self.held[other] for other in range(len(self.held)) if other != holder]
        duplicated = artifact is not None and artifact in [artifact_of(other) for other in others]

        if card == "student":
            return False
        if "professor" in self.held and artifact is None:
            return False
        if "cultist" in self.held:
            return is_cursed(card) and not duplicated
        return not is_cursed(card) and not duplicated

    # ------------------------------------------------------------------ Great Old Ones

    def _wake(self, holder: int) -> None:
        """§10-4: the Great Old One resolves. Ruling: with a dummy as holder nobody is spared or rewarded."""
        name = self.held[holder]
        if name == MYSTERY:
            assert self.draw_old_one is not None
            name = self.draw_old_one()
        if name == "cthulhu":
            self._cthulhu(holder)
        elif name == "nyarlathotep":
            self._nyarlathotep(holder)
        elif name == "yog-sothoth":
            self._yog_sothoth(holder)
        elif name == "hastur":
            self._hastur()
        else:
            raise RuntimeError(f"{name!r} is no Great Old One")

    def _cthulhu(self, holder: int) -> None:
        """§10-4: everyone but the holder loses one less than there are players, dummies counted (§14)."""
        for seat in range(self.players):
            if seat != holder:
                self._lose(seat, self.players + self.dummies - 1)

    def _nyarlathotep(self, holder: int) -> None:
        """§10-4: of the others, those with the most sanity lose the normal amount.

        The holder gains as many markers as were really lost.
        """
        others = [seat for seat in range(self.players) if seat != holder]
        most = max(self.sanity[seat] for seat in others)
        hit = [seat for seat in others if self.sanity[seat] == most]
        really_lost = 0
        for seat in hit:
            before = self.sanity[seat]
            self._lose(seat, self._normal_amount(len(hit)))
            really_lost += before - self.sanity[seat]
        if holder < self.players:
            self._gain(holder, really_lost)

    def _yog_sothoth(self, holder: int) -> None:
        """§10-4: one has the least sanity: all but that player and the holder drop to 0.

        Several tie for least: the holder drops to 1, every other player loses 1. Ruling: the least is
        looked for among all players, the holder too.
        """
        least = [seat for seat in range(self.players) if self.sanity[seat] == min(self.sanity)]
        if len(least) == 1:
            for seat in range(self.players):
                if seat != least[0] and seat != holder:
                    self.sanity[seat] = 0
        else:
            for seat in range(self.players):
                if seat == holder:
                    self.sanity[seat] = 1
                else:
                    self._lose(seat, 1)

    def _hastur(self) -> None:
        """§10-4: everyone with an artifact loses the normal amount plus the number of cursed cards held.

        Dummies count among those hit, and their cursed cards and Hastur itself among the cursed.
        """
        hit = [holder for holder in range(len(self.held)) if artifact_of(self.held[holder]) is not None]
        cursed = [card for card in self.held if is_cursed(card)]
        for seat in range(self.players):
            if seat in hit:
                self._lose(seat, self._normal_amount(len(hit)) + len(cursed))
