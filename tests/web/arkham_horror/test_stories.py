"""Every entry of every card has its story, in every language."""

import re

import pytest

from engine.arkham_horror.encounter_cards import MYTHOS
from engine.data import read
from web.games.arkham_horror.text.lexicon import lexicon
from web.worker.scene import LANGUAGES

ENDS = re.compile(r"[.!?…。！？]+[”»」]?")


def entries() -> list[tuple[str, str]]:
    decks = read("engine.arkham_horror", "location-encounters")["decks"]
    rows = [card for deck in decks for card in deck["cards"]]
    rows += read("engine.arkham_horror", "gate-cards")["cards"]
    return [(row["id"], place) for row in rows for place in row["entries"]]


def test_there_are_as_many_as_the_decks_have() -> None:
    assert len(entries()) == 189 + 144
    assert len(MYTHOS) == 67


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_and_mythos_card_has_two_short_sentences_of_its_own(language: str) -> None:
    words = lexicon(language)
    told = {f"{card}/{place}": words.story(card, place) for card, place in entries()}
    told |= {card: words.story(card) for card in MYTHOS}
    assert len(set(told.values())) == len(told)
    for entry, story in told.items():
        assert 2 <= len(ENDS.findall(story)) <= 6, (entry, story)
        assert len(story) <= 190, (entry, len(story))
        assert "  " not in story
        assert not re.search(r"[|{}*_]", story), (entry, story)


@pytest.mark.parametrize("language", ["ja", "ko"])
def test_nothing_is_left_in_latin_letters(language: str) -> None:
    words = lexicon(language)
    told = [words.story(card, place) for card, place in entries()] + [words.story(card) for card in MYTHOS]
    assert [story for story in told if re.search(r"[A-Za-z]{2}", story)] == []
