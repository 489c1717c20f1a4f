"""For those who listen, or see no colours: whose turn it is, what is asked, advised and taken back, once."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from tests.web import whole_games as arkham_ritual
from tests.web.ritual import whole_games as ritual
from tests.web.scenes import Page
from tools import style
from web.worker.reply import Reply
from web.worker.session import Session

START: dict[str, Callable[..., tuple[Session, Reply]]] = {
    "arkham-ritual": arkham_ritual.start,
    "ritual": ritual.start,
}


def dock(reply: Reply) -> dict[str, str | None]:
    """What the dock says of itself."""
    assert reply.html
    return next(attrs for _, attrs in Page(reply.html).tags if attrs.get("id") == "dock")


def on(house: Session, reply: Reply) -> Reply:
    """Until the person must act."""
    while reply.wait is not None:
        reply = house.send({"do": "tick"})
    return reply


@pytest.mark.parametrize("game", START)
def test_the_dock_is_named_by_whose_move_it_is(game: str) -> None:
    house, reply = START[game]("pbbb")
    reply = on(house, reply)
    assert dock(reply)["aria-label"] == "Your move"
    assert house.match
    reply = house.send({"do": "act", "action": house.match.state.legal()[0]})
    while reply.wait is None:
        reply = house.send({"do": "act", "action": house.match.state.legal()[0]})
    assert dock(reply)["aria-label"] == "The others’ turn"
    assert reply.html
    assert "status" not in Page(reply.html).all("role"), "the news are announced, and once is enough"


@pytest.mark.parametrize("game", START)
def test_it_is_said_once_that_it_is_your_turn(game: str) -> None:
    house, reply = START[game]("pbbb")
    match, said, waited = house.match, 0, 0
    assert match
    for _ in range(60):
        if reply.screen != "table":
            reply = house.send({"do": "next-round"})
            continue
        if reply.wait is not None:
            waited += 1
            assert "It is your turn." not in reply.announce
            reply = house.send({"do": "tick"})
            continue
        assert reply.announce.endswith(" It is your turn.")
        said += 1
        assert house.send({"do": "toggle-odds"}).announce == "", "once"
        assert "It is your turn." not in house.send({"do": "act", "action": "say 0 thanks"}).announce
        reply = house.send({"do": "act", "action": match.state.legal()[-1]})
    assert min(said, waited) > 5


@pytest.mark.parametrize("game", START)
def test_what_is_asked_again_is_said(game: str) -> None:
    house, reply = START[game]("pbbb")
    house.send({"do": "toggle-confirm", "value": True})
    match = house.match
    assert match
    while True:
        reply = on(house, reply)
        action = match.state.legal()[0]
        reply = house.send({"do": "act", "action": action})
        if "confirm-yes" in Page(reply.html).all("data-do"):
            break
    assert "alert" not in Page(reply.html).all("role"), "once is enough"
    if game == "ritual":
        assert reply.announce.startswith("Chant ")
        assert reply.announce.endswith(" away from the altar?")
    else:
        assert reply.announce in Page(reply.html).text
        assert reply.announce.endswith("?")
    assert house.send({"do": "confirm-no"}).announce == ""


@pytest.mark.parametrize("game", START)
def test_the_best_of_the_advice_is_said_when_it_is_thought_through(game: str) -> None:
    house, reply = START[game]("pbbb")
    on(house, reply)
    asked = house.send({"do": "hint"})
    assert asked.announce == ""
    advised = on(house, asked)
    assert advised.announce.startswith("The Occultist thinks this best: ")
    assert advised.html
    best = advised.html.split('class="is-best"')[1].split("</li>")[0]
    for part in advised.announce.removeprefix("The Occultist thinks this best: ").split(". "):
        assert part.rstrip(".") in best
    assert house.send({"do": "toggle-odds"}).announce == "", "once"


def test_what_can_be_said_to_somebody_is_grouped_under_their_name() -> None:
    house, reply = arkham_ritual.start("pbb")
    reply = on(house, reply)
    assert reply.html
    tags = Page(reply.html).tags
    named = {attrs["id"] for _, attrs in tags if str(attrs.get("id")).startswith("talk-")}
    groups = {attrs["aria-labelledby"] for _, attrs in tags if attrs.get("role") == "group"}
    assert {"talk-hand-1", "talk-hand-2"} <= named
    assert named <= groups


def test_without_colours_a_chosen_game_and_the_slips_are_told_apart_by_their_lines() -> None:
    house, ritual = (style.styles()[name].decode() for name in ("style/style.css", "games/ritual/style.css"))
    assert re.search(
        r"@media \(forced-colors: active\) \{\s*\.tile:has\(:checked\) \{\s*outline: 3px solid Highlight;",
        house,
    )
    slips = ritual.split("@media (forced-colors: active) {")[1]
    lines = re.findall(r"\.rslip\.is-(\w+) \{\s*border: 3px (\w+) ", slips)
    assert dict(lines) == {"yours": "solid", "open": "double", "gone": "dashed"}
