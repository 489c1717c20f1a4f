"""Low and narrow windows, a laptop's with its bars, a tablet's, a phone on its side: nobody scrolls to see
the table, and nothing lies on anything else."""

from random import Random

import pytest

from tests.browser.conftest import NewVisitor, my_turn
from tests.browser.player import choose, decide, seat

WINDOWS = [(1366, 620), (1280, 577), (1200, 800), (1024, 768), (960, 600), (844, 390), (740, 360)]
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
LAID_OVER = """() => {
  const box = part => part.getBoundingClientRect();
  const boxes = selector => [...document.querySelectorAll(selector)].map(box);
  const before = (a, b) => a.right <= b.left + 1 || a.bottom <= b.top + 1;
  const meet = a => b => !before(a, b) && !before(b, a);
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  const seats = boxes('.seat');
  const [say] = boxes('.you__say h2');
  return {
    pile: boxes('.pile, .pile .card').some(pile => seats.some(meet(pile))),
    say: boxes('#dock').some(meet(say)) || (innerWidth >= 60 * rem && say.width < 9 * rem),
  };
}"""
"""Whether the discards lie on a neighbour's seat; whether the own panel's words have too little room."""
SOME_GONE = 6


@pytest.mark.parametrize(
    ("game", "players"), [("arkham-ritual", 5), ("arkham-ritual", 7), ("ritual", 2), ("ritual", 5)]
)
def test_a_small_window_shows_the_table_and_what_can_be_done(
    new_visitor: NewVisitor, game: str, players: int
) -> None:
    page = new_visitor(viewport={"width": 1366, "height": 768}, reduced_motion="reduce").open()
    choose(page, game)
    seat(page, "p" + "b" * (players - 1), "vigil")
    my_turn(page)
    rng = Random(1)
    while game == "arkham-ritual" and page.locator(".pile__fan .card").count() < SOME_GONE:
        decide(page, rng)
    for width, height in WINDOWS:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(CUT) == [], (width, height)
        assert page.evaluate(LAID_OVER) == {"pile": False, "say": False}, (width, height)
