"""Meeting a monster (§10): evade or fight it; fight on or flee."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node

from engine.arkham_horror.checks import Check, pool
from engine.arkham_horror.monsters import Kind
from engine.arkham_horror.odds_fights import Duel, combat_check
from engine.arkham_horror.odds_rounds import Figures
from engine.arkham_horror.weapons import Fight, opponent
from engine.game import Action
from web.games.arkham_horror import names, tokens
from web.games.arkham_horror.actions import Said, say
from web.games.arkham_horror.asked import asked
from web.games.arkham_horror.buttons import line, lines, primary
from web.games.arkham_horror.odds import figures, percent
from web.games.arkham_horror.picks import FOE, listed, picked
from web.games.arkham_horror.pictures import picture
from web.games.arkham_horror.prices import amount, dice, signed
from web.games.arkham_horror.scene import Scene, View, acting, as_state
from web.games.arkham_horror.scenes import leaf
from web.games.arkham_horror.scenes.frame import scene_of
from web.games.arkham_horror.scenes.pool import built, chance, die_of, ladder, needed
from web.worker.screens.parts import icon


def track(step: str, evading: bool, scene: Scene) -> Element:
    """Where in the combat one is: evade, horror, fight or flee, combat check."""
    words = scene.words
    steps = [
        ("evade", names.term("evade-check", words)) if evading else None,
        ("horror", names.term("horror-check", words)),
        ("round", words("Fight or flee")),
        ("combat", names.term("combat-check", words)),
    ]
    found = [one for one in steps if one]
    at = [name for name, _ in found].index(step)
    return h.ol(".track", aria_label=names.term("combat", words))[
        [
            h.li(class_="is-done" if number < at else None, aria_current="step" if number == at else None)[
                icon("check", "") if number < at else None, told
            ]
            for number, (_, told) in enumerate(found)
        ]
    ]


# Before it


def foe(scene: Scene) -> str:
    """The monster that is looked at: the chosen one, else the first."""
    here = list(dict.fromkeys(word for action in listed(scene.view) for word in _met(action)))
    chosen = picked(scene, FOE)
    return chosen if chosen in here else here[0]


def _met(action: Action) -> list[str]:
    verb, *things = action.split()
    return things if verb in ("fight", "evade") else []


def meet(scene: Scene) -> Element:
    """Monsters here: each must be evaded or fought, or may be fought."""
    view, words = scene.view, scene.words
    seat, token = acting(view), foe(scene)
    kind = opponent(as_state(view), Fight(seat, token, "board"))
    here = list(dict.fromkeys(word for action in listed(view) for word in _met(action)))
    evade = Check("evade", "sneak", kind.awareness, 1, f"evade {token}")
    told = figures(scene).get(f"evade {token}")
    can_evade = f"evade {token}" in view.legal
    return scene_of(
        scene,
        leaf.of_monster(kind, scene),
        needed("evade", 1, words) if can_evade else asked(scene).head,
        track("evade" if can_evade else "horror", can_evade, scene),
        _others(here, token, view, scene) if here[1:] else None,
        built(seat, evade, scene, short=bool(here[1:])) if can_evade else None,
        chance(told.check.plain, words("to evade it"), words) if told and told.check else None,
        ladder(seat, evade, scene, die_of(seat, evade, scene), pool(as_state(view), seat, evade), 1)
        if can_evade
        else None,
    )


def _others(here: list[str], token: str, view: View, scene: Scene) -> Element:
    words = scene.words
    return h.ul(".arms.arms--two", aria_label=words("Monsters here"))[
        [
            h.li[
                h.button(
                    ".arm.arm--foe",
                    type="button",
                    data_do="pick",
                    data_value=f"{FOE}={one}",
                    aria_pressed=str(one == token).lower(),
                )[picture(one), h.span[names.monster(one, words), h.small[_brief(one, view, scene)]]]
            ]
            for one in here
        ]
    ]


def _brief(token: str, view: View, scene: Scene) -> str:
    return scene.words("toughness {n}", n=tokens.kind_of(token, view).toughness)


def meet_dock(scene: Scene) -> Node:
    """What can be done about the one that is looked at; and what else there is."""
    token, words = foe(scene), scene.words
    told = figures(scene)
    mine = [action for action in listed(scene.view) if _met(action) == [token]]
    rest = [action for action in listed(scene.view) if not _met(action)]
    shown: list[Node] = []
    for action in mine:
        said = say(action, scene)
        if action.startswith("fight "):
            shown.append(
                line(
                    action,
                    scene,
                    said._replace(small=_fight_small(told.get(action), scene)),
                    odd=_won(told.get(action), scene),
                )
            )
        else:
            kind = tokens.kind_of(token, scene.view)
            small = words("failing costs {what}", what=amount("stamina", kind.combat_damage, words))
            shown.append(line(action, scene, said._replace(small=small if kind.combat_damage else "")))
    return [h.div(".acts")[shown], lines(rest, scene)]


def _fight_small(told: Figures | None, scene: Scene) -> str:
    words = scene.words
    if told is None or told.check is None:
        return ""
    return words("horror check first: {n} %", n=percent(told.check.plain))


def _won(told: Figures | None, scene: Scene) -> str:
    """That it is defeated in the end."""
    return scene.words("{n} %", n=percent(told.end.won)) if told and told.end else ""


# A round


def combat(scene: Scene) -> Element:
    """Fight or flee: the monster, the pool of the best weapons, what is won and lost."""
    view, words = scene.view, scene.words
    fight: Fight = view.fight
    seat = fight.seat
    duel = Duel(view, fight)
    arms, _ = duel.best_arms(duel.man.weapons)
    check = combat_check(view, fight, arms)
    told = figures(scene).get("fight")
    return scene_of(
        scene,
        leaf.of_monster(duel.kind, scene),
        words("Fight or flee?"),
        track("round", False, scene),
        built(seat, check, scene, arms),
        chance(told.check.plain, words("to win this round"), words) if told and told.check else None,
        stakes(duel.kind, scene),
    )


def stakes(kind: Kind, scene: Scene) -> Element:
    """What a round wins or costs."""
    words = scene.words
    won = words("Won: a trophy of toughness {n}.", n=kind.toughness)
    if "endless" in kind.abilities:
        won = words("Won: it goes back to the cup (Endless).")
    lost = words("Lost: {what}, then another round.", what=amount("stamina", kind.combat_damage, words))
    return h.div(".stake")[
        h.div(".yes")[icon("check", ""), h.span[won]],
        h.div(".no")[icon("cursed", ""), h.span[lost]] if kind.combat_damage else None,
    ]


def combat_dock(scene: Scene) -> Node:
    """Fight, flee with what failing costs, and cards."""
    view, words = scene.view, scene.words
    kind = opponent(as_state(view), view.fight)
    told = figures(scene)
    rest = [action for action in listed(view) if action not in ("fight", "flee")]
    fight = told.get("fight")
    small = dice(fight.check.dice, words) if fight and fight.check else ""
    return [
        primary("fight", scene, Said(words("Fight"), small)),
        line("flee", scene, Said(words("Flee"), _flee(kind, scene), "evade"))
        if "flee" in view.legal
        else None,
        lines(rest, scene),
    ]


def _flee(kind: Kind, scene: Scene) -> str:
    view, words = scene.view, scene.words
    seat = view.fight.seat
    asked_for = Check("evade", "sneak", kind.awareness, 1, "")
    count = dice(pool(as_state(view), seat, asked_for), words)
    told = words(
        "{skill} {n}: {dice}", skill=names.term("sneak", words), n=signed(kind.awareness), dice=count
    )
    if not kind.combat_damage:
        return told
    return words("{one}; failing costs {what}", one=told, what=amount("stamina", kind.combat_damage, words))
