"""§4 to §7: contribution, the next ritual, the end, what a seat knows; what is not legal."""

from __future__ import annotations

import pytest

from engine.game import IllegalAction
from engine.ritual.cards import COLOURS, cards_in
from engine.ritual.scoring import contribution, next_start
from tests.engine.ritual.table import chant, deal, kinds, start, ten, told, walk

# §4: contribution


def settled(points: list[int], out: tuple[int, ...] = ()) -> list[int]:
    """The contribution when a ritual ends with these points."""
    still_in = [seat for seat in range(len(points)) if seat not in out]
    return list(contribution(points, still_in).gains)


@pytest.mark.parametrize(
    ("points", "out", "gains"),
    [
        ([10, 7, 3], (), [3, 1, 0]),
        ([10, 7, 7], (), [3, 1, 1]),
        ([10, 12, 7], (), [3, 1, 0]),
        ([10, 10, 12], (), [2, 2, 0]),
        ([10, 10, 10], (), [2, 2, 2]),
        ([10, 7, 3], (1,), [3, 0, 1]),
        ([10, 7], (1,), [3, 0]),
        ([10, -3, -4], (), [3, 1, 0]),
    ],
)
def test_section_4_1_masterly_chant(points: list[int], out: tuple[int, ...], gains: list[int]) -> None:
    assert settled(points, out) == gains


@pytest.mark.parametrize(
    ("points", "out", "gains"),
    [
        ([9, 7, 3], (), [2, 1, 0]),
        ([9, 7, 7], (), [2, 1, 1]),
        ([9, 9, 7], (), [2, 2, 0]),
        ([11, 9, 4], (), [2, 1, 0]),
        ([11, 9, 4], (0,), [0, 2, 1]),
        ([10, 9, 4], (0,), [0, 2, 1]),
        ([5, 5, 5, 1], (), [2, 2, 2, 0]),
        ([4, 9], (1,), [2, 0]),
    ],
)
def test_section_4_2_fine_sorcerer(points: list[int], out: tuple[int, ...], gains: list[int]) -> None:
    assert settled(points, out) == gains


def test_section_4_in_play() -> None:
    state = deal(*ten(), altar="rrr", deals=2)
    log = chant(state, "r4g1:r r1g4:r", "r1g3:r r4g2:r", "r2g3:r r3g2:r")
    assert told(log, "contribution") == {"kind": "masterly", "gains": [3, 1], "contribution": [3, 1]}
    assert next(event.rule for event in log if event.kind == "contribution") == "§4-1"


# §5, §6: the next ritual, the end


def test_section_5_the_most_points_start_the_next_ritual() -> None:
    state = deal(*ten(), altar="rrr", deals=2, first=1)
    chant(state, "r1g4:r r4g1:r", "r4g2:r r1g3:r", "r3g2:r r2g3:r")
    assert (state.ritual, state.opener, state.to_act) == (2, 0, 1)
    assert (state.points, state.madness, state.rounds) == ([0, 0], [0, 0], ())
    assert state.view(0).turned == ("r", "r", "r"), "markers stay face up"


def test_section_5_who_is_out_does_not_start() -> None:
    assert next_start([9, 4, 7], (1, 2), (None, 1, 2), 0) == 2


def test_section_6_after_the_third_ritual_the_game_is_over() -> None:
    for seed in range(20):
        *_, (state, log, _) = walk(2 + seed % 4, seed)
        assert kinds(log).count("contribution") == 3
        assert kinds(log)[-1] == "over"
        assert told(log, "over") == {"winners": list(state.winners or ())}
        assert (state.over, state.ritual, state.to_act, state.legal()) == (True, 3, None, ())
        assert state.why_not("draft 0") == "the game is over (§6)"


@pytest.mark.parametrize(
    ("contribution", "points", "winners"),
    [
        ([5, 3, 1], [0, 9, 9], (0,)),
        ([5, 5, 1], [3, 4, 9], (1,)),
        ([5, 5, 1], [4, 4, 9], (0, 1)),
        ([0, 0, 0], [4, 4, 4], (0, 1, 2)),
    ],
)
def test_section_6_who_wins(contribution: list[int], points: list[int], winners: tuple[int, ...]) -> None:
    state = deal("r1g4", "r4g1", "r2g2")
    state.contribution, state.points = contribution, points
    assert state.winners is None
    state.stop("over")
    assert state.winners == winners


# §7: what a seat knows


def test_section_7_own_faces_others_backs_and_all_that_was_turned_up() -> None:
    state = deal("r1g4 g3y3", "r4g1 y2r4", "y4r1 r2g2", altar="rrr")
    chant(state, "r1g4:r r4g1:r y4r1:y")
    for seat in range(3):
        view = state.view(seat)
        assert set(view.hand) == set(cards_in(state.hands[seat]))
        assert view.backs == tuple(
            tuple(sorted(card.back for card in cards_in(hand))) for hand in state.hands
        )
        assert [chant and chant.card.id for chant in view.rounds[0].chants] == ["r1g4", "r4g1", "y4r1"]
        assert view.rounds[0].result.case == "wicked"
        assert view.taken == (0, 1, 2)
        hidden = {card.id for other in range(3) if other != seat for card in cards_in(state.hands[other])}
        assert not any(name in str(view._replace(legal=())) for name in hidden)


def test_section_7_only_whoever_must_act_has_actions_in_view() -> None:
    state = deal("r1g4", "r4g1")
    assert state.view(0).legal == state.legal()
    assert state.view(1).legal == ()
    assert state.asides() == ()


def test_colours_are_named_in_one_order() -> None:
    assert COLOURS == ("r", "g", "y")


@pytest.mark.parametrize(
    ("before", "action", "why"),
    [
        ("draft", "chant r1g4 r", "not now: seat 1 must draft a set"),
        ("draft", "draft 2", "there is no set 2"),
        ("draft", "draft 02", "no such action"),
        ("draft", "draft", "no such action"),
        ("draft", "draft 0 ", "no such action"),
        ("draft", "", "no such action"),
        ("draft", "give 1", "no such action"),
        ("chant", "draft 0", "not now: seat 0 must chant a card"),
        ("chant", "chant r1g4 y", "no end of colour y"),
        ("chant", "chant r4g1 r", "r4g1 is not in this hand"),
        ("chant", "chant r4r1 r", "there is no card r4r1"),
        ("chant", "chant r1g4", "no such action"),
        ("chant", "chant r1g4 b", "no such action"),
        ("chant", "Chant r1g4 r", "no such action"),
        ("chant", "chant  r1g4 r", "no such action"),
        ("wait", "chant r1g4 r", "waits for the next deal or marker"),
        ("wait", "draft 0", "waits for the next deal or marker"),
    ],
)
def test_what_is_not_legal_says_why_and_changes_nothing(before: str, action: str, why: str) -> None:
    altar = "" if before == "wait" else "r"
    state = start("r1g4", "r4g1", altar=altar) if before == "draft" else deal("r1g4", "r4g1", altar=altar)
    assert state.phase == before
    views = [state.view(seat) for seat in range(2)]
    with pytest.raises(IllegalAction, match=why) as raised:
        state.apply(action)
    assert raised.value.legal == state.legal()
    assert state.why_not(action) == raised.value.reason
    assert [state.view(seat) for seat in range(2)] == views
    assert all(state.why_not(legal) is None for legal in state.legal())
