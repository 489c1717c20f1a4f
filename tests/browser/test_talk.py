"""Table talk in the browser: bubbles that cover nothing, and a line that a bot waits for."""

import pytest
from playwright.sync_api import Page, expect

from engine.arkham_ritual.state import State
from engine.game import Event, Start
from tests.browser.conftest import NewVisitor, Visitor
from tests.browser.player import choose, seat
from tests.browser.reaching import PHONE
from tests.engine.arkham_ritual.table import GAME
from tests.web.scenes import ROOM, scene
from web.games.arkham_ritual.talk import ways
from web.worker.scene import LANGUAGES
from web.worker.words import Words

NAMES = ("You", "Agnes", "Silas", "Ezra", "Mabel", "Wilhelmina", "Amos")
COVERED = """() => {
  const { left, right, top, bottom } = document.querySelector('.bubble').getBoundingClientRect();
  if (left < 0 || right > innerWidth) return 'the edge';
  for (const part of document.querySelectorAll('.card, button, summary, .dock, .bar')) {
    const box = part.getBoundingClientRect();
    const beside = box.left >= right - 1 || box.right <= left + 1;
    if (beside || box.top >= bottom - 1 || box.bottom <= top + 1) continue;
    if (box.width && !part.closest('.seat__offer')) return part.outerHTML.slice(0, 120);
  }
  return '';
}"""
GOES_ON = "lines => document.querySelectorAll('#log li').length > lines"
PUT = "html => { document.querySelector('#root').outerHTML = html; }"


def said(players: int, speaker: int, line: str, way: int, language: str) -> str:
    """A table at which somebody says this to the one with the longest name, or to you."""
    log: list[Event] = []
    state = GAME.start(Start(players, {}, 5, {"first": 1}), log)
    assert isinstance(state, State)
    state.apply("give 2", log)
    to = 0 if speaker == players - 1 else players - 2 if speaker != players - 2 else 1
    state.apply(f"say {speaker} {line} {to}", log)
    log[-1] = log[-1]._replace(public=dict(log[-1].public) | {"way": way})
    return str(ROOM.draw("table", scene(state, log, 0, words=Words(language), names=NAMES)))


@pytest.mark.parametrize("size", [PHONE, {"width": 1280, "height": 800}], ids=["phone", "desktop"])
def test_no_bubble_covers_a_card_or_a_control(new_visitor: NewVisitor, size: dict[str, int]) -> None:
    page = new_visitor(viewport=size).open()
    choose(page, "arkham-ritual")
    seat(page, "pbb", "vigil")
    for language in LANGUAGES:
        longest = {}
        for line, texts in ways(Words(language)).items():
            longest[line] = max(range(len(texts)), key=lambda way: len(texts[way]))
        line = max(longest, key=lambda line: len(ways(Words(language))[line][longest[line]]))
        for players in (7, 5):
            for speaker in range(1, players):
                page.evaluate(PUT, said(players, speaker, line, longest[line], language))
                expect(page.locator(".bubble")).to_have_count(1)
                assert page.evaluate(COVERED) == "", (language, players, speaker)


def talking(page: Page) -> None:
    """A bot is about to act, in real time."""
    choose(page, "arkham-ritual")
    seat(page, "pbbbb", "vigil")
    page.locator("[data-do=menu]").click()
    page.locator("#menu [data-do=speed]").select_option("normal")
    page.keyboard.press("Escape")
    if page.locator("#dock [data-action]").count():
        page.locator("#dock [data-action]").first.click()
    page.locator("[data-do=say]:enabled").first.wait_for()


def test_a_bot_waits_while_a_line_is_pressed_and_until_it_is_said(visitor: Visitor) -> None:
    page = visitor.open()
    talking(page)
    box = page.locator("[data-do=say]").first.bounding_box()
    assert box
    page.mouse.move(box["x"] + 5, box["y"] + 5)
    page.mouse.down()
    before = page.locator("#log").inner_text()
    page.wait_for_timeout(4000)
    assert page.locator("#log").inner_text() == before, "nothing goes on under the finger"
    page.mouse.up()
    expect(page.locator("#log li").first).to_contain_text("You say")
    expect(page.locator("[data-do=say]:enabled")).to_have_count(0)
    page.wait_for_function(
        "before => document.querySelector('#log').innerText.length > before + 60", arg=len(before)
    )
