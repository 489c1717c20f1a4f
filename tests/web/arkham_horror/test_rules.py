"""The rules in the app: every § that a screen names is there, in every language; lists have everything."""

from __future__ import annotations

import re

import htpy as h
import pytest

from engine.arkham_horror import GAME
from engine.arkham_horror.ancient_ones import ANCIENT_ONES
from engine.arkham_horror.cards import BY_ID, DECKS
from engine.arkham_horror.encounter_cards import MYTHOS
from engine.arkham_horror.monsters import KINDS
from engine.arkham_horror.sheets import SHEETS
from engine.arkham_horror.view import View
from engine.game import Start
from tools.npm import ROOT
from tools.rooms import folders
from web.games import ROOMS
from web.games.arkham_horror import names
from web.games.arkham_horror.rules_text import sections
from web.worker.scene import LANGUAGES
from web.worker.words import Words

ROOM = ROOMS["arkham-horror"]
SPRITES = (ROOT / "web/art/sprite.svg", folders()["arkham-horror"] / "sprite.svg")


def view() -> View:
    found = GAME.start(Start(4, {}, 3)).view(0)
    assert isinstance(found, View)
    return found


def drawn(language: str, seen: View | None) -> str:
    return str(h.div[ROOM.rules(Words(language), seen)])


def test_every_section_that_a_decision_names_is_there() -> None:
    room = folders()["arkham-horror"]
    named = {
        section
        for file in (room / "asked.py", *(room / "scenes").glob("*.py"))
        for section in re.findall(r'"(§\d+)"', file.read_text("utf-8"))
    }
    there = set(re.findall(r'data-rule="(§\d+)"', drawn("en", None)))
    assert len(named) > 8
    assert named <= there


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_its_own_words(language: str) -> None:
    own, english = list(sections(Words(language))), list(sections(Words("en")))
    for (section, title, lines), (same, said, spoken) in zip(own, english, strict=True):
        assert section == same
        assert len(lines) == len(spoken)
        assert (language == "en") == (title == said) == (lines == spoken) or title == said == "Mythos"


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_a_game_everything_is_listed_and_pictured(language: str) -> None:
    html, words = drawn(language, view()), Words(language)
    text = re.sub(r"<[^>]+>", "", html)
    for id in BY_ID:
        if BY_ID[id].deck in DECKS:
            assert h.fragment[names.card(id, words)].__html__() in text, id
    for name in (
        *(names.monster(kind, words) for kind in KINDS),
        *(names.investigator(id, words) for id in SHEETS),
        *(names.ancient_one(id, words) for id in ANCIENT_ONES),
        *(names.mythos(id, words) for id in MYTHOS),
    ):
        assert str(h.fragment[name]) in text, name
    symbols = {id for file in SPRITES for id in re.findall(r'id="([^"]+)"', file.read_text("utf-8"))}
    assert set(re.findall(r'href="#([^"]+)"', html)) <= symbols


def test_what_lies_on_the_table_comes_first_and_the_lobby_has_no_lists() -> None:
    seen, brief = view(), drawn("en", None)
    whole = drawn("en", seen)
    assert whole.index(names.ancient_one(seen.ancient_one, Words("en"))) < whole.index("data-rule")
    assert "lexicon" not in brief
    assert len(brief) < 20_000
