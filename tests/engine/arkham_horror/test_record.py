"""§33: records, fixed decks and dice, streams, what waits for what."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine.game import Event, RecordError
from engine.record import checked, read, write
from tests.engine.arkham_horror.recorded import played, record

KEYS = {
    "over",
    "result",
    "turn",
    "phase",
    "first",
    "doom",
    "terror",
    "gates",
    "seals",
    "monsters",
    "outskirts",
    "environment",
    "rumor",
    "investigators",
    "score",
    "to_act",
    "decision",
    "legal",
    "clues",
    "closed",
    "rumor_tokens",
    "rumor_monsters",
}
SHEET = {
    "id",
    "at",
    "sanity",
    "stamina",
    "clues",
    "money",
    "cards",
    "trophies",
    "state",
    "sliders",
    "exhausted",
    "max_sanity",
    "max_stamina",
}


def test_33_the_summary_has_its_keys() -> None:
    now = played("sliders 1 1 1")
    assert set(now) >= KEYS
    assert set(now["investigators"][0]) >= SHEET
    assert json.loads(json.dumps(now)) == now


def test_33_the_game_begins_with_the_sliders() -> None:
    now = played()
    assert (now["phase"], now["to_act"], now["over"]) == ("setup", 0, False)
    assert len(now["legal"]) == 64
    assert "sliders 0 3 2" in now["legal"]


def test_33_the_opening_by_hand() -> None:
    """A gate to R'lyeh, a Cultist out of it that walks at once, a second clue at the Unnamable."""
    now = played("sliders 1 2 3")
    assert (now["turn"], now["phase"], now["first"], now["to_act"]) == (1, "upkeep", 0, 0)
    assert (now["doom"], now["terror"], now["outskirts"]) == (1, 0, 0)
    assert now["gates"] == {"independence-square": "rlyeh"}
    assert {area: there for area, there in now["monsters"].items() if there} == {"downtown": ["cultist-1"]}
    assert now["clues"] == {
        "hibbs-roadhouse": 1,
        "graveyard": 1,
        "black-cave": 1,
        "the-witch-house": 1,
        "silver-twilight-lodge": 1,
        "historical-society": 1,
        "woods": 1,
        "science-building": 1,
        "unvisited-isle": 1,
        "the-unnamable": 2,
    }
    joe = now["investigators"][0]
    assert (joe["id"], joe["at"], joe["money"], joe["clues"]) == ("joe-diamond", "police-station", 8, 3)
    assert sorted(joe["cards"]) == ["45-automatic", "food", "knife", "stealth"]
    assert list(joe["sliders"]) == [1, 2, 3]
    assert (now["environment"], now["rumor"], now["score"], now["result"]) == (None, None, None, None)


def test_33_a_line_of_play_by_hand() -> None:
    """Joe walks to Downtown and shoots the Cultist: fight 3, +1, +4."""
    line = ("sliders 1 1 1", "done", "move easttown", "move downtown", "stay", "fight cultist-1", "fight")
    now = played(*line, "weapons 45-automatic", dice=[1, 2, 3, 4, 5, 1, 2, 3])
    assert (now["turn"], now["phase"]) == (2, "upkeep")
    joe = now["investigators"][0]
    assert joe["at"] == "downtown"
    assert joe["trophies"] == {"monsters": ["cultist-1"], "gates": []}


def test_33_an_encounter_by_hand() -> None:
    now = played("sliders 1 1 1", "done", "stay", dice=[6])
    assert now["investigators"][0]["clues"] == 3 + 2
    assert now["turn"] == 2


def test_33_a_rumor_does_not_open_the_game() -> None:
    mythos = ["the-stars-are-right", "the-story-continues", "big-storm-sweeps-arkham"]
    now = played("sliders 1 1 1", decks={"mythos": mythos})
    assert now["gates"] == {"independence-square": "rlyeh"}
    assert now["rumor"] is None


def test_33_a_surge_at_the_gate_in_turn_1() -> None:
    """The second card names the same place: a surge of one monster."""
    now = played("sliders 1 1 1", "done", "move easttown", "stay")
    assert now["turn"] == 2
    assert now["doom"] == 1
    assert now["monsters"]["independence-square"] == ["ghoul-1"]


# Waiting


@pytest.mark.parametrize(
    ("stream", "actions", "changes"),
    [
        ("dice", ("sliders 1 1 1", "done", "stay"), {}),
        ("cup", ("sliders 1 1 1",), {"cup": []}),
        ("gates", ("sliders 1 1 1",), {"gates": []}),
        ("mythos", ("sliders 1 1 1",), {"decks": {"mythos": []}}),
        ("common", (), {"decks": {"common": ["knife"]}}),
        ("skill", (), {"decks": {"skill": []}}),
        ("easttown", ("sliders 1 1 1", "done", "stay"), {"decks": {"easttown": []}}),
        ("ally", ("sliders 1 1 1",), {"decks": {"mythos": ["family-found-butchered"]}}),
        ("ancient-one", (), {"options": {"investigators": ["joe-diamond"]}}),
        ("investigators", (), {"options": {"ancient_one": "azathoth"}}),
    ],
)
def test_33_without_a_seed_the_game_waits(
    stream: str, actions: tuple[str, ...], changes: dict[str, Any]
) -> None:
    now = played(*actions, **changes)
    assert now["waiting"] == stream
    assert now["to_act"] is None
    assert now["over"] is False
    assert now["legal"] == []


def test_33_dice_run_out_in_the_middle_of_a_roll() -> None:
    line = ("sliders 1 1 1", "done", "move easttown", "move downtown", "stay", "fight cultist-1", "fight")
    now = played(*line, "weapons 45-automatic", dice=[1, 2, 3])
    assert now["waiting"] == "dice"


def test_33_decks_fixed_beyond_them_the_seed() -> None:
    now = played("sliders 1 1 1", seed=5, decks={"common": ["knife"], "mythos": ["big-storm-sweeps-arkham"]})
    assert "waiting" not in now
    cards = now["investigators"][0]["cards"]
    assert "knife" in cards
    assert len(cards) == 4
    assert "independence-square" in now["gates"]


def test_33_the_ally_deck_may_be_fixed() -> None:
    decks = {"mythos": ["family-found-butchered"], "ally": ["duke", "anna-kaslow"]}
    now = played("sliders 1 1 1", decks=decks)
    assert (now["terror"], now["to_act"]) == (1, 0)


def test_33_the_order_of_random_investigators_may_be_fixed() -> None:
    now = played(options={"ancient_one": "azathoth"}, investigators=["joe-diamond"])
    assert now["investigators"][0]["id"] == "joe-diamond"


# The seed

WALK = ("sliders 1 1 1", "done", "move easttown", "stay")
CARDS = {"mythos": ["big-storm-sweeps-arkham", "campus-security-increased"]}


@pytest.mark.parametrize("seed", [0, 7, 1 << 63])
def test_33_the_same_record_is_the_same_game(seed: int) -> None:
    one, two = (played(*WALK, seed=seed, decks=CARDS) for _ in range(2))
    assert one == two


def test_33_random_investigators_are_all_different() -> None:
    names = [f"P{k}" for k in range(8)]
    now = played(seed=3, players=names, options={})
    ids = [it["id"] for it in now["investigators"]]
    assert len(set(ids)) == 8


def test_33_seeds_differ() -> None:
    def cards(seed: int) -> tuple[str, ...]:
        return tuple(played("sliders 1 1 1", seed=seed)["investigators"][0]["cards"])

    assert len({cards(seed) for seed in range(12)}) > 1


def test_33_fixing_one_stream_does_not_change_another() -> None:
    free = played(*WALK, seed=11, decks=CARDS)
    fixed = played(*WALK, seed=11, decks={**CARDS, "easttown": ["easttown-1"]}, dice=[6, 6, 6])
    for key in ("gates", "monsters", "clues"):
        assert free[key] == fixed[key]
    assert free["investigators"][0]["cards"] == fixed["investigators"][0]["cards"]


# Lists


def test_33_a_listed_card_that_is_not_there_is_passed_over() -> None:
    """Two copies of the .45: Joe has one by right, one comes, the third is not there."""
    now = played("sliders 1 1 1", decks={"common": ["45-automatic", "45-automatic", "knife"]})
    cards = now["investigators"][0]["cards"]
    assert sorted(cards) == ["45-automatic", "45-automatic", "knife", "stealth"]


def test_33_a_listed_kind_that_is_not_there_is_passed_over() -> None:
    now = played("sliders 1 1 1", cup=["the-black-man", "cultist"])
    assert now["monsters"]["downtown"] == ["cultist-1"]


def test_33_a_neighbourhoods_list_is_what_is_drawn() -> None:
    decks = {"easttown": ["easttown-2", "easttown-2"]}
    line = ("sliders 1 1 1", "done", "stay", "done", "stay")
    now = played(*line, decks=decks, dice=[6, 6])
    assert now["turn"] == 3


def test_33_a_shuffle_of_a_fixed_deck_keeps_the_list() -> None:
    mythos = ["big-storm-sweeps-arkham", "the-story-continues", "feds-raid-arkham", "picnickers-panic"]
    line = ("sliders 1 1 1", "done", "move easttown", "stay")
    now = played(
        *line, decks={"mythos": mythos}, gates=["gate-rlyeh-1", "gate-yuggoth-1"], cup=["cultist", "ghoul"]
    )
    assert now["gates"] == {"independence-square": "rlyeh", "black-cave": "yuggoth"}


# Refused


@pytest.mark.parametrize(
    "changes",
    [
        {"version": 99},
        {"players": []},
        {"players": ["P"] * 9},
        {"options": {"ancient_one": "cthulhoo"}},
        {"options": {"investigators": ["nobody"]}},
        {"options": {"investigators": ["joe-diamond", "joe-diamond"]}, "players": ["A", "B"]},
        {"options": {"investigators": ["joe-diamond", "kate-winthrop"]}},
        {"options": {"colour": "red"}},
        {"decks": {"common": ["sword-of-the-sea"]}},
        {"decks": {"attic": ["knife"]}},
        {"gates": ["gate-rlyeh-3"]},
        {"cup": ["dragon"]},
        {"dice": [0]},
        {"dice": [7]},
        {"dice": ["6"]},
        {"dice": 6},
        {"investigators": ["nobody"]},
        {"setup": {"cards": []}},
        {"setup": []},
    ],
    ids=str,
)
def test_33_an_unreadable_record_is_refused(changes: dict[str, Any]) -> None:
    with pytest.raises(RecordError) as refused:
        read(json.dumps(record(**changes)))
    assert "\n" not in str(refused.value)


def test_33_a_record_read_and_written_is_the_same() -> None:
    told = record("sliders 1 1 1", "done")
    one = read(json.dumps(told))
    assert read(write(one)) == one
    assert checked(json.loads(write(one))) == one


def test_33_every_change_has_an_event() -> None:
    log: list[Event] = []
    line = ("sliders 1 1 1", "done", "move easttown", "move downtown", "stay", "fight cultist-1", "fight")
    played(*line, "weapons 45-automatic", dice=[1, 2, 3, 4, 5, 1, 2, 3], log=log)
    told = [event.whole() for event in log]
    rolls = [dict(event) for event in told if event["e"] == "roll"]
    assert [event["dice"] for event in rolls] == [[1, 2, 3, 4, 5, 1, 2, 3]]
    assert rolls[0]["who"] == 0
    assert all(str(event["rule"]).startswith(("§", "R")) for event in told)


def test_33_a_replay_with_and_without_events_ends_alike() -> None:
    assert played(*WALK, seed=4, decks=CARDS) == played(*WALK, seed=4, decks=CARDS, log=[])


def test_33_resigning_ends_it() -> None:
    now = played("sliders 1 1 1", "resign")
    assert (now["over"], now["result"], now["score"]) == (True, "lost", 0)
    assert (now["to_act"], now["legal"]) == (None, [])
