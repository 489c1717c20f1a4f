"""R93: the gate entered is that very marker; once closed it is gone, wherever it opens again."""

from __future__ import annotations

from tests.engine.arkham_horror.table import table


def test_93_a_marker_that_opens_again_elsewhere_is_not_the_gate_entered() -> None:
    t = table("amanda-sharpe", "jenny-barnes")
    t.gate("woods", "great-hall-of-celeano")
    t.put(0, at="great-hall-of-celeano:1", came_by="woods")
    t.put(1, at="graveyard")
    marker = t.state.gates["woods"]
    t.effect(1, [{"each-gate": [{"close-gate": "it", "trophy": False}]}])
    assert t.now["gates"] == {}
    gates = [one for one in t.state.decks["gates"] if one != marker]
    t.state.decks = {**t.state.decks, "gates": (marker, *gates)}
    t.mythos("family-found-butchered")
    assert t.now["gates"] == {"graveyard": "great-hall-of-celeano"}
    t.pass_checks()
    t.effect(0, [{"return": "arkham"}, {"close-gate": "entered", "trophy": True, "may-seal": True}])
    assert t.me["at"] == "graveyard"
    assert t.now["gates"] == {"graveyard": "great-hall-of-celeano"}
