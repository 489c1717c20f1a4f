"""Somebody who plays by what is on the page: sets up the lobby, presses what is shown, to the end."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import BrowserContext, Locator, Page, expect

from engine.record import Record
from tests.browser.conftest import (
    until,
    way,
)
from web.worker.names import NAMES, bot_name
from web.worker.pace import INSTANT_WAIT
from web.worker.words import Words

NOW = "() => document.querySelector('#root').outerHTML"
LATER = f"""before => window.bot ? 'bot' : ({NOW})() !== before && (document.body.dataset.screen !== 'table'
  || Boolean(document.querySelector('#dock [data-action], #dock [data-do=confirm-yes]')))"""
"""What is shown, not what is stored: that comes first."""
PACE = f"""{{
  const later = setTimeout;
  window.setTimeout = (then, wait, ...given) =>
    later(wait === {INSTANT_WAIT} ? () => {{ window.bot = then; }} : then, wait, ...given);
}}"""
ACT = "() => { const { bot } = window; delete window.bot; bot(); }"
CHOICES = """() => [...document.querySelectorAll('#dock [data-action], .dock [data-do]')]
  .map(({ dataset }) => dataset.action ?? dataset.do)"""
MOST_STEPS = 400
ACTIONS = ("give", "take", "pass", "keep", "remove", "draft", "chant")


def faster(page: Page) -> None:
    """The bots do not let us wait."""
    page.locator("[data-do=settings]").click()
    page.locator("#menu [data-do=speed]").select_option("instant")
    page.keyboard.press("Escape")


def pace(context: BrowserContext) -> None:
    """Fast bots act only once they were looked at: what is shown and what is stored stand still till then."""
    context.add_init_script(PACE)


def choose(page: Page, game: str) -> None:
    """In the lobby: its tile."""
    way(page)
    page.locator(f".tile [value={game}]").dispatch_event("click")
    until(page, "({ lobby }, game) => lobby?.game === game", game)


def seat(page: Page, kinds: str, seed: str) -> None:
    """In the lobby: `ppb` are two persons and a bot; the first is always a person."""
    way(page)
    faster(page)
    while (count := page.locator(".chair").count()) != len(kinds):
        more = len(kinds) > count
        page.locator("[data-do=seats-more]" if more else "[data-do=seats-fewer]").click()
        expect(page.locator(".chair")).to_have_count(count + (1 if more else -1))
    words = Words(page.locator("html").get_attribute("lang") or "en")
    for place, kind in enumerate(kinds):
        if kind == "p" and place:
            page.locator(f"#seat-{place}-kind").select_option("person")
            bot = bot_name(NAMES[place - 1], words)
            expect(page.locator(f"#seat-{place}-name")).not_to_have_value(bot)
    page.locator("#options > summary").click()
    page.locator("[name=seed]").fill(seed)
    page.locator("button[data-do=start]").click()
    page.locator("body:not([data-screen=lobby])").wait_for()


def click(control: Locator) -> None:
    control.click()


Press = Callable[[Locator], None]
Look = Callable[[Page], Any]


def play_on(page: Page, rng: Random, look: Look = lambda _: None, press: Press = click) -> int:
    """To the end of the game; returns the number of steps. Mostly takes, so that the game is short."""
    for step in range(MOST_STEPS):
        if not decide(page, rng, look, press):
            return step
    raise AssertionError(f"no end after {MOST_STEPS} steps")


def decide(page: Page, rng: Random, look: Look = lambda _: None, press: Press = click) -> bool:
    """One step, once a person is asked; or False: the game is over."""
    settle(page, None, look)
    look(page)
    if page.locator("body").get_attribute("data-screen") == "game-over":
        return False
    before = page.evaluate(NOW)
    press(page.locator(control(page, rng)).first)
    settle(page, before, look)
    return True


def settle(page: Page, before: str | None, look: Look) -> None:
    """Until a person is asked again; looks at what each bot finds, if they are paced."""
    while page.wait_for_function(LATER, arg=before).json_value() == "bot":
        look(page)
        page.evaluate(ACT)


def control(page: Page, rng: Random) -> str:
    """The control that is pressed next."""
    choices: list[str] = page.evaluate(CHOICES)
    for name in ("ready", "next-round", "confirm-yes"):
        if name in choices:
            return f"[data-do={name}]"
    actions = [choice for choice in choices if choice.split()[0] in ACTIONS]
    assert actions, choices
    action = "take" if "take" in actions and rng.random() < 0.7 else rng.choice(actions)
    return f"#dock [data-action={json.dumps(action)}]"


SHORT = Record(
    "arkham-ritual",
    ("Player 1", "Player 2", "Player 3"),
    {},
    seed=0,
    actions=(
        "give 1", "take", "give 2", "pass 1", "take", "give 2", "take", "give 1", "take", "give 1", "take",
        "give 2", "take", "give 2", "take",
    ),
)  # fmt: skip
"""A hot-seat game of two rounds, to its end."""
