"""The boot in a real Chromium: each way to start, what is sent, and what is said when nothing works."""

import pytest

from tests.browser.conftest import Visitor, leave, play, until_kept, way


def test_boots_under_a_sub_path_and_calls_nobody(visitor: Visitor) -> None:
    page = visitor.open()
    play(page)
    assert way(page) == "compiled"
    page.locator("[data-action=take]").click()
    page.locator("#last", has_text="1: take").wait_for()
    page.locator("[data-action=wait]").click()
    page.locator("#last", has_text="3: bot").wait_for()  # pushed, not asked for
    until_kept(page, "snapshot")
    assert visitor.abroad == []
    assert visitor.errors == []


def test_lobby_is_usable_before_python_and_keeps_what_was_chosen(visitor: Visitor) -> None:
    visitor.site.broken["core.js"] = None  # Python will never come
    page = visitor.open()
    page.locator("[name=seats]").select_option("4")
    page.locator("[name=seed]").fill("<b>&")
    page.locator("[name=seed]").blur()
    page.reload()
    assert page.locator("[name=seats]").input_value() == "4"
    visitor.site.broken.clear()
    page.reload()
    play(page)
    assert "Seed: <b>&" in page.locator("#screen").inner_text()


def test_first_visit_loads_nothing_twice_and_the_snapshot_last(visitor: Visitor) -> None:
    page = visitor.open()
    play(page)
    assert visitor.asked("snapshot") == 0
    until_kept(page, "snapshot")
    assert [visitor.asked(part) for part in ("asm.wasm", "python.zip", "app.tar", "snapshot")] == [1, 1, 1, 1]
    assert [visitor.asked(part) for part in ("python_stdlib", "micropip", ".whl")] == [0, 0, 0]


def test_second_visit_starts_from_the_snapshot(visitor: Visitor) -> None:
    page = visitor.open()
    until_kept(page, "snapshot")
    page.close()
    page = visitor.open()
    play(page)
    assert way(page) == "remembered"
    page.locator("[data-action=wait]").click()
    page.locator("#last", has_text="2: bot").wait_for()
    assert visitor.errors == []


@pytest.mark.parametrize("broken", [None, b"\x1f\x8b no snapshot"])
def test_without_a_good_snapshot_the_second_visit_is_compiled(visitor: Visitor, broken: bytes | None) -> None:
    visitor.site.broken["snapshot.bin.gz"] = broken
    page = visitor.open()
    until_kept(page, "asm.wasm")
    page.wait_for_timeout(3000)
    page.reload()
    play(page)
    assert way(page) == "compiled"


@pytest.mark.parametrize("damage", ["new Uint8Array(size)", "new Uint8Array(7)", "'refused'"])
def test_a_snapshot_that_the_browser_refuses_is_not_tried_again(visitor: Visitor, damage: str) -> None:
    page = visitor.open()
    until_kept(page, "snapshot")
    damaging = """async () => { for (const name of await caches.keys()) {
            const cache = await caches.open(name);
            for (const request of await cache.keys()) if (request.url.includes('snapshot')) {
              const size = (await (await cache.match(request)).arrayBuffer()).byteLength;
              await cache.put(request, new Response(DAMAGE));
            } } }"""
    page.evaluate(damaging.replace("DAMAGE", damage))
    for _ in range(2):
        page.reload()
        play(page)
        assert way(page) == "compiled"
        leave(page)
    page.wait_for_timeout(2500)
    assert visitor.asked("snapshot") == 1
    assert visitor.errors == []


@pytest.mark.parametrize("broken", [b"damaged", None])
@pytest.mark.parametrize("file", ["python.zip.gz", "app.tar.gz"])
def test_without_the_compiled_files_the_plain_way_works(
    visitor: Visitor, file: str, broken: bytes | None
) -> None:
    visitor.site.broken[file] = broken
    page = visitor.open()
    play(page)
    assert way(page) == "plain"
    page.locator("[data-action=take]").click()
    page.locator("#last", has_text="1: take").wait_for()
    assert visitor.abroad == []


@pytest.mark.parametrize(
    "file", ["pyodide.mjs", "pyodide.asm.wasm", "pyodide.asm.mjs", "core.js", "interpreter.mjs", "entry.py"]
)
@pytest.mark.parametrize("broken", [b"no good", None])
def test_when_nothing_works_a_sentence_says_so(visitor: Visitor, file: str, broken: bytes | None) -> None:
    visitor.site.broken[file] = broken
    page = visitor.open()
    page.locator("form[data-do=start] button").click()
    page.locator("#boot[data-state=failed]").wait_for()
    assert "could not be loaded" in page.locator("#status").inner_text()


def test_an_old_browser_is_told_so(visitor: Visitor) -> None:
    visitor.context.add_init_script("delete globalThis.DecompressionStream")
    page = visitor.open()
    page.locator("#boot[data-state=old]").wait_for()
    assert "too old" in page.locator("#status").inner_text()


def test_the_policy_is_in_force(visitor: Visitor) -> None:
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
