"""The catalogues: whatever the page says, it can say in every language that is called complete."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import words
from web.worker.scene import LANGUAGES
from web.worker.words import Words


def test_the_tool_knows_the_page_s_languages() -> None:
    assert set(words.LANGUAGES) == set(LANGUAGES)
    assert set(words.COMPLETE) <= set(LANGUAGES)


@pytest.mark.parametrize("language", words.COMPLETE)
def test_a_language_is_complete(language: str) -> None:
    assert words.check(language) == []


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A page with two messages."""
    web = tmp_path / "web"
    web.mkdir()
    (web / "page.py").write_text('words("Play {game}", game=1)\nwords.n("{n} card", "{n} cards", 2)\n')
    monkeypatch.setattr(words, "WEB", web)
    return web


def translate(language: str, *pairs: tuple[str, str]) -> None:
    text = words.po(language).read_text("utf-8")
    for old, new in pairs:
        assert old in text
        text = text.replace(old, new)
    words.po(language).write_text(text, "utf-8")


FRENCH = (
    ('msgid "Play {game}"\nmsgstr ""', 'msgid "Play {game}"\nmsgstr "Jouer à {game}"'),
    ('msgstr[0] ""', 'msgstr[0] "une carte"'),
    ('msgstr[1] ""', 'msgstr[1] "{n} cartes"'),
)


def test_found_updated_translated_compiled(house: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    words.update()
    assert words.check("en") == []
    assert len(words.check("fr")) == 2
    translate("fr", *FRENCH)
    assert words.check("fr") == []
    written = words.po("fr").read_text("utf-8")
    words.update()
    assert words.po("fr").read_text("utf-8") == written, "an update loses nothing and adds no noise"
    words.compile()
    monkeypatch.setattr("web.worker.words._folders", [str(house)])
    monkeypatch.setattr("web.worker.words._catalogues", {})
    french = Words("fr")
    assert french("Play {game}", game="X") == "Jouer à X"
    assert french.n("{n} card", "{n} cards", 1) == "une carte"
    assert french.n("{n} card", "{n} cards", 2) == "2 cartes"


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("Jouer à {game}", "Jouer à {jeu}", "other places"),
        ("Jouer à {game}", "Jouer", "other places"),
        ("une carte", "", "untranslated"),
        ('msgid "Play', '#, fuzzy\nmsgid "Play', "fuzzy"),
        ('msgid "Play {game}"', 'msgid "Stay {game}"', "no longer used"),
        ('msgid "Play {game}"', 'msgid "Stay {game}"', "missing"),
    ],
)
def test_what_is_wrong_is_told(house: Path, old: str, new: str, problem: str) -> None:
    words.update()
    translate("fr", *FRENCH, (old, new))
    assert any(problem in line for line in words.check("fr"))


def test_english_is_what_the_code_says(house: Path) -> None:
    """The page reads no English catalogue."""
    words.update()
    translate("en", ('msgstr "Play {game}"', 'msgstr "Go, play {game}"'))
    assert any("what the code says" in line for line in words.check("en"))
