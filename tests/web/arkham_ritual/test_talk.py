"""Table talk as it is seen: who says what to whom, in which words, and at the round's end who spoke true."""

from __future__ import annotations

import re
from random import Random

import pytest

from engine.arkham_ritual.state import State
from engine.arkham_ritual.talk import LINES, WAYS
from engine.bots.arkham_ritual import LEVELS
from engine.bots.play import play as play_bots
from engine.game import Event, Start
from tests.engine.arkham_ritual.table import GAME, deal, play, stack
from tests.web.scenes import ENGLISH, ROOM, Page, scene
from web.games.arkham_ritual.card_text import texts
from web.games.arkham_ritual.hindsight import claims
from web.games.arkham_ritual.log_reader import endings
from web.games.arkham_ritual.talk import heard, line_text, ways
from web.worker.scene import LANGUAGES, NOBODY
from web.worker.words import Words

HELD = "idol-1 elder-sign tome-cursed gate-1 chalice-1"
BUBBLE = re.compile(
    r'<li class="seat[^>]*id="seat-(\d)"(?:(?!</li>).)*<p class="bubble[^"]*">(.*?)</p>', re.DOTALL
)


def shown(html: str) -> list[tuple[int, str]]:
    """By seat, what stands in its bubble."""
    return [(int(seat), re.sub("<[^>]*>", "", text)) for seat, text in BUBBLE.findall(html)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_line_is_said_in_six_ways_and_none_names_a_card(language: str) -> None:
    words = Words(language)
    told = ways(words)
    assert set(told) == set(LINES)
    names = {text.name.lower() for text in texts(words).values()}
    for line in told.values():
        assert len(set(line)) >= WAYS == 6
        said = " ".join(line).lower()
        assert not [name for name in names if re.search(rf"\b{re.escape(name)}\b", said)]


def test_a_line_is_said_again_in_the_same_way_and_as_its_button_says() -> None:
    found = set()
    for seed in range(30):
        state = deal(HELD, "dagger-1", seed=seed)
        play(state, "say 1 hurry, " * (seed % 5) + "say 2 hurry")
        page = Page(ROOM.draw("table", scene(state, [], 0)))
        (event,) = play(state, "say 0 trust-me")
        text = line_text("trust-me", event.public["way"], ENGLISH)
        assert f'data-action="say 0 trust-me">{text}' in page.html.replace("&#x27;", "’")
        found.add(text)
    assert len(found) > 1


def test_every_addressed_line_tells_to_whom() -> None:
    for name, line in LINES.items():
        for to in (0, 1, 4) if line.to_someone else (None,):
            state = deal(HELD, "dagger-1")
            log = play(state, "give 2", f"say 3 {name}" + ("" if to is None else f" {to}"))
            drawn = scene(state, log, 0)
            ((seat, text),) = shown(str(ROOM.draw("table", drawn)))
            said = line_text(name, log[-1].public["way"], ENGLISH)
            called = {None: "", 0: "you ", 1: "Bo ", 4: "Cy "}[to]
            assert (seat, text) == (3, called + said)
            sentence = ROOM.sentence(drawn.log[-1], drawn.seats, 0, ENGLISH)
            assert said in sentence
            assert ("to " + called.strip() + ":" in sentence) == (to is not None)


def test_who_has_seen_the_card_is_heard_first() -> None:
    state = deal(HELD, "dagger-1", first=2)
    log = play(state, "give 1", "say 2 take-it 1", "say 4 leave-it 1")
    event = heard(scene(state, log, 0))
    assert event
    assert event["who"] == 2
    assert state.voices() == (2,)
    log += play(state, "say 3 hurry", "take")
    assert heard(scene(state, log, 0)) is None, "something was done since"
    own = play(state, "say 0 hurry")
    assert not shown(str(ROOM.draw("table", scene(state, [*log, *own], 0)))), "one's own stands in words"


def test_while_a_bot_ponders_a_line_is_at_hand_and_one_is_enough() -> None:
    state = deal(HELD, "dagger-1", first=2)
    log = play(state, "give 1")

    def quick() -> list[tuple[str, str]]:
        html = str(ROOM.draw("table", scene(state, log, 0)))
        return re.findall(r'(disabled )?data-do="say" data-value="([^"]*)"', html)

    assert quick() == [("", "0 take-it 1"), ("", "0 leave-it 1"), ("", "0 hurry")]
    log += play(state, "say 0 take-it 1")
    assert [off for off, _ in quick()] == ["disabled "] * 3
    log += play(state, "pass 0")
    assert not quick(), "it is one's own turn"


@pytest.mark.parametrize("seed", range(6))
def test_bots_say_one_line_a_turn_at_most_and_each_claim_is_judged_as_the_engine_does(seed: int) -> None:
    bots = [Random(seed).choice(LEVELS) for _ in range(5)]
    log: list[Event] = []
    state = GAME.start(Start(5, {}, seed), log)
    play_bots(state, bots, seed, talk=True, log=log)
    assert isinstance(state, State)
    said = 0
    for event in log:
        said = 0 if event.kind in ("draw", "round") else said + (event.kind == "say")
        assert said <= 1
    seen = [event.seen_by(NOBODY) for event in log]
    counted = [[0, 0] for _ in range(5)]
    for ending in endings(seen, 5):  # type: ignore[arg-type]
        for claim in claims(ending.lines, ending.held):
            counted[claim.speaker][not claim.true] += 1
    assert counted == [list(word) for word in state.words]


def test_the_round_s_end_tells_who_spoke_true() -> None:
    log: list[Event] = []
    state = GAME.start(Start(5, {}, 1, {"first": 0, "decks": [stack(HELD, "dagger-1")]}), log)
    assert isinstance(state, State)
    log += play(state, "give 2", "say 0 take-it 2", "say 3 sit-tight 2", "say 4 trust-me")
    log += play(state, "pass 3, pass 4, pass 1, pass")
    html = str(ROOM.draw("round-end", scene(state, log, 0)))
    told = re.findall(r"<li class=\"(is-safe|is-lost)\"><span>(.*?)</span>", html.partition('id="truth"')[2])
    assert [(came, text.split("“")[0]) for came, text in told] == [
        ("is-safe", "You say to Cyrus: "),
        ("is-lost", "Di says to Cyrus: "),
    ]
