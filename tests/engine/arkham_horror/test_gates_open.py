"""§12, §13: a gate opens, a clue appears, the Ancient One awakens."""

from __future__ import annotations

import pytest

from tests.engine.arkham_horror.crowds import UNSTABLE, WORLDS, crowd, empty_cup, open_gates, party
from tests.engine.arkham_horror.figures import CALM, count, monsters
from tests.engine.arkham_horror.table import Table, table

WOODS = CALM  # gate at the Woods, clue at the Historical Society
ELSEWHERE = [place for place in UNSTABLE if place != "woods"]


def clues(t: Table) -> dict[str, int]:
    return {place: n for place, n in t.now["clues"].items() if n}


def test_12_doom_gate_and_monster() -> None:
    t = party(1)
    t.gates("rlyeh")
    t.cup("ghost")
    t.mythos(WOODS)
    assert (t.now["doom"], t.now["gates"]) == (1, {"woods": "rlyeh"})
    assert monsters(t) == {"ghost-1": "woods"}


def test_12_clues_at_the_new_gate_are_discarded() -> None:
    t = party(1)
    t.clue("woods", 3)
    t.clue("graveyard", 1)
    t.mythos(WOODS)
    assert clues(t) == {"graveyard": 1, "historical-society": 1}


@pytest.mark.parametrize(("n", "new"), [(1, 1), (2, 1), (3, 1), (4, 1), (5, 2), (6, 2), (7, 2), (8, 2)])
def test_12_monsters_at_a_new_gate(n: int, new: int) -> None:
    t = party(n)
    t.cup("ghost", "ghost", "ghost")
    t.mythos(WOODS)
    assert count(t, "woods") == new


def test_12_at_a_seal_nothing_happens() -> None:
    t = party(1)
    t.seal("woods")
    t.mythos(WOODS)
    assert (t.now["doom"], t.now["gates"], monsters(t)) == (0, {}, {})
    assert clues(t) == {"historical-society": 1}


def test_12_investigators_there_are_drawn_through_and_delayed() -> None:
    t = party(3)
    t.put(0, at="woods", clues=2)
    t.put(1, at="woods")
    t.put(2, at="uptown")
    t.gates("rlyeh")
    t.mythos(WOODS)
    places = [t.who(seat)["at"].replace("/", ":") for seat in (0, 1, 2)]
    assert places == ["rlyeh:1", "rlyeh:1", "uptown"]
    assert [t.who(seat)["state"] for seat in (0, 1, 2)] == [["delayed"], ["delayed"], []]
    assert t.me["clues"] == 2


def test_12_the_gate_drawn_through_leads_back() -> None:
    t = party(1)
    t.put(0, at="woods")
    t.gates("another-dimension")
    t.mythos(WOODS)
    t.seal("the-witch-house")
    t.deck("mythos", "nodens-favor")
    t.deck("gate", "blue-2")
    t.gate("graveyard", "another-dimension")
    t.pass_checks()
    t.put(0, sliders=(3, 1, 1))
    t.other_world(0)
    assert t.me["at"] == "woods"


def test_7_who_stands_at_an_unexplored_gate_goes_through() -> None:
    t = party(1)
    t.seal("historical-society")
    t.put(0, at="woods")
    t.gate("woods", "rlyeh")
    t.deck("gate", "yellow-6")  # $2
    t.deck("mythos", "icy-conditions")
    t.encounters(0)
    assert (t.me["at"].replace("/", ":"), t.me["state"], t.me["money"]) == ("rlyeh:1", [], 2)


# Kate


def kate(at: str) -> Table:
    t = table("kate-winthrop")
    t.put(0, at=at)
    t.clue("woods", 1)
    t.cup("ghost")
    t.mythos(WOODS)
    return t


def test_12_kate_prevents_the_gate_its_doom_and_its_monster() -> None:
    t = kate("woods")
    assert (t.now["doom"], t.now["gates"], monsters(t)) == (0, {}, {})
    assert (t.me["at"], t.now["clues"]["woods"]) == ("woods", 1)


@pytest.mark.parametrize("at", ["uptown", "science-building", "lost", "rlyeh:1"])
def test_12_kate_elsewhere_prevents_nothing(at: str) -> None:
    t = kate(at)
    assert (t.now["doom"], list(t.now["gates"]), monsters(t)) == (1, ["woods"], {"ghost-1": "woods"})


def test_12_kate_protects_whoever_is_with_her() -> None:
    t = table("amanda-sharpe", "kate-winthrop")
    t.put(0, at="woods")
    t.put(1, at="woods")
    t.mythos(WOODS)
    assert (t.me["at"], t.now["gates"]) == ("woods", {})


# awakening

AWAKENING_GATES = [(1, 8), (2, 8), (3, 7), (4, 7), (5, 6), (6, 6), (7, 5), (8, 5)]


@pytest.mark.parametrize(("n", "limit"), AWAKENING_GATES)
def test_13_so_many_open_gates_awaken_before_the_monster(n: int, limit: int) -> None:
    t = party(n)
    open_gates(t, *ELSEWHERE[: limit - 1])
    t.mythos(WOODS)
    assert (t.now["over"], t.now["result"]) == (True, "lost")
    assert (len(t.now["gates"]), monsters(t)) == (limit, {})


@pytest.mark.parametrize(("n", "limit"), AWAKENING_GATES)
def test_13_one_gate_less_does_not(n: int, limit: int) -> None:
    t = party(n)
    open_gates(t, *ELSEWHERE[: limit - 2])
    t.cup("ghost", "ghost")
    t.mythos(WOODS)
    assert (t.now["over"], len(t.now["gates"])) == (False, limit - 1)


def test_13_a_full_doom_track_awakens_before_the_gate() -> None:
    t = party(1)
    t.doom(13)
    t.mythos(WOODS)
    assert (t.now["over"], t.now["result"], t.now["gates"]) == (True, "lost", {})


def test_13_a_doom_track_not_yet_full_does_not() -> None:
    t = party(1)
    t.doom(12)
    t.mythos(WOODS)
    assert (t.now["over"], t.now["doom"]) == (False, 13)


def test_13_without_a_gate_marker_left_it_awakens() -> None:
    t = party(1)
    t.put(0, gate_trophies=[*WORLDS, *WORLDS])
    t.mythos(WOODS)
    assert (t.now["over"], t.now["result"], t.now["gates"]) == (True, "lost", {})


def test_13_the_last_gate_marker_opens() -> None:
    t = party(1)
    t.put(0, gate_trophies=[*WORLDS, *WORLDS[1:]])
    t.mythos(WOODS)
    assert (t.now["over"], t.now["gates"]) == (False, {"woods": "the-abyss"})


def test_13_an_empty_cup_awakens() -> None:
    t = party(1)
    empty_cup(t)
    t.mythos(WOODS)
    assert (t.now["over"], list(t.now["gates"])) == (True, ["woods"])


def test_13_the_last_monster_of_the_cup_does_not() -> None:
    t = party(1)
    empty_cup(t, left=1)
    t.mythos(WOODS)
    assert (t.now["over"], monsters(t)) == (False, {"zombie-3": "woods"})


def test_55_awakening_leads_into_the_final_battle() -> None:
    t = party(1, ancient_one="hastur")
    t.doom(12)
    t.environment("icy-conditions")
    t.rumor("the-stars-are-right")
    t.mythos(WOODS)
    assert (t.phase, t.now["doom"], t.now["environment"], t.now["rumor"]) == ("final-battle", 13, None, None)


def test_13_terror_10_and_twice_the_limit_awaken() -> None:
    t = party(1)
    t.terror(10)
    crowd(t, 7)
    t.cup("zombie")
    t.mythos(WOODS)
    assert (t.now["over"], t.now["result"]) == (True, "lost")


def test_13_terror_10_and_one_less_do_not() -> None:
    t = party(1)
    t.terror(10)
    crowd(t, 6)
    t.cup("zombie")
    t.mythos(WOODS)
    assert (t.now["over"], len(monsters(t))) == (False, 7)


def test_13_the_sky_counts_for_twice_the_limit() -> None:
    t = party(1)
    t.terror(10)
    crowd(t, 6)
    t.monster("nightgaunt", "sky")
    t.cup("zombie")
    t.mythos(WOODS)
    assert t.now["over"] is True


# the clue


def test_12_a_clue_is_added_to_those_there() -> None:
    t = party(1)
    t.seal("woods")
    t.clue("historical-society", 1)
    t.mythos(WOODS)
    assert clues(t) == {"historical-society": 2}


def test_12_no_clue_at_an_open_gate() -> None:
    t = party(1)
    t.seal("woods")
    t.gate("historical-society", "rlyeh")
    t.mythos(WOODS)
    assert clues(t) == {}


def test_12_a_clue_appears_on_a_seal() -> None:
    t = party(1)
    t.seal("woods")
    t.seal("historical-society")
    t.mythos(WOODS)
    assert clues(t) == {"historical-society": 1}


def test_12_an_investigator_there_takes_it() -> None:
    t = party(2)
    t.seal("woods")
    t.put(1, at="historical-society")
    t.mythos(WOODS)
    assert (t.now["to_act"], set(t.legal)) == (0, {"clue 1", "clue none"})
    t.do("clue 1")
    assert (t.who(1)["clues"], clues(t)) == (1, {})


def test_12_the_clue_may_be_left() -> None:
    t = party(1)
    t.seal("woods")
    t.put(0, at="historical-society")
    t.mythos(WOODS)
    t.do("clue none")
    assert (t.me["clues"], clues(t)) == (0, {"historical-society": 1})


def test_12_of_two_there_the_first_player_names_one() -> None:
    t = party(3)
    t.seal("woods")
    t.first(2)
    t.clue("historical-society", 1)
    for seat in (0, 1):
        t.put(seat, at="historical-society")
    t.mythos(WOODS)
    assert (t.now["to_act"], set(t.legal)) == (2, {"clue 0", "clue 1", "clue none"})
    t.do("clue 0")
    assert [t.who(seat)["clues"] for seat in (0, 1, 2)] == [1, 0, 0]
    assert clues(t) == {"historical-society": 1}


def test_12_who_is_in_the_street_takes_none() -> None:
    t = party(1)
    t.seal("woods")
    t.put(0, at="southside")
    t.mythos(WOODS)
    assert (t.phase, t.me["clues"]) == ("upkeep", 0)


def test_12_monsters_move_after_the_clue_is_taken() -> None:
    t = party(1)
    t.seal("woods")
    t.put(0, at="historical-society")
    t.monster("witch", "southside")
    t.mythos(WOODS)
    assert monsters(t) == {"witch-1": "southside"}
    t.do("clue 0")
    assert monsters(t) == {"witch-1": "french-hill"}
