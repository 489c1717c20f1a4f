"""A review in the browser: where it is, and steps in it."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.playthrough import PLAYED, recorded

ARKHAM, RITUAL = (recorded(played.file) for played in (PLAYED[2], PLAYED[6]))


def at(page: Page, step: int) -> None:
    """The review stands at this step: the slider, the address and the link say so."""
    expect(page.locator("#scrub")).to_have_value(str(step))
    expect(page).to_have_url(re.compile(f"&t={step}$"))
    expect(page.locator("#review-link")).to_have_value(page.url)


def go(page: Page, where: str) -> Locator:
    return page.locator(f"#step-{where}")
