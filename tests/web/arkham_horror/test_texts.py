"""What every card does is said in every language, exactly, and with nothing left over."""

from __future__ import annotations

import doctest
import re
from collections.abc import Mapping
from importlib import import_module

import pytest

from engine.data import read
from tests.web.arkham_horror.everything import entries, lists, method, numbers, rows, texts
from web.games.arkham_horror.text.lexicon import lexicon
from web.games.arkham_horror.text.phrases import FORMS, Phrases
from web.worker.scene import LANGUAGES

PACKAGE = "web.games.arkham_horror.text"
OTHERS = [language for language in LANGUAGES if language != "en"]
PLACE = re.compile(r"\{(\w+)\}")
WORD = re.compile(r"[^\W\d_]+")
ENDS = {"ja": "。", **dict.fromkeys(["en", "es", "fr", "ko"], ".")}


def test_there_are_as_many_as_the_data_have() -> None:
    assert len(list(entries())) == 189 + 144
    assert len(list(rows())) == 67 + 89 + 29 + 8 + 16 + 14  # mythos, cards, monsters, Ancient Ones, …
    assert len(list(lists())) > 900


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_list_gives_whole_sentences(language: str) -> None:
    wrong = {
        place: text
        for place, text in texts(language).items()
        if not text.endswith(ENDS[language])
        or text[0] != text[0].upper()
        or re.search(r"[{}\[\]|<>_]|  |\.\.|。。|\(\)|（）", text)
    }
    assert wrong == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_id_is_left_over(language: str) -> None:
    ids = {part for place in texts("en") for part in re.split(r"[ /]", place) if "-" in part}
    names = {name.lower() for kind in read(PACKAGE, f"names-{language}").values() for name in kind.values()}
    ids -= names
    wrong = [
        place
        for place, text in texts(language).items()
        if ids & {*re.findall(r"[a-z0-9]+(?:-[a-z0-9]+)+", text)}
    ]
    assert wrong == []


COGNATES = {
    "es": {"a", "no", "total", "uses"},
    "fr": {
        "a",
        "as",
        "bonus",
        "combat",
        "combats",
        "dollars",
        "maximum",
        "on",
        "passes",
        "phase",
        "point",
        "round",
        "s",
        "test",
        "tests",
        "total",
    },
}
"""Words that a sentence may share with an English one, beside names and terms."""


@pytest.mark.parametrize("language", OTHERS)
def test_no_english_is_left_over(language: str) -> None:
    own = {
        word.lower()
        for kind in read(PACKAGE, f"names-{language}").values()
        for name in kind.values()
        for word in WORD.findall(name)
    }
    english = {word.lower() for text in texts("en").values() for word in WORD.findall(text)}
    said = {word.lower() for text in texts(language).values() for word in WORD.findall(text)}
    if language in ("ja", "ko"):
        latin = {word for word in said if word.isascii()}
        assert latin - own == set()
    else:
        assert (said & english) - own - COGNATES[language] == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_figure_of_a_list_is_in_its_text(language: str) -> None:
    say = lexicon(language)
    wrong = [
        (card, place, figure)
        for card, place, effects in entries()
        for figure in numbers(effects)
        if figure not in say.entry(card, place)
    ]
    assert wrong == []


def test_the_languages_say_the_same_things() -> None:
    english = read(PACKAGE, "phrases-en")
    for language in OTHERS:
        own: Mapping[str, str | tuple[str, ...]] = read(PACKAGE, f"phrases-{language}")
        assert set(own) == set(english)
        for key in english:
            assert _places(own[key]) | {"n"} == _places(english[key]) | {"n"}, (language, key)


def _places(template: str | tuple[str, ...]) -> set[str]:
    forms = (template,) if isinstance(template, str) else template
    return {place for form in forms for place in PLACE.findall(form)}


def test_alternants_are_as_many_as_the_language_has_forms() -> None:
    for language, forms in FORMS.items():
        most = max(forms.values()) + 1
        for key, template in read(PACKAGE, f"phrases-{language}").items():
            for form in (template,) if isinstance(template, str) else template:
                for inner in re.findall(r"\[([^\[\]]*)\]", form):
                    assert 2 <= len(inner.split("|")) <= most, (language, key)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_phrase_is_never_said(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    said: set[str] = set()
    say = Phrases.say

    def listen(self: Phrases, key: str, **places: str | int) -> str:
        said.add(key)
        return say(self, key, **places)

    monkeypatch.setattr(Phrases, "say", listen)
    texts.cache_clear()
    lexicon.cache_clear()
    texts(language)
    lexicon.cache_clear()
    assert set(read(PACKAGE, f"phrases-{language}")) - said == set()


def test_two_different_lists_are_told_differently() -> None:
    for language in LANGUAGES:
        say = lexicon(language)
        told: dict[str, str] = {}
        for card, place, effects in entries():
            key = re.sub(r"'label': '[^']*'|, 'if': mappingproxy\([^)]*\)", "", repr(effects))
            assert told.setdefault(say.entry(card, place), key) == key, (language, card, place)


def test_a_text_is_made_once() -> None:
    say = lexicon("fr")
    for kind, id, _ in rows():
        assert getattr(say, method(kind))(id) is getattr(say, method(kind))(id)


BOTH_ENDS = {
    "en": "Make a Luck (−1) check. If you pass, draw 1 Common Item. "
    "If you fail, lose 1 Sanity and 3 Stamina.",
    "es": "Haz un chequeo de Suerte (−1). Si lo superas, robas 1 objeto común. "
    "Si fallas, pierdes 1 de Cordura y 3 de Resistencia.",
    "fr": "Fais un test de Chance (−1). Si tu réussis, tu pioches 1 Objet Commun. "
    "Si tu échoues, tu perds 1 point de Santé Mentale et 3 points de Résistance.",
    "ja": "幸運（−1）判定を行います。成功した場合、一般アイテムを1枚引きます。"
    "失敗した場合、正気度を1、耐久度を3失います。",
    "ko": "행운(−1) 체크를 해요. 성공하면 일반 아이템을 1장 뽑아요. 실패하면 정신력을 1, 체력을 3 잃어요.",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_check_with_both_ends(language: str) -> None:
    assert lexicon(language).entry("merchant-district-7", "river-docks") == BOTH_ENDS[language]


def test_what_follows_a_check_comes_pass_or_fail() -> None:
    assert lexicon("en").entry("uptown-2", "woods").endswith("Pass or fail, move to the street.")


def test_articles_and_particles() -> None:
    assert "al Hospital de Santa María" in lexicon("es").entry("miskatonic-university-7", "science-building")
    assert "dans les rues du Centre-Ville" in lexicon("fr").mythos("picnickers-panic").text
    assert "안나 캐슬로가 합류" in lexicon("ko").entry("downtown-2", "independence-square")
    assert "라이언 딘이 합류" in lexicon("ko").entry("easttown-1", "hibbs-roadhouse")


def test_what_buttons_need() -> None:
    assert lexicon("en").costs("deputized") == (
        "monster trophies worth 10 toughness",
        "2 gate trophies",
        "monster trophies worth 5 toughness and 1 gate trophy",
    )
    assert lexicon("ja").costs("dock-sale")[1] == "ゲートトロフィー 1個"
    assert lexicon("ko").costs("spells") == ("5달러",)
    effects = next(effects for card, place, effects in entries() if (card, place) == ("uptown-7", "woods"))
    assert lexicon("en").options(effects) == {
        "skill": "Draw 1 Skill.",
        "spells": "Draw 2 Spells.",
        "clues": "Gain 4 clues.",
    }


def test_the_examples_are_true() -> None:
    assert doctest.testmod(import_module(PACKAGE)).failed == 0


def test_a_name_keeps_its_capital() -> None:
    for language in ("en", "es", "fr"):
        assert "Anna Kaslow" in lexicon(language).entry("downtown-2", "independence-square")
    assert "On 4–6, each investigator in Arkham loses" in lexicon("en").monster("chthonian").text


def test_an_ancient_one_is_told_in_parts() -> None:
    told = lexicon("en").ancient_one("yig")
    assert dict(told.parts)["Worshippers"] == "Cultists have combat rating +0 and combat damage 4."
    assert dict(told.parts)["Attack"] == (
        "Each investigator makes a Speed check (+1, and 1 less in each later round). "
        "Anyone who fails loses 1 Sanity and 1 Stamina."
    )
