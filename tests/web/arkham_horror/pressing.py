"""Arkham Horror played by what is drawn alone: every action is picked part by part, and then pressed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

from engine.arkham_horror.state import State
from tests.engine.arkham_horror.random_play import choose
from tests.web.whole_games import Page, table
from web.games.arkham_horror.picks import COMPOSED, PLACED
from web.worker.reply import Reply
from web.worker.session import Session


def begin(kinds: tuple[str, ...], seed: int, **options: str) -> tuple[Session, Reply]:
    """From the lobby: `person`, `same`, or a bot's level for each seat."""
    house = table()
    house.open({"wants": "arkham-horror"}, "en")
    form = {f"seat-{seat}-kind": kind for seat, kind in enumerate(kinds)}
    form |= {f"option-{name}": value for name, value in options.items()}
    return house, house.send({"do": "start", "form": {"game": "arkham-horror", "seed": str(seed), **form}})


def state_of(house: Session) -> State:
    """What really is."""
    assert house.match
    state = house.match.state
    assert isinstance(state, State)
    return state


def page_of(reply: Reply) -> Page:
    """As a plain text, which is read faster than Markup."""
    assert reply.html is not None
    return Page(str.__str__(reply.html))


def parts_of(action: str) -> Iterator[str]:
    """What is picked before the action can be pressed."""
    verb, *things = action.split()
    if verb == "sliders":
        yield from (f"slider-{slider}={stop}" for slider, stop in enumerate(things))
    elif verb == "place":
        yield from things
    elif verb in ("fight", "evade") and things:
        yield f"foe={things[0]}"
    elif verb in PLACED and len(things) == 1:
        yield f"at={things[0]}"
    elif verb in ("give", "take-from"):
        yield f"trade={things[0]}"
    elif verb in ("give-money", "take-money"):
        yield f"trade={things[0]}"
        sign = "" if verb == "give-money" else "-"
        yield from (f"money={sign}{dollars}" for dollars in range(1, int(things[1]) + 1))
    elif verb in {*COMPOSED, "sell"} - {"weapons"} and things != ["none"]:
        seen: dict[str, int] = {}
        for thing in things:
            yield f"{thing}.{seen.get(thing, 0)}"
            seen[thing] = seen.get(thing, 0) + 1


def pressed(house: Session, reply: Reply, action: str) -> Reply:
    """By the controls that are shown: each part is offered, and in the end the action is."""
    page = page_of(reply)
    all_legal(house, page)
    for part in parts_of(action):
        if any(same(one, action) for one in page.actions):
            break  # one press is enough
        ware = f"ware={part.rpartition('.')[0]}"
        value = ware if ("pick", ware) in page.does else part
        assert ("pick", value) in page.does, f"{action}: nothing picks {value}"
        page = picked(house, value)
    while action.startswith("weapons") and not any(same(one, action) for one in page.actions):
        page = picked(house, nearer(page, action.split()[1:]))
    done = [one for one in page.actions if same(one, action)]
    assert done, f"{action}: no control among {page.actions}"
    return house.send({"do": "act", "action": done[0]})


def picked(house: Session, value: str) -> Page:
    """The page after this was picked."""
    page = page_of(house.send({"do": "pick", "value": value}))
    all_legal(house, page)
    return page


def nearer(page: Page, wanted: list[str]) -> str:
    """Of the weapons that can be taken up or put down, what comes nearest to these."""

    def apart(value: str) -> int:
        held = Counter(part.rpartition(".")[0] for part in value.removeprefix("arms=").split(","))
        held.pop("", None)
        want = Counter(thing for thing in wanted if thing != "none")
        return ((held - want) + (want - held)).total()

    return min((value for do, value in page.does if do == "pick" and value.startswith("arms=")), key=apart)


def same(one: str, other: str) -> bool:
    """Things may stand in any order."""
    return one.split()[0] == other.split()[0] and sorted(one.split()) == sorted(other.split())


def all_legal(house: Session, page: Page) -> None:
    """What is shown may be done."""
    assert house.match
    assert [action for action in page.actions if not house.match.may(action)] == []


def played(house: Session, reply: Reply, rng: Random, bold: bool, most: int) -> Iterator[Reply]:
    """To the end, or so many messages."""
    for _ in range(most):
        if reply.screen == "game-over":
            return
        assert house.match
        if house.match.bot_to_act:
            reply = house.send({"do": "tick"})
        else:
            reply = pressed(house, reply, choose(state_of(house), rng, bold))
        yield reply
