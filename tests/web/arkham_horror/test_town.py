"""The map: every place is on both drawings, and stands where its data says."""

from __future__ import annotations

import re

import pytest

from engine.arkham_horror.board import AREAS, JAIL, LINKS, LOST, OUTSKIRTS, SKY
from tests.web.arkham_horror.pressing import begin, page_of
from tools import places
from web.games.arkham_horror.marks import BEYOND
from web.games.arkham_horror.town import HOODS, ORDER, PLACES, _between
from web.games.arkham_horror.ways import ways
from web.worker.session import Session


def test_the_style_says_where_places_lie_as_the_data_does() -> None:
    assert places.STYLE.read_text("utf-8") == places.style(), "python -m tools.places writes it anew"


@pytest.mark.parametrize("which", ["wide", "phone"])
def test_every_area_of_the_board_is_on_the_map(which: str) -> None:
    told = PLACES["maps"][which]
    assert set(told["areas"]) == {*AREAS, SKY, OUTSKIRTS, LOST, JAIL, BEYOND}
    assert set(told["hoods"]) == {*ORDER}
    assert all(_between(told, one, two) for one in AREAS for two in LINKS[one])


def test_every_place_belongs_to_one_neighbourhood() -> None:
    assert sorted(area for hood in HOODS.values() for area in hood) == sorted([*AREAS, JAIL])


def walking() -> Session:
    """Somebody is asked where to go."""
    house, reply = begin(("person",), 5)
    while house.match and house.match.state.decision and house.match.state.decision.kind != "move":
        decision = house.match.state.decision
        action = "done" if decision.kind == "upkeep" else house.match.state.legal()[0]
        reply = house.send({"do": "act", "action": action})
    assert reply.screen == "table"
    return house


def test_whatever_can_be_chosen_on_the_map_can_be_chosen_in_the_list() -> None:
    house = walking()
    assert house.match
    html = str(house.reply().html)
    goals = set(ways(house.match.view))
    assert goals
    on_map = set(re.findall(r'class="place__hit"[^>]*data-value="at=([\w-]+)"', html))
    in_list = set(re.findall(r'class="chip"[^>]*data-value="at=([\w-]+)"', html))
    assert on_map == in_list == goals


def test_a_place_is_chosen_and_then_walked_to() -> None:
    house = walking()
    assert house.match
    near = next(goal for goal, way in ways(house.match.view).items() if len(way.steps) == 1)
    page = page_of(house.send({"do": "pick", "value": f"at={near}"}))
    assert f"move {near}" in page.actions
    house.send({"do": "act", "action": f"move {near}"})
    assert house.match.state.view(0).seats[0].at == near
    assert house.match.can_undo
