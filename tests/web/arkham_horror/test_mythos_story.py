"""The Mythos phase as a story: all of it is told, once; it can be followed, skipped and seen again."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from engine.arkham_horror import GAME
from engine.arkham_horror.state import State
from engine.game import Event, Start
from engine.legal import pick
from tests.engine.arkham_horror.random_play import choose
from tests.web.arkham_horror.pressing import begin, page_of, played
from web.games.arkham_horror.chapters import episodes
from web.games.arkham_horror.rare_sentences import SILENT
from web.games.arkham_horror.scene import Seen
from web.games.arkham_horror.sentences import TABLES, Teller
from web.worker.reply import Reply
from web.worker.scene import LANGUAGES, NOBODY, Seat
from web.worker.session import Session
from web.worker.words import Words

SEEDS = (1, 2, 3, 5, 8)
ENGINE = Path("engine/arkham_horror")


def log_of(seed: int, actions: int = 900) -> list[Seen]:
    """A random game's, as everybody sees it."""
    rng, log = Random(seed), list[Event]()
    state = GAME.start(Start(seed % 4 + 1, {}, seed), log)
    assert isinstance(state, State)
    for _ in range(actions):
        if state.over:
            break
        state.apply(choose(state, rng, bold=True), log)
    return [event.seen_by(NOBODY) for event in log]  # type: ignore[misc]


@pytest.mark.parametrize("seed", SEEDS)
def test_every_event_of_a_mythos_phase_is_in_one_chapter_of_its_story(seed: int) -> None:
    log = log_of(seed)
    told = [number for cuts in episodes(log, 0) for number in range(cuts[0], cuts[-1])]
    assert len(told) == len({*told})
    in_mythos, expected = False, []
    for number, event in enumerate(log):
        if event["e"] in ("turn", "phase", "round"):
            in_mythos = event["e"] == "phase" and event["phase"] == "mythos"
        if in_mythos:
            expected.append(number)
    assert told == expected
    assert len(episodes(log, 0)) > 3
    for cuts in episodes(log, 0):
        assert list(cuts) == sorted({*cuts}), "no chapter is empty"


@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_new_is_found_from_any_event_on(seed: int) -> None:
    log = log_of(seed)
    everything = episodes(log, 0)
    for since in range(0, len(log), 37):
        assert episodes(log, since) == [cuts for cuts in everything if cuts[-1] > since]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_of_a_mythos_phase_has_a_sentence(language: str) -> None:
    words = Words(language)
    teller = Teller([Seat(f"S{seat}") for seat in range(4)], NOBODY, words)
    for seed in SEEDS:
        log = log_of(seed)
        for cuts in episodes(log, 0):
            for event in log[cuts[0] : cuts[-1]]:
                assert bool(teller.tell(event)) is (event["e"] not in SILENT), event


def test_every_kind_of_event_has_a_sentence_or_is_silent_on_purpose() -> None:
    source = "\n".join(path.read_text("utf-8") for path in ENGINE.rglob("*.py"))
    kinds = {*re.findall(r'\.tell\(\s*"([a-z-]+)"', source)}
    assert len(kinds) > 70
    assert kinds - {kind for table in TABLES for kind in table} - {"say"} == SILENT


def story_begins(house: Session, first: Reply, rng: Random) -> Reply:
    """Played on until a story is shown."""
    for reply in played(house, first, rng, bold=True, most=600):
        assert house.play
        if house.play.episode:
            return reply
    raise AssertionError("no story")


def test_the_story_is_shown_followed_skipped_and_seen_again() -> None:
    house, first = begin(("person",), 3)
    story_begins(house, first, Random(3))
    play = house.play
    assert play
    assert play.episode
    assert play.episode.chapter == 0
    page = page_of(house.reply())
    assert {"next", "at-once"} <= {do for do, _ in page.does}
    wait = play.wait(house)
    assert wait is not None
    assert wait >= 1200
    chapters = play.episode.chapters
    said = [house.send({"do": "tick"}).announce for _ in range(chapters - 1)]
    assert all(said), "each chapter is heard when it is shown"
    assert play.episode
    assert play.episode.chapter == chapters - 1
    house.send({"do": "chapter-back"})
    assert play.episode.chapter == chapters - 2
    assert play.wait(house) is None, "who steps back reads as long as they like"
    assert not house.send({"do": "next"}).announce, "nothing is told twice"
    ended = house.send({"do": "next"})
    assert play.episode is None
    assert house.match
    assert not house.match.your_turn or "your turn" in ended.announce
    house.send({"do": "replay"})
    assert play.episode
    assert play.episode.chapter == 0
    house.send({"do": "at-once"})
    assert play.episode.whole
    assert play.wait(house) is None
    house.send({"do": "next"})
    assert play.episode is None


def test_the_story_never_blocks() -> None:
    house, first = begin(("person",), 3)
    story_begins(house, first, Random(3))
    assert house.match
    assert house.play
    action = pick(house.match.state.legal(), Random(1))
    before = len(house.match.actions)
    house.send({"do": "act", "action": action})
    assert len(house.match.actions) == before + 1


def test_at_once_there_is_no_story_and_companions_can_be_rushed() -> None:
    house, first = begin(("person", "novice"), 3)
    house.send({"do": "speed", "value": "instant"})
    for _ in played(house, first, Random(3), bold=True, most=300):
        assert house.play
        assert house.play.episode is None
