"""What axe finds wrong with a page."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


WIDTHS = ((360, 740), (1280, 800))


RUN = """async tags => (await axe.run(document, { runOnly: tags, resultTypes: ['violations'] })).violations
  .flatMap(({ id, nodes }) => nodes.map(({ target, any, failureSummary }) =>
    `${id}: ${target} ${any[0]?.message ?? failureSummary}`))"""


class Inspector:
    """Collects what axe says, so that one run shows all of it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.found: dict[str, list[Any]] = {}
        self.seen: set[str] = set()

    def look(self, name: str) -> None:
        if name in self.seen:
            return
        self.seen.add(name)
        for theme in ("dark", "light"):
            for width, height in WIDTHS:
                self.page.emulate_media(color_scheme=theme)
                self.page.set_viewport_size({"width": width, "height": height})
                if violations := self.page.evaluate(RUN, TAGS):
                    self.found[f"{name}, {theme}, {width}"] = violations

    def check(self, screens: int) -> None:
        assert len(self.seen) == screens, self.seen
        assert not self.found, "\n".join(
            f"{where}: {line}" for where, lines in self.found.items() for line in lines
        )
