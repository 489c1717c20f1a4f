"""The effect language (§21): JSON lists are compiled once into checked programs, known by number.

A program is a tuple of effects; an effect is a verb's function and its arguments. A list at work is the frame
`("do", seat, program, position, n, it)`: n is the number at hand (successes, a die, what was paid), `it` the
card, monster or gate the list speaks of. An unknown verb, key, id or amount is an error when data are read.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from engine.arkham_horror.cards import BAD_CREDIT, BY_ID
from engine.arkham_horror.sheets import BASE_SKILL
from engine.arkham_horror.stack import STEPS, dropped

if TYPE_CHECKING:
    from engine.arkham_horror.state import State

Context = tuple[int, int, str]
"""Whose list it is, the number at hand, and what it speaks of."""
Effect = tuple[Callable[..., None], tuple[Any, ...]]
Read = Callable[[Any], Any]
MISSING = object()


class LanguageError(ValueError):
    """The data say something that the language does not know."""


class Verb(NamedTuple):
    """How a verb is read and what it does."""

    run: Callable[..., None]
    main: Read
    keys: Mapping[str, tuple[Read, Any]]


VERBS: dict[str, Verb] = {}
PROGRAMS: list[tuple[Effect, ...]] = [()]
"""Number 0 does nothing."""
PATHS: dict[str, int] = {}
"""A program by where it stands in the data: `downtown-1/arkham-asylum`, `join/anna-kaslow`."""
LAST_WORDS = {"discard", "use", "to-cup", "to-box"}
"""R53: done although the rest of the list is dropped, of `self`."""
_LAST: dict[int, tuple[Effect, ...]] = {}


def verb(
    name: str, main: Read, **keys: tuple[Read, Any] | Read
) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """A verb: how its value and its further keys are read (`not_above_max` is `not-above-max`)."""

    def register(run: Callable[..., None]) -> Callable[..., None]:
        read = {
            key.strip("_").replace("_", "-"): how if isinstance(how, tuple) else (how, MISSING)
            for key, how in keys.items()
        }
        VERBS[name] = Verb(run, main, read)
        return run

    return register


def compiled(effects: Any, where: str = "") -> int:
    """The number of the program for a list of effects."""
    if not isinstance(effects, tuple | list) or not all(isinstance(one, Mapping) for one in effects):
        raise LanguageError(f"{where}: not a list of effects: {effects!r}")
    if not effects:
        return 0
    raw = list(effects)
    program: list[Effect] = []
    last: list[Effect] = []
    while raw:
        first = raw.pop(0)
        if _is_loss(first):
            losses = [first]
            while raw and _is_loss(raw[0]):
                losses.append(raw.pop(0))
            if losses[1:]:
                first = {"lose-together": losses}  # R20
        if "return" in first and raw and raw[0].get("close-gate") == "entered":
            first = {"return-and-close": raw.pop(0)["close-gate"]}  # R93
        try:
            program.append(_effect(first))
        except (LanguageError, KeyError, TypeError) as error:
            raise LanguageError(f"{where}: {error}") from error
        if next(iter(first)) in LAST_WORDS and "self" in first.values():
            last.append(program[-1])
    PROGRAMS.append(tuple(program))
    _LAST[len(PROGRAMS) - 1] = tuple(last)
    return len(PROGRAMS) - 1


def _is_loss(effect: Mapping[str, Any]) -> bool:
    return effect.get("lose") in ("sanity", "stamina")


def _effect(raw: Mapping[str, Any]) -> Effect:
    name = next(iter(raw))
    if name not in VERBS:
        raise LanguageError(f"unknown verb {name!r}")
    known = VERBS[name]
    if unknown := set(raw) - {name, "label"} - set(known.keys):
        raise LanguageError(f"{name}: unknown {', '.join(sorted(unknown))}")
    arguments = [known.main(raw[name])]
    for key, (read, base) in known.keys.items():
        if key in raw:
            arguments.append(read(raw[key]))
        elif base is MISSING:
            raise LanguageError(f"{name} needs {key}")
        else:
            arguments.append(base)
    return known.run, tuple(arguments)


def program(path: str) -> int:
    """The program that stands there; 0: none."""
    return PATHS.get(path, 0)


def entry(path: str, effects: Any) -> int:
    """Compile a list under its path."""
    PATHS[path] = compiled(effects, path)
    return PATHS[path]


def do(state: State, seat: int | None, program: int, n: int = 0, it: str = "") -> None:
    """Put a program on the stack for this seat."""
    if program:
        state.stack.append(("do", seat, program, 0, n, it))


def do_now(state: State, seat: int, program: int) -> None:
    """A list that neither asks nor waits, done before anything else."""
    for run, arguments in PROGRAMS[program]:
        run(state, (seat, 0, ""), *arguments)


def _do(state: State, seat: int, program: int, position: int, n: int, it: str) -> None:
    """One effect; the rest of its list waits below whatever it brings."""
    effects = PROGRAMS[program]
    if position + 1 < len(effects):
        state.stack.append(("do", seat, program, position + 1, n, it))
    run, arguments = effects[position]
    run(state, (seat, n, it), *arguments)


STEPS["do"] = _do


@dropped("do")
def _last_words(state: State, seat: int, program: int, position: int, n: int, it: str) -> None:
    """R53: `discard self`, `use self`, `to-cup`, `to-box` of the list are still done."""
    for run, arguments in _LAST.get(program, ()):
        if (run, arguments) in PROGRAMS[program][position:]:
            run(state, (seat, n, it), *arguments)


# How values are read


def one_of(*values: Any) -> Read:
    """One of these."""

    def read(raw: Any) -> Any:
        if raw not in values:
            raise LanguageError(f"{raw!r} is none of {values}")
        return raw

    return read


def number(raw: Any) -> int:
    """A plain number."""
    if type(raw) is not int:
        raise LanguageError(f"{raw!r} is no number")
    return raw


AMOUNTS = {
    "die", "2d", "sum", "face", "successes", "3x-successes", "paid", "lost", "max", "all", "all-but-1",
    "half-up", "half-down",
}  # fmt: skip
RESOURCES = (
    "clue", "money", "sanity", "stamina", "item", "weapon", "spell", "skill", "ally", "weapon-or-spell",
    "monster-trophy", "gate-trophy",
)  # fmt: skip
GAINED = one_of("clue", "money", "sanity", "stamina")
STAT = one_of("sanity", "stamina")
DECK = one_of("common", "unique", "spell", "skill", "ally")
SKILL = one_of(*BASE_SKILL)
YES = one_of(True)


def amount(raw: Any) -> int | str:
    """A number, or a word for one."""
    if type(raw) is int or raw in AMOUNTS:
        return raw  # type: ignore[no-any-return]
    raise LanguageError(f"unknown amount {raw!r}")


def card(raw: Any) -> str:
    """The id of a card."""
    if raw not in BY_ID:
        raise LanguageError(f"unknown card {raw!r}")
    return raw  # type: ignore[no-any-return]


def effects(raw: Any) -> int:
    """A list, as its program's number."""
    return compiled(raw, "inner list")


def condition(raw: Any) -> tuple[str, int, int | None]:
    """What one has: at least so many, at most so many (None: no limit)."""
    if set(raw) - {"has", "n", "max"} or raw["has"] not in (*RESOURCES, *BY_ID, BAD_CREDIT):
        raise LanguageError(f"unknown condition {dict(raw)}")
    return raw["has"], raw.get("n", 0), raw.get("max")


PRICES = ("clue", "money", "sanity", "stamina", "toughness", "gate-trophy", "spell", "ally")


def cost(raw: Any) -> tuple[tuple[str, int], ...]:
    """What is paid, each kind once."""
    if unknown := set(raw) - set(PRICES):
        raise LanguageError(f"unknown cost {', '.join(unknown)}")
    return tuple([(what, number(raw[what])) for what in raw])


def table(raw: Any) -> tuple[tuple[int, int], ...]:
    """Rows of a table of results: the lowest number of each row, and its program."""
    return tuple([(row["min"], compiled(row["do"], "table")) for row in raw])


def row_of(rows: tuple[tuple[int, int], ...], n: int) -> int:
    """The program of the row that n falls into."""
    chosen = 0
    for least, found in rows:
        if n >= least:
            chosen = found
    return chosen
