"""The verbs of mythos cards (§20)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.arkham_horror.board import (
    AREAS,
    IS_STREET,
    LOCATIONS,
    SKY,
    STREETS,
)
from engine.arkham_horror.language import (
    Context,
    LanguageError,
    do,
    effects,
    number,
    one_of,
    verb,
)
from engine.arkham_horror.monsters import KIND_OF, KINDS
from engine.arkham_horror.monsters_at_large import (
    close_location,
    guarded,
    place,
    return_to_cup,
)
from engine.arkham_horror.streams import to_cup

if TYPE_CHECKING:
    from engine.arkham_horror.state import State


def area(raw: Any) -> str:
    """An area of Arkham."""
    if raw not in AREAS:
        raise LanguageError(f"unknown area {raw!r}")
    return raw  # type: ignore[no-any-return]


def _which(raw: Any) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Areas and kinds."""
    if unknown := set(raw) - {"areas", "kinds"}:
        raise LanguageError(f"return-monsters: {unknown}")
    named = raw.get("areas", ())
    areas = (
        {"all-streets": STREETS, "all-locations": LOCATIONS}.get(named) if isinstance(named, str) else named
    )
    kinds = raw.get("kinds", ())
    if (
        areas is None
        or any(one not in (*AREAS, SKY, "outskirts") for one in areas)
        or set(kinds) - set(KINDS)
    ):
        raise LanguageError(f"return-monsters: {dict(raw)}")
    return tuple(areas), tuple(kinds)


@verb("return-monsters", _which, if_any=(effects, 0))
def return_monsters(state: State, context: Context, which: Any, if_any: int) -> None:
    """R84: by kind: streets, locations, Sky, not the Outskirts."""
    areas, kinds = which
    gone = [token for token, at in state.monsters.items() if at in areas or KIND_OF[token] in kinds]
    if "outskirts" in areas:
        gone += state.outskirts
    return_to_cup(state, gone, "§20")
    if gone:
        do(state, context[0], if_any)


@verb("spawn", number, at=area)
def spawn(state: State, context: Context, n: int, at: str) -> None:
    """§20: limit and Outskirts apply; none where Kate is (R79)."""
    state.push(("place-monsters", None, at, n))


def _kind(raw: Any) -> str:
    if raw not in KINDS:
        raise LanguageError(f"unknown monster {raw!r}")
    return raw  # type: ignore[no-any-return]


@verb("respawn-trophies", _kind, at=area)
def respawn_trophies(state: State, context: Context, kind: str, at: str) -> None:
    """R84: placed by §13, in seat order."""
    for seat in state.in_order():
        inv = state.seats[seat]
        for token in [token for token in inv.monster_trophies if KIND_OF[token] == kind]:
            inv.monster_trophies = tuple([one for one in inv.monster_trophies if one != token])
            if guarded(state, at):
                to_cup(state, token)
            else:
                place(state, token, at, "R84")


UNTIL = one_of("end-of-next-turn", "game-end")


@verb("close-locations", lambda raw: tuple(map(area, raw)), until=UNTIL)
def close_locations(state: State, context: Context, areas: tuple[str, ...], until: str) -> None:
    """§12, R17."""
    for one in areas:
        close_location(state, one, state.turn + 1)


@verb("block-street", area, until=UNTIL)
def block_street(state: State, context: Context, street: str, until: str) -> None:
    """R74."""
    assert street in IS_STREET
    state.blocked = {**state.blocked, street: state.turn + 1}
    state.tell("blocked", "R74", at=street)


@verb("rule", one_of("no-arrest", "extra-mythos-gate"), until=UNTIL)
def rule(state: State, context: Context, name: str, until: str) -> None:
    """A rule that holds for a time: Blue Flu, the Great Ritual's failure."""
    if name == "no-arrest":
        state.no_arrest = state.turn + 1
    else:
        state.extra_gate = True
    state.tell("rule", "§20", name=name)


@verb("remove-seals", one_of("all"))
def remove_seals(state: State, context: Context, _: str) -> None:
    """Good Work Undone."""
    state.tell("seals-removed", "§20", at=list(state.seals))
    state.seals = ()
