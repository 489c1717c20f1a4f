"""§10: the odds of fights, against the engine played with every roll of the dice."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import Any

import pytest

from engine.arkham_horror.odds import odds
from engine.arkham_horror.odds_fights import Course
from engine.arkham_horror.state import State
from engine.game import Event
from tests.engine.arkham_horror.table import Table, table

Policy = Callable[[State], str]
IN_COMBAT = ("roll", "weapons", "combat", "loss", "discard")


class Played:
    """The engine itself, with every roll: which course it takes under a policy, with exact chances."""

    def __init__(self, state: State, token: str, policy: Policy) -> None:
        self.token, self.policy = token, policy
        cards = state.seats[0].cards
        good = 3 if "blessing" in cards else 2
        sixes = 1 if any(card.startswith("shotgun") for card in cards) else good
        odds = ((1, 6 - good), (5, good - sixes), (6, sixes))
        self.faces = [(face, Fraction(ways, 6)) for face, ways in odds if ways]
        self.known: dict[Any, tuple[Fraction, ...]] = {}

    def course(self, state: State, action: str, rounds: int | None = None) -> tuple[Fraction, ...]:
        """Won, away, out, on, Sanity, Stamina, if the action is done now and then so many rounds."""
        total = [Fraction(0)] * 6
        for chance, after, events in self.every_roll(state, action):
            lost = {"sanity": 0, "stamina": 0}
            for event in events:
                if event.kind in ("lose", "pay") and event.public["what"] in lost:
                    lost[event.public["what"]] += event.public["n"]
                if event.kind == "cast":
                    lost["sanity"] += event.public["cost"]
            found = self.end(after, events, rounds)
            found = (*found[:4], found[4] + lost["sanity"], found[5] + lost["stamina"])
            total = [one + chance * more for one, more in zip(total, found, strict=True)]
        return tuple(total)

    def end(self, state: State, events: list[Event], rounds: int | None) -> tuple[Fraction, ...]:
        """What it has come to; if nothing is decided, on with the policy."""
        told = {event.kind for event in events}
        worlds = [event for event in events if event.kind == "move"]
        decision = state.decision
        if "defeat" in told:
            # what the victory costs (overwhelming, Powder) was paid in the same step
            return done(0)
        if told & {"knocked-out", "devoured"} or worlds:
            return done(2)
        if self.token in state.met or "to-cup" in told:
            return done(1)
        assert decision
        assert decision.kind in IN_COMBAT
        if decision.kind == "combat" and rounds is not None:
            rounds -= 1
            if rounds <= 0:
                return done(3)
        key = (rounds, tuple(state.stack), state.fight, tuple(map(str, state.seats[0].plain().items())))
        if key not in self.known:
            self.known[key] = self.course(state, self.policy(state), rounds)
        return self.known[key]

    def every_roll(self, state: State, action: str) -> Iterator[tuple[Fraction, State, list[Event]]]:
        """The state after the action, for every roll that it brings, with its chance."""
        waiting: list[tuple[Fraction, tuple[int, ...]]] = [(Fraction(1), ())]
        while waiting:
            chance, faces = waiting.pop()
            after, events = state.copy(), list[Event]()
            after.seed, after.coming = None, {"dice": faces}
            after.apply(action, events)
            if after.waiting == "dice":
                waiting += [(chance * odds, (*faces, face)) for face, odds in self.faces]
            else:
                yield chance, after, events


def done(which: int) -> tuple[Fraction, ...]:
    return tuple([Fraction(place == which) for place in range(6)])


def policy(*arms: str, flee: bool = False) -> Policy:
    """Fight (or flee) with the first of these weapons that are there; no clue, no reroll, no card."""

    def choose(state: State) -> str:
        legal = list(state.legal())
        for action in ("accept", "take-it", "flee" if flee else "fight", *arms):
            if action in legal:
                return action
        return legal[0]

    return choose


def same(told: Course | None, played: tuple[Fraction, ...]) -> None:
    assert told is not None
    assert tuple(told) == pytest.approx([float(part) for part in played], abs=1e-12)


def meeting(kind: str, who: str = "ashcan-pete", **seat: Any) -> tuple[Table, str]:
    """Somebody who stands beside a monster and has few dice."""
    at = table(who)
    at.put(0, at="rivertown", **seat)
    token = at.monster(kind, "rivertown")
    at.movement()
    return at, token


ELDER_THING = ("lose wither", "lose knife", "lose cavalry-saber")
"""What is given up, the least missed first."""
SLIDERS: dict[str, Any] = {"sliders": (1, 1, 1)}
CASES: list[tuple[str, str, dict[str, Any], tuple[str, ...]]] = [
    ("cultist", "ashcan-pete", {}, ()),
    ("zombie", "ashcan-pete", {"cards": ("38-revolver",), "sanity": 1}, ("weapons 38-revolver",)),
    ("ghoul", "harvey-walters", {"stamina": 2}, ()),
    ("byakhee", "michael-mcglen", {"sliders": (0, 3, 0), "stamina": 3}, ()),
    ("maniac", "ashcan-pete", {"cards": ("knife", "axe"), "blessed": True}, ("weapons knife axe",)),
    ("gug", "ashcan-pete", {"cards": ("dynamite", "knife")}, ("weapons dynamite", "weapons knife")),
    ("dark-young", "ashcan-pete", {"cards": ("shotgun",), "stamina": 4}, ("weapons shotgun",)),
    (
        "star-spawn",
        "ashcan-pete",
        {"cards": ("powder-of-ibn-ghazi", "knife"), "sanity": 3, "sliders": (1, 0, 1)},
        ("weapons powder-of-ibn-ghazi", "weapons knife"),
    ),
    (
        "elder-thing",
        "ashcan-pete",
        {"cards": ("knife", "cavalry-saber", "wither")},
        (*ELDER_THING, "weapons knife cavalry-saber", "weapons cavalry-saber", "weapons knife"),
    ),
    ("dimensional-shambler", "ashcan-pete", {}, ()),
    ("vampire", "ashcan-pete", {"cards": ("cross",), "stamina": 3}, ("weapons cross",)),
    ("nightgaunt", "ashcan-pete", {}, ()),
]


@pytest.mark.parametrize(("kind", "who", "seat", "arms"), CASES)
def test_fight_and_evade_to_the_end(kind: str, who: str, seat: dict[str, Any], arms: tuple[str, ...]) -> None:
    at, token = meeting(kind, who, **{**SLIDERS, **seat})
    if kind == "nightgaunt":
        at.gate("unvisited-isle", "rlyeh")
    told = odds(at.state.view(0))
    played = Played(at.state, token, policy(*arms, "weapons none"))
    same(told[f"fight {token}"].end, played.course(at.state, f"fight {token}"))
    same(told[f"evade {token}"].end, played.course(at.state, f"evade {token}"))


@pytest.mark.parametrize("kind", ["byakhee", "star-spawn", "dimensional-shambler"])
def test_fleeing_and_fighting_from_a_round(kind: str) -> None:
    at, token = meeting(kind, stamina=4, sanity=4, cards=("knife",), **SLIDERS)
    at.pass_checks()
    at.do(f"fight {token}")
    assert at.decision == "combat"
    told = odds(at.state.view(0))
    fleeing = Played(at.state, token, policy("weapons knife", flee=True))
    fighting = Played(at.state, token, policy("weapons knife"))
    for rounds in (1, None):
        which = "now" if rounds else "end"
        same(getattr(told["flee"], which), fleeing.course(at.state, "flee", rounds))
        same(getattr(told["fight"], which), fighting.course(at.state, "fight", rounds))


ARMS: list[tuple[str, tuple[str, ...], int, str, tuple[str, ...]]] = [
    ("zombie", ("knife", "38-revolver"), 4, "weapons knife", ("weapons knife 38-revolver",)),
    ("zombie", ("knife", "38-revolver"), 4, "weapons none", ("weapons knife 38-revolver",)),
    ("byakhee", ("wither", "knife"), 4, "cast wither", ("weapons knife",)),
    (
        "byakhee",
        ("wither", "knife", "38-revolver"),
        4,
        "cast wither",
        ("weapons knife 38-revolver", "weapons 38-revolver"),
    ),
    ("byakhee", ("shrivelling", "knife"), 1, "cast shrivelling", ("weapons knife",)),
    ("star-spawn", ("bind-monster",), 2, "cast bind-monster", ("weapons none",)),
    ("ghost", ("enchant-weapon", "rifle"), 4, "cast enchant-weapon rifle", ("weapons rifle",)),
    (
        "dark-young",
        ("red-sign-of-shudde-mell", "45-automatic"),
        4,
        "cast red-sign-of-shudde-mell physical-resistance",
        ("weapons 45-automatic",),
    ),
    ("gug", ("flute-of-the-outer-gods",), 4, "use flute-of-the-outer-gods", ()),
]


@pytest.mark.parametrize(("kind", "cards", "sanity", "action", "arms"), ARMS)
def test_weapons_and_spells(
    kind: str, cards: tuple[str, ...], sanity: int, action: str, arms: tuple[str, ...]
) -> None:
    """Of a round and to the end: the action first, then the best weapons."""
    at, token = meeting(kind, "dexter-drake", cards=cards, stamina=4, sanity=5, sliders=(1, 1, 0))
    at.do(f"fight {token}")
    while at.decision == "roll":
        at.do("accept")
    at.put(0, sanity=sanity)
    at.do("fight")
    assert at.decision == "weapons"
    told = odds(at.state.view(0))
    assert {one for one in at.legal if one.split()[0] in ("weapons", "cast", "drop")} <= set(told)
    played = Played(at.state, token, policy(*arms, "weapons none"))
    same(told[action].now, played.course(at.state, action, 1))
    same(told[action].end, played.course(at.state, action))
    check = told[action].check
    if action.startswith("weapons"):
        now = told[action].now
        assert check
        assert now
        assert check.plain == now.won


def test_masks() -> None:
    """The Dark Pharaoh is fought with lore; the Black Man and the Bloated Woman check before (§10)."""
    at, token = masked("the-dark-pharaoh")
    told = odds(at.state.view(0))[f"fight {token}"].end
    same(told, Played(at.state, token, policy("weapons none")).course(at.state, f"fight {token}"))
    at, token = masked("the-black-man")
    told = odds(at.state.view(0))[f"fight {token}"].end
    luck = at.state.seats[0].skill("luck") - 1
    assert told == pytest.approx(Course(away=1 - (2 / 3) ** luck, out=(2 / 3) ** luck))
    at, token = masked("the-bloated-woman")
    state = at.state
    told = odds(state.view(0))[f"fight {token}"].end

    def choose(state: State) -> str:
        if "flee" in state.legal() and "combat" in state.fight.fails:
            return "flee"
        return policy("weapons none")(state)

    same(told, Played(state, token, choose).course(state, f"fight {token}"))


def masked(kind: str) -> tuple[Table, str]:
    at = table("ashcan-pete", ancient_one="nyarlathotep")
    at.put(0, at="rivertown", sliders=(1, 1, 1), stamina=3)
    token = at.monster(kind, "rivertown")
    at.movement()
    return at, token


def test_final_battle_counts_successes() -> None:
    """§17: what is asked is how many; rerolls and clues add to them."""
    at = table("ashcan-pete", ancient_one="hastur")
    at.put(0, cards=("tommy-gun", "marksman"), clues=2)
    at.final_battle()
    while at.decision != "weapons":
        at.do("done")
    told = odds(at.state.view(0))["weapons tommy-gun"]
    assert told.check
    assert (told.now, told.end) == (None, None)
    at.fail_checks()
    at.do("weapons tommy-gun")
    (dice,) = at.rolled[-1:]
    assert told.check.dice == len(dice)
    assert told.check.successes == pytest.approx(len(dice) / 3)
    assert told.check.most is not None
    assert told.check.most > (len(dice) + 2) / 3
