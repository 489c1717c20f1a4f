"""The table in somebody else's page: light until it is pressed, then a whole game; nobody else is heard."""

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest
from playwright.sync_api import Browser, Frame, Page, Request, expect

from tests.browser.conftest import NewVisitor, Visitor, my_turn, play, until_kept
from tests.browser.inspector import Inspector
from tests.browser.player import play_on
from tools import browser as found
from tools.npm import MODULES
from tools.serve import Site, served

MOST_BYTES = 15_000
POLICY = (
    "default-src 'none'; img-src data:; script-src 'self' {site}; frame-src 'self' {site};"
    " require-trusted-types-for 'script'"
)
HOST = """<!doctype html>
<html lang="fr-CA"><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="{policy}">
<title>A blog</title><link rel="icon" href="data:,"><script src="./host.js"></script>
<p>Before.</p>
<script src="{embed}" {data}></script>
<p>After.</p>"""
LISTEN = """window.heard = [];
for (const word of ['ready', 'height', 'ended'])
  document.addEventListener(`ritual-table:${word}`, ({ detail }) => heard.push([word, detail]));"""


FITS = """() => {
  const [main, dock, log] = ['.main', '.dock', '.log'].map(part => document.querySelector(part));
  const top = log?.getBoundingClientRect().top + 32 - innerHeight;
  const scrolls = ({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1;
  return (log ? top <= 0 : !scrolls(main)) && !scrolls(dock);
}"""


@dataclass
class Guest(Visitor):
    """A reader of a page on another site than the table's."""

    host: Site = field(default_factory=lambda: Site(Path()))

    def _request(self, request: Request) -> None:
        if not request.url.startswith(self.blog):
            super()._request(request)

    @property
    def blog(self) -> str:
        """By its number: then it is another site to the browser, not only another port."""
        return self.host.url.replace("localhost", "127.0.0.1")

    def read(self, data: str = "", path: str = "blog.html") -> Page:
        """Write the page and look at it."""
        origin = self.site.url.removesuffix("/some/where/")
        policy = POLICY.format(site=origin)
        text = HOST.format(policy=policy, embed=f"{self.site.url}embed.js", data=data)
        (self.host.folder / "blog.html").write_text(text, "utf-8")
        (self.host.folder / "host.js").write_text(LISTEN, "utf-8")
        (self.host.folder / "empty.html").write_text("<!doctype html><title>Empty</title>", "utf-8")
        page = self.context.new_page()
        page.on("console", lambda said: self.errors.append(said.text) if said.type == "error" else None)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.goto(self.blog + path)
        return page


@pytest.fixture
def guest(chromium: Browser, site: Site, tmp_path: Path) -> Iterator[Guest]:
    with served(tmp_path) as host:
        context = chromium.new_context(locale="en-GB", reduced_motion="reduce")
        guest = Guest(context, site, host=host)
        yield guest
        context.close()
        guest.check()


def table_in(page: Page, number: int = 0) -> Frame:
    """The frame of a table, its poster drawn."""
    frame = page.locator("iframe").nth(number).element_handle().content_frame()
    assert frame
    frame.locator("#play").wait_for()
    return frame


def press(frame: Frame) -> None:
    """The poster; then Python is up."""
    frame.locator("#play").click()
    frame.locator("body[data-boot=ready]").wait_for()


def begin(frame: Frame) -> None:
    """Three at the table, and the bots do not let us wait."""
    frame.locator("[data-do=settings]").click()
    frame.locator("#menu [data-do=speed]").select_option("instant")
    frame.locator("#menu [data-do=close]").click()
    for seats in (4, 3):
        frame.locator("[data-do=seats-fewer]").click()
        expect(frame.locator(".chair")).to_have_count(seats)
    frame.locator("#options > summary").click()
    frame.locator("[name=seed]").fill("7")
    frame.locator("button[data-do=start]").click()
    frame.locator("body[data-screen=table]").wait_for()


def heard(page: Page, word: str) -> list[Any]:
    told: list[list[Any]] = page.evaluate("heard")
    return [detail for kind, detail in told if kind == word]


def tall(page: Page) -> float:
    box = page.locator("iframe").first.bounding_box()
    assert box
    return box["height"]


def test_a_page_with_a_poster_loads_at_most_15_kb(guest: Guest) -> None:
    page = guest.read('data-game="ritual" data-label="To play"')
    frame = table_in(page)
    expect(frame.locator("h1")).to_have_text("Ritual")
    expect(frame.locator("#play")).to_have_text("Jouer")  # as the page round it speaks
    page.wait_for_load_state("networkidle")
    loaded = {path: size for _, path, size in guest.site.sent}
    assert sum(loaded.values()) <= MOST_BYTES, loaded
    assert page.locator("iframe").get_attribute("title") == "To play"
    assert page.evaluate("heard.length") == 0


def test_a_whole_game_in_the_page_of_another_site(guest: Guest) -> None:
    page = guest.read('data-game="arkham-ritual" data-theme="light" data-max-height="2000"')
    frame = table_in(page)
    assert tall(page) == 480
    press(frame)
    page.wait_for_function("() => heard.some(([word]) => word === 'ready')")
    expect(frame.locator("html")).to_have_attribute("lang", "fr")
    expect(frame.locator("html")).to_have_attribute("data-theme", "light")
    expect(frame.locator(".own-page a")).to_have_attribute("target", "_blank")
    follows(page, frame)
    begin(frame)
    page.evaluate("document.querySelector('iframe').dataset.theme = 'dark'")
    expect(frame.locator("html")).to_have_attribute("data-theme", "dark")
    page.evaluate("document.querySelector('iframe').dataset.lang = 'en-GB'")
    expect(frame.locator("html")).to_have_attribute("lang", "en")
    seen: set[str] = set()

    def look(frame: Page) -> None:
        screen = str(frame.locator("body").get_attribute("data-screen"))
        if screen not in seen:
            seen.add(screen)
            follows(page, cast(Frame, frame))
        assert (screen == "game-over") or not heard(page, "ended")

    play_on(cast(Page, frame), Random("embed"), look)
    page.wait_for_function("() => heard.some(([word]) => word === 'ended')")
    [result] = heard(page, "ended")
    assert result["game"] == "arkham-ritual"
    assert [player["name"] for player in result["players"]][1:] == ["Agnes", "Silas"]
    assert [player["bot"] for player in result["players"]] == [None, "reporter", "reporter"]
    assert len(result["score"]["sanity"]) == 3
    assert "seed" not in json.dumps(heard(page, "ended"))
    won = frame.locator(".standings tr:has(.win) th").all_text_contents()
    assert len(won) == sum(player["won"] for player in result["players"])
    assert len(heard(page, "ready")) == 1
    frame.locator("[data-do=share]").click()
    frame.locator("[data-do=close]").click()
    frame.locator("body[data-screen=game-over]").wait_for()
    assert len(heard(page, "ended")) == 1, "told once"


def follows(page: Page, frame: Frame) -> None:
    """As high as it would like to be: nothing scrolls inside but the log, and that begins in sight."""
    frame.wait_for_function(FITS)
    assert tall(page) == max(480, heard(page, "height")[-1]["height"])


# Who is heard

THEME = {"type": "ritual-table:theme", "theme": "light"}
NONSENSE: list[Any] = [
    None, 7, "light", [], {}, {"type": None}, {"type": ["ritual-table:theme"], "theme": "light"},
    {"type": "theme", "theme": "light"}, {"type": "ritual-table:theme"}, {**THEME, "theme": "pink"},
    {**THEME, "theme": ["light"]}, {**THEME, "theme": {"light": 1}}, {**THEME, "theme": "__proto__"},
    {"type": "ritual-table:language", "language": "xx"}, {"type": "ritual-table:language", "language": 5},
    {"type": "ritual-table:language", "language": "constructor"},
    {"type": "ritual-table:language", "language": "<img src=x onerror=alert(1)>"},
    {"type": "ritual-table:act", "action": "give 1"}, {"do": "act", "action": "give 1"},
    {"do": "to-lobby"}, {"type": "ritual-table:to-lobby"},
    {"type": "ritual-table:__proto__", "theme": "light"}, {"boot": "failed"}, "settle", "snapshot",
]  # fmt: skip
"""To the table; none of it is a wish that a host may have."""
RESULT = {"game": "ritual", "players": [{"name": "Eve", "bot": None, "won": True}], "score": {"points": [9]}}
ENDED = {"type": "ritual-table:ended", "result": RESULT}
WRONG: list[Any] = [
    None, 7, "ritual-table:ended", [], {}, {"type": ENDED}, {"type": "ended", "result": RESULT},
    {"type": "ritual-table:ended"}, {**ENDED, "result": None}, {**ENDED, "result": "Eve"},
    {**ENDED, "result": {**RESULT, "game": 5}}, {**ENDED, "result": {**RESULT, "players": "Eve"}},
    {**ENDED, "result": {**RESULT, "players": [None]}}, {**ENDED, "result": {**RESULT, "players": [{}] * 99}},
    {**ENDED, "result": {**RESULT, "players": [{"name": {"a": 1}, "bot": None}]}},
    {**ENDED, "result": {**RESULT, "players": [{"name": "x" * 999, "bot": None}]}},
    {"type": "ritual-table:height"}, {"type": "ritual-table:height", "height": "900"},
    {"type": "ritual-table:height", "height": -1}, {"type": "ritual-table:height", "height": [900]},
    {"type": "ritual-table:constructor"}, {"type": "ritual-table:__proto__"},
]  # fmt: skip
"""To the page round it, from the table itself."""
TO_TABLE = "message => document.querySelector('iframe').contentWindow.postMessage(message, '*')"
TO_HOST = "message => parent.postMessage(message, '*')"
STANDS = """() => [document.documentElement.lang, document.documentElement.dataset.theme,
  document.body.dataset.screen, document.querySelector('#root').outerHTML]"""


def beside(page: Page, address: str) -> Frame:
    """Another frame in the same page."""
    page.evaluate(
        "src => document.body.append(Object.assign(document.createElement('iframe'), { src }))", address
    )
    frame = page.locator("iframe").last.element_handle().content_frame()
    assert frame
    frame.wait_for_load_state()
    return frame


def there_and_back(page: Page, frame: Frame) -> None:
    """Messages come in their order: when this one has been heard, all before it have."""
    for language in ("fr", "en"):
        page.evaluate("to => (document.querySelector('iframe').dataset.lang = to)", language)
        expect(frame.locator("html")).to_have_attribute("lang", language)


def settle(page: Page, frame: Frame) -> None:
    """Until the table has said how high it is with all its letters and its style."""
    heard = -1
    while heard != (heard := page.evaluate("heard.length")):
        there_and_back(page, frame)


def test_forged_messages_change_nothing(guest: Guest) -> None:
    page = guest.read('data-game="arkham-ritual" data-theme="dark" data-lang="en" data-max-height="1000"')
    frame = table_in(page)
    press(frame)
    page.wait_for_function("() => heard.some(([word]) => word === 'ready')")
    begin(frame)
    my_turn(frame)
    stranger, twin = beside(page, f"{guest.blog}empty.html"), beside(page, f"{guest.site.url}embed.html")
    settle(page, frame)
    before, told, height = frame.evaluate(STANDS), page.evaluate("heard"), tall(page)
    for message in NONSENSE:  # the right window, the right origin, the wrong words
        page.evaluate(TO_TABLE, message)
    for other in (stranger, twin, frame):  # the right words of the wrong window
        other.evaluate("message => parent.frames[0].postMessage(message, '*')", THEME)
        other.evaluate("message => window.postMessage(message, '*')", THEME)
    for message in (ENDED, {"type": "ritual-table:height", "height": 990}, {"type": "ritual-table:ready"}):
        page.evaluate("message => window.postMessage(message, '*')", message)
        stranger.evaluate(TO_HOST, message)
        twin.evaluate(TO_HOST, message)
    for message in WRONG:
        frame.evaluate(TO_HOST, message)
    there_and_back(page, frame)  # comes after all of these
    assert frame.evaluate(STANDS) == before
    assert page.evaluate("heard") == told
    assert tall(page) == height

    frame.evaluate(TO_HOST, {"type": "ritual-table:height", "height": 1e9})
    odd = {**RESULT, "score": {"points": [9], "__proto__": 1, "seed": "secret", "deep": [[1]]}, "more": 1}
    frame.evaluate(TO_HOST, {**ENDED, "result": odd})
    page.wait_for_function("() => heard.some(([word]) => word === 'ended')")
    assert heard(page, "ended") == [RESULT], "what is right of it, and nothing else"
    assert tall(page) == 1000
    page.evaluate("address => (document.querySelector('iframe').src = address)", f"{guest.blog}empty.html")
    page.wait_for_function("() => document.querySelector('iframe').contentDocument?.title === 'Empty'")
    page.frames[1].evaluate(TO_HOST, ENDED)  # the right window, another origin
    page.wait_for_timeout(100)
    assert len(heard(page, "ended")) == 1
    guest.expected = "target origin provided"  # of embed.js, when its frame is taken elsewhere


# Where it also works


def test_the_demo_page_under_its_strict_policy(new_visitor: NewVisitor) -> None:
    """And two tables on one page do not take each other's game."""
    page = new_visitor(reduced_motion="reduce", color_scheme="dark").open("embed-demo.html")
    first = table_in(page)
    page.locator("#theme").click()
    expect(first.locator("html")).to_have_attribute("data-theme", "light")
    press(first)
    first.locator("button[data-do=start]").click()
    first.locator("body[data-screen=table]").wait_for()
    page.locator("iframe").nth(1).scroll_into_view_if_needed()
    second = table_in(page, 1)
    expect(second.locator("#play")).to_have_text("Jouer")
    press(second)
    second.locator("body[data-screen=lobby]").wait_for()
    expect(second.locator("html")).to_have_attribute("lang", "fr")
    expect(second.locator("[name=game][value=ritual]")).to_be_checked()
    second.locator("button[data-do=start]").click()
    second.locator("body[data-screen=table]").wait_for()
    my_turn(first).click()
    expect(first.locator("body")).to_have_attribute("data-screen", "table")
    page.goto(page.url.replace("embed-demo.html", ""))
    expect(page.locator("html"), "what a page lends is not kept").to_have_attribute("lang", "en")
    expect(page.locator("html")).to_have_attribute("data-theme", "auto")


def test_poster_and_demo_have_no_violation(new_visitor: NewVisitor) -> None:
    visitor = new_visitor(reduced_motion="reduce", bypass_csp=True)
    for path in ("embed.html?game=ritual", "embed.html?lang=ja", "embed-demo.html"):
        page = visitor.open(path)
        page.wait_for_load_state()
        for frame in page.frames:
            frame.add_script_tag(path=MODULES / "axe-core" / "axe.min.js")
        inspector = Inspector(page)
        inspector.look(path)
        inspector.check(1)
        page.close()


def test_offline_too(new_visitor: NewVisitor) -> None:
    visitor = new_visitor(reduced_motion="reduce")
    page = visitor.open()
    until_kept(page, "embed.html")
    visitor.context.set_offline(True)
    page.goto(f"{visitor.site.url}embed.html?game=ritual&lang=es&theme=dark")
    expect(page.locator("#play")).to_have_text("Jugar")
    press(page.main_frame)
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    play(page)


def test_where_a_frame_may_store_nothing_it_is_said_once_and_played_on(
    chromium: Browser, site: Site, tmp_path: Path
) -> None:
    profile = tmp_path / "profile"
    (profile / "Default").mkdir(parents=True)
    settings = {"profile": {"default_content_setting_values": {"cookies": 2}}}
    (profile / "Default" / "Preferences").write_text(json.dumps(settings))
    options: dict[str, Any] = {**found.options(), "locale": "en-GB", "reduced_motion": "reduce"}
    with served(tmp_path) as host:
        context = chromium.browser_type.launch_persistent_context(str(profile), **options)
        guest = Guest(context, site, host=host)
        page = guest.read('data-lang="en" data-theme="dark"')
        frame = table_in(page)
        frame.locator("#play").click()
        frame.locator("button[data-do=start]").click()  # before Python is there
        frame.locator("body[data-screen=table]").wait_for()
        expect(frame.locator("#notice")).to_contain_text("stores nothing")
        frame.locator("#notice button").click()
        my_turn(frame).click()
        expect(frame.locator("#announce")).to_contain_text("You ")
        expect(frame.locator("#notice")).to_be_hidden()
        context.close()
        guest.check()
