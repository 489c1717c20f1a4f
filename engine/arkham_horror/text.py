"""A View in plain text, all of it: for the terminal and the playthroughs."""

from __future__ import annotations

from collections.abc import Iterable

from engine.arkham_horror.ancient_ones import ANCIENT_ONES
from engine.arkham_horror.board import MARKERS, STREETS, WORLD_AT
from engine.arkham_horror.investigator import Investigator
from engine.arkham_horror.sheets import SHEETS, SKILLS
from engine.arkham_horror.view import STATES, View
from engine.legal import size, told

MOST = 60
"""Of many actions, how many are shown."""


def text(view: View) -> str:
    """A readable board."""
    full = ANCIENT_ONES[view.ancient_one].doom if view.ancient_one else 0
    lines = [
        f"turn {view.turn}, {view.phase}; first player {view.first}; {view.ancient_one}: "
        f"doom {view.doom} of {full}, terror {view.terror}",
        *_board(view),
        *(line for seat, inv in enumerate(view.seats) for line in _investigator(seat, inv, view)),
        "decks " + ", ".join(f"{deck} {n}" for deck, n in view.decks.items()) + f"; cup {len(view.cup)}",
    ]
    if view.result is not None:
        lines.append(f"{view.result}, score {view.score}")
    elif view.decision is None:
        lines.append(f"waits for {view.waiting}")
    else:
        about = ", ".join(f"{name} {value}" for name, value in view.decision.about.items())
        lines.append(f"seat {view.to_act} decides: {view.decision.kind}" + (f" ({about})" if about else ""))
        more = size(view.legal) - MOST
        lines.append(", ".join(told(view.legal, MOST)) + (f", and {more} more" if more > 0 else ""))
    return "\n".join(lines)


def _board(view: View) -> Iterable[str]:
    if view.gates:
        yield "gates " + ", ".join(f"{at} to {MARKERS[marker].id}" for at, marker in view.gates.items())
    if view.seals:
        yield "seals " + ", ".join(view.seals)
    if view.clues:
        yield "clues " + ", ".join(f"{at} {n}" for at, n in view.clues.items())
    for area in dict.fromkeys([*STREETS, *view.monsters.values()]):
        here = [token for token, at in view.monsters.items() if at == area]
        if here:
            yield f"monsters in {area}: {', '.join(here)}"
    if view.outskirts:
        yield "outskirts " + ", ".join(view.outskirts)
    for what in ("environment", "rumor"):
        if getattr(view, what):
            yield f"{what} {getattr(view, what)}"
    if view.rumor_tokens or view.rumor_monsters:
        yield f"on the rumor {view.rumor_tokens} tokens, monsters {_words(view.rumor_monsters)}"
    for what in ("closed", "blocked", "revealed"):
        if getattr(view, what):
            yield f"{what} " + ", ".join(f"{at} ({until})" for at, until in getattr(view, what).items())


def _investigator(seat: int, inv: Investigator, view: View) -> Iterable[str]:
    trophies = f"trophies {_words((*inv.monster_trophies, *inv.gate_trophies))}"
    if inv.id is None:
        yield f"seat {seat}: empty; {trophies}"
        return
    where = f"{inv.at} (Other World)" if inv.at in WORLD_AT else inv.at
    states = [name for name in STATES if getattr(inv, name.replace("-", "_"))]
    yield (
        f"seat {seat}{'*' if seat == view.to_act else ''}: {inv.id} at {where}"
        f", sanity {inv.sanity}, stamina {inv.stamina}, clues {inv.clues}, ${inv.money}"
        + (f", {', '.join(states)}" if states else "")
    )
    stops = SHEETS[inv.id].skills
    skills = ", ".join(f"{skill} {stops[skill][1][inv.sliders[stops[skill][0]]]}" for skill in SKILLS)
    cards = [name + (" (exhausted)" if name in inv.exhausted else "") for name in inv.cards]
    yield f"  {skills}; cards {', '.join(cards) or '-'}; {trophies}"


def _words(values: Iterable[str]) -> str:
    return " ".join(values) or "-"
