"""The rulings by name: what the printed rules leave open, in a line each, and where it is implemented.

R25 to R50 belong to the modules (§22 to §29), which are not built."""

from __future__ import annotations

from typing import NamedTuple


class Ruling(NamedTuple):
    """One of them."""

    text: str
    places: tuple[str, ...]
    """Functions whose docstring carries its name, `module.function`; or data."""


RULINGS: dict[str, Ruling] = {
    "R1": Ruling(
        "special cards never run out, but the Deputy set; one of each at a time", ("hands.take_special",)
    ),
    "R2": Ruling(
        "seats are given by the record; the marker goes to the next seat number", ("mythos.marker_moves",)
    ),
    "R3": Ruling("simultaneous effects: seat order from the first player", ("verbs.dice.each_investigator",)),
    "R4": Ruling("Upkeep actions in the order of gaining", ("upkeep.dues",)),
    "R5": Ruling("an evaded monster is dealt with until one enters an area anew", ("movement.unmet",)),
    "R6": Ruling("the wagon only before the first move; then no walking", ("movement._moves",)),
    "R7": Ruling("the other's consent to a trade is assumed", ("trade.trade",)),
    "R8": Ruling(
        "the delayed meet no monsters in an Other World or Lost", ("other_worlds.other_world_turn",)
    ),
    "R9": Ruling("no gate by an encounter at a seal or an open gate", ("verbs.gates.gate",)),
    "R10": Ruling("a second blessing counts as new for the roll", ("hands.bless",)),
    "R11": Ruling("enough successes and nothing counts them: accepted", ("checks.rolled",)),
    "R12": Ruling("Nightgaunt: the nearest gate, ties chosen", ("verbs.gates.through_gate",)),
    "R13": Ruling("monsters move in the order of arrival on the board", ("monster_moves.monsters_move",)),
    "R14": Ruling("the Hound's distance is in links", ("monster_moves.hunt",)),
    "R15": Ruling(
        "a surge draws for its gate, the others in board order, the Outskirts", ("gates._place_surge",)
    ),
    "R16": Ruling("surge monsters due at Kate's gate go to the others", ("gates._spreads",)),
    "R17": Ruling("a closing waits while a gate is open there", ("monsters_at_large.close_location",)),
    "R18": Ruling(
        "the card that closes the entered gate gives trophy and seal", ("verbs.gates.return_and_close",)
    ),
    "R19": Ruling("trophies count printed toughness", ("picks.toughness",)),
    "R20": Ruling("losses written together are one loss", ("verbs.gains.lose_together", "losses.lose_stats")),
    "R21": Ruling("Derringer and Revolver are never lost against one's will", ("picks.ask_for_cards",)),
    "R22": Ruling("nobody unused is left: the devoured come back", ("newcomers.begin_newcomers",)),
    "R23": Ruling(
        "Bind Monster, Blue Watcher, Flute, Red Sign: not in the final battle", ("after_roll.passes",)
    ),
    "R24": Ruling("an elder sign played is the item", ("endings.score",)),
    "R51": Ruling("a rumor that is over goes to the box", ("rumors.finish",)),
    "R52": Ruling(
        "after every atomic effect: victory, awakening, devoured, knocked out", ("losses.settle_now",)
    ),
    "R53": Ruling("who is knocked out, lost or devoured drops the rest", ("stack.drop_frames",)),
    "R54": Ruling(
        "a cost is paid first; knock-outs wait for what it buys", ("costs.pay", "losses.settle_now")
    ),
    "R55": Ruling("awakening drops everything", ("endings.awaken",)),
    "R56": Ruling("a devoured investigator's seat is empty until next turn", ("newcomers.begin_newcomers",)),
    "R57": Ruling("Upkeep: refresh for all, then seat by seat", ("upkeep.refresh", "upkeep.upkeep_turn")),
    "R58": Ruling("all draws, then all sliders, then the opening card", ("setup.dealt", "setup.opening")),
    "R59": Ruling("after a combat no points are gained or spent", ("combat.combat",)),
    "R60": Ruling("Find Gate before `go-on`, in the first area", ("other_worlds._choices",)),
    "R61": Ruling("the words for refusing", ("encounters._choices", "encounters._eye")),
    "R62": Ruling("cards that pass a check: after a roll that is not enough", ("after_roll._after_roll",)),
    "R63": Ruling(
        "a combat check in an encounter is one round without a monster", ("verbs.dice.check_verb",)
    ),
    "R64": Ruling("cards in any order, each set once; ready copies are used", ("any_order.AnyOrder",)),
    "R65": Ruling(
        "numbers from 1, seats from 0; gates in board order; spend nothing idly", ("picks._spendings",)
    ),
    "R66": Ruling("preventing: abilities first, Sanity before Stamina", ("losses.loss", "losses.losing")),
    "R67": Ruling("when Duke and Brinton are used", ("restorers",)),
    "R68": Ruling("a visit ends where it began", ("verbs.moves.visit", "gates.end_visit")),
    "R69": Ruling("the final battle in order", ("final_battle.battle_marker", "final_battle.defence")),
    "R70": Ruling("`closed` is checked the moment a gate is closed", ("endings.check_victory",)),
    "R71": Ruling("streams of chance", ("streams", "setup.read_setup")),
    "R72": Ruling("any draw from an empty cup awakens", ("streams.draw_token",)),
    "R73": Ruling("order after a combat check", ("blows.blow", "blows.win")),
    "R74": Ruling("blocked streets, closed locations", ("verbs.moves._go_to", "movement.can_enter")),
    "R75": Ruling("a replaced environment goes under the deck", ("mythos.mythos_ability",)),
    "R76": Ruling("a lost turn; Blue Flu", ("verbs.states.arrest", "verbs.states.release_jail")),
    "R77": Ruling("decks too short, searching, sales, prices", ("verbs.draws.search", "verbs.shops.sale")),
    "R78": Ruling("draw abilities", ("verbs.draws.draw_cards", "encounters.have_encounter")),
    "R79": Ruling("Kate, in Arkham only", ("monsters_at_large.guarded", "verbs.gates.monster")),
    "R80": Ruling("rumors: the Strangler, the Terrible Experiment", ("rumors",)),
    "R81": Ruling("the summary's keys", ("view.summary",)),
    "R82": Ruling("terror 10 in a surge: the rest goes to the gates", ("gates.surge_rest",)),
    "R83": Ruling("the end of Mythos in order", ("mythos.mythos_end",)),
    "R84": Ruling("headlines that return monsters, trophies, people", ("verbs.mythos.return_monsters",)),
    "R85": Ruling("Nightgaunt without a gate, ties, in an Other World", ("verbs.gates.through_gate",)),
    "R86": Ruling("single spells and items in combat", ("monsters.Kind.weaknesses", "blows._play_flute")),
    "R87": Ruling("the Patrol Wagon's die", ("losses.wagon_die",)),
    "R88": Ruling("Research Materials fill up a cost in clues", ("costs.pay_now", "gates.research")),
    "R89": Ruling("current Speed and Sneak", ("investigator.Investigator.current",)),
    "R90": Ruling("losing items with protected ones", ("picks.ask_for_cards",)),
    "R91": Ruling("cards of the devoured", ("losses.devour",)),
    "R92": Ruling("every way into Lost counts; Mary is never lost", ("losses.lose_in_time",)),
    "R93": Ruling(
        "the gate entered is that very marker", ("verbs.gates.return_and_close", "gates.go_through")
    ),
    "R94": Ruling("a replaced investigator", ("verbs.moves.replace_investigator",)),
    "R95": Ruling("trophies taken and lost", ("verbs.gates.trophy", "picks._lose_trophies")),
    "R96": Ruling("any-area, mythos-gate-location", ("verbs.moves._goals", "verbs.moves._mythos_place")),
    "R97": Ruling("the Healing Stone", ("upkeep._stone",)),
    "R98": Ruling("roll-each, each-item, each-gate", ("verbs.dice.roll_each", "verbs.dice.each_item")),
    "R99": Ruling("the Jail Cell", ("state.State.in_arkham", "losses.knocked_out")),
    "R100": Ruling("Mandy's reroll", ("after_roll.mandy",)),
    "R101": Ruling("how trophies and the living are counted", ("endings.score",)),
    "R102": Ruling("the gate deck's reshuffle card", ("encounter_draws.draw_gate_cards",)),
    "R103": Ruling("when a loan is paid off", ("movement.pay_loan",)),
    "R104": Ruling("a combat in which neither can harm the other ends", ("combat._nobody_wins",)),
}
