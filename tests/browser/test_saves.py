"""Nothing is lost: killed, reloaded, storage full, blocked or corrupted, two windows on one game."""

import contextlib
import json
import os
import signal
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from engine.link import to_link
from engine.record import Record, read, write
from tests.browser.conftest import (
    PUT,
    NewVisitor,
    Visitor,
    acts,
    kept,
    leave,
    play,
    until,
    until_kept,
    way,
)
from tests.browser.player import NOW, seat
from tests.browser.secrets import Watcher
from tests.playthrough import PLAYED, recorded
from tools import browser as found
from tools.serve import Site, served
from web import app, keep

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
FINISHED = recorded(PLAYED[1].file)


def on_screen(page: Page, screen: str) -> None:
    page.locator(f"body[data-screen={screen}]").wait_for()


def whole_game(again: Callable[[Page], Page], page: Page) -> None:
    """SHORT, with `again` after every action: the same person is asked for, and nothing else is shown."""
    watch, state = Watcher(), SHORT.start()
    for done, action in enumerate(SHORT.actions):
        page = again(page)
        match = keep.read_game(json.dumps(kept(page)["game"]), app.ROOMS, app.LEVELS)
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


@pytest.fixture(scope="module")
def returning(chromium: Browser, dist: Path) -> Iterator[Visitor]:
    """Somebody who was here before, so that each start is quick."""
    with served(dist, "/home/") as site:
        allowed = ["clipboard-read", "clipboard-write"]
        context = chromium.new_context(locale="en-GB", reduced_motion="reduce", permissions=allowed)
        visitor = Visitor(context, site)
        page = visitor.open()
        until_kept(page, "snapshot")
        page.close()
        yield visitor
        context.close()


@pytest.fixture
def visitor(returning: Visitor) -> Iterator[Visitor]:
    """The same, with nothing stored."""
    page = returning.context.new_page()
    origin = "/".join(returning.site.url.split("/")[:3])
    everything = {"origin": origin, "storageTypes": "indexeddb,local_storage"}
    returning.context.new_cdp_session(page).send("Storage.clearDataForOrigin", everything)
    page.close()
    yield returning
    returning.context.set_offline(False)
    for page in returning.context.pages:
        page.close()
    returning.check()
    returning.errors.clear()


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
    play(page)
    page.locator("#dock [data-action]").first.click()
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
    page.locator("#dock [data-action]").first.click()
    leave(page)
    assert kept(page)["saves"] == {}
    page.locator("#resume").click()  # from memory
    page.locator("#dock [data-action]").first.wait_for()
    expect(page.locator("#notice")).to_be_hidden()
    devtools.send("Storage.overrideQuotaForOrigin", quota)
    page.locator("#dock [data-action]").first.click()
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
    older.locator("#dock [data-action]").first.wait_for()
    newer.locator("#resume").click()
    newer.locator("#dock [data-action]").first.wait_for()
    acts(newer)
    stored = kept(newer)["game"]["record"]
    older.locator("#dock [data-action]").first.click()
    on_screen(older, "elsewhere")
    assert len(read(kept(newer)["game"]["record"]).actions) >= len(read(stored).actions)
    acts(newer)


# Records and links


def test_a_game_goes_out_and_comes_in_by_file_by_text_and_by_link(visitor: Visitor, tmp_path: Path) -> None:
    page = visitor.open()
    play(page)
    acts(page)
    page.locator("[data-do=menu]").click()
    with page.expect_download() as download:
        page.locator("#menu [data-do=export]").click()
    save = tmp_path / download.value.suggested_filename
    download.value.save_as(save)
    page.locator("#menu [data-do=to-lobby]").click()
    on_screen(page, "lobby")
    page.locator("#saves > summary").click()
    page.locator("#bring-file").set_input_files(save)
    on_screen(page, "table")
    leave(page)
    expect(page.locator("#saves .saved--open")).to_have_count(2)
    page.locator("#bring-file").set_input_files(
        files={"name": "x.png", "mimeType": "image/png", "buffer": bytes(99)}
    )
    expect(page.locator("#problem")).to_contain_text("neither a record")
    page.locator("#saves > summary").click()
    page.locator("#paste").fill(write(FINISHED))
    page.locator("#bring-text").click()
    on_screen(page, "game-over")
    page.locator("[data-do=share]").click()
    page.locator("[data-copy='#share-link']").click()
    expect(page.locator("[data-copy='#share-link']")).to_have_text("Copied.")
    link: str = page.evaluate("navigator.clipboard.readText()")
    assert link == f"{visitor.site.url}#r={to_link(FINISHED)}"

    before = kept(page)
    guest = visitor.open(link.removeprefix(visitor.site.url) + "&t=5")
    on_screen(guest, "review")
    guest.reload()
    on_screen(guest, "review")
    guest.locator("[data-do=leave]").click()
    on_screen(guest, "lobby")
    assert guest.url == visitor.site.url
    guest.evaluate("link => location.assign(link)", link[:-4])
    expect(guest.locator("#problem")).to_contain_text("link is damaged")
    assert kept(guest) == before, "the visitor's own games are untouched"


FUZZ = """async texts => {
  const $ = selector => document.querySelector(selector), said = [];
  const until = async test => { while (!test()) await new Promise(done => setTimeout(done, 2)); };
  for (const text of texts) {
    $('#announce').textContent = '';
    if (text.startsWith('#r=')) location.hash = text;
    else {
      $('#paste').value = text;
      $('#bring-text').click();
    }
    await until(() => document.body.dataset.screen !== 'lobby' || $('#announce').textContent);
    const { screen } = document.body.dataset;
    said.push(screen === 'lobby' ? $('#announce').textContent : screen);
    if (screen !== 'lobby') {
      ($('#menu [data-do=to-lobby]') ?? $('[data-do=to-lobby]')).click();
      await until(() => document.body.dataset.screen === 'lobby');
    }
  }
  return said;
}"""


def mutants(count: int) -> Iterator[str]:
    rng = Random(1)
    texts = [write(FINISHED), write(SHORT), f"#r={to_link(FINISHED)}"]
    yield from (
        "{" * 100_000,
        '{"a":' * 900,
        "[" * 999,
        "9" * 100_000,
        "\ud800",
        "#r=" + "A" * 50_000,
        "#r=%00",
    )
    yield from (
        '{"game":' + "9" * 5000 + "}",
        '{"game":1e999}',
        '{"game":NaN}',
        "<img src=x onerror=alert(1)>",
    )
    for _ in range(count - 11):
        text = rng.choice(texts)
        start = 3 if text.startswith("#") else 0
        for _ in range(rng.randrange(1, 3)):
            place = rng.randrange(start, len(text))
            text = (
                text[:place]
                + rng.choice(["", "9", "[", '"', "{", "\udfff", "give", "<b>"])
                + text[place + 1 :]
            )
        yield text


def test_300_mutated_links_and_records_in_one_page(visitor: Visitor) -> None:
    """A clear message each time, no error in the console (Visitor.check), the saved games untouched."""
    page = visitor.open()
    play(page)
    acts(page)
    leave(page)
    page.locator("#saves > summary").click()
    before = kept(page)
    texts = list(mutants(300))
    said: list[str] = page.evaluate(FUZZ, texts)
    assert len(said) == 300
    assert all(said)
    assert sum(" " in sentence for sentence in said) > 250, "most are refused, in a sentence"
    after = kept(page)
    assert {id: after["saves"][id] for id in before["saves"]} == before["saves"]
