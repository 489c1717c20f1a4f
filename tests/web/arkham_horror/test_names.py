"""Everything in the data has a name in every language."""

from __future__ import annotations

import pytest

from engine.arkham_horror.ancient_ones import ANCIENT_ONES
from engine.arkham_horror.board import AREAS, WORLD_AT, WORLDS
from engine.arkham_horror.cards import BY_ID, DECKS
from engine.arkham_horror.encounter_cards import MYTHOS
from engine.arkham_horror.monsters import KINDS
from engine.arkham_horror.sheets import SHEETS, SKILLS
from engine.arkham_horror.specials import BY_ID as SPECIALS
from engine.arkham_horror.stack import QUESTIONS
from engine.arkham_horror.turn import PHASES
from engine.data import read
from web.games.arkham_horror.text.lexicon import lexicon
from web.worker.scene import LANGUAGES

SHEET_ROWS = {row["id"]: row for row in read("engine.arkham_horror", "investigators")["investigators"]}
DIMENSIONS = read("engine.arkham_horror", "limits")["dimensions"]
PLACES = (*AREAS, "sky", "outskirts", "lost", "jail-cell", "inner-sanctum")
NAMES = {
    "place": PLACES,
    "world": WORLDS,
    "investigator": SHEETS,
    "occupation": SHEETS,
    "ability": [row["ability"]["id"] for row in SHEET_ROWS.values()],
    "ancient-one": ANCIENT_ONES,
    "monster": KINDS,
    "card": BY_ID,
    "mythos": MYTHOS,
    "special": SPECIALS,
}
TERMS = [
    *SKILLS, *PHASES, "mythos", "sanity", "stamina", "clue", "money",
    *[f"deck-{deck}" for deck in DECKS], *[f"dimension-{one}" for one in DIMENSIONS],
    *[f"movement-{kind.movement}" for kind in KINDS.values()],
    *[ability for kind in KINDS.values() for ability in kind.abilities],
    *[f"result-{result}" for result in ("sealed", "closed", "banished", "lost")],
    "delayed", "loses-turn", "explored", "bad-credit", "blessed", "cursed",
]  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", NAMES)
def test_everything_has_a_name(language: str, kind: str) -> None:
    say = lexicon(language)
    assert [one for one in NAMES[kind] if not say.name(kind, one).strip()] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_is_there(language: str) -> None:
    say = lexicon(language)
    assert [one for one in TERMS if not say.term(one)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_decision_asks_something(language: str) -> None:
    kinds = {question.kind for question in QUESTIONS.values()}
    assert [kind for kind in kinds if not lexicon(language).ask(kind)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_areas_of_other_worlds_are_told_apart(language: str) -> None:
    told = {lexicon(language).area(area) for area in (*WORLD_AT, *PLACES)}
    assert len(told) == len(WORLD_AT) + len(PLACES)


def test_the_languages_have_the_same_ids() -> None:
    names = {language: read("web.games.arkham_horror.text", f"names-{language}") for language in LANGUAGES}
    for kind in set(names["en"]) - {"short", "phrase", "plural"}:
        ids = [set(names[language][kind]) for language in LANGUAGES]
        assert ids == [ids[0]] * len(LANGUAGES)


@pytest.mark.parametrize("language", ["ja", "ko"])
def test_no_latin_name_is_left_in_another_script(language: str) -> None:
    names = read("web.games.arkham_horror.text", f"names-{language}")
    latin = {
        (kind, one)
        for kind in names
        for one, name in names[kind].items()
        if any("a" <= letter.lower() <= "z" for letter in name)
    }
    assert latin <= {("card", "thomas-f-malone"), ("mythos", "sheldon-gang-turns-to-police-for-aid")}


def test_a_place_in_a_sentence_has_its_article() -> None:
    assert [lexicon(one).phrase("woods") for one in ("en", "es", "fr", "ja")] == [
        "the Woods", "el Bosque", "le Bois", "森",
    ]  # fmt: skip
    assert lexicon("fr").plural("witch") == "les Sorcières"
