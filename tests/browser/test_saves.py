"""Nothing is lost: killed, reloaded, storage full, blocked or corrupted, two windows on one game."""

import contextlib
import json
import os
import signal
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from engine.bots.levels import LADDER
from engine.record import read
from tests.browser.conftest import (
    PUT,
    NewVisitor,
    Visitor,
    acts,
    kept,
    leave,
    my_turn,
    on_screen,
    play,
    until,
    until_kept,
    way,
)
from tests.browser.player import NOW, SHORT, seat
from tests.browser.secrets import Watcher
from tools import browser as found
from tools.serve import Site
from web.games import ROOMS
from web.worker.saves import save_format


def whole_game(again: Callable[[Page], Page], page: Page) -> None:
    """SHORT, with `again` after every action: the same person is asked for, and nothing else is shown."""
    watch, state = Watcher(), SHORT.start()
    for done, action in enumerate(SHORT.actions):
        page = again(page)
        match = save_format.read_game(json.dumps(kept(page)["game"]), ROOMS, LADDER)
        assert match.record == replace(SHORT, options=match.start.options, actions=SHORT.actions[:done])
        watch(page)
        assert state.to_act is not None
        name = SHORT.players[state.to_act]
        if page.locator("body").get_attribute("data-screen") == "round-end":
            page.locator("[data-do=next-round]").click()
            on_screen(page, "handover")
            page = again(page)
        expect(page.locator("h1")).to_have_text(f"Hand the screen to {name}.")
        page.locator("[data-do=ready]").click()
        on_screen(page, "table")
        watch(page)
        before = page.evaluate(NOW)
        page.locator(f'#dock [data-action="{action}"]').click()
        page.wait_for_function(f"before => ({NOW})() !== before", arg=before)
        state.apply(action)
    page = again(page)
    if page.locator("body").get_attribute("data-screen") == "round-end":
        page.locator("[data-do=next-round]").click()
    on_screen(page, "game-over")
    page = again(page)
    on_screen(page, "game-over")
    assert watch.redealt > 3
    page.locator("[data-do=share]").click()
    assert read(page.locator("#share-record").input_value()).actions == SHORT.actions


@pytest.fixture
def visitor(returned: Visitor) -> Visitor:
    return returned


class Own:
    """A browser on a profile of its own; it can be killed, as by a crash or a system out of memory."""

    def __init__(self, chromium: Browser, site: Site, profile: Path) -> None:
        self.type, self.site, self.profile = chromium.browser_type, site, profile
        self.context: BrowserContext | None = None
        self.visitors: list[Visitor] = []

    def open(self) -> Page:
        options: dict[str, Any] = {**found.options(), "locale": "en-GB", "reduced_motion": "reduce"}
        self.context = self.type.launch_persistent_context(str(self.profile), **options)
        self.visitors.append(Visitor(self.context, self.site))
        return self.visitors[-1].open()

    def kill(self) -> None:
        if not self.context:
            return
        if sys.platform == "linux":
            for process in Path("/proc").iterdir():
                with contextlib.suppress(OSError):
                    if process.name.isdigit() and str(self.profile) in (process / "cmdline").read_text():
                        os.kill(int(process.name), signal.SIGKILL)
        with contextlib.suppress(Exception):
            self.context.close()

    def again(self, _: Page) -> Page:
        self.kill()
        page = self.open()
        way(page)
        page.locator("body:not([data-screen=lobby])").wait_for()
        return page


@pytest.fixture
def own(chromium: Browser, site: Site, tmp_path: Path) -> Iterator[Own]:
    browser = Own(chromium, site, tmp_path / "profile")
    yield browser
    browser.kill()
    for visitor in browser.visitors:
        visitor.check()


def test_a_whole_hot_seat_game_killed_after_every_action(own: Own) -> None:
    page = own.open()
    until_kept(page, "snapshot")  # so that each start is quick
    seat(page, "ppp", "0")
    whole_game(own.again, page)


def test_a_whole_hot_seat_game_reloaded_offline_after_every_action(visitor: Visitor) -> None:
    page = visitor.open()
    way(page)
    visitor.context.set_offline(True)
    seat(page, "ppp", "0")

    def again(page: Page) -> Page:
        page.reload()
        way(page)
        page.locator("body:not([data-screen=lobby])").wait_for()
        return page

    whole_game(again, page)


# Storage that fails


def test_where_storage_is_blocked_it_is_said_once_and_played_on(own: Own) -> None:
    """A browser that was told to store nothing for any site: no IndexedDB, no localStorage, no cache."""
    (own.profile / "Default").mkdir(parents=True)
    settings = {"profile": {"default_content_setting_values": {"cookies": 2}}}
    (own.profile / "Default" / "Preferences").write_text(json.dumps(settings))
    page = own.open()
    notice = page.locator("#notice")
    expect(notice).to_contain_text("stores nothing")
    notice.locator("button").click()
    seat(page, "pbbbb", "vigil")
    my_turn(page).click()
    leave(page)
    expect(page.locator("#saves .saved")).to_have_count(1)
    page.locator("#resume").click()
    on_screen(page, "table")
    expect(notice).to_be_hidden()


def test_when_storage_is_full_it_is_said_and_played_on(new_visitor: NewVisitor) -> None:
    visitor = new_visitor(reduced_motion="reduce", service_workers="block")
    devtools = visitor.context.new_cdp_session(visitor.context.new_page())
    quota = {"origin": "/".join(visitor.site.url.split("/")[:3])}
    devtools.send("Storage.overrideQuotaForOrigin", {**quota, "quotaSize": 1})
    page = visitor.open()
    play(page)
    expect(page.locator("#notice")).to_contain_text("storage is full")
    page.locator("#notice button").click()
    page.locator("[data-do=menu]").click()
    page.locator("#menu [data-do=speed]").select_option("instant")  # or the bots would let us wait
    page.keyboard.press("Escape")
    my_turn(page).click()
    leave(page)
    assert kept(page)["saves"] == {}
    page.locator("#resume").click()  # from memory
    my_turn(page)
    expect(page.locator("#notice")).to_be_hidden()
    devtools.send("Storage.overrideQuotaForOrigin", quota)
    my_turn(page).click()
    until(page, "({ saves }) => Object.keys(saves).length === 1")
    [save] = kept(page)["saves"].values()
    assert len(read(json.loads(save["save"])["record"]).actions) >= 2, "all of it, once there is room"


CORRUPT: list[tuple[str, Any]] = [
    ("text", "not even an object"), ("none", None), ("empty", {}), ("number", {"about": 7, "save": 7}),
    ("half", {"about": '{"version":2,"names":["Zoe"],', "save": '{"version":2,"rec'}),
    ("newer", {"about": '{"version":9,"names":["Zoe","<b>Bo"],"when":1,"round":2}', "save": "later"}),
    ("liar", {"about": '{"version":2,"game":"arkham-ritual","names":["Liar"],"when":9,"round":1}',
              "save": '{"version":2,"record":"{}"}'}),
]  # fmt: skip


def test_corrupted_games_are_set_aside_and_cost_nothing_else(visitor: Visitor) -> None:
    page = visitor.open()
    play(page)
    acts(page)
    good = kept(page)["id"]
    leave(page)
    page.evaluate(PUT, {"saves": dict(CORRUPT)})
    page.reload()
    way(page)
    page.locator("#saves > summary").click()
    expect(page.locator(".saved--damaged")).to_have_count(5)
    expect(page.locator(".saved--newer")).to_contain_text("Zoe, <b>Bo")
    page.locator("#go-liar").click()
    expect(page.locator("#problem")).to_contain_text("set aside")
    expect(page.locator("#saved-liar.saved--damaged")).to_be_visible()
    for id, text in (("liar", '{"version":2,"record":"{}"}'), ("text", '"not even an object"')):
        with page.expect_download() as download:
            page.locator(f"#export-save-{id}").click()
        assert download.value.path().read_text("utf-8") == text
    page.evaluate("localStorage.setItem('ritual-table', '{\"version\":')")
    page.evaluate(PUT, {"device": {"settings": "}{", "game": "liar"}})
    page.reload()
    way(page)
    expect(page.locator("#problem")).to_contain_text("set aside")
    page.locator("#resume").click()
    on_screen(page, "table")
    assert kept(page)["id"] == good


# Two windows


def test_two_windows_on_one_game(visitor: Visitor) -> None:
    """The older one steps back, whether it hears of the newer one or not, and can take the game again."""
    deaf = "BroadcastChannel.prototype.addEventListener = () => {}"
    visitor.context.add_init_script(f"if (window.name === 'deaf') {deaf};")
    older = visitor.open()
    play(older)
    acts(older)
    newer = visitor.open()
    on_screen(newer, "table")
    on_screen(older, "elsewhere")
    assert older.locator("[data-card], [data-action]").count() == 0
    older.locator("[data-do=continue]").click()
    on_screen(older, "table")
    on_screen(newer, "elsewhere")
    newer.locator("[data-do=to-lobby]").click()
    on_screen(newer, "lobby")
    older.reload()
    on_screen(older, "table")  # the lobby of another window does not end a game

    older.evaluate("window.name = 'deaf'")
    older.reload()
    on_screen(older, "table")
    my_turn(older)
    newer.locator("#resume").click()
    my_turn(newer)
    acts(newer)
    stored = kept(newer)["game"]["record"]
    my_turn(older).click()
    on_screen(older, "elsewhere")
    assert len(read(kept(newer)["game"]["record"]).actions) >= len(read(stored).actions)
    acts(newer)


def test_a_page_that_wants_another_game_leaves_this_one_where_it_is(visitor: Visitor) -> None:
    table = visitor.open()
    play(table)
    acts(table)
    other = visitor.open("?game=ritual")
    way(other)
    on_screen(other, "lobby")
    other.wait_for_timeout(300)
    expect(table.locator("body")).not_to_have_attribute("data-screen", "elsewhere")
    assert kept(table)["id"], "it is still the one that is on"
    same = visitor.open("?game=arkham-ritual")
    same.locator("body:not([data-screen=lobby])").wait_for()
    on_screen(table, "elsewhere")
