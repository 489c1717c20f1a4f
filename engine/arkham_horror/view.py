"""What everybody knows (§32): one View for all seats, without the order of decks, cup and gate stack."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from engine.arkham_horror.board import MARKERS
from engine.arkham_horror.cards import CARDS
from engine.game import Action, Decision
from engine.legal import told as told_of

if TYPE_CHECKING:
    from engine.arkham_horror.investigator import Investigator
    from engine.arkham_horror.state import State

HIDDEN = frozenset({"decks", "seed", "coming", "log", "choices", "seats", "drawn"})
"""What of a state is not in the View as it is."""


class View(NamedTuple):
    """Everything that is known."""

    seat: int
    """Who must act, else 0."""
    to_act: int | None
    legal: Sequence[Action]
    decision: Decision | None
    seats: tuple[Investigator, ...]
    decks: dict[str, int]
    """Sizes."""
    bottoms: dict[str, tuple[str, ...]]
    """The cards at each deck's bottom that everybody has seen go there."""
    table: dict[str, Any]
    """Everything else, by the names of State: all of it lies open."""

    def __getattr__(self, name: str) -> Any:
        """`view.doom`: what lies open."""
        try:
            return self.table[name]
        except KeyError:
            raise AttributeError(name) from None


def see(state: State) -> View:
    """The View."""
    table = {name: getattr(state, name) for name in state.__slots__ if name not in HIDDEN}
    table["stack"] = tuple(state.stack)
    bottoms = {deck: state.decks[deck][len(state.decks[deck]) - n :] for deck, n in state.under.items() if n}
    return View(
        seat=state.to_act or 0,
        to_act=state.to_act,
        legal=state.choices,
        decision=state.decision,
        seats=tuple([inv.copy() for inv in state.seats]),
        decks={deck: len(cards) for deck, cards in state.decks.items()},
        bottoms=bottoms,
        table=table,
    )


def summary(state: State) -> dict[str, Any]:
    """§33, R81: what `replay` prints."""
    monsters: dict[str, list[str]] = {}
    for token, area in state.monsters.items():
        monsters.setdefault(area, []).append(token)
    told: dict[str, Any] = {
        "over": state.over,
        "result": state.result,
        "turn": state.turn,
        "phase": state.phase,
        "first": state.first,
        "ancient_one": state.ancient_one,
        "doom": state.doom,
        "terror": state.terror,
        "gates": {area: MARKERS[marker].id for area, marker in state.gates.items()},
        "seals": list(state.seals),
        "clues": dict(state.clues),
        "monsters": monsters,
        "outskirts": len(state.outskirts),
        "closed": [area for area in state.closed if state.is_closed(area)],
        "environment": state.environment,
        "rumor": state.rumor,
        "rumor_tokens": state.rumor_tokens,
        "rumor_monsters": list(state.rumor_monsters),
        "investigators": [_investigator(state, seat) for seat in range(state.players)],
        "score": state.score,
        "to_act": state.to_act,
        "decision": state.decision.kind if state.decision else None,
        "legal": told_of(state.choices),
    }
    if state.waiting is not None:
        told["waiting"] = state.waiting
    return told


STATES = ("delayed", "loses-turn", "explored", "bad-credit")


def _investigator(state: State, seat: int) -> dict[str, Any]:
    from engine.arkham_horror.hands import maximum

    inv = state.seats[seat]
    here = inv.id is not None
    return {
        "id": inv.id,
        "at": inv.at or None,
        "sanity": inv.sanity,
        "stamina": inv.stamina,
        "max_sanity": maximum(state, seat, "sanity") if here else 0,
        "max_stamina": maximum(state, seat, "stamina") if here else 0,
        "clues": inv.clues,
        "money": inv.money,
        "sliders": list(inv.sliders),
        "cards": [CARDS[name].id for name in inv.cards],
        "exhausted": [CARDS[name].id for name in inv.exhausted],
        "trophies": {"monsters": list(inv.monster_trophies), "gates": list(inv.gate_trophies)},
        "state": [name for name in STATES if getattr(inv, name.replace("-", "_"))],
    }
