"""The boot in a real Chromium: each way to start, what is sent, and what is said when nothing works."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import (
    NewVisitor,
    Visitor,
    acts,
    forget,
    kept,
    on_screen,
    play,
    until,
    until_kept,
    way,
)

MISSING = r"Failed to load resource|\b404\b"


def test_first_visit_loads_nothing_twice_and_the_snapshot_last_the_second_starts_from_it(
    visitor: Visitor,
) -> None:
    page = visitor.open()
    play(page)
    assert way(page) == "compiled"
    assert visitor.asked("snapshot") == 0
    acts(page)
    until_kept(page, "snapshot")
    assert [visitor.asked(part) for part in ("asm.wasm", "python.zip", "app.tar", "snapshot")] == [1, 1, 1, 1]
    assert [visitor.asked(part) for part in ("python_stdlib", "micropip", ".whl")] == [0, 0, 0]
    forget(page)
    page.close()
    page = visitor.open()
    play(page)
    assert way(page) == "remembered"
    acts(page)


def test_the_lobby_is_usable_before_python_and_nothing_chosen_or_pressed_is_lost(visitor: Visitor) -> None:
    visitor.site.slow["asm.wasm"] = 1.5
    page = visitor.open()
    page.locator("#options > summary").click()
    page.locator("[name=seed]").fill("<b>&")
    page.locator("#seat-1-name").fill("<i>Ada</i>")
    page.locator("#seat-1-name").blur()
    page.locator("nav.langs [lang=fr]").click()
    assert page.locator("html").get_attribute("lang") == "fr"
    page.locator("button[data-do=start]").click()
    assert page.locator("body").get_attribute("data-boot") == "loading"
    page.locator("body[data-screen=table]").wait_for()
    assert page.locator("html").get_attribute("lang") == "fr"
    assert kept(page)["lobby"]["seed"] == "<b>&"
    assert "<i>Ada</i>" in page.locator("#seat-1").inner_text()


def test_options_stay_open_while_one_is_chosen(visitor: Visitor) -> None:
    """What a person has unfolded stays so when the screen is drawn anew."""
    page = visitor.open()
    way(page)
    page.locator("#options > summary").click()
    page.locator("[name=option-doom_track][value=true]").check()
    page.locator("[name=option-competitive][value=true]").check()
    until(page, "({ lobby }) => lobby.options.competitive === true")
    assert page.locator("#options").get_attribute("open") is not None


def test_the_lobby_s_rules_open_before_python_is_up_and_stay_open(visitor: Visitor) -> None:
    visitor.site.slow["asm.wasm"] = 1.5
    page = visitor.open()
    page.locator(".bar [data-do=rules]").click()
    on_screen(page, "rules")
    assert page.locator("body").get_attribute("data-boot") == "loading"
    way(page)
    expect(page.locator("#rules")).to_be_visible()
    on_screen(page, "rules")
    page.locator("#rules [data-do=close]").click()
    on_screen(page, "lobby")
    expect(page.locator("#rules")).to_be_hidden()


def test_what_is_unfolded_in_the_lobby_comes_into_view(new_visitor: NewVisitor) -> None:
    page = new_visitor(viewport={"width": 1280, "height": 720}).open()
    way(page)
    choice = page.locator("[name=option-doom_track]").first
    page.locator("#options > summary").click()
    expect(choice).to_be_in_viewport()
    dock, seen = page.locator("#dock").bounding_box(), choice.bounding_box()
    assert dock
    assert seen
    assert seen["y"] + seen["height"] <= dock["y"], "not behind the dock"


@pytest.mark.parametrize("broken", [None, b"\x1f\x8b no snapshot"], ids=["missing", "damaged"])
def test_without_a_good_snapshot_the_second_visit_is_compiled(visitor: Visitor, broken: bytes | None) -> None:
    visitor.expected = MISSING if broken is None else "integrity"
    visitor.site.broken["snapshot.bin.gz"] = broken
    page = visitor.open()
    until_kept(page, "asm.wasm")
    for _ in range(100):
        if visitor.asked("snapshot"):
            break
        page.wait_for_timeout(50)
    page.reload()
    play(page)
    assert way(page) == "compiled"


def test_a_snapshot_that_the_browser_refuses_is_not_tried_again(visitor: Visitor) -> None:
    page = visitor.open()
    until_kept(page, "snapshot")
    damaging = """async () => { for (const name of await caches.keys()) {
            const cache = await caches.open(name);
            for (const request of await cache.keys()) if (request.url.includes('snapshot')) {
              const size = (await (await cache.match(request)).arrayBuffer()).byteLength;
              await cache.put(request, new Response(new Uint8Array(size)));
            } } }"""
    page.evaluate(damaging)
    for _ in range(2):
        page.reload()
        assert way(page) == "compiled"
    play(page)
    page.wait_for_timeout(2500)  # when it would be fetched
    assert visitor.asked("snapshot") == 1


@pytest.mark.parametrize(("file", "broken"), [("python.zip.gz", b"damaged"), ("app.tar.gz", None)])
def test_without_the_compiled_files_the_plain_way_works(
    visitor: Visitor, file: str, broken: bytes | None
) -> None:
    visitor.expected = MISSING
    visitor.site.broken[file] = broken
    page = visitor.open()
    play(page)
    assert way(page) == "plain"
    acts(page)


@pytest.mark.parametrize(
    ("file", "broken"), [("pyodide.asm.wasm", None), ("core.js", b"no good"), ("entry.py", None)]
)
def test_when_nothing_works_a_sentence_says_so(visitor: Visitor, file: str, broken: bytes | None) -> None:
    visitor.expected = "."  # what it is that fails is not ours to word
    visitor.site.broken[file] = broken
    page = visitor.open()
    page.locator("button[data-do=start]").click()
    page.locator("body[data-boot=failed]").wait_for()
    words = page.locator("[data-vigil-words]")
    assert words.inner_text() == page.locator("[data-vigil]").get_attribute("data-failed")
    assert words.is_visible()


@pytest.mark.parametrize("lacks", ["globalThis.DecompressionStream", "HTMLElement.prototype.popover"])
def test_an_old_browser_is_told_so(lacks: str, new_visitor: NewVisitor) -> None:
    visitor = new_visitor(locale="es-ES")
    visitor.context.add_init_script(f"delete {lacks}")
    page = visitor.open()
    page.locator("body[data-boot=old]").wait_for()
    words = page.locator("[data-vigil-words]")
    assert words.inner_text() == page.locator("[data-vigil]").get_attribute("data-old")
    assert words.is_visible()


def test_the_policy_is_in_force(visitor: Visitor) -> None:
    visitor.expected = "Content Security Policy"
    page = visitor.open()
    way(page)
    blocked = page.evaluate(
        """async () => {
          const seen = [];
          document.addEventListener('securitypolicyviolation', event => seen.push(event.effectiveDirective));
          const script = document.createElement('script');
          script.textContent = 'window.ran = true';
          document.body.append(script);
          const inline = document.createElement('p');
          inline.setAttribute('style', 'color: red');
          await fetch('data:text/plain,abroad').catch(() => {});
          await new Promise(rest => setTimeout(rest, 200));
          return [Boolean(window.ran), ...new Set(seen)].sort();
        }"""
    )
    assert {False, "script-src-elem", "connect-src", "style-src-attr"} <= set(blocked)
