"""What holds while its source is in play (§20, §21): collected on demand, never stored in a state.

Sources are the Ancient One, the environment and the rumor; everything is a function of them and of the terror
that maddens the Maniac, so each combination is made once.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from engine.arkham_horror.board import WORLDS
from engine.arkham_horror.language import (
    SKILL,
    STAT,
    Context,
    LanguageError,
    condition,
    entry,
    number,
    one_of,
)
from engine.arkham_horror.limits import SEAL_CLUES
from engine.arkham_horror.monsters import KINDS, SPECIALS, Kind

if TYPE_CHECKING:
    from engine.arkham_horror.state import State

RULES = {
    "no-gain", "flyers-do-not-move", "terror-cannot-rise", "fast-as-normal", "no-seal", "spell-cost-zero",
    "no-spells", "cancel-environment",
}  # fmt: skip


class Trigger(NamedTuple):
    """`on`: when and where it happens, and what."""

    when: str
    at: str
    """An area, any-street, a kind of monster; empty: anywhere."""
    unless: tuple[str, int, int | None] | None
    program: int


SOURCES: dict[str, tuple[Mapping[str, Any], ...]] = {}
"""The static effects of every source, as read."""
TRIGGERS: dict[str, tuple[Trigger, ...]] = {}


class Statics:
    """Everything that holds now."""

    def __init__(self, sources: tuple[str, ...], frantic: bool) -> None:
        self.checks: dict[str, int] = {}
        """In Arkham only."""
        self.points = 0
        self.banished: frozenset[str] = frozenset()
        self.rules: frozenset[str] = frozenset()
        self.no_gain: dict[str, tuple[str, ...]] = {}
        self.seal_cost = SEAL_CLUES
        self.gate_success: dict[str, int] = {}
        self.max_stat: dict[str, int] = {}
        self.triggers: tuple[Trigger, ...] = ()
        kinds = {kind.id: _special(kind, sources, frantic) for kind in KINDS.values()}
        for source in sources:
            self.triggers += TRIGGERS.get(source, ())
            for effect in SOURCES.get(source, ()):
                self._add(effect, kinds)
        self.kinds: dict[str, Kind] = kinds

    def _add(self, effect: Mapping[str, Any], kinds: dict[str, Kind]) -> None:
        match next(iter(effect)):
            case "modifier":
                check = effect["modifier"]["check"]
                self.checks[check] = self.checks.get(check, 0) + effect["modifier"]["n"]
            case "movement-points":
                self.points += effect["movement-points"]
            case "banish-kind":
                self.banished |= {effect["banish-kind"]}
            case "rule":
                self.rules |= {effect["rule"]}
                if effect["rule"] == "no-gain":
                    self.no_gain[effect["stat"]] = effect["except"]
            case "seal-cost":
                self.seal_cost = (
                    effect["seal-cost"] if effect["seal-cost"] > 0 else self.seal_cost + effect["seal-cost"]
                )
            case "gate-difficulty":
                world = effect["gate-difficulty"].get("world", "")
                self.gate_success[world] = (
                    self.gate_success.get(world, 0) + effect["gate-difficulty"]["success"]
                )
            case "max-stat":
                self.max_stat[effect["max-stat"]] = self.max_stat.get(effect["max-stat"], 0) + effect["n"]
            case "monster-modifier" | "monster-set" as how:
                for kind in _named(effect[how], kinds):
                    kinds[kind] = _changed(kinds[kind], effect[how], how == "monster-modifier")

    def successes(self, world: str) -> int:
        """§14: needed to close a gate to that world."""
        return 1 + self.gate_success.get("", 0) + self.gate_success.get(world, 0)


def _named(change: Mapping[str, Any], kinds: dict[str, Kind]) -> list[str]:
    if "ability" in change:
        return [kind.id for kind in kinds.values() if change["ability"] in kind.abilities]
    return list(kinds) if change["kinds"] == "all" else list(change["kinds"])


def _changed(kind: Kind, change: Mapping[str, Any], added: bool) -> Kind:
    new: dict[str, Any] = {}
    for key, value in change.items():
        if key == "add-ability":
            new["abilities"] = kind.abilities | {value}
        elif key not in ("kinds", "ability"):
            new[key] = getattr(kind, key) + value if added else value
    return kind._replace(**new)


def _special(kind: Kind, sources: tuple[str, ...], frantic: bool) -> Kind:
    """The Maniac at terror 6, the Haunter under Blackest Night (§10)."""
    special = SPECIALS.get(kind.id, {})
    if (now := special.get("terror-at-least")) and frantic:
        return kind._replace(
            combat=now["combat"],
            combat_damage=now["combat_damage"],
            abilities=kind.abilities | set(now["abilities"]),
        )
    if (now := special.get("if-environment")) and now["id"] in sources:
        return kind._replace(combat=now["combat"])
    return kind


FRANTIC = next(
    special["terror-at-least"]["n"] for special in SPECIALS.values() if "terror-at-least" in special
)
_MADE: dict[tuple[Any, ...], Statics] = {}


def statics(state: State) -> Statics:
    """Everything that holds now."""
    key = (state.ancient_one, state.awake, state.environment, state.rumor, state.terror >= FRANTIC)
    made = _MADE.get(key)
    if made is None:
        sources = [source for source in (state.ancient_one, state.environment, state.rumor) if source]
        if state.awake:
            sources = [f"{state.ancient_one} awake"]
        made = _MADE[key] = Statics(tuple(sources), key[-1])
    return made


_STATIC = {
    "modifier", "movement-points", "banish-kind", "rule", "seal-cost", "gate-difficulty", "max-stat",
    "monster-modifier", "monster-set", "on", "setup",
}  # fmt: skip


def add_source(source: str, effects: tuple[Mapping[str, Any], ...]) -> None:
    """Read a source's static effects; what is unknown is an error."""
    triggers: list[Trigger] = []
    for effect in effects:
        kind = next(iter(effect))
        if kind not in _STATIC or (kind == "rule" and effect["rule"] not in RULES):
            raise LanguageError(f"{source}: unknown static effect {dict(effect)}")
        if kind == "on":
            triggers.append(_trigger(source, effect, len(triggers)))
        try:
            _check(kind, effect)
        except (LanguageError, KeyError, AttributeError) as error:
            raise LanguageError(f"{source}: {dict(effect)}: {error}") from error
    SOURCES[source], TRIGGERS[source] = effects, tuple(triggers)


def _check(kind: str, effect: Mapping[str, Any]) -> None:
    """What a static effect names is known."""
    match kind:
        case "modifier":
            SKILL(effect[kind]["check"])
            number(effect[kind]["n"])
        case "movement-points" | "seal-cost":
            number(effect[kind])
        case "banish-kind":
            one_of(*KINDS)(effect[kind])
        case "gate-difficulty":
            one_of("", *WORLDS)(effect[kind].get("world", ""))
            number(effect[kind]["success"])
        case "max-stat":
            STAT(effect[kind])
            number(effect["n"])
        case "monster-modifier" | "monster-set":
            for name in _named(effect[kind], KINDS):
                _changed(KINDS[name], effect[kind], kind == "monster-modifier")


def _trigger(source: str, effect: Mapping[str, Any], number: int) -> Trigger:
    if effect["on"] not in ("end-movement", "end-of-mythos", "defeat", "lost"):
        raise LanguageError(f"{source}: unknown trigger {effect['on']}")
    at = effect.get("at") or effect.get("kind") or effect.get("where", "")
    unless = condition(effect["unless"]) if "unless" in effect else None
    program = entry(f"{source}/on-{number}", effect.get("do") or effect["each-investigator"])
    return Trigger(effect["on"], at, unless, program)


def no_static(state: State, context: Context, *_: Any) -> None:
    """A static effect does nothing by being read in a list."""
