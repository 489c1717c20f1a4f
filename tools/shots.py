"""The README's pictures: lobby, tables, round ends, on a phone and on a desktop; and the link preview's."""

from playwright.sync_api import Browser, Page, sync_playwright

from engine.games import GAMES
from engine.link import to_link
from engine.record import read
from tools import browser, embed, site
from tools.npm import ROOT, ToolError
from tools.serve import served

FOLDER = ROOT / "docs" / "shots"
SIZES = {"phone": (360, 740, 2), "desktop": (1280, 800, 1)}
STILL = """#play, .poster__note { display: none } .poster { gap: 3rem; zoom: 1.15 }
:root { --sans: "Alegreya Sans" } .poster .end b { font-family: "Fell" }"""
"""Weight does not matter here: with all of our fonts."""
SEED = "vigil"
FINISHED, REVIEWED = ROOT / "tests" / "playthroughs" / "arkham-ritual-3.txt", 12
MIDGAME = (2, 3)
"""The decision of ours that is pictured, the last of these that a round has: some cards are gone by then."""


def main() -> None:
    """Build, play a little, look."""
    dist = ROOT / "dist"
    site.build(dist)
    FOLDER.mkdir(exist_ok=True)
    with served(dist) as here, sync_playwright() as playwright:
        chromium = playwright.chromium.launch(**browser.options())  # type: ignore[arg-type]
        for name, (width, height, scale) in SIZES.items():
            for game in GAMES:
                context = chromium.new_context(
                    viewport={"width": width, "height": height},
                    device_scale_factor=scale,
                    color_scheme="dark",
                    reduced_motion="reduce",
                    locale="en",
                )
                _visit(context.new_page(), here.url, game, name)
                if game == next(iter(GAMES)):
                    _look_again(context.new_page(), here.url, name)
                context.close()
        preview(chromium, here.url)
        chromium.close()


def preview(chromium: Browser, address: str) -> None:
    """The poster without what is to be pressed: what a link to the table looks like elsewhere."""
    width, height = embed.PREVIEW_SIZE
    page = chromium.new_page(
        viewport={"width": width, "height": height}, color_scheme="dark", locale="en", bypass_csp=True
    )
    page.goto(address + "embed.html")
    page.add_style_tag(content=STILL)
    page.wait_for_timeout(500)
    page.screenshot(path=embed.FOLDER / embed.PREVIEW)


def _visit(page: Page, address: str, game: str, name: str) -> None:
    def picture(screen: str) -> None:
        page.mouse.move(0, 0)
        page.wait_for_timeout(300)
        page.screenshot(path=FOLDER / f"{screen}-{name}.png")

    page.goto(address)
    page.locator("body[data-boot=ready]").wait_for()
    if game == next(iter(GAMES)):
        picture("lobby")
    page.locator(".tile", has=page.locator(f"[value={game}]")).click()
    page.locator(f"[name=game][value={game}]:checked").wait_for()
    page.locator("#options > summary").click()
    page.locator("[name=seed]").fill(SEED)
    page.locator("button[data-do=settings]").click()
    page.locator("#menu [data-do=speed]").select_option("instant")
    page.locator("#menu [data-do=close]").click()
    page.locator("button[data-do=start]").click()
    page.locator("body[data-screen=table]").wait_for()
    decisions = 0
    for _ in range(400):
        page.wait_for_timeout(100)
        if page.locator("body[data-screen=round-end]").count():
            return picture(f"{game}-round-end")
        choices = page.locator("#dock [data-action]")
        if choices.count():
            decisions += 1
            if decisions in MIDGAME:
                picture(f"{game}-table")
            choices.first.click()
    raise ToolError("the round never ended")


def _look_again(page: Page, address: str, name: str) -> None:
    """A game that tests know, in the middle of its review."""
    record = read(FINISHED.read_text("utf-8").partition("\n")[0])
    page.goto(f"{address}#r={to_link(record)}&t={REVIEWED}")
    page.locator("body[data-screen=review]").wait_for()
    page.locator("#advice li").first.wait_for()
    page.wait_for_timeout(1000)
    page.screenshot(path=FOLDER / f"review-{name}.png")


if __name__ == "__main__":
    main()
