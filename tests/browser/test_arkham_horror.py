"""Arkham Horror in Chromium, from the lobby to its end, by what is on the page."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewVisitor, kept, on_screen, way
from tests.browser.player import choose, faster
from tests.browser.reaching import PHONE

GAME = "arkham-horror"
MOST_PRESSES = 2500
PLAY = """async ([seed, most]) => {
  const random = () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const shown = one => !one.disabled && one.checkVisibility() && !one.closest('[popover]');
  const looks = /^(hood|look|give-up|trade)=/;
  const any = all => all[Math.floor(random() * all.length)];
  const root = () => document.querySelector('#root');
  const screen = () => document.body.dataset.screen;
  const changed = from => new Promise((done, fail) => {
    const late = performance.now() + 20000;
    const look = () => {
      if (root() !== from.root || root().outerHTML !== from.html) done();
      else if (performance.now() > late) fail(new Error(`nothing came of ${from.pressed}`));
      else setTimeout(look, 5);
    };
    look();
  });
  for (let press = 0; press < most; press++) {
    if (screen() === 'game-over') return press;
    const all = [...document.querySelectorAll('#root [data-action], #root [data-do]')].filter(shown);
    const named = name => all.filter(({ dataset }) => dataset.do === name);
    const acts = all.filter(({ dataset }) => dataset.action && dataset.action !== 'resign');
    const parts = named('pick').filter(({ dataset: { value } }) => !looks.test(value) && !/=$/.test(value));
    const fresh = parts.filter(one => one.ariaPressed !== 'true' && one.ariaChecked !== 'true');
    const picks = fresh.length || acts.length ? fresh : parts;
    const pressed = any(named('ready')) ?? any(named('confirm-yes'))
      ?? (acts.length && (!picks.length || random() < 0.75) ? any(acts) : any(picks) ?? any(acts));
    const from = { root: root(), html: root().outerHTML, pressed: pressed?.outerHTML };
    pressed?.click();
    await changed(from);
  }
  return most;
}"""
"""Presses what is shown, at random, until the game is over; returns how often."""


def begin(page: Page, seats: tuple[str, ...], seed: str) -> None:
    """From the lobby: `person`, `same` or a bot's level for each."""
    way(page)
    faster(page)
    choose(page, GAME)
    while (count := page.locator(".chair").count()) != len(seats):
        more = len(seats) > count
        page.locator("[data-do=seats-more]" if more else "[data-do=seats-fewer]").click()
        expect(page.locator(".chair")).to_have_count(count + (1 if more else -1))
    for place, kind in enumerate(seats):
        page.locator(f"#seat-{place}-kind").select_option(kind)
    page.locator("#options > summary").click()
    page.locator("[name=seed]").fill(seed)
    page.locator("button[data-do=start]").click()
    on_screen(page, "table")


@pytest.mark.parametrize(
    ("seats", "seed", "locale", "window"),
    [(("person",), 3, "en-GB", None), (("person", "novice"), 5, "ja-JP", PHONE)],
    ids=["alone", "with a companion, on a phone"],
)
def test_a_game_is_played_to_its_end(
    new_visitor: NewVisitor, seats: tuple[str, ...], seed: int, locale: str, window: Any
) -> None:
    more = {"viewport": window} if window else {}
    page = new_visitor(locale=locale, reduced_motion="reduce", **more).open()
    begin(page, seats, str(seed))
    presses = page.evaluate(PLAY, [seed, MOST_PRESSES])
    assert 20 < presses < MOST_PRESSES
    on_screen(page, "game-over")
    assert page.locator("html").get_attribute("lang") == locale[:2]
    page.locator("[data-do=review]").first.click()
    on_screen(page, "review")


def test_one_tap_is_two_investigators_of_your_own_and_two_companions(new_visitor: NewVisitor) -> None:
    page = new_visitor(reduced_motion="reduce").open()
    way(page)
    faster(page)
    choose(page, GAME)
    expect(page.locator(".chair")).to_have_count(4)
    page.locator("button[data-do=start]").click()
    on_screen(page, "table")
    expect(page.locator(".mate")).to_have_count(4)
    expect(page.locator(".mate [href='#i-bot']")).to_have_count(2)
    assert page.evaluate(PLAY, [1, 30]) == 30
    old = kept(page)["game"]["record"]
    page.reload()
    on_screen(page, "table")
    assert kept(page)["game"]["record"].startswith(old.removesuffix("]}"))


def test_two_people_round_one_device_give_up(new_visitor: NewVisitor) -> None:
    page = new_visitor(locale="fr-FR", reduced_motion="reduce").open()
    begin(page, ("person", "same", "person"), "7")
    assert page.evaluate(PLAY, [2, 25]) == 25
    page.locator("[data-do=menu]").click()
    page.locator("#menu details:has([data-do=give-up]) > summary").click()
    page.locator("#menu [data-do=give-up]").click()
    on_screen(page, "game-over")


def test_an_investigator_and_an_ancient_one_are_chosen_in_the_lobby(new_visitor: NewVisitor) -> None:
    page = new_visitor(reduced_motion="reduce").open()
    choose(page, GAME)
    page.locator("#option-investigators-0").select_option("kate-winthrop")
    expect(page.locator("#chair-0 small")).to_contain_text("Science Building")
    expect(page.locator("#option-investigators-1 [value=kate-winthrop]")).to_be_disabled()
    page.locator(".pictured__value:has([value=hastur])").click()
    expect(page.locator(".pictured__line")).to_contain_text("Hastur")
    page.locator("button[data-do=start]").click()
    on_screen(page, "table")
    expect(page.locator(".omens")).to_contain_text("Hastur")
    expect(page.locator(".mate__name").first).to_contain_text("Kate")
