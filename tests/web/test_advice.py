"""Advice: what is shown is what the bot maximises, in its order, with a reason in every language."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from itertools import islice
from random import Random
from typing import Any

import pytest

from engine.bots.bot import Opinion, Opinions, Reason, advised, best
from engine.bots.levels import BOTS
from tests.engine.arkham_ritual.test_reasons import decisions as arkham_decisions
from tests.engine.ritual.test_reasons import decisions as ritual_decisions
from tests.web.scenes import seats
from web.games.arkham_ritual import dock as arkham
from web.games.ritual import dock as ritual
from web.worker.scene import LANGUAGES, AnyScene, Scene, Settings
from web.worker.screens.hint import AdviceText, odds, thoughts
from web.worker.words import Words

DECISIONS = 500
SLICES = 3
NAMES = ("Ada", "Bo", "Cy", "Di", "Ed", "Flo", "Gus")
Views = Callable[[], Iterator[Any]]
GAMES: dict[str, tuple[Views, Callable[[Any], AdviceText]]] = {
    "arkham-ritual": (lambda: arkham_decisions(range(300, 600), every=9), arkham.advised),
    "ritual": (lambda: ritual_decisions(every=8), ritual.advised),
}


def scene(view: Any, words: Words) -> AnyScene:
    players = view.rules.players if hasattr(view, "rules") else view.players
    return Scene(view, seats(players, NAMES), (), Settings(), words)


def thought(game: str, view: Any, number: int) -> Opinions:
    bot = BOTS[game]["occultist"]
    *_, opinions = islice(bot.think(view, Random(number)), SLICES)
    return bot.explained(view, opinions)


@cache
def some(game: str) -> list[tuple[Any, Opinions]]:
    """Decisions, thought through once for all languages."""
    views, _ = GAMES[game]
    return [(view, thought(game, view, 1)) for view in islice(views(), 0, 90, 2)]


def figures(html: str) -> list[float]:
    """The figures that are shown, from above."""
    shown = re.findall(r'class="ref advice__figure">([^<]*)<', html)
    return [float(re.findall(r"[+-]?[\d.]+", text.replace("−", "-"))[0]) for text in shown]


@pytest.mark.parametrize("game", GAMES)
def test_the_order_shown_is_the_order_of_the_figure_shown(game: str) -> None:
    views, text = GAMES[game]
    words, several = Words("en"), 0
    for number, view in enumerate(islice(views(), DECISIONS)):
        opinions = thought(game, view, number)
        html = str(thoughts(opinions, text(scene(view, words)), words, view.legal[-1], all_reasons=True))
        shown = figures(html)
        assert shown == sorted(shown, reverse=True)
        assert len(shown) >= min(4, len(view.legal))
        assert html.count("advice__why") == len(shown)
        several += len({*shown}) > 1
    assert number + 1 == DECISIONS
    assert several > DECISIONS // 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_reason_has_words(game: str, language: str) -> None:
    """Whoever looks is "you", also in a review of what others thought."""
    _, text = GAMES[game]
    words, kinds = Words(language), dict[str, str]()
    for view, opinions in some(game):
        for you in (None, *range(len(scene(view, words).seats))):
            told = text(scene(view, words)._replace(you=you))
            for opinion in opinions:
                assert opinion.reason
                sentence = kinds[opinion.reason.kind] = told.reason(opinion)
                assert sentence
                assert not re.search(r"[{}]|None", sentence)
                assert you is None or NAMES[you] not in sentence
                assert told.figure(opinion)
    assert len(kinds) >= 6
    assert len({*kinds.values()}) >= len(kinds) - 1


def test_counting_and_reading_are_both_named_where_they_differ() -> None:
    words = Words("en")
    assert odds((0.46, 0.84), words) == "46 % by counting, 84 % from how they played"
    assert odds((0.46, 0.5), words) == "50 %"
    assert odds((0.0, 0.004), words) == "1 %", "not quite impossible"


def test_figures_have_the_comma_of_the_language() -> None:
    assert Words("en").decimal(-0.824, 2) == "−0.82"
    assert Words("fr").decimal(-0.824, 2) == "−0,82"
    assert Words("es").decimal(1.25, 1, sign=True) == "+1,2"
    assert Words("ja").decimal(-0.001, 2, sign=True) == "0.00"


def test_advice_leaves_the_mood_out_that_a_bot_plays_by() -> None:
    opinions = Opinion("a", 1.0, {}, whim=2.0), Opinion("b", 2.0, {}, reason=Reason("so"))
    assert best(opinions) == "a"
    assert advised(opinions) == "b"
