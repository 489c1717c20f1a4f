"""The daily ritual in a browser with a clock of its own: played, copied, counted, kept; and sound."""

import json
from random import Random
from typing import Any

from playwright.sync_api import Page, expect

from engine.bots.levels import BOTS, LADDER
from engine.legal import Joined
from engine.record import read
from tests.browser.conftest import PUT, NewVisitor, acts, kept, my_turn, until, way
from tests.browser.inspector import Inspector
from tests.browser.player import faster, play_on
from tools.npm import MODULES
from web.games import ROOMS
from web.worker.match import Match
from web.worker.saves import save_format
from web.worker.saves.kept import resume
from web.worker.stats import daily
from web.worker.words import Words

NOON = "2026-11-17T12:00:00Z"
MORNING, NEXT_MORNING = "2026-11-16T20:00:00Z", "2026-11-17T20:00:00Z"
"""In Auckland, where it is the 17th and the 18th already."""
SHARES = "navigator.share = async data => (document.documentElement.dataset.sent = JSON.stringify(data))"
STORED = """() => new Promise(done => {
  indexedDB.open('ritual-table', 1).onsuccess = ({ target: { result: database } }) => {
    const store = database.transaction("device").objectStore("device");
    store.get("stats").onsuccess = ({ target: { result } }) => {
      database.close();
      done(JSON.parse(result ?? 'null'));
    };
  };
})"""
AUDIO = """window.contexts = 0; window.AudioContext = class extends AudioContext {
  constructor() { super(); window.contexts++; } }"""

LOADED = "() => performance.getEntriesByType('resource').some(({ name }) => name.endsWith('sound.js'))"


def stored(page: Page) -> dict[str, Any]:
    """The statistics on the device."""
    found: dict[str, Any] = page.evaluate(STORED)
    return found


def begin(page: Page) -> None:
    """By the keyboard alone."""
    page.locator("#today").focus()
    page.keyboard.press("Enter")
    page.locator("body[data-screen=table]").wait_for()


def played(game: str, day: str, but: int = 0) -> dict[str, str]:
    """A day's ritual as it is kept: over, or but for its last actions."""
    whole = daily.begin(ROOMS[game], day, LADDER, Words("en"))
    rng = Random(day)
    while not whole.state.over:
        whole.act(rng.choice(whole.state.legal()))
    match = daily.begin(ROOMS[game], day, LADDER, Words("en"))
    resume(match, whole.actions[: len(whole.actions) - but])
    return {
        "about": save_format.write_about(save_format.about(match.kept(), 0)),
        "save": save_format.write_game(match.kept()),
    }


def as_here(page: Page, day: str) -> None:
    """What the bots did in the browser is what they do here, on another machine: the same ritual for all."""
    game = kept(page)["game"]
    told = read(game["record"])
    match: Match = daily.begin(ROOMS["arkham-ritual"], day, LADDER, Words("en"))
    for number in told.actions:
        match.ended = None
        choices = Joined(match.state.legal(), match.state.asides())
        if match.state.to_act != 0:
            while not match.bot_is_ready:
                match.think(BOTS["arkham-ritual"], lambda: 0.0)
            assert match.thought
            assert match.thought.action == choices[int(number)]
        match.act(choices[int(number)])
    assert match.state.over


def test_a_ritual_a_day_is_played_shared_counted_and_kept(new_visitor: NewVisitor) -> None:
    visitor = new_visitor(
        permissions=["clipboard-read", "clipboard-write"],
        timezone_id="Pacific/Auckland",
        reduced_motion="reduce",
    )
    visitor.context.add_init_script(SHARES)
    visitor.context.clock.set_fixed_time(MORNING)
    page = visitor.open()
    way(page)
    expect(page.locator("#today .ref")).to_have_text("2026-11-17")
    faster(page)
    begin(page)
    for _ in range(3):
        acts(page)
    before = kept(page)["game"]["record"]
    page.reload()
    page.locator("body[data-screen=table]").wait_for()
    assert kept(page)["game"]["record"].startswith(before[:-2]), "it goes on where it was"
    assert stored(page) is None
    play_on(page, Random(2))
    as_here(page, "2026-11-17")
    result = page.locator("#daily-result").input_value()
    assert result.startswith("Ritual Table · Arkham Ritual · 2026-11-17\n")
    assert "streak: 1 day" in result
    assert result.endswith(visitor.site.url)
    page.locator("#copy-result").click()
    expect(page.locator("#copy-result")).to_have_text("Copied.")
    assert page.evaluate("navigator.clipboard.readText()") == result
    page.locator("[data-do=send]").click()
    expect(page.locator("html[data-sent]")).to_be_attached()
    assert json.loads(page.locator("html").get_attribute("data-sent") or "") == {"text": result}
    counted = stored(page)
    page.reload()
    page.locator("body[data-screen=game-over]").wait_for()
    page.locator("[data-do=stats]:visible").press("Enter")
    page.locator("body[data-screen=stats]").wait_for()
    expect(page.locator(".figures dd")).to_have_text(
        ["1", "100 %" if "\nwon · " in result else "0 %", "1", "1"]
    )
    page.locator("[data-do=close]").press("Enter")
    page.locator(".dock [data-do=to-lobby]").click()
    expect(page.locator("#today.is-done")).to_be_visible()
    assert stored(page) == counted

    visitor.context.clock.set_fixed_time(NEXT_MORNING)
    page.evaluate(PUT, {"saves": {"begun": played("arkham-ritual", "2026-11-18", but=4)}})
    page.reload()
    way(page)
    expect(page.locator("#today .today__streak")).to_have_text("1 day in a row")
    expect(page.locator("#today.is-done")).to_have_count(0)
    begin(page)
    elsewhere = {"levels": {}, "lost": {}, "shared": 4, "days": {}, "best": 0}
    text = json.dumps({**counted, "games": {**counted["games"], "ritual": elsewhere}})
    page.evaluate(PUT, {"device": {"stats": text}})  # another window has counted four games
    play_on(page, Random(3))
    assert "streak: 2 days" in page.locator("#daily-result").input_value()
    page.locator(".dock [data-do=to-lobby]").click()
    expect(page.locator("#today .today__streak")).to_have_text("2 days in a row")
    games = stored(page)["games"]
    assert list(games["arkham-ritual"]["days"]) == ["2026-11-17", "2026-11-18"]
    assert games["ritual"]["shared"] == 4, "nothing that another window counted is lost"


def test_sound_begins_when_it_is_switched_on(new_visitor: NewVisitor) -> None:
    visitor = new_visitor()
    visitor.context.add_init_script(AUDIO)
    page = visitor.open()
    way(page)
    faster(page)
    page.locator("#today").click()
    page.locator("body[data-screen=table]").wait_for()
    assert page.evaluate("contexts") == 0
    assert not page.evaluate(LOADED), "the page loads nothing of it"
    page.locator("[data-do=menu]").click()
    page.locator("[data-do=toggle-sound]").check()
    page.wait_for_function("() => contexts === 1")
    assert page.evaluate(LOADED)
    until(page, "({ settings }) => settings.sound === true")
    page.keyboard.press("Escape")
    page.reload()
    page.locator("body[data-screen=table]").wait_for()
    active = "navigator.userActivation.hasBeenActive"  # which may outlive a reload
    assert page.evaluate(f"contexts === 0 || {active}"), "nothing before a gesture"
    my_turn(page).click()
    page.wait_for_function("() => contexts === 1")
    page.locator("[data-do=menu]").click()
    page.locator("[data-do=toggle-sound]").uncheck()
    until(page, "({ settings }) => settings.sound === false")


def test_axe_has_nothing_to_say(new_visitor: NewVisitor) -> None:
    visitor = new_visitor(reduced_motion="reduce", bypass_csp=True)
    visitor.context.add_init_script(SHARES)
    visitor.context.clock.set_fixed_time(NOON)
    page = visitor.open()
    page.add_script_tag(path=MODULES / "axe-core" / "axe.min.js")
    inspector = Inspector(page)
    way(page)
    page.locator("[data-do=stats]:visible").click()
    page.locator("body[data-screen=stats]").wait_for()
    inspector.look("no statistics yet")
    page.locator("[data-do=close]").click()
    page.locator("body[data-screen=lobby]").wait_for()
    count = {
        "levels": {"reporter": [5, 2, 20, 11], "occultist": [1, 0, 6, 3]},
        "lost": {"cursed": 7, "duplicate": 3},
        "shared": 1,
        "days": {"2026-11-15": 1, "2026-11-16": 0},
        "best": 2,
    }
    text = json.dumps({"version": 1, "games": {"arkham-ritual": count, "ritual": count}, "counted": []})
    page.evaluate(PUT, {"device": {"stats": text}, "saves": {"today": played("ritual", "2026-11-17")}})
    page.reload()
    page.add_script_tag(path=MODULES / "axe-core" / "axe.min.js")
    way(page)
    expect(page.locator("#today .today__streak")).to_have_text("2 days in a row")
    inspector.look("lobby with a streak")
    page.locator("[data-do=stats]:visible").click()
    page.locator("[data-do=stats-delete]").click()
    page.locator("[data-do=stats-delete-yes]").wait_for()
    inspector.look("statistics, asking")
    page.locator("[data-do=stats-keep]").click()
    page.locator("[data-do=close]").click()
    page.locator("#saves > summary").click()
    page.locator("#go-today").click()
    page.locator("#daily-result").wait_for()
    inspector.look("the end of a daily ritual")
    page.locator("[data-do=stats]:visible").click()
    page.locator("[data-do=stats-delete]").click()
    page.locator("[data-do=stats-delete-yes]").click()
    expect(page.locator(".figures")).to_have_count(0)
    assert stored(page)["games"] == {}
    inspector.check(4)
