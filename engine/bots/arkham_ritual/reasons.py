"""Why an action is worth what it is: one fact an action, by what is seen, counted and read (Reason).

"In sight" is what this seat sees of the others' cards, its own left out. Of a card handed to somebody (`to`):
    wakes      a Gate would be discarded for it, and a Great Old One in sight would wake (§10-2)
    ends       the Elder Sign would be discarded for it (§10-2)
    zealot-goes, zealot-comes   Cultist or Professor would leave the table, or come to it (§7-2, §10-3)
    leave      somebody else (`who`) stands to lose all that is left, by the cards in sight: hands off
    topples    with it they would lose all that is left
    pairs      somebody in sight (`others`) holds the same artifact
    spoils, saves   with it they would no longer be safe, or would be at last
    twin-goes, twin-comes       the artifact that leaves or comes may be the same as the own one
    safe, lost      whichever card they hold
Of taking, and of passing where nothing of these is so:
    may-wake   the own card may be a Gate, and somebody (`who`) holds a Great Old One
    compare    the odds to be safe with the card on offer and with the own one
Of letting go `closes`; of the Orb's card `on-top`, and whether it would be safe to hold.
All but the last have `counted` and `read`: the odds to be safe if the round ended with it, by counting alone
and by what the others did as well.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.arkham_ritual.actions import TARGET
from engine.arkham_ritual.cards import CHOICES, Card
from engine.arkham_ritual.odds import possible
from engine.arkham_ritual.scoring import STUDENT, normal, verdicts
from engine.arkham_ritual.view import View
from engine.bots.arkham_ritual import blueprint
from engine.bots.arkham_ritual.round_value import stakes, survives
from engine.bots.bot import Opinion, Opinions, Reason
from engine.game import Action

Sight = Sequence[Card | None]
"""By place, the cards that are seen."""
LIKELY = 0.05
"""Of less likely twins nothing is said."""


def explained(view: View, opinions: Opinions) -> Opinions:
    """The same opinions, each with its reason."""
    return _Reasons(view, opinions).all()


def fates(held: Sight) -> list[bool | None]:
    """By place, whether its card survives by the cards in sight (§7); None: there is none in sight."""
    judged = iter(verdicts([card for card in held if card is not None]))
    return [next(judged).survives if card is not None else None for card in held]


def falls(view: View, held: Sight, seat: int) -> bool:
    """Whether this player stands to lose all that is left, by the cards in sight (§7-3)."""
    judged = fates(held)
    if judged[seat] is not False:
        return False
    loss = 1 if held[seat] is STUDENT else normal(judged.count(False), _spot(view))
    return loss >= view.sanity[seat]


def _spot(view: View) -> int | None:
    return view.doom if view.rules.doom_track else None


def asleep(held: Sight) -> int | None:
    """The place in sight where a Great Old One is."""
    return next((place for place, card in enumerate(held) if card and card.kind == "old one"), None)


class _Reasons:
    """One decision."""

    def __init__(self, view: View, opinions: Opinions) -> None:
        self.view, self.opinions = view, opinions
        self.held: list[Card | None] = [
            None if seat == view.seat else card for seat, card in enumerate(view.held)
        ]
        self.value = {opinion.action: opinion.value for opinion in opinions}
        table = stakes(view.rules, view.sanity, view.doom, view.seat, survives)
        counted = blueprint.values(table, blueprint.look(view), view.legal, 0.0)
        self.counted = dict(zip(view.legal, counted, strict=True))
        self.read = {each.action: each.facts.get("safe", self.counted[each.action]) for each in opinions}
        self.own = possible(view)

    def all(self) -> Opinions:
        return tuple(opinion._replace(reason=self._of(opinion)) for opinion in self.opinions)

    def _of(self, opinion: Opinion) -> Reason:
        action = opinion.action
        if self.view.phase == "orb":
            return self._on_top()
        if action in TARGET:
            kind, facts = self._handed(action, TARGET[action]) or ("compare", self._compared())
        elif action == "take":
            kind, facts = self._waking() or ("compare", self._compared())
        else:
            kind, facts = "closes", {}
        return Reason(kind, {"counted": self.counted[action], "read": self.read[action], **facts})

    def _handed(self, action: Action, to: int) -> tuple[str, dict[str, Any]] | None:
        """Somebody is handed a card, which this seat knows or not."""
        card, old = self.view.offered if self.view.phase == "give" else None, self.held[to]
        assert old
        after = [card if place == to else other for place, other in enumerate(self.held)]
        sleeper = asleep(after)
        if old.event == "gate" and sleeper is not None:
            return "wakes", {"to": to, "card": _id(after[sleeper])}
        if old.event == "elder-sign":
            return "ends", {"to": to}
        if old.id in CHOICES["zealot"]:
            return "zealot-goes", {"to": to, "card": old.id}
        if card and card.id in CHOICES["zealot"]:
            return "zealot-comes", {"to": to, "card": card.id}
        if found := self._left_alone(action, to, after):
            return found
        return self._known(to, old, card, after) if card else self._twin("twin-goes", to, old)

    def _left_alone(self, action: Action, to: int, after: Sight) -> tuple[str, dict[str, Any]] | None:
        """Somebody else stands to lose all, and would rather not be handed this one."""
        verb = action.split()[0]
        for who in range(self.view.rules.players):
            worse = self.value.get(f"{verb} {who}")
            if who == to or worse is None or worse >= self.value[action]:
                continue
            if falls(self.view, self.held, who) and falls(self.view, after, who):
                return "leave", {"who": who, "n": self.view.sanity[who], "card": _id(self.held[who])}
        return None

    def _known(self, to: int, old: Card, card: Card, after: Sight) -> tuple[str, dict[str, Any]]:
        """A card that this seat has looked at."""
        view, told = self.view, {"to": to, "card": card.id}
        if falls(view, after, to) and not falls(view, self.held, to):
            return "topples", {**told, "n": view.sanity[to]}
        others = [
            seat
            for seat, other in enumerate(after)
            if other and seat != to and card.artifact and other.artifact == card.artifact
        ]
        if others:
            return "pairs", {**told, "others": others}
        before, then = fates(self.held)[to], fates(after)[to]
        if before is not then:
            return ("saves" if then else "spoils"), told
        twin = self._twin("twin-comes", to, card) or self._twin("twin-goes", to, old)
        return twin or ("safe" if then else "lost", {"to": to})

    def _twin(self, kind: str, to: int, card: Card) -> tuple[str, dict[str, Any]] | None:
        """The own card may be the same artifact."""
        share = sum(odds for own, odds in self.own.items() if card.artifact and own.artifact == card.artifact)
        return (kind, {"to": to, "card": card.id, "share": float(share)}) if share >= LIKELY else None

    def _waking(self) -> tuple[str, dict[str, Any]] | None:
        """The card that is discarded may be a Gate."""
        share = sum(odds for own, odds in self.own.items() if own.event == "gate")
        who = asleep(self.held)
        if not share or who is None:
            return None
        return "may-wake", {"who": who, "card": _id(self.held[who]), "share": float(share)}

    def _compared(self) -> dict[str, Any]:
        """The card on offer, and the own one."""
        stay = max(self.view.legal[1:], key=lambda action: self.read[action])
        return {
            "take": (self.counted["take"], self.read["take"]),
            "stay": (self.counted[stay], self.read[stay]),
        }

    def _on_top(self) -> Reason:
        card = self.view.aside
        assert card
        mine = [card if place == self.view.seat else other for place, other in enumerate(self.held)]
        return Reason("on-top", {"card": card.id, "safe": bool(fates(mine)[self.view.seat])})


def _id(card: Card | None) -> str:
    assert card
    return card.id
