"""HTML that is whole: what is opened is closed, what is named is there."""

from __future__ import annotations

from tests.web.scenes import Page


def assert_sound(page: Page) -> None:
    """One root; no inline style or script; ids once; every control a button, link or field with a name."""
    assert page.tags[0][1]["id"] == "root"
    for tag, attrs in page.tags:
        assert tag not in ("script", "style")
        assert not any(name == "style" or name.startswith("on") for name in attrs)
        hooked = bool({"data-do", "data-action", "data-to", "disabled"} & set(attrs))
        assert hooked or tag != "button", attrs
        if hooked:
            assert tag in ("button", "a", "input", "select")
    ids = page.all("id")
    assert len(ids) == len(set(ids))
    assert "{" not in page.text
