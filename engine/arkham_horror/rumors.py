"""Rumors (§20, R51, R80): entering, going on, acting against them, passing and failing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from engine.arkham_horror.amounts import amount_of
from engine.arkham_horror.costs import Cost, can_pay, pay
from engine.arkham_horror.encounter_cards import MYTHOS
from engine.arkham_horror.language import Context, LanguageError, do, number, one_of, program, verb
from engine.arkham_horror.monsters_at_large import ally_to_box, draw_monster, guarded, place
from engine.arkham_horror.stack import Words, question, step
from engine.arkham_horror.streams import to_cup

if TYPE_CHECKING:
    from engine.arkham_horror.state import State


def _of(state: State) -> Mapping[str, Any]:
    assert state.rumor is not None
    rumor = MYTHOS[state.rumor].rumor
    assert rumor is not None
    return rumor


def enter_rumor(state: State, card: str) -> None:
    """§20: put in play; R80: a failure that is true on entering happens at once."""
    state.rumor, state.rumor_since = card, state.turn
    state.rumor_tokens, state.rumor_monsters = 0, ()
    state.tell("rumor", "§12-4", card=card)
    state.push(("rumor-check", None))
    do(state, None, program(f"rumor/{card}/enter"))


@step
def rumor_check(state: State, _: None) -> None:
    """§20: after every change; when it enters, once it has entered."""
    check_rumor(state)


def _true(state: State, when: Any) -> bool:
    """Whether a condition of `pass` or `fail` holds; acts and the Strangler's want are told by themselves."""
    if not isinstance(when, Mapping) or "at" in when:
        return False
    name, n = next(iter(when.items()))
    match name:
        case "terror":
            return bool(state.terror >= n)
        case "card-tokens":
            return state.rumor_tokens <= 0 if n == 0 else bool(state.rumor_tokens >= n)
        case "card-monsters":
            return not state.rumor_monsters if n == 0 else len(state.rumor_monsters) >= n
    raise LanguageError(f"unknown rumor condition {when}")


def check_rumor(state: State) -> None:
    """§20: `pass` and `fail` are checked after every change."""
    if state.rumor is None or ("rumor-check", None) in state.stack:
        return None
    rumor = _of(state)
    for end in ("pass", "fail"):
        if _true(state, rumor[end]["when"]):
            return finish(state, end)
    return None


def finish(state: State, end: str) -> None:
    """R51: the card goes to the box; then what it does."""
    card = state.rumor
    assert card is not None
    state.tell("rumor-over", "§20", card=card, passed=end == "pass")
    state.rumor = None
    state.box += (card,)
    state.push(("rumor-gone", None))
    do(state, None, program(f"rumor/{card}/{end}"))


@step
def rumor_gone(state: State, _: None) -> None:
    """What still lies on the card goes back."""
    if state.rumor is None:
        to_cup(state, *state.rumor_monsters)
        state.rumor_monsters, state.rumor_tokens = (), 0


@step
def rumor_goes_on(state: State, _: None) -> None:
    """§12-5: from the turn after it came."""
    if state.rumor is not None and state.turn > state.rumor_since:
        do(state, None, program(f"rumor/{state.rumor}/ongoing"))


# What an investigator can do about it


def _cost(state: State) -> Cost:
    found = []
    for what, n in _of(state)["act"].get("cost", {}).items():
        if isinstance(n, Mapping):
            n = n["players<=4"] if state.players <= 4 else n["players>=5"]
        found.append((what, n))
    return tuple(found)


def activity(state: State) -> str | None:
    """Where something can be done about the rumor; None: there is none."""
    return None if state.rumor is None else str(_of(state)["activity"])


def can_act(state: State, seat: int) -> bool:
    """R61: in the activity area, its cost payable."""
    return state.seats[seat].at == activity(state) and can_afford(state, seat)


def can_afford(state: State, seat: int) -> bool:
    """Whether the rumor's cost is payable, wherever one is."""
    act_ = _of(state)["act"]
    if "pay-up-to" in act_:
        return amount_of(state, seat, "clue") > 0
    return bool(state.rumor_monsters) if "do" in act_ else can_pay(state, seat, _cost(state))


def act(state: State, seat: int) -> None:
    """Pay and the rumor is passed; or pay some; or fight what lies on it."""
    act_ = _of(state)["act"]
    state.tell("act", "§20", who=seat, rumor=state.rumor)
    if "pay-up-to" in act_:
        most = min(state.rumor_tokens, amount_of(state, seat, "clue"))
        state.push(("pay-up-to", seat, "clue", most, program(f"rumor/{state.rumor}/act"), ""))
    elif "do" in act_:
        do(state, seat, program(f"rumor/{state.rumor}/act"))
    else:
        pay(state, seat, _cost(state), ("rumor-passed", seat))


@step
def rumor_passed(state: State, seat: int) -> None:
    """By what was paid."""
    finish(state, "pass")


def _tokens(raw: Any) -> int | str:
    return raw if raw == "-paid" else number(raw)


@verb("card-tokens", _tokens)
def card_tokens(state: State, context: Context, n: int | str) -> None:
    """Tokens on the rumor."""
    state.rumor_tokens = max(0, state.rumor_tokens + (n if isinstance(n, int) else -context[1]))
    state.tell("rumor-tokens", "§20", n=state.rumor_tokens)
    check_rumor(state)


@verb("card-monsters", number)
def card_monsters(state: State, context: Context, n: int) -> None:
    """Monsters from the cup on the rumor."""
    for _ in range(n):
        state.rumor_monsters += (draw_monster(state),)
    state.tell("rumor-monsters", "§20", monsters=list(state.rumor_monsters))
    check_rumor(state)


@verb("place-card-monsters", one_of("miskatonic-university"))
def place_card_monsters(state: State, context: Context, at: str) -> None:
    """The Terrible Experiment's failure: placed by §13."""
    while state.rumor_monsters:
        token, state.rumor_monsters = state.rumor_monsters[0], state.rumor_monsters[1:]
        if guarded(state, at):
            to_cup(state, token)
        else:
            place(state, token, at, "§20")


@verb("ally-to-box", number)
def ally_to_box_verb(state: State, context: Context, n: int) -> None:
    """R80: the Strangler fails when an ally should go and none is left."""
    if not ally_to_box(state) and state.rumor is not None:
        finish(state, "fail")


@verb("fight-card-monsters", one_of("any-number"))
def fight_card_monsters(state: State, context: Context, _: str) -> None:
    """R80: `fight M` or `done`, again after each victory."""
    state.push(("experiment", context[0], len(state.rumor_monsters)))


def _subjects(state: State, seat: int, left: int) -> tuple[str, ...]:
    """Fleeing leaves the monster on the card and ends it."""
    if state.rumor is None or len(state.rumor_monsters) != left:
        return ()
    return (*[f"fight {token}" for token in state.rumor_monsters], "done") if state.rumor_monsters else ()


def _fight_subject(state: State, words: Words, seat: int, left: int) -> None:
    if words[0] == "fight":
        state.push(("experiment", seat, left - 1), ("combat", seat, words[1], "rumor"))


question("experiment", _subjects, _fight_subject, kind="meet")
