"""To the end of a page, on a phone."""

from __future__ import annotations

from playwright.sync_api import Locator, Page

PHONE = {"width": 360, "height": 740}


SCROLLED = """() => {
  const { scrollWidth, scrollHeight } = document.documentElement;
  const parts = [...document.querySelectorAll('.main, .dock')];
  const cut = parts.some(part => part.scrollWidth > part.clientWidth);
  return [scrollWidth, scrollHeight, scrollX + scrollY, cut];
}"""


def reach(page: Page, control: Locator, most: int = 120) -> None:
    """By Tab alone."""
    for _ in range(most):
        if control.evaluate("node => node === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{control} cannot be reached by Tab")
