"""§3: set-up, by records (§33)."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import pytest

from engine.record import ReplayError, read, replay

UNSTABLE = {
    "independence-square",
    "hibbs-roadhouse",
    "graveyard",
    "black-cave",
    "the-witch-house",
    "silver-twilight-lodge",
    "historical-society",
    "woods",
    "science-building",
    "unvisited-isle",
    "the-unnamable",
}
QUIET = "big-storm-sweeps-arkham"
"""A headline without dice or questions: gate at Independence Square, clue at the Unnamable."""
DECKS = {
    "common": ["knife", "food", "axe", "cross", "rifle", "lantern"],
    "unique": ["gate-box", "silver-key", "elder-sign", "holy-water"],
    "spell": ["heal", "wither", "find-gate", "shrivelling"],
    "skill": ["bravery", "stealth", "marksman", "skill-luck"],
    "mythos": [QUIET],
}


def begun(
    *investigators: str,
    actions: Sequence[str] = (),
    ancient_one: str = "azathoth",
    dice: Sequence[int] = (),
    cup: Sequence[str] = ("zombie", "ghoul"),
    seed: int = 7,
    **decks: Sequence[str],
) -> dict[str, Any]:
    """How a game stands after these actions, with the top cards of `DECKS` unless `decks` says otherwise."""
    record = {
        "game": "arkham-horror",
        "version": 1,
        "players": [f"Player {seat}" for seat in range(len(investigators))],
        "options": {"ancient_one": ancient_one, "investigators": list(investigators)},
        "seed": seed,
        "setup": {
            "decks": {**DECKS, **decks},
            "cup": list(cup),
            "gates": ["gate-rlyeh-1"],
            "dice": list(dice),
        },
        "actions": list(actions),
    }
    return dict(replay(read(json.dumps(record))).summary())


def test_3_sliders_are_set_to_any_stop() -> None:
    """§3-6: Focus does not matter now: 4 x 4 x 4 ways."""
    now = begun("jenny-barnes")
    assert (now["phase"], now["to_act"]) == ("setup", 0)
    assert set(now["legal"]) == {f"sliders {a} {b} {c}" for a in range(4) for b in range(4) for c in range(4)}
    (jenny,) = begun("jenny-barnes", actions=["sliders 3 0 2"])["investigators"]
    assert jenny["sliders"] == [3, 0, 2]


def test_3_there_is_no_fifth_stop() -> None:
    with pytest.raises(ReplayError):
        begun("jenny-barnes", actions=["sliders 4 0 0"])


def test_3_one_clue_on_every_unstable_location() -> None:
    """§35: also on Kate's home."""
    now = begun("kate-winthrop")
    assert {place: n for place, n in now["clues"].items() if n} == dict.fromkeys(UNSTABLE, 1)
    assert (now["terror"], now["doom"], now["gates"]) == (0, 0, {})


def test_3_the_opening_card_is_resolved_fully() -> None:
    """§3-8, R58: doom, gate, clues there gone, monster, clue; then turn 1's Upkeep, first player 0."""
    now = begun("jenny-barnes", actions=["sliders 1 1 1"])
    assert (now["doom"], now["gates"]) == (1, {"independence-square": "rlyeh"})
    assert now["clues"].get("independence-square", 0) == 0
    assert now["clues"]["the-unnamable"] == 2
    assert (now["turn"], now["phase"], now["first"], now["to_act"]) == (1, "upkeep", 0, 0)


def test_3_monsters_of_the_opening_card_move() -> None:
    """§12-3: the new zombie (crescent) follows the white arrow to Downtown's street."""
    now = begun("jenny-barnes", actions=["sliders 1 1 1"])
    assert {area: found for area, found in now["monsters"].items() if found} == {"downtown": ["zombie-1"]}


@pytest.mark.parametrize(("n", "monsters"), [(4, ["zombie-1"]), (5, ["ghoul-1", "zombie-1"])])
def test_3_monsters_at_the_first_gate(n: int, monsters: list[str]) -> None:
    """One, or two from five investigators on; the card moves neither hexagon nor crescent."""
    who = ["jenny-barnes", "vincent-lee", "carolyn-fern", "gloria-goldberg", "harvey-walters"][:n]
    now = begun(*who, actions=["sliders 1 1 1"] * n, mythos=["heat-wave"])
    assert sorted(now["monsters"]["woods"]) == monsters


def test_3_an_opening_rumor_is_put_under() -> None:
    now = begun("jenny-barnes", actions=["sliders 1 1 1"], mythos=["the-great-ritual", "heat-wave"])
    assert (now["rumor"], now["environment"], now["gates"]) == (None, "heat-wave", {"woods": "rlyeh"})


def test_3_an_opening_card_without_a_gate_is_put_under() -> None:
    now = begun("jenny-barnes", actions=["sliders 1 1 1"], mythos=["the-story-continues", "heat-wave"])
    assert now["environment"] == "heat-wave"


def test_3_an_opening_headline_works() -> None:
    now = begun("jenny-barnes", actions=["sliders 1 1 1"], mythos=["family-found-butchered"])
    assert (now["terror"], now["doom"]) == (1, 1)


def test_3_fixed_possessions_money_clues_home() -> None:
    now = begun("michael-mcglen")
    (michael,) = now["investigators"]
    assert sorted(michael["cards"]) == ["bravery", "dynamite", "gate-box", "tommy-gun"]
    assert (michael["money"], michael["clues"], michael["at"]) == (8, 0, "mas-boarding-house")
    assert (michael["sanity"], michael["stamina"]) == (3, 7)


def test_3_random_possessions_in_seat_order() -> None:
    now = begun("jenny-barnes", "joe-diamond")
    jenny, joe = now["investigators"]
    assert sorted(jenny["cards"]) == sorted(["knife", "food", "gate-box", "heal", "bravery"])
    assert sorted(joe["cards"]) == sorted(["45-automatic", "axe", "cross", "stealth"])


def test_3_fixed_cards_are_taken_out_before() -> None:
    """Joe has one of two .45s; the deck's list names two: the second is passed over (§33 R71)."""
    now = begun("joe-diamond", common=["45-automatic", "45-automatic", "knife", "food"])
    (joe,) = now["investigators"]
    assert sorted(joe["cards"]) == ["45-automatic", "45-automatic", "bravery", "knife"]


def test_3_bobs_extra_common_item() -> None:
    """Three drawn, two kept."""
    now = begun("bob-jenkins")
    assert sorted(now["legal"]) == sorted(["keep knife food", "keep knife axe", "keep food axe"])
    (bob,) = begun("bob-jenkins", actions=["keep axe knife"])["investigators"]
    assert sorted(bob["cards"]) == sorted(["axe", "knife", "gate-box", "silver-key", "bravery"])


@pytest.mark.parametrize(
    ("who", "kept", "cards"),
    [
        ("amanda-sharpe", "keep stealth marksman", ["knife", "gate-box", "heal", "stealth", "marksman"]),
        (
            "dexter-drake",
            "keep heal find-gate",
            ["shrivelling", "knife", "gate-box", "heal", "find-gate", "bravery"],
        ),
        (
            "monterey-jack",
            "keep gate-box elder-sign",
            ["38-revolver", "bullwhip", "gate-box", "elder-sign", "bravery"],
        ),
    ],
)
def test_3_draw_abilities_work_at_set_up(who: str, kept: str, cards: list[str]) -> None:
    assert len(begun(who)["legal"]) == 3
    (investigator,) = begun(who, actions=[kept])["investigators"]
    assert sorted(investigator["cards"]) == sorted(cards)


def test_3_pete_may_draw_from_the_bottom() -> None:
    """§19 R78: asked for every single card of common and unique items, not for skills."""
    now = begun("ashcan-pete")
    assert sorted(now["legal"]) == ["draw bottom", "draw top"]
    now = begun("ashcan-pete", actions=["draw top", "draw top"])
    (pete,) = now["investigators"]
    assert sorted(pete["cards"]) == ["bravery", "duke", "gate-box", "knife"]
    assert now["legal"][0].startswith("sliders")


def test_3_duke_raises_petes_sanity_at_set_up() -> None:
    """§15 R91: a card that raises a maximum raises the value at set-up."""
    (pete,) = begun("ashcan-pete", actions=["draw top", "draw top"])["investigators"]
    assert (pete["sanity"], pete["max_sanity"], pete["stamina"]) == (5, 5, 6)


def test_3_cthulhu_lowers_the_maxima() -> None:
    (jenny,) = begun("jenny-barnes", ancient_one="cthulhu")["investigators"]
    assert (jenny["sanity"], jenny["max_sanity"], jenny["stamina"], jenny["max_stamina"]) == (5, 5, 3, 3)


@pytest.mark.parametrize(
    ("ancient_one", "monster"), [("azathoth", "zombie-1"), ("nyarlathotep", "the-bloated-woman-1")]
)
def test_3_masks_are_in_the_cup_of_nyarlathotep_alone(ancient_one: str, monster: str) -> None:
    """§33 R71: a listed kind that is not there is passed over."""
    cup = ["the-bloated-woman", "zombie"]
    now = begun(
        "jenny-barnes", actions=["sliders 1 1 1"], ancient_one=ancient_one, cup=cup, mythos=["heat-wave"]
    )
    assert now["monsters"]["woods"] == [monster]


def test_3_all_cards_before_all_sliders() -> None:
    """R58: `draw` and `keep` in seat order, then `sliders` in seat order."""
    players, seats = ["jenny-barnes", "bob-jenkins", "amanda-sharpe"], []
    actions: list[str] = []
    for action in [
        "keep axe rifle",
        "keep marksman skill-luck",
        "sliders 0 0 0",
        "sliders 1 1 1",
        "sliders 2 2 2",
    ]:
        seats.append(begun(*players, actions=actions)["to_act"])
        actions.append(action)
    assert seats == [1, 2, 0, 1, 2]
    now = begun(*players, actions=actions)
    assert [who["sliders"] for who in now["investigators"]] == [[0, 0, 0], [1, 1, 1], [2, 2, 2]]


def test_3_mary_starts_blessed_with_no_first_roll() -> None:
    """§5: the first Upkeep after it was gained is free: a die of 1 would take the blessing."""
    now = begun("sister-mary", actions=["sliders 1 1 1"], dice=[1])
    (mary,) = now["investigators"]
    assert (now["phase"], now["turn"]) == ("upkeep", 1)
    assert sorted(mary["cards"]) == sorted(["blessing", "bravery", "cross", "heal", "holy-water", "wither"])


def test_3_darrells_retainer_pays_in_turn_1_and_does_not_roll() -> None:
    now = begun("darrell-simmons", actions=["sliders 1 1 1"], dice=[1])
    (darrell,) = now["investigators"]
    assert darrell["money"] == 4 + 2
    assert "retainer" in darrell["cards"]


def test_3_no_gate_opens_at_kates_home() -> None:
    """§12: prevented, no doom; the clue of her home stays."""
    now = begun(
        "kate-winthrop",
        actions=["sliders 1 1 1"],
        mythos=["bizarre-dreams-plague-citizens"],
    )
    assert (now["doom"], now["gates"], now["clues"]["science-building"]) == (0, {}, 1)


def test_3_the_opening_clue_may_be_taken_by_one_who_is_there() -> None:
    """§12-2: the first player says who, or nobody."""
    opening = ["sliders 1 1 1", "sliders 1 1 1"]
    now = begun("jenny-barnes", "kate-winthrop", actions=opening, mythos=["city-gripped-by-blackouts"])
    assert (now["to_act"], sorted(now["legal"])) == (0, ["clue 1", "clue none"])
    now = begun(
        "jenny-barnes", "kate-winthrop", actions=[*opening, "clue 1"], mythos=["city-gripped-by-blackouts"]
    )
    assert (now["investigators"][1]["clues"], now["clues"]["science-building"]) == (3, 1)
    now = begun(
        "jenny-barnes", "kate-winthrop", actions=[*opening, "clue none"], mythos=["city-gripped-by-blackouts"]
    )
    assert (now["investigators"][1]["clues"], now["clues"]["science-building"]) == (2, 2)


def test_3_random_investigators_without_repeats() -> None:
    for seed in range(5):
        record = {
            "game": "arkham-horror",
            "version": 1,
            "players": [f"Player {seat}" for seat in range(8)],
            "options": {},
            "seed": seed,
            "actions": [],
        }
        now = replay(read(json.dumps(record))).summary()
        assert len({who["id"] for who in now["investigators"]}) == 8
