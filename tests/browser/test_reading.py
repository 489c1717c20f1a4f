"""Cards are read in a real browser: by touch, mouse and keyboard; then the focus comes back."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from engine.arkham_ritual.cards import BOX as ARKHAM
from engine.arkham_ritual.cards import CHOICES
from engine.game import Start
from engine.games import GAMES
from engine.ritual.cards import BOX as RITUAL
from tests.browser.conftest import NewVisitor, Visitor, kept, my_turn, on_screen, until, way
from tests.browser.player import choose, faster, seat
from tests.browser.reaching import PHONE, reach
from tests.browser.reviewing import ARKHAM as REVIEWED
from web.games.arkham_ritual.dangers import dangers
from web.games.arkham_ritual.sentences import Teller
from web.worker.names import NAMES
from web.worker.saves import imports
from web.worker.scene import LANGUAGES, Seat
from web.worker.words import Words

LONG = 700
KINDS = "all => all.map(each => each.dataset.action.split(' ')[0])"
SHOWN = """card => {
  const { left, right, top, bottom } = card.getBoundingClientRect();
  const dock = card.closest('.dock').getBoundingClientRect();
  return top >= dock.top && bottom <= Math.min(dock.bottom, innerHeight) && left >= 0 && right <= innerWidth
    && card.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
}"""
"""Whether all of a card is in the dock, in sight, and nothing lies over it."""


def reading(page: Page) -> Locator:
    return page.locator("#root > dialog#reading[open]")


def told(page: Page) -> str:
    """What is read; it has a heading, a picture and sentences."""
    drawer = reading(page)
    drawer.wait_for()
    assert drawer.locator(".reading__card > *").count() == 1
    assert page.evaluate("document.activeElement === document.querySelector('#reading h2')")
    return drawer.locator(".reading__text").inner_text()


def close(page: Page) -> None:
    page.keyboard.press("Escape")
    expect(reading(page)).to_have_count(0)


def read_all(page: Page, ids: list[str]) -> list[str]:
    """Every slip by touch and by key; after each the focus is where it was."""
    texts = []
    for card in ids:
        slip = page.locator(f"#slip-{card}")
        slip.tap()
        texts.append(told(page))
        close(page)
        expect(slip).to_be_focused()
        page.keyboard.press("Enter")
        assert told(page) == texts[-1]
        close(page)
    return texts


def speak(page: Page, language: str) -> None:
    page.locator("[data-do=menu]").click()
    page.locator(f"#menu .langs [data-value={language}]").click()
    page.locator(f"html[lang={language}]").wait_for()
    page.locator("#menu [data-do=close]").click()


def test_every_card_of_arkham_ritual(new_visitor: NewVisitor) -> None:
    """Five games with all cards of the box among them, each in another language."""
    page = new_visitor(viewport=PHONE, has_touch=True, reduced_motion="reduce").open()
    way(page)
    faster(page)
    read: set[str] = set()
    sentences: set[str] = set()
    for number, (old_one, language) in enumerate(zip(CHOICES["old_one"], LANGUAGES, strict=True)):
        page.locator("#options > summary").click()
        for name, cards in CHOICES.items():
            wanted = old_one if name == "old_one" else cards[number % 2]
            page.locator(f"[name=option-{name}][value={wanted}]").check()
        page.locator("[name=seed]").fill("7")
        page.locator("button[data-do=start]").click()
        on_screen(page, "table")
        my_turn(page)
        speak(page, language)
        page.locator("#sheet:not([open]) > summary, #sheet[open]").first.scroll_into_view_if_needed()
        ids = page.locator("#sheet .slip").evaluate_all("slips => slips.map(slip => slip.dataset.value)")
        assert len(ids) == 22
        fresh = [card for card in ids if card not in read] + ids[:2]
        sentences.update(read_all(page, fresh))
        read.update(ids)
        speak(page, "en")
        page.locator("[data-do=menu]").click()
        page.locator("[data-do=to-lobby]").click()
        on_screen(page, "lobby")
    assert read == set(ARKHAM)
    assert len(sentences) > 22


def test_every_card_of_ritual(new_visitor: NewVisitor) -> None:
    page = new_visitor(viewport=PHONE, has_touch=True, reduced_motion="reduce").open()
    choose(page, "ritual")
    seat(page, "pbb", "7")
    my_turn(page).tap()
    page.locator("#dock .chants .end").first.wait_for()
    ids = page.locator("#sheet .rslip").evaluate_all("slips => slips.map(slip => slip.dataset.value)")
    assert set(ids) == set(RITUAL)
    for number, language in enumerate(LANGUAGES):
        speak(page, language)
        texts = read_all(page, ids[number::5])
        assert all(len(text) > 20 for text in texts)


def hold(page: Page, control: Locator) -> None:
    """A finger that stays."""
    control.scroll_into_view_if_needed()
    box = control.bounding_box()
    assert box
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    wire = page.context.new_cdp_session(page)
    wire.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    page.wait_for_timeout(LONG)
    wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.mark.parametrize("game", ["arkham-ritual", "ritual"])
def test_a_control_that_acts_is_read_by_holding_it(new_visitor: NewVisitor, game: str) -> None:
    """Or by the second button, or by I; only a tap acts."""
    page = new_visitor(viewport=PHONE, has_touch=True, reduced_motion="reduce").open()
    choose(page, game)
    seat(page, "pbbbb", "vigil")
    my_turn(page)
    control = page.locator("#dock [data-reads]").first
    before = kept(page)["game"]["record"]
    ways: tuple[Callable[[], None], ...] = (
        lambda: hold(page, control),
        lambda: control.click(button="right"),
        lambda: control.press("i"),
    )
    for way_ in ways:
        way_()
        assert told(page)
        close(page)
        expect(control).to_be_focused()
    assert kept(page)["game"]["record"] == before
    control.tap()
    until(page, "({ game }, old) => game.record !== old", before)
    expect(reading(page)).to_have_count(0)


def test_what_lies_on_the_table_is_read(returned: Visitor) -> None:
    """A seat's card, the deck, what is gone and a card in it, by keyboard; a press beside it closes it."""
    page = returned.open()
    seat(page, "pbbbb", "7")
    while not page.locator("#gone").count():
        my_turn(page).click()
        page.wait_for_timeout(100)
    my_turn(page)
    place = page.locator("#seat-1 .reads")
    reach(page, place)
    page.keyboard.press("Enter")
    name = page.locator("#seat-1").locator(".seat__name span").first.inner_text()
    assert name in told(page)
    page.mouse.click(5, 5)
    expect(reading(page)).to_have_count(0)
    pile = page.locator("#gone .reads")
    pile.focus()
    page.keyboard.press("Enter")
    entry = reading(page).locator(".reading__entry").first
    entry.wait_for()
    count = reading(page).locator(".reading__entry").count()
    assert count == int(page.locator("#gone figcaption b").inner_text())
    entry.focus()
    card = entry.get_attribute("data-value")
    page.keyboard.press("Enter")
    reading(page).locator(".reading__now").wait_for()
    page.keyboard.press("Escape")
    expect(reading(page).locator(f".reading__entry[data-value={card}]")).to_be_focused()
    close(page)
    expect(pile).to_be_focused()
    for what in ("#deck .reads", "#you .reads"):
        page.locator(what).click()
        reading(page).locator(".reading__entry").nth(1).wait_for()
        close(page)


def test_a_slip_is_crossed_out_in_its_reading(returned: Visitor) -> None:
    page = returned.open()
    seat(page, "pbb", "7")
    my_turn(page)
    page.locator("#slip-elder-sign").click()
    page.locator("#reading [data-do=mark]").click()
    page.locator("#slip-elder-sign.is-marked").wait_for()
    expect(reading(page)).to_have_count(0)
    expect(page.locator("#slip-elder-sign")).to_be_focused()


def test_a_rounds_end_the_rules_and_a_review_are_read(returned: Visitor) -> None:
    page = returned.open()
    seat(page, "pbb", "7")
    page.locator("[data-do=menu]").click()
    page.locator("#menu [data-do=rules]").click()
    first = page.locator("#rules .prose h3").first
    expect(first).to_have_text("The cards of this game")
    assert page.locator("#rules .cardlist").first.locator("[data-value=cthulhu]").count() == 1
    page.keyboard.press("Escape")
    on_screen(page, "table")
    while page.locator("body").get_attribute("data-screen") != "round-end":
        page.locator("#dock [data-action], [data-do=next-round]").first.wait_for()
        if page.locator("body").get_attribute("data-screen") == "table":
            page.locator("#dock [data-action]").first.click()
            page.wait_for_timeout(100)
    page.locator(".verdict .reads").first.click()
    assert "held it" in told(page)
    close(page)
    page = returned.open(f"#{imports.address(REVIEWED, 3)}")
    on_screen(page, "review")
    page.locator(".felt .seat .reads").first.click()
    assert told(page)
    assert page.locator("#reading [data-do=mark]").count() == 0
    close(page)


# What lies where


@pytest.mark.parametrize(
    ("width", "height", "text"), [(360, 740, 100), (375, 553, 100), (360, 740, 130), (1280, 800, 100)]
)
def test_the_card_that_asks_lies_in_the_dock(returned: Visitor, width: int, height: int, text: int) -> None:
    page = returned.open()
    page.set_viewport_size({"width": width, "height": height})
    seat(page, "pbbbb", "vigil")
    page.evaluate("size => document.documentElement.style.setProperty('font-size', `${size}%`)", text)
    seen: set[str] = set()
    for _ in range(4):
        my_turn(page)
        page.wait_for_timeout(100)
        assert page.locator("#dock .dock__with .card").evaluate(SHOWN)
        seen.update(page.locator("#dock [data-action]").evaluate_all(KINDS))
        page.locator("#dock [data-action]").first.click()
        page.wait_for_timeout(150)
    assert seen >= {"give", "take"}


def test_in_a_lesson_too(new_visitor: NewVisitor) -> None:
    page = new_visitor(viewport=PHONE, reduced_motion="reduce").open()
    way(page)
    page.locator("[data-do=learn]").first.click()
    found = 0
    for _ in range(40):
        page.locator("#coach").wait_for()
        card = page.locator("#dock .dock__with .card")
        if card.count():
            found += 1
            assert card.evaluate(SHOWN)
        onward = page.locator("#coach-on[data-to], button[data-marked]")
        if not onward.count():
            break
        onward.first.click()
        page.wait_for_timeout(150)
    assert found > 0


@pytest.mark.parametrize("game", ["arkham-ritual", "ritual"])
def test_slips_are_large_enough_for_a_finger(returned: Visitor, game: str) -> None:
    page = returned.open()
    page.set_viewport_size({"width": 360, "height": 740})
    choose(page, game)
    seat(page, "pbb", "7")
    my_turn(page)
    for width, height in ((360, 740), (768, 1024), (1280, 800)):
        page.set_viewport_size({"width": width, "height": height})
        sizes = page.locator(".slip, .rslip").evaluate_all(
            "slips => slips.map(slip => slip.getBoundingClientRect()).map(box => [box.width, box.height])"
        )
        assert len(sizes) in (22, 30)
        assert min(min(size) for size in sizes) >= 36


def seed_with(*kinds: str) -> str:
    """A seed by whose first deal these cards lie before others, and the first move is ours."""
    for seed in range(1000):
        view = GAMES["arkham-ritual"].start(Start(5, seed=seed)).view(0)
        there = {card.name for card in view.held if card}
        if there >= set(kinds) and view.to_act == 0:
            return str(seed)
    raise AssertionError(kinds)


@pytest.mark.parametrize("kinds", [("cultist",), ("gate", "cthulhu")])
def test_what_strikes_is_a_banner_on_the_table(returned: Visitor, kinds: tuple[str, ...]) -> None:
    seed = seed_with(*kinds)
    view = GAMES["arkham-ritual"].start(Start(5, seed=int(seed))).view(0)
    teller = Teller([Seat(name) for name in ("You", *NAMES)], 0, Words("en"))
    page = returned.open()
    page.set_viewport_size({"width": 360, "height": 740})
    seat(page, "pbbbb", seed)
    page.locator("#dangers").wait_for()
    assert page.locator("#dangers li").all_inner_texts()[0] == dangers(view, teller)[0].told
    page.locator("#dangers .reads").first.click()
    assert told(page)


def test_titles_have_lining_figures(returned: Visitor) -> None:
    """The title's own letters have none: its figures are another font's."""
    page = returned.open()
    seat(page, "pbb", "7")
    page.locator("h1").wait_for()
    page.evaluate("document.fonts.ready")
    wire = page.context.new_cdp_session(page)
    wire.send("DOM.enable")
    wire.send("CSS.enable")
    root = wire.send("DOM.getDocument")["root"]["nodeId"]
    title = wire.send("DOM.querySelector", {"nodeId": root, "selector": "h1"})["nodeId"]
    fonts = wire.send("CSS.getPlatformFontsForNode", {"nodeId": title})["fonts"]
    beside = len(page.locator("h1 small").inner_text())
    figures = [font["glyphCount"] - beside for font in fonts if font["familyName"] == "Alegreya Sans"]
    assert figures == [1]
