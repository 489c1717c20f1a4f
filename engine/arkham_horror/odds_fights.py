"""The odds of meeting a monster (§10): evading, fleeing, fighting, one round and to the end.

How the investigator plays to the end, so that the figures mean something:
- every check is its dice alone: no clue, no reroll, no card that passes a check or prevents a loss;
- each round he takes the weapons with the best chance in that round, one-use weapons only if they are better,
  and casts nothing more; spells in use stay in use;
- he fights until the monster or he is out; who has begun to flee goes on fleeing; the Bloated Woman, if she
  cannot be defeated, is fled from;
- of what an Elder Thing takes he gives up what he will miss least.
"""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, NamedTuple

from engine.arkham_horror.amounts import matching
from engine.arkham_horror.board import IN_ARKHAM
from engine.arkham_horror.cards import CARDS
from engine.arkham_horror.checks import Check
from engine.arkham_horror.limits import HANDS
from engine.arkham_horror.monsters import KIND_OF, SPECIALS, Kind
from engine.arkham_horror.odds_checks import Cards, as_state, plain_chance
from engine.arkham_horror.sheets import BASE_SKILL
from engine.arkham_horror.weapons import Fight, bonus, opponent
from engine.data import read

if TYPE_CHECKING:
    from engine.arkham_horror.view import View


class Course(NamedTuple):
    """What comes of it: four chances that add up to 1, and two losses on average."""

    won: float = 0.0
    """The monster is defeated, whatever that costs."""
    away: float = 0.0
    """It is evaded or fled from, or gone."""
    out: float = 0.0
    """He is knocked out, insane, carried off, lost or devoured, and the monster is not defeated."""
    on: float = 0.0
    """The combat goes on."""
    sanity: float = 0.0
    """Points lost on average."""
    stamina: float = 0.0


class Man(NamedTuple):
    """What changes about an investigator while he fights."""

    sanity: int
    stamina: int
    weapons: Cards
    """That are not exhausted."""
    spare: int
    """Spells and exhausted weapons: what an Elder Thing takes first."""

    def hurt(self, sanity: int, stamina: int) -> Man:
        """After a loss; never below 0."""
        return self._replace(sanity=max(0, self.sanity - sanity), stamina=max(0, self.stamina - stamina))

    @property
    def up(self) -> bool:
        """Neither stat is at 0."""
        return self.sanity > 0 and self.stamina > 0


def mixed(*parts: tuple[float, Course]) -> Course:
    """Courses, each with its chance."""
    return Course(
        *[sum([chance * course[n] for chance, course in parts]) for n in range(len(Course._fields))]
    )


def after_loss(before: Man, after: Man, course: Course) -> Course:
    """A course that begins with this loss."""
    return course._replace(
        sanity=course.sanity + before.sanity - after.sanity,
        stamina=course.stamina + before.stamina - after.stamina,
    )


def combat_check(view: View, fight: Fight, arms: Cards) -> Check:
    """The check of a blow with these weapons (§10-4)."""
    state = as_state(view)
    more = bonus(state, fight._replace(weapons=arms))
    if not fight.token:
        return Check("combat", "fight", fight.modifier + more, fight.needed, "", fight.counts)
    kind = opponent(state, fight)
    return Check("combat", kind.combat_skill, kind.combat + more, kind.toughness, "")


class Duel:
    """One investigator and one monster."""

    def __init__(self, view: View, fight: Fight) -> None:
        self.view, self.seat, self.fight = view, fight.seat, fight
        inv = view.seats[fight.seat]
        weapons = [name for name in inv.cards if CARDS[name].weapon and name not in inv.exhausted]
        losable = matching(as_state(view), fight.seat, "weapon-or-spell")
        self.man = Man(inv.sanity, inv.stamina, tuple(weapons), len(losable) - len(weapons))
        self.kind: Kind = opponent(as_state(view), fight)
        self.special = SPECIALS.get(KIND_OF[fight.token], {})
        self._arms: dict[Cards, tuple[Cards, float]] = {}

    def now(self, **changes: object) -> Duel:
        """The same with something changed about the fight."""
        return Duel(self.view, self.fight._replace(**changes))  # type: ignore[arg-type]

    def passes(self, kind: str, modifier: int, needed: int = 1) -> float:
        """The chance of one of his checks, by its dice alone."""
        return plain_chance(self.view, self.seat, Check(kind, BASE_SKILL[kind], modifier, needed, ""))

    @property
    def awareness(self) -> Check:
        """Of evading and fleeing."""
        return Check("evade", "sneak", self.kind.awareness, 1, "")

    @property
    def horror(self) -> Check | None:
        """§10-2; None: no horror check."""
        modifier = self.kind.horror
        return None if modifier is None else Check("horror", "will", modifier, 1, "")

    # Losses

    def loses(self, man: Man, sanity: int, stamina: int) -> Man:
        """After a loss; Harvey and Michael lose 1 less (R66)."""
        reduces = self.view.seats[self.seat].sheet.reduces
        return man.hurt(
            sanity - (sanity > 0 and reduces == "sanity"), stamina - (stamina > 0 and reduces == "stamina")
        )

    def damaged(self, man: Man) -> tuple[Man, bool]:
        """After a failed evade or combat check, and whether it is over for him (R73)."""
        man = self.loses(man, 0, self.kind.combat_damage)
        if not man.up:
            return man, True
        for effect in self.special.get("on-fail", ()):
            match next(iter(effect)):
                case "lost":
                    return man, True
                case "through-gate":
                    away = self.view.seats[self.seat].at not in IN_ARKHAM
                    return man, away or bool(self.view.gates)
                case "lose":
                    man = self._gives_up(man)
        return man, False

    def _gives_up(self, man: Man) -> Man:
        if man.spare:
            return man._replace(spare=man.spare - 1)
        if all(CARDS[name].protected for name in man.weapons):  # R90
            return man
        ways = [tuple([one for one in man.weapons if one != name]) for name in man.weapons]
        return man._replace(weapons=max(ways, key=lambda left: self.best_arms(left, 0)[1]))

    # Fighting

    def blow(self, arms: Cards) -> float:
        """The chance to defeat it in one round, by the dice alone."""
        if "combat" in self.fight.fails:
            return 0.0
        return plain_chance(self.view, self.seat, combat_check(self.view, self.fight, arms), arms)

    def best_arms(self, weapons: Cards, taken: int | None = None) -> tuple[Cards, float]:
        """The weapons with the best chance this round; `taken`: hands in use by spells that failed."""
        if taken is None:
            taken = sum([CARDS[name].hands for name in self.fight.failed])
        free = HANDS - taken - sum([CARDS[name].hands for name in self.fight.spells])
        key = (*weapons, str(free))
        if key not in self._arms:
            sets = [
                arms
                for many in range(HANDS + 1)
                for arms in combinations(weapons, many)
                if sum([CARDS[name].hands for name in arms]) <= free
            ]
            self._arms[key] = max(
                [(arms, self.blow(arms)) for arms in sets],
                key=lambda found: (found[1], -len(used_up(found[0])), -len(found[0])),
            )
        return self._arms[key]

    def fought(self, man: Man, arms: Cards | None = None, rounds: int | None = None) -> Course:
        """Fighting on, at most so many rounds; `arms`: the weapons of the first round."""
        if "combat" in self.fight.fails and arms is None:
            return self.fled(man, rounds)
        parts: list[tuple[float, Course]] = []
        start, left, taken = man, 1.0, None
        while rounds is None or rounds > 0:
            arms, chance = (arms, self.blow(arms)) if arms is not None else self.best_arms(man.weapons, taken)
            used = used_up(arms)
            parts.append((left * chance, after_loss(start, self._victor(man, used), Course(won=1.0))))
            left *= 1 - chance
            before = man
            man, over = self.damaged(man)
            if not over:
                man = self._spent(man, used)
            if over or not man.up:
                parts.append((left, after_loss(start, man, Course(out=1.0))))
                break
            if man == before and taken == 0:  # it stays so for ever
                ends = Course(won=1.0) if chance else Course(on=1.0)
                parts.append((left, after_loss(start, self._victor(man, used) if chance else man, ends)))
                break
            arms, taken = None, 0
            rounds = None if rounds is None else rounds - 1
        else:
            parts.append((left, after_loss(start, man, Course(on=1.0))))
        return mixed(*parts)

    def bound(self, man: Man) -> Course:
        """Defeated by Bind Monster; overwhelming applies (§10)."""
        return after_loss(man, self.loses(man, 0, self.kind.overwhelming), Course(won=1.0))

    def _victor(self, man: Man, used: Cards) -> Man:
        """R73: overwhelming, then what one-use weapons cost."""
        man = self.loses(man, 0, self.kind.overwhelming)
        return self._spent(man, used) if man.up else man

    def _spent(self, man: Man, used: Cards) -> Man:
        man = man._replace(weapons=tuple([name for name in man.weapons if name not in used]))
        return self.loses(man, sum([AFTER.get(CARDS[name].id, 0) for name in used]), 0)

    # Fleeing, and the whole combat

    def fled(self, man: Man, rounds: int | None = None) -> Course:
        """Fleeing, again and again, at most so many times; from an ambush nobody flees (§10-3)."""
        if "ambush" in self.kind.abilities:
            return self.fought(man, (), rounds)
        chance = plain_chance(self.view, self.seat, self.awareness)
        parts: list[tuple[float, Course]] = []
        start, left = man, 1.0
        while rounds is None or rounds > 0:
            parts.append((left * chance, after_loss(start, man, Course(away=1.0))))
            left *= 1 - chance
            before = man
            man, over = self.damaged(man)
            if over:
                parts.append((left, after_loss(start, man, Course(out=1.0))))
                break
            if man == before:
                ends = Course(away=1.0) if chance else Course(on=1.0)
                parts.append((left, after_loss(start, man, ends)))
                break
            rounds = None if rounds is None else rounds - 1
        else:
            parts.append((left, after_loss(start, man, Course(on=1.0))))
        return mixed(*parts)

    def combat(self, man: Man) -> Course:
        """From what comes before the horror check to the end."""
        for effect in self.special.get("before-combat", ()):  # the Black Man
            chance = self.passes(effect["check"], effect["mod"], effect["success"])
            return Course(away=chance, out=1 - chance)
        for effect in self.special.get("before-horror", ()):  # the Bloated Woman
            chance = self.passes(effect["check"], effect["mod"], effect["success"])
            fails = self.now(fails=("horror", "combat"))
            return mixed((chance, self._from_horror(man)), (1 - chance, fails._from_horror(man)))
        return self._from_horror(man)

    def _from_horror(self, man: Man) -> Course:
        if self.horror is None:
            return self.fought(man)
        chance = 0.0 if "horror" in self.fight.fails else plain_chance(self.view, self.seat, self.horror)
        parts = []
        for odds, damage in ((chance, self.kind.nightmarish), (1 - chance, self.kind.horror_damage)):
            after = self.loses(man, damage, 0)
            course = self.fought(after) if after.up else Course(out=1.0)
            parts.append((odds, after_loss(man, after, course)))
        return mixed(*parts)

    def evaded(self) -> Course:
        """Evading; if that fails, its damage and the whole combat (§10-1)."""
        chance = plain_chance(self.view, self.seat, self.awareness)
        man, over = self.damaged(self.man)
        failed = Course(out=1.0) if over else self.combat(man)
        return mixed((chance, Course(away=1.0)), (1 - chance, after_loss(self.man, man, failed)))


AFTER: dict[str, int] = {
    row["id"]: sum([loss["n"] for loss in row["effect"]["after"]])
    for row in read(__package__, "unique-items")["cards"]
    if "after" in row.get("effect", ())
}
"""The Sanity a one-use weapon costs afterwards."""


def used_up(arms: Cards) -> Cards:
    """The weapons that are discarded after the check."""
    return tuple([name for name in arms if CARDS[name].one_use])
