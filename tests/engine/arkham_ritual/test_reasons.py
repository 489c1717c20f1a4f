"""Every reason is true of the View: for each kind a checker, by the second implementation's rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from math import isclose
from random import Random

from engine.arkham_ritual.actions import TARGET
from engine.arkham_ritual.cards import CHOICES, OLD_ONES
from engine.arkham_ritual.odds import joint
from engine.arkham_ritual.view import View
from engine.bots.arkham_ritual.belief import Belief
from engine.bots.bot import Opinion, Opinions
from engine.bots.levels import BOTS
from tests.engine.arkham_ritual.naive_cards import artifact_of
from tests.engine.arkham_ritual.naive_sanity import Markers
from tests.engine.arkham_ritual.table import all_options, walk

DECISIONS = 500
OPTIONS = all_options()
Weights = dict[tuple[str | None, str | None], float]
"""The own and the offered card, by id."""


class Told(Markers):
    """A table as a View tells it, with what is held filled in; a card that nobody counts is None."""

    def __init__(self, view: View, held: list[str | None], old_one: str = "") -> None:
        self.places = [place for place, card in enumerate(held) if card]
        self.held = [card for card in held if card]
        self.players, self.dummies = view.rules.players, view.rules.dummies
        self.sanity, self.doom, self.doom_track = list(view.sanity), view.doom, view.rules.doom_track
        self.draw_old_one = lambda: old_one

    def survives(self, place: int) -> bool:
        return self._survives(self.places.index(place))

    def falls(self, place: int) -> bool:
        """Whether all its sanity goes, if the round ends and no card counts but these."""
        lost = [not self._survives(index) for index in range(len(self.held))]
        if not lost[self.places.index(place)]:
            return False
        student = self.held[self.places.index(place)] == "student"
        return (1 if student else self._normal_amount(sum(lost))) >= self.sanity[place]


def in_sight(view: View) -> list[str | None]:
    return [card.id if card and seat != view.seat else None for seat, card in enumerate(view.held)]


def handed(view: View, to: int) -> list[str | None]:
    """The table in sight once somebody has the card: None, if it is not known."""
    card = view.offered.id if view.offered and view.phase == "give" else None
    return [card if seat == to else held for seat, held in enumerate(in_sight(view))]


def safe(view: View, action: str, weights: Weights) -> float:
    """The odds to lose nothing, if the round ended with this action."""
    part = whole = 0.0
    for (own, offered), weight in weights.items():
        held, gate = in_sight(view), False
        held[view.seat] = own
        if action == "take":
            held[view.seat], gate = offered, str(own).startswith("gate")
        elif action in TARGET and view.phase == "give":
            gate, held[TARGET[action]] = str(held[TARGET[action]]).startswith("gate"), offered
        part += weight * _unharmed(view, held, gate)
        whole += weight
    return part / whole


def _unharmed(view: View, held: list[str | None], gate: bool) -> float:
    sleeper = next((place for place, card in enumerate(held) if card in CHOICES["old_one"]), None)
    if not gate or sleeper is None:
        return Told(view, held).survives(view.seat)
    unharmed = 0
    for old_one in OLD_ONES:
        table = Told(view, held, old_one)
        table._wake(sleeper)
        unharmed += table.sanity[view.seat] >= view.sanity[view.seat]
    return unharmed / len(OLD_ONES)


def counting(view: View) -> Weights:
    return {(_id(own), _id(offered)): float(ways) for (own, offered), ways in joint(view).items()}


def reading(view: View) -> Weights:
    belief = Belief(view)
    for _ in belief.sharpen():
        pass
    cards = (*view.rules.cards, None)
    return {(_id(cards[own]), _id(cards[new])): weight for (own, new), weight in belief.pairs.items()}


def _id(card: object) -> str | None:
    return None if card is None else repr(card)


def own_share(view: View, fits: Callable[[str], bool]) -> float:
    weights = counting(view)
    return sum(ways for (own, _), ways in weights.items() if own and fits(own)) / sum(weights.values())


# The checkers: each looks at nothing but the View and what was told


def _twin(view: View, opinion: Opinion, card: str | None) -> bool:
    facts = opinion.reason.facts if opinion.reason else {}
    alike = artifact_of(facts["card"])
    share = own_share(view, lambda own: alike is not None and artifact_of(own) == alike)
    return facts["card"] == card and isclose(facts["share"], share) and share > 0


def _leave(view: View, opinion: Opinion, opinions: Opinions) -> bool:
    assert opinion.reason
    who, verb = opinion.reason.facts["who"], opinion.action.split()[0]
    other = next(each for each in opinions if each.action == f"{verb} {who}")
    return (
        other.value < opinion.value
        and who != TARGET[opinion.action]
        and opinion.reason.facts["n"] == view.sanity[who]
        and opinion.reason.facts["card"] == in_sight(view)[who]
        and Told(view, in_sight(view)).falls(who)
        and Told(view, handed(view, TARGET[opinion.action])).falls(who)
    )


def is_true(
    view: View, opinion: Opinion, opinions: Opinions, read: Callable[[View], Weights] = reading
) -> bool:
    """Whether the reason is so."""
    assert opinion.reason
    kind, facts = opinion.reason
    sight = in_sight(view)
    if kind == "on-top":
        assert view.aside
        mine = [view.aside.id if seat == view.seat else card for seat, card in enumerate(sight)]
        return facts == {"card": view.aside.id, "safe": Told(view, mine).survives(view.seat)}
    shares = safe(view, opinion.action, counting(view)), safe(view, opinion.action, read(view))
    assert isclose(facts["counted"], shares[0], abs_tol=1e-9)
    assert isclose(facts["read"], shares[1], abs_tol=1e-6)
    if kind == "closes":
        return opinion.action == "pass" and not view.hands
    if kind == "compare":
        stay = view.legal[-1]
        return all(
            isclose(facts[name][n], safe(view, action, weights), abs_tol=1e-6)
            for name, action in (("take", "take"), ("stay", stay))
            for n, weights in enumerate((counting(view), read(view)))
        )
    if kind == "may-wake":
        share = own_share(view, lambda own: own.startswith("gate"))
        old_one = sight[facts["who"]] == facts["card"] in CHOICES["old_one"]
        return old_one and share > 0 and isclose(facts["share"], share)
    if kind == "leave":
        return _leave(view, opinion, opinions)
    return _of_target(view, opinion, facts["to"])


def _of_target(view: View, opinion: Opinion, to: int) -> bool:
    """The kinds that tell something of whoever is handed the card."""
    assert opinion.reason
    kind, facts = opinion.reason
    assert to == TARGET[opinion.action]
    sight, after = in_sight(view), handed(view, to)
    old, card = sight[to], after[to]
    before, then = Told(view, sight), Told(view, after)
    match kind:
        case "wakes":
            return (
                str(old).startswith("gate") and facts["card"] in after and facts["card"] in CHOICES["old_one"]
            )
        case "ends":
            return old == "elder-sign"
        case "zealot-goes":
            return old in CHOICES["zealot"] and old == str(facts["card"])
        case "zealot-comes":
            return card in CHOICES["zealot"] and card == str(facts["card"])
        case "topples":
            told = facts["card"] == card and facts["n"] == view.sanity[to]
            return told and then.falls(to) and not before.falls(to)
        case "pairs":
            alike = artifact_of(str(card))
            twins = [seat for seat, held in enumerate(after) if held and artifact_of(held) == alike]
            return alike is not None and sorted([to, *facts["others"]]) == twins and len(twins) > 1
        case "spoils":
            return before.survives(to) and not then.survives(to) and facts["card"] == card
        case "saves":
            return not before.survives(to) and then.survives(to) and facts["card"] == card
        case "safe":
            return before.survives(to) and then.survives(to)
        case "lost":
            return not before.survives(to) and not then.survives(to)
        case "twin-goes":
            return _twin(view, opinion, old)
        case "twin-comes":
            return _twin(view, opinion, card)
    raise AssertionError(f"no checker for {kind}")


KINDS = {
    "wakes",
    "ends",
    "leave",
    "topples",
    "pairs",
    "spoils",
    "saves",
    "safe",
    "lost",
    "closes",
    "on-top",
} | {
    "zealot-goes",
    "zealot-comes",
    "twin-goes",
    "twin-comes",
    "may-wake",
    "compare",
}


def decisions(seeds: range, every: int) -> Iterator[View]:
    """What whoever must act sees, in random games with random options of 3 to 7."""
    rng = Random(seeds[0])
    for seed in seeds:
        taking = rng.choice((0.2, 0.5))
        for number, (state, _, _) in enumerate(walk(3 + seed % 5, rng.choice(OPTIONS), seed, taking=taking)):
            if state.to_act is not None and number % every == 0 and number < 120:
                yield state.view(state.to_act)


def test_every_reason_is_true_of_the_view() -> None:
    """Of the strongest level, each action's."""
    bot, number = BOTS["arkham-ritual"]["occultist"], 0
    for number, view in enumerate(islice(decisions(range(200), every=9), DECISIONS), 1):
        opinions = bot.explained(view, bot.why(view, Random(number)))
        for opinion in opinions:
            assert is_true(view, opinion, opinions), (view, opinion)
    assert number == DECISIONS


def test_every_kind_of_reason_comes_up_and_is_true() -> None:
    """Reporter does not read people, so it says of that what it has counted."""
    bot, found = BOTS["arkham-ritual"]["reporter"], set[str]()
    for view in decisions(range(200, 260), every=4):
        opinions = bot.explained(view, bot.why(view, Random(1)))
        for opinion in opinions:
            assert opinion.reason
            if opinion.reason.kind not in found:
                assert is_true(view, opinion, opinions, counting), (view, opinion)
                found.add(opinion.reason.kind)
    assert found == KINDS
