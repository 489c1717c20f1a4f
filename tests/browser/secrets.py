"""What the page may not name: the card of whoever looks.

Two proofs at each step, a bot's as well. The plain one: the own card's id stands nowhere but on its slip of
the play sheet, where all 22 stand. The strong one: Python here deals what the viewer cannot see anew, draws
the screen, and it must be the very DOM that the browser has; and what is announced are the last sentences of
a log that knows no more than the viewer.
"""

import json
import re
from random import Random
from typing import Any

from playwright.sync_api import Page

from engine.arkham_ritual.cards import BOX, Card
from engine.arkham_ritual.state import State
from engine.bots.levels import LADDER
from tests.browser.conftest import kept
from web.games import ROOMS
from web.worker import app
from web.worker.match import Match
from web.worker.names import shown
from web.worker.pages.play import PlayPage
from web.worker.saves import save_format
from web.worker.words import Words

NAMED = """() => {
  const found = [];
  for (const node of document.querySelector('#root').querySelectorAll('*')) {
    const slip = node.closest('.slip');
    for (const { name, value } of node.attributes)
      if (!(slip === node && ['id', 'data-value'].includes(name)) && !value.startsWith('#i-'))
        found.push(value);
  }
  return {
    values: found,
    screen: document.body.dataset.screen,
    html: document.querySelector('#root').outerHTML,
    own: document.querySelector('#you .slot .card')?.className ?? '',
    announce: [...document.querySelectorAll('#announce p')].map(said => said.textContent).join(' '),
    around: [document.title, location.href, document.cookie, JSON.stringify(history.state), window.name],
    stored: [localStorage, sessionStorage].flatMap(store => Object.entries(store)).flat(),
  };
}"""
SAME = """drawn => {
  const plain = root => {
    root.querySelectorAll('details').forEach(node => node.removeAttribute('open'));
    root.querySelectorAll('h1, h2, .dock').forEach(node => node.removeAttribute('tabindex'));
    return root;
  };
  const theirs = plain(new DOMParser().parseFromString(drawn, 'text/html').querySelector('#root'));
  const ours = plain(document.querySelector('#root').cloneNode(true));
  if (ours.isEqualNode(theirs)) return null;
  const [first, second] = [ours, theirs].map(root => [...root.querySelectorAll('*')]);
  const at = first.findLastIndex((node, n) => !node.isEqualNode(second[n]));
  return [first[at].outerHTML, second[at]?.outerHTML];
}"""


def has(text: str, card: str) -> bool:
    """Whether a text has this id as a word of its own."""
    return re.search(rf"(?<![\w-]){re.escape(card)}(?![\w-])", text) is not None


def held(match: Match) -> Card:
    """The card before whoever looks, seen or not."""
    assert isinstance(match.state, State)
    return match.state.held[match.holder]


def announced(announce: str, match: Match, language: str) -> None:
    """What is said aloud is the newest of what the viewer saw happen, told by a log without secrets; in
    between, as all may know, when it was the viewer's turn."""
    eyes, words = match.viewer, Words(language)
    told = [(event if eyes in event.eyes else event._replace(secret={})).seen_by(eyes) for event in match.log]
    seats = shown(match.seats, words)
    lines = [match.room.sentence(event, seats, eyes, words) for event in told]
    said = "".join(announce.replace(words("It is your turn."), "").split())
    assert said in {"".join("".join(lines[first:]).split()) for first in range(len(lines) + 1)}
    if match.state.to_act != match.holder:
        assert not announce.endswith(words("It is your turn."))


def assert_drawn(page: Page, match: Match, device: dict[str, Any]) -> None:
    """The page shows just what this match would be drawn as."""
    table = app.make_session()
    table.open({"settings": json.dumps({"settings": device["settings"]})}, "en")
    table.pages.append(PlayPage(match, None))
    differ = page.evaluate(SAME, table.reply().html)
    assert differ is None, differ


class Watcher:
    """Looks at every step of a game; counts what it could check."""

    def __init__(self, seed: int = 1) -> None:
        self.rng = Random(seed)
        self.screens: dict[str, int] = {}
        self.redealt = 0
        self.waited = 0
        """How often somebody else had to act."""

    def __call__(self, page: Page) -> None:
        """No element, attribute, storage or URL names the viewer's own card."""
        seen: dict[str, Any] = page.evaluate(NAMED)
        self.screens[seen["screen"]] = self.screens.get(seen["screen"], 0) + 1
        device = kept(page)
        match = save_format.read_game(json.dumps(device["game"]), ROOMS, LADDER)
        for text in (*seen["stored"], *seen["around"], json.dumps(device)):
            assert not any(has(text, card) for card in BOX), text
        if seen["screen"] == "handover":
            assert not any(has(seen["html"], card) for card in BOX)
            assert seen["announce"] == ""
        if seen["screen"] == "table":
            self._table(page, seen, match, device)

    def _table(self, page: Page, seen: dict[str, Any], match: Match, device: dict[str, Any]) -> None:
        match.ready()
        announced(seen["announce"], match, device["settings"]["language"])
        self.waited += match.state.to_act != match.holder
        if match.view.own is not None:  # the viewer could follow the card
            return
        own = held(match).id
        assert "card--back" in seen["own"]
        named = [value for value in seen["values"] if has(value, own)]
        assert named == [], (own, named)
        self._redeal(page, match, device)

    def _redeal(self, page: Page, match: Match, device: dict[str, Any]) -> None:
        view, own = match.view, held(match)
        for _ in range(20):
            match.state = match.start.rules.sample(view, self.rng)
            if held(match) is not own:
                break
        else:
            return  # only one card is left that it can be
        assert_drawn(page, match, device)
        self.redealt += 1
