"""A game goes out and comes in: by file, by text, by link; and whatever else comes in costs nothing."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

from engine.link import to_link
from engine.record import write
from tests.browser.conftest import Visitor, acts, kept, leave, on_screen, play
from tests.browser.player import SHORT
from tests.playthrough import PLAYED, recorded

FINISHED = recorded(PLAYED[1].file)


@pytest.fixture
def visitor(returned: Visitor) -> Visitor:
    return returned


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
    page.locator("[data-value='#share-link']").click()
    expect(page.locator("[data-value='#share-link']")).to_have_text("Copied.")
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
