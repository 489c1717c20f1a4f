"""The verbs of the board (§21): moving, gates, monsters, doom, terror, and what mythos cards do (§20)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.arkham_horror.amounts import measured
from engine.arkham_horror.board import (
    AREAS,
    DISTANCE,
    IN_ARKHAM,
    IS_LOCATION,
    IS_STREET,
    LOCATIONS,
    SKY,
    STREET_OF,
    STREETS,
    WORLD_AT,
    WORLDS,
)
from engine.arkham_horror.encounter_cards import LOCATION_CARDS, MYTHOS, STORY_CONTINUES
from engine.arkham_horror.encounters import another_card, have_encounter
from engine.arkham_horror.gates import (
    arrive,
    board_order,
    close_gate,
    come_back,
    end_visit,
    go_through,
    open_gate,
    ways_back,
)
from engine.arkham_horror.hands import move_to, open_area
from engine.arkham_horror.language import YES, Context, LanguageError, amount, do, effects, number, one_of, verb
from engine.arkham_horror.losses import devour, leave_combat
from engine.arkham_horror.monsters import KIND_OF, KINDS
from engine.arkham_horror.monsters_at_large import (
    add_doom,
    close_location,
    draw_monster,
    guarded,
    kind_of,
    place,
    raise_terror,
    return_to_cup,
    take_off,
)
from engine.arkham_horror.sheets import SHEETS
from engine.arkham_horror.stack import Words, question, step
from engine.arkham_horror.streams import put_under, shuffle, take_top, to_cup

if TYPE_CHECKING:
    from engine.arkham_horror.state import State


def area(raw: Any) -> str:
    """An area of Arkham."""
    if raw not in AREAS:
        raise LanguageError(f"unknown area {raw!r}")
    return raw  # type: ignore[no-any-return]


# Moving


def _goal(raw: Any) -> str:
    if raw not in (*AREAS, *WORLD_AT, "street", "any-area", "mythos-gate-location"):
        raise LanguageError(f"unknown goal {raw!r}")
    return raw  # type: ignore[no-any-return]


@verb("move", _goal, optional=(YES, False), encounter=(number, 0))
def move(state: State, context: Context, goal: str, optional: bool, encounter: int) -> None:
    """§7, R68, R74, R96."""
    seat = context[0]
    inv = state.seats[seat]
    if inv.visiting is not None:
        return end_visit(state, seat)
    if goal == "any-area":
        return state.push(("go", seat, optional, encounter))
    if goal == "mythos-gate-location":
        goal = _mythos_place(state)
    elif goal == "street":
        if inv.at not in STREET_OF:
            return None
        goal = STREET_OF[inv.at]
    return _go_to(state, seat, goal, encounter)


def _go_to(state: State, seat: int, goal: str, encounter: int) -> None:
    """R74: not into or out of a blocked street; into a closed location only to its street, without encounter."""
    inv = state.seats[seat]
    if goal in WORLD_AT:
        move_to(state, seat, goal, "§8")
        inv.entered = None
        return None
    there = open_area(state, goal)
    if there in state.blocked or inv.at in state.blocked:
        return state.tell("blocked", "R74", who=seat, at=there)
    if there != goal:
        encounter = 0
    explored = inv.explored and inv.at == there
    move_to(state, seat, there, "§7")
    inv.explored = explored
    inv.delayed = inv.delayed and inv.at != "lost"
    if not encounter or there not in IS_LOCATION:
        return None
    if there in state.gates:
        return None if inv.explored else go_through(state, seat, there)
    return have_encounter(state, seat, encounter)


def _mythos_place(state: State) -> str:
    """R96: cards without a gate are put under until one has a gate; The Story Continues shuffles."""
    while True:
        card = take_top(state, "mythos")
        assert card is not None
        put_under(state, "mythos", card)
        if card == STORY_CONTINUES:
            shuffle(state, "mythos")
        gate = MYTHOS[card].gate
        if gate is not None:
            state.tell("mythos-place", "§12", card=card, at=gate)
            return gate


def _goals(state: State, seat: int, optional: bool, encounter: int) -> tuple[str, ...]:
    """R96: every street and open location but the present one."""
    inv = state.seats[seat]
    if inv.at in state.blocked:
        return ()
    found = [
        f"go {goal}"
        for goal in AREAS
        if goal != inv.at and goal not in state.blocked and not state.is_closed(goal)
    ]
    return (*found, "stay-put") if optional else tuple(found)


def _go(state: State, words: Words, seat: int, optional: bool, encounter: int) -> None:
    if words[0] == "go":
        inv = state.seats[seat]
        if inv.at == "lost":
            inv.delayed = False  # R84
        _go_to(state, seat, words[1], encounter)


question("go", _goals, _go)


@verb("visit", one_of(*WORLDS), encounters=one_of(1), then=one_of("come-back"))
def visit(state: State, context: Context, world: str, many: int, then: str) -> None:
    """R68: one encounter in its first area, then back."""
    seat = context[0]
    inv = state.seats[seat]
    inv.visiting, explored = inv.at, inv.explored
    move_to(state, seat, WORLDS[world].first, "R68")
    inv.explored, inv.entered = explored, None
    state.push(("visit-over", seat), ("gate-encounter", seat))


@verb("advance", one_of("other-world"))
def advance(state: State, context: Context, _: str) -> None:
    """First area to second, second area back to Arkham."""
    seat = context[0]
    inv = state.seats[seat]
    if inv.visiting is not None:
        return end_visit(state, seat)
    world = WORLD_AT[inv.at]
    if inv.at == world.first:
        return move_to(state, seat, world.second, "§21")
    return come_back(state, seat)


@verb("redraw-encounter", YES)
def redraw_encounter(state: State, context: Context, _: bool) -> None:
    """Another card for the same place."""
    another_card(state, context[0], context[2])


@verb("reveal-top", one_of("location-deck"))
def reveal_top(state: State, context: Context, _: str) -> None:
    """The next card of a chosen neighbourhood lies open."""
    state.push(("reveal", context[0]))


def _decks(state: State, seat: int) -> tuple[str, ...]:
    return tuple([f"reveal {street}" for street in STREETS])


def _reveal(state: State, words: Words, seat: int) -> None:
    from engine.arkham_horror.encounters import draw_location_card

    deck = words[1]
    card = draw_location_card(state, deck, ())
    state.revealed = {**state.revealed, deck: card}
    state.tell("reveal", "§21", who=seat, deck=deck, card=card)


question("reveal", _decks, _reveal)


@verb("replace-investigator", one_of("choose"))
def replace_investigator(state: State, context: Context, _: str) -> None:
    """R94."""
    state.push(("replace", context[0]))


def unused(state: State) -> list[str]:
    """Investigators nobody plays or has played."""
    busy = {*state.devoured, *[inv.id for inv in state.seats], *state.replacing.values()}
    return [name for name in SHEETS if name not in busy]


def _replacements(state: State, seat: int) -> tuple[str, ...]:
    return tuple([f"replace {name}" for name in unused(state)])


def _replace(state: State, words: Words, seat: int) -> None:
    inv = state.seats[seat]
    to_cup(state, *inv.monster_trophies)
    put_under(state, "gates", *inv.gate_trophies)
    inv.monster_trophies = inv.gate_trophies = ()
    state.replacing = {**state.replacing, str(seat): words[1]}
    state.tell("replace", "R94", who=seat, investigator=words[1])
    devour(state, seat)


question("replace", _replacements, _replace)


# Gates and monsters


@verb("monster", one_of("appears"))
def monster(state: State, context: Context, _: str) -> None:
    """§7: drawn, fought or evaded at once; not to Kate in Arkham (R79), not at a seal."""
    seat = context[0]
    at = state.seats[seat].at
    if at in IN_ARKHAM and (guarded(state, at) or at in state.seals):
        return state.tell("no-monster", "R79", who=seat)
    token = draw_monster(state)
    state.tell("appears", "§7", who=seat, monster=token)
    return state.push(("appeared", seat, token))


@verb("gate", one_of("here"), monster=one_of(True, False))
def gate(state: State, context: Context, _: str, with_monster: bool) -> None:
    """§7, R9: as in Mythos; none at a seal or at an open gate."""
    at = state.seats[context[0]].at
    if at in state.gates:
        return state.tell("gate-prevented", "R9", at=at)
    return open_gate(state, at, state.limits.per_gate if with_monster else 0)


@verb("through-gate", one_of("nearest"))
def through_gate(state: State, context: Context, _: str) -> None:
    """R12, R85: Nightgaunt: through the nearest gate, ties chosen; in an Other World a *return*."""
    seat = context[0]
    at = state.seats[seat].at
    if at not in IN_ARKHAM:
        leave_combat(state, seat)
        return come_back(state, seat)
    gates = board_order(state.gates)
    far = [DISTANCE[at][one] for one in gates] if at in DISTANCE else []
    nearest = tuple([one for one, length in zip(gates, far, strict=False) if length == min(far)])
    if nearest:
        state.push(("nearest-gate", seat, nearest))
    return None


def _nearest(state: State, seat: int, gates: tuple[str, ...]) -> tuple[str, ...]:
    return tuple([f"gate {one}" for one in gates])


def _through(state: State, words: Words, seat: int, gates: tuple[str, ...]) -> None:
    leave_combat(state, seat)
    go_through(state, seat, words[1], "R85")


question("nearest-gate", _nearest, _through, kind="gate")


@verb("trophy", one_of("cup", "board-monster"), even_endless=(YES, False))
def trophy(state: State, context: Context, source: str, endless: bool) -> None:
    """R95."""
    if source == "cup":
        return _trophy(state, context[0], draw_monster(state), endless)
    return state.push(("trophy", context[0], endless))


def _trophy(state: State, seat: int, token: str, endless: bool) -> None:
    take_off(state, token)
    if "endless" in kind_of(state, token).abilities and not endless:
        to_cup(state, token)
    else:
        state.seats[seat].monster_trophies += (token,)
    state.tell("trophy", "R95", who=seat, monster=token)


def _prey(state: State, seat: int, endless: bool) -> tuple[str, ...]:
    return tuple([f"trophy {token}" for token in state.monsters])


def _catch(state: State, words: Words, seat: int, endless: bool) -> None:
    _trophy(state, seat, words[1], endless)


question("trophy", _prey, _catch)


@verb("close-gate", one_of("choose", "it", "entered"), trophy=one_of(True, False), may_seal=(YES, False))
def close_gate_verb(state: State, context: Context, which: str, won: bool, may_seal: bool) -> None:
    """§14: under the stack, no seal; R18, R93: the gate one entered by."""
    seat = context[0]
    if which == "choose":
        return state.push(("which-gate", seat))
    if which == "it":
        return close_gate(state, context[2], None)
    entered = _entered(state, seat)
    if entered is not None:
        close_gate(state, entered, None)
    return None


def _entered(state: State, seat: int) -> str | None:
    """R93: where the very marker lies by which he came."""
    marker = state.seats[seat].entered
    return next((one for one in state.gates if state.gates[one] == marker), None)


@verb("return-and-close", one_of("entered"))
def return_and_close(state: State, context: Context, _: str) -> None:
    """R18, R93: back to the gate one entered by, which is then closed; gone: an ordinary *return*."""
    seat = context[0]
    entered = _entered(state, seat)
    if entered is None or state.seats[seat].visiting is not None:
        return come_back(state, seat)
    state.push(("close-entered", seat, entered))
    return arrive(state, seat, entered)


@step
def close_entered(state: State, seat: int, location: str) -> None:
    """With the trophy, and the choice to seal (R18)."""
    close_gate(state, location, seat)


def _any_gate(state: State, seat: int) -> tuple[str, ...]:
    return tuple([f"gate {one}" for one in board_order(state.gates)])


def _close_any(state: State, words: Words, seat: int) -> None:
    close_gate(state, words[1], None)


question("which-gate", _any_gate, _close_any, kind="gate")


@verb("each-gate", effects)
def each_gate(state: State, context: Context, then: int) -> None:
    """R98: in board order."""
    for one in reversed(board_order(state.gates)):
        do(state, context[0], then, context[1], one)


@verb("doom", number, not_above_max=(YES, False))
def doom(state: State, context: Context, n: int, capped: bool) -> None:
    """§13."""
    add_doom(state, n)


@verb("terror", number)
def terror(state: State, context: Context, n: int) -> None:
    """§13."""
    for _ in range(n):
        raise_terror(state)


@verb("terror-to", number)
def terror_to(state: State, context: Context, n: int) -> None:
    """A rise counts every step."""
    before = -1
    while before < state.terror < n:
        before = state.terror
        raise_terror(state)


# Mythos


def _which(raw: Any) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Areas and kinds."""
    if unknown := set(raw) - {"areas", "kinds"}:
        raise LanguageError(f"return-monsters: {unknown}")
    named = raw.get("areas", ())
    areas = {"all-streets": STREETS, "all-locations": LOCATIONS}.get(named) if isinstance(named, str) else named
    kinds = raw.get("kinds", ())
    if areas is None or any(one not in (*AREAS, SKY, "outskirts") for one in areas) or set(kinds) - set(KINDS):
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


