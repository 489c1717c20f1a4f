"""The catalogues: whatever the page says, it can say in every language that is called complete."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tools import words
from web.worker.names import NAMES, bot_name, shown
from web.worker.scene import LANGUAGES, Seat
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


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("아그네스", "아그네스가"),
        ("메이블", "메이블이"),
        ("Mabel", "Mabel이"),
        ("Ruth", "Ruth가"),
        ("더미 1", "더미 1이"),
        ("더미 2", "더미 2가"),
        ("단검(저주)", "단검(저주)이"),
        ("🕯", "🕯가"),
    ],
)
def test_a_korean_particle_fits_the_word_before_it(name: str, told: str) -> None:
    assert Words("ko").fill("{who}이(가)", who=name) == told


@pytest.mark.parametrize(("n", "told"), [(1, "1로"), (2, "2로"), (3, "3으로"), (10, "10으로")])
def test_a_korean_particle_fits_a_number_as_it_is_read(n: int, told: str) -> None:
    assert Words("ko").fill("{n}(으)로", n=n) == told


def test_bots_names_are_written_in_the_script_of_the_language() -> None:
    seats = Seat("Agnes"), Seat("Agnes", "novice"), Seat("Bo", "novice")
    assert [seat.name for seat in shown(seats, Words("ja"))] == ["Agnes", "アグネス", "Bo"]
    for language in ("ja", "ko"):
        assert not any(bot_name(name, Words(language)).isascii() for name in NAMES)
    assert [bot_name(name, Words("fr")) for name in NAMES] == list(NAMES)


def test_french_signs_keep_their_narrow_space() -> None:
    for folder in words.folders():
        for message in words.read("fr", folder):
            told = message.string if isinstance(message.string, str) else "".join(message.string or ())
            assert not re.search(" [:;!?»%]|« ", told), told
