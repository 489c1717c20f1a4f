"""Screen `table`: bar, omens, the stage (the map or a scene), who acts and what is asked, crew, dock."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node
from markupsafe import Markup

from web.games.arkham_horror import ID, names
from web.games.arkham_horror.asked import asked
from web.games.arkham_horror.crew import crew
from web.games.arkham_horror.dock import dock
from web.games.arkham_horror.headline import log_lines
from web.games.arkham_horror.investigator import me
from web.games.arkham_horror.omens import drawer, omens
from web.games.arkham_horror.picks import AT, HOOD, LOOK, goals, picked
from web.games.arkham_horror.reach import neighbourhood, reach, route, steps_left
from web.games.arkham_horror.scene import Scene, View, acting, may_act
from web.games.arkham_horror.scenes import stage
from web.games.arkham_horror.scenes.leaf import rule
from web.games.arkham_horror.town import ORDER, town
from web.games.arkham_horror.ways import ways
from web.worker.screens import parts
from web.worker.screens.menu import menu
from web.worker.screens.pace import speed
from web.worker.screens.parts import drawn
from web.worker.screens.rules import rules_drawer
from web.worker.words import Words

PHASES = ("upkeep", "movement", "arkham-encounters", "other-world-encounters", "mythos")


def table(scene: Scene, rules: Node) -> Element:
    """What lies before everybody."""
    view, words = scene.view, scene.words
    title, small = where(scene)
    return parts.root(
        "table",
        "ah",
        parts.bar(
            title,
            small,
            words,
            _phases(view.phase, words),
            speed(scene.settings.speed, words),
            parts.log_link(words),
        ),
        scene.coach,
        omens(scene),
        board(scene),
        dock(scene),
        drawer(scene),
        menu(scene.settings, words),
        rules_drawer(rules, words) if scene.rules_open else None,
        scene.over,
        game=ID,
    )


def board(scene: Scene) -> Element:
    """Stage, side, crew and log: all but bar, omens and dock."""
    view, words = scene.view, scene.words
    there, can = ways(view), may_act(scene)
    places = [*there, *(goal for goal in goals(view) if goal not in there)] if can else []
    hood = picked(scene, HOOD)
    zoom = hood in ORDER
    drawn_stage = stage(scene) or town(scene, there if can else {}, places)
    looked = picked(scene, LOOK)
    seat = int(looked) if looked in map(str, range(view.players)) else acting(view)
    return h.main(class_="main main--zoom" if zoom else "main")[
        drawn_stage,
        h.aside(".side")[
            me(seat, scene),
            neighbourhood(hood, scene, there, places) if zoom else _now(scene, places),
            parts.log(words("Log"), log_lines(scene), ""),
        ],
        crew(scene),
    ]


def _now(scene: Scene, places: list[str]) -> Element:
    """What is asked, the way to the chosen place, and all places that can be chosen."""
    told, there = asked(scene), ways(scene.view)
    moving = scene.view.decision is not None and scene.view.decision.kind == "move"
    way = there.get(picked(scene, AT))
    return h.section("#now.now", aria_label=told.head)[
        h.h2[told.head, steps_left(scene) if moving else None],
        h.p(".dim")[told.line, " ", rule(told.rule, scene.words)] if told.line or told.rule else None,
        route(scene, way) if way and may_act(scene) else None,
        reach(scene, there, places),
    ]


def where(scene: Scene) -> tuple[str, str]:
    """The phase; the turn, and who acts."""
    view, words = scene.view, scene.words
    who = names.first_name(view.seats[acting(view)].id, words) or scene.seats[acting(view)].name
    small = words("turn {n}, {who}", n=view.turn, who=who) if view.turn else who
    return phase_name(view.phase, words), small


def phase_name(phase: str, words: Words) -> str:
    """A phase, short enough for the bar."""
    return {
        "setup": words("Setting up"),
        "upkeep": words("Upkeep"),
        "movement": words("Movement"),
        "arkham-encounters": words("Encounters"),
        "other-world-encounters": words("Other Worlds"),
        "mythos": words("Mythos"),
        "final-battle": words("The last battle"),
    }[phase]


def _phases(phase: str, words: Words) -> Markup | None:
    return _drawn_phases(phase, words) if phase in PHASES else None


@drawn
def _drawn_phases(phase: str, words: Words) -> Element:
    return h.ol(".phases", aria_label=words("Phases"))[
        [h.li(aria_current="step" if each == phase else None)[phase_name(each, words)] for each in PHASES]
    ]


__all__ = ["View", "board", "phase_name", "table", "where"]
