"""What everybody knows (§32): one View for all seats, without the order of decks, cup and gate stack."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from engine.arkham_horror.board import MARKERS
from engine.arkham_horror.cards import CARDS
from engine.arkham_horror.hands import maximum
from engine.game import Action, Decision
from engine.legal import told as told_of

if TYPE_CHECKING:
    from engine.arkham_horror.investigator import Investigator
    from engine.arkham_horror.stack import Frame
    from engine.arkham_horror.state import State


class View(NamedTuple):
    """Everything that is known; what is named as in State means the same."""

    seat: int
    """Who must act, else 0."""
    to_act: int | None
    legal: Sequence[Action]
    decision: Decision | None
    seats: tuple[Investigator, ...]
    stack: tuple[Frame, ...]
    """What is still to be done, the next last."""
    decks: dict[str, int]
    """How many cards lie in each."""
    bottoms: dict[str, tuple[str, ...]]
    """The cards at a deck's bottom that everybody has seen go there."""
    players: int
    turn: int
    phase: str
    first: int
    ancient_one: str
    awake: bool
    doom: int
    terror: int
    gates: dict[str, str]
    """Location to gate marker."""
    seals: tuple[str, ...]
    clues: dict[str, int]
    """On the board, by location."""
    monsters: dict[str, str]
    """Token to area, Sky too, in the order of arrival on the board (R13)."""
    outskirts: tuple[str, ...]
    cup: tuple[str, ...]
    """In drawing order by kind and number; chance chooses (R71)."""
    box: tuple[str, ...]
    """Out of the game."""
    environment: str | None
    rumor: str | None
    rumor_since: int
    """The turn it came; it goes on from the next (§12-5)."""
    rumor_tokens: int
    rumor_monsters: tuple[str, ...]
    closed: dict[str, int]
    """Locations closed until the end of that turn; 0: for good."""
    blocked: dict[str, int]
    no_arrest: int
    """Until the end of that turn nobody is arrested (Blue Flu)."""
    extra_gate: bool
    """The Great Ritual failed: one more mythos card a turn, for its gate only."""
    revealed: dict[str, str]
    """A neighbourhood's next card, if it lies open."""
    shown: tuple[str, ...]
    """Cards that lie open on the table for a decision."""
    uses: dict[str, int]
    """Of cards that count them, how often each was used."""
    devoured: tuple[str, ...]
    """Investigators who are out (R22)."""
    replacing: dict[str, str]
    """Who starts next turn at a seat, if it was chosen (R94)."""
    defaults: int
    """Bank loans that were not paid back, for the score."""
    signs_used: int
    """Elder Sign items used, for the score (R24)."""
    points: int | None
    """Movement points of whoever moves; None: none can be gained or spent any more (R59)."""
    walked: bool
    rode: bool
    """He came by the Patrol Wagon: no more walking (R6)."""
    met: tuple[str, ...]
    """Monsters dealt with in this stay (R5)."""
    fight: Any
    """The combat that is on (combat.Fight), or None."""
    passed: bool
    successes: int
    """Of the last check."""
    round: int
    """Of the final battle."""
    hits: int
    """Successes carried over in the final battle."""
    rating: int
    """The Ancient One's combat rating, fixed when it wakes."""
    waiting: str | None
    result: str | None
    score: int | None


OPEN = tuple(View._fields[View._fields.index("bottoms") + 1 :])
"""What lies open, as it is in the state."""


def see(state: State) -> View:
    """The View: built by adding what everybody may see."""
    return View(
        seat=state.to_act or 0,
        to_act=state.to_act,
        legal=state.choices,
        decision=state.decision,
        seats=tuple([inv.copy() for inv in state.seats]),
        stack=tuple(state.stack),
        decks={deck: len(cards) for deck, cards in state.decks.items()},
        bottoms={
            deck: state.decks[deck][len(state.decks[deck]) - n :] for deck, n in state.under.items() if n
        },
        **{name: getattr(state, name) for name in OPEN},
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
