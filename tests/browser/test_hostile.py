"""Whatever stands in storage, in the address or in a field: the table starts, says so, and loses nothing."""

from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Visitor, acts, kept, leave, my_turn, play, way

STORE = """() => new Promise((done, fail) => {
  const cyclic = { about: 'x' };
  cyclic.save = cyclic;
  const deep = depth => { let value = 1; while (depth--) value = [value]; return value; };
  const request = indexedDB.open('ritual-table', 1);
  request.onerror = fail;
  request.onsuccess = () => {
    const transaction = request.result.transaction(['saves', 'device'], 'readwrite');
    const [saves, device] = ['saves', 'device'].map(name => transaction.objectStore(name));
    const both = value => ({ about: value, save: value });
    const games = { cyclic, deep: both(deep(3000)), big: both(7n), map: new Map(), date: both(new Date(NaN)),
      bytes: new Uint8Array(9), long: both('x'.repeat(3e6)), half: both('\\ud800') };
    for (const [id, game] of Object.entries(games)) saves.put(game, id);
    saves.put({ about: '{}', save: '{}' }, '__proto__');
    saves.put({ about: '{}', save: '{}' }, ['a', 'list']);
    device.put(cyclic, 'settings');
    device.put(cyclic, 'stats');
    device.put(cyclic, 'other');
    transaction.oncomplete = () => { request.result.close(); done(); };
  };
})"""
COUNT = """async () => {
  const device = await import(document.querySelector('link[href$="/storage.js"]').href);
  await device.list();
  return device.keep({}, {}, ['{}', true]);
}"""
COPIES = [
    '{"settings":{"language":5,"theme":{"a":1}}}',
    '{"settings":{"language":"\\"]"}}',
    '{"__proto__":{"settings":{"language":"xx"}},"settings":"x"}',
    "[" * 100_000,
]


def test_hostile_storage_costs_nothing_but_itself(visitor: Visitor) -> None:
    page = visitor.open()
    play(page)
    acts(page)
    good = kept(page)["id"]
    leave(page)
    page.evaluate(STORE)
    page.reload()
    way(page)
    expect(page.locator("body")).to_have_attribute("data-screen", "lobby")
    page.locator("#saves > summary").click()
    rows = page.locator("#saves .saved")
    expect(rows).to_have_count(11)
    for id in ("cyclic", "deep", "big", "map", "date", "bytes", "long", "half", "__proto__"):
        with page.expect_download() as download:
            page.locator(f'[data-do=export-save][data-value="{id}"]').click()
        assert download.value.suggested_filename.endswith(".json")
    assert page.evaluate(COUNT) == "", "statistics that are none are set aside, and new ones stored"
    page.locator(f'[data-do=continue][data-value="{good}"]').first.click()
    my_turn(page).click()
    page.reload()
    page.locator("body[data-screen=table]").wait_for()


def test_hostile_copies_of_the_settings(visitor: Visitor) -> None:
    page = visitor.open()
    way(page)
    page.evaluate("() => indexedDB.deleteDatabase('ritual-table')")
    for copy in COPIES:
        page.evaluate("text => localStorage.setItem('ritual-table', text)", copy)
        page.reload()
        expect(page.locator("#lobby")).to_be_visible()
        assert page.evaluate("performance.getEntriesByName('usable').length") == 1, copy
    way(page)


ADDRESSES = [
    "?lang=__proto__&theme=constructor&game=toString",
    "?embed&host=javascript:alert(1)&lang=%22%5D&theme=%22%3E%3Cscript%3E&game[]=x#r=" + "A" * 20_000,
]


def test_hostile_addresses(visitor: Visitor) -> None:
    page = visitor.open()
    for address in ADDRESSES:
        page.goto("about:blank")
        page.goto(visitor.site.url + address)
        way(page)
        expect(page.locator("body")).to_have_attribute("data-screen", "lobby")
        expect(page.locator("html")).to_have_attribute("lang", "en")


def test_half_a_sign_in_a_field(visitor: Visitor) -> None:
    """Lone surrogates, controls and overrides: typed, sent, stored, and there again."""
    page = visitor.open()
    way(page)
    typed = {"seat-1-name": "\\ud83d", "seat-2-name": "\\u202eEzra", "seat-3-name": "a\\u0000\\u0007"}
    typed["seed"] = "\\udc00\\ud800"
    for name, text in typed.items():
        page.evaluate(
            """([name, text]) => {
              const field = document.querySelector(`[name="${name}"]`);
              field.value = JSON.parse(`"${text}"`);
              field.dispatchEvent(new Event('change', { bubbles: true }));
            }""",
            [name, text],
        )
    play(page)
    names: Any = kept(page)["game"]["record"]
    assert "\u202e" not in names
    page.reload()
    page.locator("body[data-screen=table]").wait_for()
    acts(page)
