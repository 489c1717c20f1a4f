"""What is picked so far (Scene.picked), and the one action that the parts make.

A part is `name=value`, one value a name (`at=woods`, `slider-0=2`), or one of several things: `axe.0`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from engine.arkham_horror.trade import Offers, Partner
from engine.game import Action
from engine.legal import Joined, Sets, size
from web.games.arkham_horror.scene import Scene, View

AT, HOOD, LOOK, TRADE, MONEY, GIVE_UP = "at", "hood", "look", "trade", "money", "give-up"
"""A place; a neighbourhood and a seat that are looked at; with whom one trades, for how much; giving up."""
ARMS, FOE, WARE = "arms", "foe", "ware"
"""Weapons by their parts, all at once (`axe.0,knife.0`); the monster that is looked at; the one ware."""
SLIDERS = tuple(f"slider-{slider}" for slider in range(3))
STOPS = ("0", "1", "2", "3")
COMPOSED = frozenset({"discard", "lose", "keep", "spend", "buy", "weapons"})
"""Verbs that name several things."""
PLACED = frozenset({"move", "wagon", "return", "go", "toward", "return-gate", "gate"})
"""Verbs that name a place: it is chosen on the map."""


def picked(scene: Scene, name: str) -> str:
    """The value picked for a name; "" if none is."""
    for part in scene.picked:
        key, named, value = part.partition("=")
        if named and key == name:
            return value
    return ""


def listed(view: View) -> tuple[Action, ...]:
    """All that may be done but trades and large sets, which are composed of parts."""
    return tuple(_plain(view.legal))


def _plain(legal: Sequence[Action]) -> Iterator[Action]:
    if isinstance(legal, Offers):
        yield from legal.plain
    elif isinstance(legal, Joined):
        for part in legal.parts:
            yield from _plain(part)
    elif not isinstance(legal, Sets):
        yield from legal


def partners(view: View) -> tuple[Partner, ...]:
    """With whom one can trade now."""
    return view.legal.partners if isinstance(view.legal, Offers) else ()


class Choice(NamedTuple):
    """Several things to choose from, together one action."""

    verb: str
    things: tuple[str, ...]
    """Each as often as it is there."""

    @property
    def parts(self) -> tuple[str, ...]:
        """Each thing as a part that can be picked: equal ones are told apart by number."""
        seen: Counter[str] = Counter()
        found = []
        for thing in self.things:
            found.append(f"{thing}.{seen[thing]}")
            seen[thing] += 1
        return tuple(found)


def sets(verb: str, view: View) -> Choice:
    """All things of a verb, each as often as one action can name it."""
    most: Counter[str] = Counter()
    for action in listed(view):
        first, *things = action.split()
        if first == verb:
            most |= Counter(things)
    del most["none"]
    return Choice(verb, tuple(most.elements()))


def action_of(verb: str, parts: Sequence[str], view: View) -> Action | None:
    """The action that these parts make, as the rules write it; None: they make none."""
    things = sorted(part.rpartition(".")[0] for part in parts) or ["none"]
    return next(
        (one for one in listed(view) if one.split()[0] == verb and sorted(one.split()[1:]) == things), None
    )


def armed(scene: Scene, best: Action) -> tuple[str, ...]:
    """The weapons that are picked, part by part; those of `best` until something is."""
    of, said = sets("weapons", scene.view), picked(scene, ARMS)
    if said:
        parts = tuple(part for part in said.split(",") if part in of.parts)
        return parts if action_of("weapons", parts, scene.view) else ()
    found, seen = [], Counter[str]()
    for thing in best.split()[1:]:
        if thing != "none":
            found.append(f"{thing}.{seen[thing]}")
            seen[thing] += 1
    return tuple(found)


def rearmed(now: tuple[str, ...], part: str, view: View) -> tuple[str, ...]:
    """With this one put down; or taken up, and the oldest of the others put down until hands are enough."""
    if part in now:
        return tuple(one for one in now if one != part)
    kept = now
    while kept and action_of("weapons", (*kept, part), view) is None:
        kept = kept[1:]
    return (*kept, part)


def choice(view: View) -> Choice | None:
    """What is to be composed now, if anything is."""
    if isinstance(view.legal, Sets):
        return Choice(view.legal.verb, tuple(thing for thing, n in view.legal.kinds for _ in range(n)))
    if size(view.legal) > MOST_READ:
        return None
    by_verb: dict[str, list[list[str]]] = {}
    for action in listed(view):
        verb, *things = action.split()
        if verb in COMPOSED:
            by_verb.setdefault(verb, []).append(things)
    for verb, sets in by_verb.items():
        if any(len(things) > 1 for things in sets):
            most: Counter[str] = Counter()
            for things in sets:
                most |= Counter(things)
            del most["none"]
            return Choice(verb, tuple(most.elements()))
    return None


MOST_READ = 20_000
"""So many actions are read through at most."""


def made(scene: Scene, of: Choice) -> Action | None:
    """The action that the picked things make, if it may be done."""
    things = [part.rpartition(".")[0] for part in scene.picked if part in of.parts]
    action = " ".join([of.verb, *(things or ["none"])])
    return action if action in scene.view.legal else None


def spread(scene: Scene) -> tuple[tuple[str, tuple[int, ...]], ...]:
    """Of a surge: each gate, and how many monsters may come there."""
    found: dict[str, set[int]] = {}
    for action in scene.view.legal:
        for word in action.split()[1:]:
            gate, _, number = word.partition("=")
            found.setdefault(gate, set()).add(int(number))
    return tuple((gate, tuple(sorted(numbers))) for gate, numbers in found.items())


def made_spread(scene: Scene) -> Action | None:
    """`place L=K …`, once every gate has its number."""
    numbers = {
        gate: picked(scene, gate) or (str(numbers[0]) if len(numbers) == 1 else "")
        for gate, numbers in spread(scene)
    }
    action = " ".join(["place", *(f"{gate}={number}" for gate, number in numbers.items())])
    return action if action in scene.view.legal else None


def stops(scene: Scene, seat: int) -> tuple[int, ...]:
    """Where the sliders stand, with what is picked."""
    now = scene.view.seats[seat].sliders
    wanted = [picked(scene, name) for name in SLIDERS]
    return tuple(int(new) if new in STOPS else stop for new, stop in zip(wanted, now, strict=True))


def made_sliders(scene: Scene, seat: int) -> Action | None:
    """`sliders A B C`, if it may be done."""
    action = " ".join(["sliders", *map(str, stops(scene, seat))])
    return action if action in scene.view.legal else None


def goals(view: View) -> dict[str, tuple[Action, ...]]:
    """By place, what can be done there at once: walked to, flown to, come back to."""
    found: dict[str, tuple[Action, ...]] = {}
    for action in listed(view) if size(view.legal) <= MOST_READ else ():
        verb, *things = action.split()
        if verb in PLACED and len(things) == 1:
            found[things[0]] = (*found.get(things[0], ()), action)
    return found
