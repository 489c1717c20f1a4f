"""Whole games with the real screens, by what is drawn only: every step is a control of the page."""

from __future__ import annotations

import re
from collections.abc import Callable
from html.parser import HTMLParser
from random import Random
from typing import Any

from tests.web.drawn import drawn
from web.worker import app
from web.worker.match import Match
from web.worker.reply import Reply
from web.worker.saves.kept import resume
from web.worker.scene import LANGUAGES
from web.worker.session import Session
from web.worker.words import Words


class Page(HTMLParser):
    """The page as page.js sees it: controls and form fields."""

    def __init__(self, html: str | None) -> None:
        super().__init__()
        self.actions: list[str] = []
        self.does: list[tuple[str, str]] = []
        self.form: dict[str, str] = {}
        self.cards: list[str] = []
        self._select = ""
        assert html is not None, "the screen stands as it was"
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        has = {name: value or "" for name, value in attrs}
        if "data-card" in has:
            self.cards.append(has["data-card"])
        if "disabled" in has or has.get("aria-disabled") == "true":
            return
        if "data-action" in has:
            self.actions.append(has["data-action"])
        if "data-do" in has and tag in ("button", "a"):
            self.does.append((has["data-do"], has.get("data-value", "")))
        ticked = "checked" in has or has.get("type") not in ("radio", "checkbox")
        if tag == "input" and "name" in has and ticked:
            self.form[has["name"]] = has.get("value", "on")
        if tag == "select":
            self._select = has.get("name", "")
        if tag == "option" and ("selected" in has or self._select not in self.form):
            self.form[self._select] = has.get("value", "")


def table(numbers: Any = None) -> Session:
    made: Session = app.make_session()
    made.seeds = numbers or (lambda: 11)
    made.timer = lambda: 0.0  # bots think to the end
    return made


def start(kinds: str, seed: str = "7", language: str = "en", confirm: bool = False) -> tuple[Session, Reply]:
    """From the lobby as it is drawn; sounds are on."""
    house = table()
    house.open(None, language)
    house.send({"do": "toggle-confirm", "value": confirm})
    reply = house.send({"do": "toggle-sound", "value": True})
    while len(kinds) != len(house.lobby.choices.chairs):
        more = "seats-more" if len(kinds) > len(house.lobby.choices.chairs) else "seats-fewer"
        assert (more, "") in Page(reply.html).does
        reply = house.send({"do": more, "form": Page(reply.html).form})
    form = Page(reply.html).form
    for place, kind in enumerate(kinds):
        if kind == "p":
            form[f"seat-{place}-kind"] = "person"
    return house, house.send({"do": "start", "form": form | {"seed": seed}})


def step(house: Session, reply: Reply, rng: Random) -> dict[str, Any]:
    """A control of this page, pressed by somebody who plays at random."""
    page = Page(reply.html)
    if reply.wait is not None:
        return {"do": "tick"}
    does = [name for name, _ in page.does]
    for name in ("confirm-yes", "ready", "next-round"):
        if name in does:
            return {"do": name, "form": page.form}
    match = house.match
    assert match
    moves = [action for action in page.actions if not action.startswith(("peeked", "say"))]
    assert all(match.may(action) for action in page.actions)
    assert sorted(moves) == sorted(match.state.legal()), (
        "what is shown is legal, and all that is legal is shown"
    )
    asides = [action for action in page.actions if action.startswith("peeked")]
    assert asides == [f"peeked {match.holder}"]
    if rng.random() < 0.02:
        return {"do": "act", "action": asides[0]}
    return {"do": "act", "action": "take" if "take" in moves and rng.random() < 0.4 else rng.choice(moves)}


def says_you(house: Session) -> None:
    """Who plays alone is "you" in whichever language is spoken, also if they began in another."""
    for language in LANGUAGES if house.match and house.match.alone else ():
        page = drawn(house.send({"do": "language", "value": language}))
        assert Words(language)("You") in page
        others = {Words(other)("You") for other in LANGUAGES if other != language}
        assert not others & set(re.findall(r"\w+", re.sub(r"<[^>]*>", " ", page)))


def redealt(match: Match, told: dict[int, int], rng: Random) -> Match:
    """The same game with what the holder cannot see in other places, now; nor does its log know more than
    the holder. `told` is how much each had been told before."""
    twin = Match(match.start, match.seats, match.room)
    resume(twin, match.actions, match.holder, False, match.can_undo)
    twin.log = [event if match.holder in event.eyes else event._replace(secret={}) for event in twin.log]
    twin.state = match.start.rules.sample(match.state.view(match.holder), rng)
    twin.ready()
    twin.told = told
    return twin


def shown(reply: Reply) -> Reply:
    """All that is seen, heard or done, without what is stored."""
    return reply._replace(keep=None, settings=None, stats=None)


def proved(house: Session, reply: Reply, go_on: Callable[[Session, Reply, Random], Any], rng: Random) -> int:
    """Plays on; whenever somebody looks, another deal of what they cannot see must give the same reply."""
    checked = announced = sounded = 0
    assert house.match
    told = dict.fromkeys(house.match.told, 0)
    for _ in range(150):
        play = house.play
        assert play
        match = play.match
        if reply.screen == "table":
            play.match = redealt(match, told, rng)
            again = house.reply()
            play.match = match
            assert shown(again) == shown(reply)
            checked += 1
            announced += bool(reply.announce)
            sounded += bool(reply.sounds)
        if reply.screen == "game-over":
            break
        told = dict(match.told)
        reply = house.send(go_on(house, reply, rng))
    assert min(announced, sounded) > checked / 3
    return checked
