"""Arkham Horror's scenes as they are drawn: nothing cut off, nothing on top of anything else, axe content.

Drawn by Python here, and laid out by Chromium with the real styles and symbols."""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.inspector import RUN, TAGS
from tests.engine.arkham_horror.random_play import choose, enrich
from tests.web.arkham_horror.pressing import begin, state_of
from tools import style
from tools.npm import MODULES, ROOT
from tools.rooms import sprite
from web.games.arkham_horror.scenes import SCENES

LANGUAGES = ("en", "fr", "ja")
SIZES = ((360, 740), (768, 1024), (1280, 800), (1920, 1080))
GAMES = ((2, 4, 700), (3, 11, 500), (6, 285, 465), (4, 37, 560))
"""Rich games that ask much: how many investigators, the seed, and how many actions are done."""
SELDOM = {"sell", "lose", "up-to", "reveal", "replace", "seal", "attack"}
"""Kinds that these games do not ask for; tests/web/arkham_horror presses them."""
CROWDING = (Path(__file__).parent / "crowding.js").read_text("utf-8")
FEWEST = 5
"""Texts that any scene has."""


@cache
def scenes() -> dict[str, dict[str, str]]:
    """By question and language, a table that asks it."""
    found: dict[str, dict[str, str]] = {}
    for players, seed, most in GAMES:
        house, rng = begin(("person", *["same"] * (players - 1)), seed)[0], Random(seed)
        enrich(state_of(house), rng)
        assert house.match
        for _ in range(most):
            state = state_of(house)
            if state.decision is None:
                break
            name = f"{state.decision.kind} {state.stack[-1][0]} {state.fight.place if state.fight else ''}"
            if name not in found:
                found[name] = {language: drawn(house, language) for language in LANGUAGES}
            house.match.act(choose(state, rng, bold=True))
            house.match.ready()
    return found


def drawn(house: Any, language: str) -> str:
    """The table's HTML in a language."""
    html = house.send({"do": "language", "value": language}).html
    return str(house.reply().html if html is None else html)


@pytest.fixture
def page(chromium: Browser) -> Iterator[Page]:
    context = chromium.new_context(reduced_motion="reduce")
    yield context.new_page()
    context.close()


@cache
def css() -> str:
    """The house's style and the game's, the fonts in it: other letters would be of another size."""
    styles = style.styles()
    whole = (styles["style/style.css"] + styles["games/arkham_horror/style.css"]).decode()
    return re.sub(r"url\(\.\./(art/fonts/[\w.-]+)\)", _font, whole)


def _font(found: re.Match[str]) -> str:
    data = b64encode((ROOT / "web" / found[1]).read_bytes()).decode()
    return f"url(data:font/woff2;base64,{data})"


def show(page: Page, html: str, language: str) -> None:
    """With the styles and symbols that the site has."""
    own = (ROOT / "web" / "games" / "arkham_horror" / "sprite.svg").read_text("utf-8")
    page.set_content(
        f'<!doctype html><html lang="{language}"><head><title>Arkham Horror</title>'
        f"<style>{css()}</style></head>"
        f'<body data-boot="ready" data-screen="table">{html}<div hidden>{sprite()}{own}</div></body></html>'
    )
    page.evaluate("() => document.fonts.ready.then(() => true)")


def test_these_games_show_the_scenes() -> None:
    assert {name.split()[0] for name in scenes()} >= SCENES.keys() - SELDOM


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_is_cut_off_or_lies_on_another(page: Page, language: str) -> None:
    wrong: list[str] = []
    for name, by_language in scenes().items():
        show(page, by_language[language], language)
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            told = page.evaluate(CROWDING)
            assert told["texts"] >= FEWEST, (name, width)
            wrong += [f"{name}, {width}: {line}" for line in told["found"]]
    assert not wrong, "\n".join(wrong)


def test_axe_finds_nothing(page: Page) -> None:
    wrong: list[str] = []
    for name, by_language in scenes().items():
        show(page, by_language["en"], "en")
        page.add_script_tag(path=MODULES / "axe-core" / "axe.min.js")
        for theme, width, height in (("dark", 360, 740), ("light", 1280, 800)):
            page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
            page.set_viewport_size({"width": width, "height": height})
            wrong += [f"{name}, {theme}: {line}" for line in page.evaluate(RUN, TAGS)]
    assert not wrong, "\n".join(wrong)
