"""§14, §18, R54, R70, R88: sealing gates, with clues and with the Elder Sign."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.arkham_horror.figures import calm, figures, monsters
from tests.engine.arkham_horror.table import Table, table


def explorer(
    clues: int = 0, who: str = "amanda-sharpe", ancient_one: str = "azathoth", **start: Any
) -> Table:
    """An investigator with an explored marker at the Graveyard's gate; another gate is open elsewhere."""
    t = table(who, ancient_one=ancient_one)
    calm(t)
    t.gate("graveyard", "another-dimension")
    t.gate("the-unnamable", "plateau-of-leng")
    t.put(0, **{"at": "graveyard", "explored": True, "sliders": (1, 3, 1), "clues": clues, **start})
    return t


def close(t: Table) -> None:
    t.pass_checks()
    t.encounters(0)
    t.do("close fight")


def test_14_five_clues_seal() -> None:
    t = explorer(6)
    close(t)
    assert set(t.legal) == {"seal", "no-seal"}
    t.do("seal")
    assert (t.me["clues"], set(t.now["seals"])) == (1, {"graveyard", "woods"})
    assert figures(t)["gates"] == ["another-dimension"]


def test_14_sealing_may_be_refused() -> None:
    t = explorer(6)
    close(t)
    t.do("no-seal")
    assert (t.me["clues"], t.now["seals"]) == (6, ["woods"])
    assert figures(t)["gates"] == ["another-dimension"]


def test_14_with_four_clues_nobody_is_asked() -> None:
    t = explorer(4)
    close(t)
    assert (t.phase, t.me["clues"], t.now["seals"]) == ("upkeep", 4, ["woods"])


def test_14_the_fifth_clue_spent_in_the_check() -> None:
    t = explorer(5)
    t.dice(1, 1, 1, 1, 6)
    t.encounters(0)
    t.do("close fight", "spend-clue")
    assert (figures(t)["gates"], t.me["clues"], t.now["seals"]) == (["another-dimension"], 4, ["woods"])


def test_88_research_materials_are_the_fifth_clue() -> None:
    t = explorer(4, cards=["research-materials"])
    close(t)
    t.do("seal")
    assert (t.me["clues"], t.me["cards"]) == (0, [])
    assert "graveyard" in t.now["seals"]


def test_88_with_five_clues_research_materials_are_kept() -> None:
    t = explorer(5, cards=["research-materials"])
    close(t)
    t.do("seal")
    assert (t.me["clues"], t.me["cards"]) == (0, ["research-materials"])


@pytest.mark.parametrize(
    ("ancient_one", "environment", "cost"),
    [
        ("azathoth", None, 5),
        ("hastur", None, 8),
        ("azathoth", "nodens-favor", 3),
        ("hastur", "nodens-favor", 6),
    ],
)
def test_14_what_a_seal_costs(ancient_one: str, environment: str | None, cost: int) -> None:
    for clues, asked in ((cost, True), (cost - 1, False)):
        t = explorer(clues, ancient_one=ancient_one)
        if environment:
            t.environment(environment)
        close(t)
        assert ("seal" in t.legal) is asked
        if asked:
            t.do("seal")
            assert t.me["clues"] == 0


def test_20_when_no_one_can_help_nobody_seals() -> None:
    t = explorer(9)
    t.environment("no-one-can-help-you-now")
    close(t)
    assert (t.phase, t.me["clues"], t.now["seals"]) == ("upkeep", 9, ["woods"])
    assert figures(t)["gates"] == ["another-dimension"]


def test_12_at_the_new_seal_no_gate_opens() -> None:
    t = explorer(5)
    close(t)
    t.do("seal")
    t.mythos("solar-eclipse")
    assert set(t.now["gates"]) == {"the-unnamable"}
    assert (t.now["doom"], monsters(t)) == (0, {})


# the Elder Sign


def signer(**start: Any) -> Table:
    return explorer(cards=["elder-sign"], **start)


def test_14_the_elder_sign_closes_and_seals_without_check_or_clues() -> None:
    t = signer(sanity=4, stamina=3)
    t.doom(5)
    t.monster("dimensional-shambler", "uptown")
    t.encounters(0)
    assert set(t.legal) == {"close fight", "close lore", "elder-sign", "wait"}
    t.do("elder-sign")
    assert t.rolled == []
    assert (t.me["sanity"], t.me["stamina"], t.me["cards"], t.now["doom"]) == (3, 2, [], 4)
    assert (figures(t)["gates"], set(t.now["seals"])) == (["another-dimension"], {"graveyard", "woods"})
    assert monsters(t) == {}


def test_13_doom_does_not_go_below_zero() -> None:
    t = signer()
    t.encounters(0)
    t.do("elder-sign")
    assert t.now["doom"] == 0


def test_14_the_elder_sign_goes_to_the_box() -> None:
    t = signer(sanity=4, stamina=3)
    t.encounters(0)
    t.do("elder-sign")
    for _ in range(3):
        t.effect(0, [{"search": "unique", "card": "elder-sign"}])
    assert t.me["cards"] == ["elder-sign"] * 3
    t.effect(0, [{"search": "unique", "card": "elder-sign"}])
    assert t.me["cards"] == ["elder-sign"] * 3


def test_14_the_elder_sign_knocks_out_but_seals() -> None:
    t = signer(sanity=4, stamina=1)
    t.encounters(0)
    t.do("elder-sign")
    assert (t.me["at"], t.me["stamina"], t.me["sanity"]) == ("st-marys-hospital", 1, 3)
    assert "graveyard" in t.now["seals"]
    assert figures(t)["gates"] == ["another-dimension"]


def test_14_the_elder_sign_drives_insane_but_seals() -> None:
    t = signer(sanity=1, stamina=4)
    t.encounters(0)
    t.do("elder-sign")
    assert (t.me["at"], t.me["sanity"], t.me["stamina"]) == ("arkham-asylum", 1, 3)
    assert "graveyard" in t.now["seals"]


def test_54_both_stats_at_zero_are_devoured_but_it_is_sealed() -> None:
    t = table("amanda-sharpe", "carolyn-fern")
    calm(t)
    t.gate("graveyard", "another-dimension")
    t.gate("the-unnamable", "plateau-of-leng")
    t.put(0, at="graveyard", explored=True, cards=["elder-sign"], sanity=1, stamina=1)
    t.put(1, at="st-marys-hospital", stamina=1)
    t.encounters(0)
    t.do("elder-sign")
    assert t.now["to_act"] == 1
    assert t.me["id"] is None
    assert "graveyard" in t.now["seals"]


def test_4_nothing_prevents_the_price_of_the_elder_sign() -> None:
    t = explorer(who="harvey-walters", sliders=(1, 1, 1), cards=["elder-sign", "food"], sanity=4, stamina=3)
    t.encounters(0)
    t.do("elder-sign")
    assert (t.me["sanity"], t.me["stamina"], t.me["cards"]) == (3, 2, ["food"])


def test_20_when_no_one_can_help_there_is_no_elder_sign() -> None:
    t = signer()
    t.environment("no-one-can-help-you-now")
    t.encounters(0)
    assert set(t.legal) == {"close fight", "close lore", "wait"}


def test_31_the_elder_sign_needs_the_explored_marker() -> None:
    t = explorer(cards=["elder-sign"], explored=False)
    t.deck("gate", "red-7")
    t.encounters(0)
    assert (figures(t)["at"], t.me["cards"]) == ("another-dimension:1", ["elder-sign"])


# victory by seals


def five_seals(**start: Any) -> Table:
    """Five seals on the board, the sixth within reach, two gates open."""
    t = table("amanda-sharpe")
    t.deck("mythos", "solar-eclipse")
    for place in ("woods", "hibbs-roadhouse", "black-cave", "the-witch-house", "unvisited-isle"):
        t.seal(place)
    t.gate("graveyard", "another-dimension")
    t.gate("the-unnamable", "plateau-of-leng")
    t.put(0, **{"at": "graveyard", "explored": True, "sliders": (1, 3, 1), **start})
    return t


def test_18_the_sixth_seal_wins() -> None:
    t = five_seals(clues=5)
    close(t)
    t.do("seal")
    assert (t.now["over"], t.now["result"]) == (True, "sealed")


def test_18_the_sixth_seal_by_elder_sign_wins() -> None:
    t = five_seals(cards=["elder-sign"])
    t.encounters(0)
    t.do("elder-sign")
    assert (t.now["over"], t.now["result"]) == (True, "sealed")


def test_70_won_before_its_price_knocks_anybody_out() -> None:
    t = five_seals(cards=["elder-sign"], sanity=1, stamina=1)
    t.encounters(0)
    t.do("elder-sign")
    assert (t.now["result"], t.me["id"]) == ("sealed", "amanda-sharpe")


def test_18_five_seals_do_not_win() -> None:
    t = five_seals(clues=5)
    close(t)
    t.do("no-seal")
    assert t.now["over"] is False


def test_70_the_elder_sign_on_the_last_gate_is_closed_unless_six_are_sealed() -> None:
    t = table("amanda-sharpe")
    t.gate("graveyard", "another-dimension")
    t.put(0, at="graveyard", explored=True, cards=["elder-sign"])
    t.encounters(0)
    t.do("elder-sign")
    assert t.now["result"] == "closed"


def test_70_the_last_gate_closed_with_clues_for_the_sixth_seal_is_closed() -> None:
    t = table("amanda-sharpe")
    for place in ("woods", "hibbs-roadhouse", "black-cave", "the-witch-house", "unvisited-isle"):
        t.seal(place)
    t.gate("graveyard", "another-dimension")
    t.put(0, at="graveyard", explored=True, sliders=(1, 3, 1), clues=5)
    close(t)
    assert t.now["result"] == "closed"
