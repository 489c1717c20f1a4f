"""Low windows, a laptop's with its bars or a phone on its side: nobody scrolls to see the table."""

import pytest

from tests.browser.conftest import NewVisitor
from tests.browser.player import choose, seat

WINDOWS = [(1366, 620), (1280, 577), (844, 390), (740, 360)]
CUT = """() => {
  const box = element => element.getBoundingClientRect();
  const outside = frame => part => {
    const { top, left, right, bottom } = box(part);
    const beside = left < frame.left - 1 || right > frame.right + 1;
    return beside || top < frame.top - 1 || bottom > frame.bottom + 1;
  };
  const all = selector => [...document.querySelectorAll(selector)];
  const page = new DOMRect(0, 0, innerWidth, innerHeight);
  return [
    ...all('.seat > *').filter(outside(box(document.querySelector('.felt')))),
    ...all('.seat > *, .you .card, .you h2, #dock [data-action]').filter(outside(page)),
  ].map(part => part.outerHTML.slice(0, 80));
}"""
"""What is not wholly seen: seats within the table and the window, one's own cards and controls."""


@pytest.mark.parametrize(
    ("game", "players"), [("arkham-ritual", 5), ("arkham-ritual", 7), ("ritual", 2), ("ritual", 5)]
)
def test_a_low_window_shows_the_table_and_what_can_be_done(
    new_visitor: NewVisitor, game: str, players: int
) -> None:
    page = new_visitor(viewport={"width": 1366, "height": 768}, reduced_motion="reduce").open()
    choose(page, game)
    seat(page, "p" + "b" * (players - 1), "vigil")
    page.locator("#dock [data-action]").first.wait_for()
    for width, height in WINDOWS:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(CUT) == [], (width, height)
