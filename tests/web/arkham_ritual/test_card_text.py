"""Every card and every fate has its own text: one that is forgotten is an error, not another's text."""

from __future__ import annotations

from typing import get_args

import pytest

from engine.arkham_ritual.cards import BOX, CHOICES, OLD_ONES
from engine.arkham_ritual.scoring import WAKE, Why
from engine.bots.arkham_ritual.round_value import IS_CULT, IS_WARY
from tools.rooms import folders
from web.games.arkham_ritual import cards, chances, outcome, reasons
from web.games.arkham_ritual.card_text import FateText, fates, text, texts
from web.worker.scene import LANGUAGES
from web.worker.words import Words

ENGLISH = Words("en")
SURVIVES = {"sane", "cult-cursed"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_text_and_no_text_is_left_over(language: str) -> None:
    words = Words(language)
    assert set(texts(words)) == {card.name for card in BOX.values()}
    for card in BOX.values():
        told = text(card, words)
        assert told.name
        assert told.phrase
        assert told.rule
        assert bool(told.cursed) == (card.kind == "artifact")
        assert bool(told.option) == any(card.id in place for place in CHOICES.values())
    names = [told.name for told in texts(words).values()]
    assert len(set(names)) == len(names)


def test_every_card_has_a_picture() -> None:
    drawn = (folders()["arkham-ritual"] / "sprite.svg").read_text("utf-8")
    house = (folders()["arkham-ritual"].parents[1] / "art" / "sprite.svg").read_text("utf-8")
    assert [card for card in BOX.values() if f'"i-{cards.picture(card)}"' not in drawn + house] == []


@pytest.mark.parametrize("why", get_args(Why))
def test_every_fate_has_a_text(why: Why) -> None:
    told: FateText = fates(ENGLISH)[why]
    assert "{share}" in told.share
    assert bool(told.loss) == (why not in SURVIVES)
    assert (why in chances.ORDER) == (why not in SURVIVES)
    assert bool(told.reason) == (why not in ("sane", "duplicate")), "those depend on who holds what"


def test_there_is_no_other_fate() -> None:
    assert set(fates(ENGLISH)) == set(get_args(Why))
    own = [each.fate[0] for each in texts(ENGLISH).values() if each.fate]
    assert len(set(own)) == len(own), "a fate is one card's alone"


def test_what_takes_sanity_has_a_cause() -> None:
    _, causes = outcome.losses(ENGLISH)
    assert set(causes) == {*get_args(Why), *OLD_ONES, "trapezohedron", "peeked"} - SURVIVES
    assert set(reasons.WOKEN) == set(WAKE) == set(OLD_ONES)


def test_bots_know_how_every_zealot_and_ally_is_played() -> None:
    assert set(IS_CULT) == set(CHOICES["zealot"])
    assert set(IS_WARY) == set(CHOICES["ally"])
