"""One investigator at the table: stats, cards, trophies and states."""

from __future__ import annotations

from typing import Any, Self

from engine.arkham_horror.cards import BONUS, CARDS, Card
from engine.arkham_horror.sheets import BASE_SKILL, SHEETS, Sheet


class Investigator:
    """A seat. All values are immutable, so that a copy is as cheap as one dict."""

    id: str | None
    """The investigator; None: the seat is empty (R56)."""
    at: str
    sanity: int
    stamina: int
    less_sanity: int
    """Lost of the maximum for good."""
    less_stamina: int
    clues: int
    money: int
    sliders: tuple[int, int, int]
    cards: tuple[str, ...]
    """In the order gained."""
    exhausted: tuple[str, ...]
    fresh: tuple[str, ...]
    """Special cards gained since the last Upkeep: no roll yet (§5-3)."""
    monster_trophies: tuple[str, ...]
    gate_trophies: tuple[str, ...]
    delayed: bool
    loses_turn: bool
    """He loses a turn: the next one, or this one if `skips`."""
    skips: bool
    explored: bool
    bad_credit: bool
    entered: str | None
    """The gate marker by which he is in an Other World."""
    visiting: str | None
    """From where he visits an Other World (R68)."""
    encountered: bool
    """He has no more encounter this turn."""
    ability_used: bool
    slid: bool
    ra: int
    """Voice of Ra: to all his checks until the end of the turn."""

    def __init__(self) -> None:
        """An empty seat."""
        self.id, self.at = None, ""
        self.monster_trophies = self.gate_trophies = ()
        self.bad_credit = False
        self.clear()

    def clear(self) -> None:
        """Everything but trophies and the bank's memory goes (§15)."""
        self.sanity = self.stamina = self.less_sanity = self.less_stamina = 0
        self.clues = self.money = 0
        self.sliders = (0, 0, 0)
        self.cards = self.exhausted = self.fresh = ()
        self.delayed = self.loses_turn = self.skips = self.explored = False
        self.entered = self.visiting = None
        self.encountered = self.ability_used = self.slid = False
        self.ra = 0

    def copy(self) -> Self:
        """An equal, independent one."""
        twin = object.__new__(type(self))
        twin.__dict__ = self.__dict__.copy()
        return twin

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Investigator) and self.__dict__ == other.__dict__

    __hash__ = None  # type: ignore[assignment]

    @property
    def sheet(self) -> Sheet:
        """Who it is."""
        return SHEETS[self.id]  # type: ignore[index]

    def has(self, card: str) -> bool:
        """Whether a copy of it is held."""
        return any(CARDS[name].id == card for name in self.cards)

    def ready(self, card: str) -> str | None:
        """R64: using takes a ready copy."""
        for name in self.cards:
            if CARDS[name].id == card and name not in self.exhausted:
                return name
        return None

    def held(self) -> list[tuple[str, Card]]:
        """Each card's name and what it is, in the order gained."""
        return [(name, CARDS[name]) for name in self.cards]

    def bonus(self, what: str) -> int:
        """Of all cards together to a skill, a special check or a maximum."""
        total = 0
        for name in self.cards:
            if name in BONUS:
                total += BONUS[name].get(what, 0)
        return total

    def skill(self, check: str) -> int:
        """Slider and cards; for a special check also what adds to it alone (§9)."""
        base = BASE_SKILL[check]
        slider, stops = SHEETS[self.id].skills[base]  # type: ignore[index]
        total = stops[self.sliders[slider]]
        for name in self.cards:
            if name in BONUS:
                bonus = BONUS[name]
                total += bonus.get(base, 0)
                if check != base:
                    total += bonus.get(check, 0)
        return total

    def current(self, skill: str) -> int:
        """R89: current Speed or Sneak is the slider plus skill cards and allies."""
        slider, stops = SHEETS[self.id].skills[skill]  # type: ignore[index]
        total = stops[self.sliders[slider]]
        for name in self.cards:
            if name in BONUS and CARDS[name].deck in ("skill", "ally"):
                total += BONUS[name].get(skill, 0)
        return total

    def plain(self) -> dict[str, Any]:
        """As JSON."""
        return dict(self.__dict__)
