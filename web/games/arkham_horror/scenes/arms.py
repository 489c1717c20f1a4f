"""Weapons and spells by hands (§10): toggles with their dice, and the chance without each or instead."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node

from engine.arkham_horror.blows import copies
from engine.arkham_horror.cards import BY_ID, CARDS, Card
from engine.arkham_horror.odds_fights import combat_check
from engine.arkham_horror.odds_rounds import Figures
from engine.arkham_horror.weapons import Fight, abilities, bonus, opponent
from engine.game import Action
from web.games.arkham_horror import names
from web.games.arkham_horror.actions import Said, say
from web.games.arkham_horror.buttons import primary
from web.games.arkham_horror.odds import figures, percent, worth
from web.games.arkham_horror.picks import ARMS, action_of, armed, listed, rearmed, sets
from web.games.arkham_horror.pictures import picture
from web.games.arkham_horror.prices import amount, dice, signed
from web.games.arkham_horror.scene import Scene, acting, as_state, may_act
from web.games.arkham_horror.scenes import leaf
from web.games.arkham_horror.scenes.battle import abyss, ranks
from web.games.arkham_horror.scenes.combat import track
from web.games.arkham_horror.scenes.frame import scene_of
from web.games.arkham_horror.scenes.pool import built, chance, needed
from web.games.arkham_horror.scenes.source import source
from web.worker.screens import parts
from web.worker.screens.parts import hidden, icon


def _merit(told: Figures) -> float:
    """A round that is won; in the last battle and in a check how many successes."""
    if told.now is not None:
        return told.now.won
    return told.check.successes if told.check else 0.0


def best(scene: Scene) -> Action:
    """The weapons that promise most; of equals the fewest."""
    found = [(action, told) for action, told in worth(scene).items() if action.startswith("weapons")]
    first = next(action for action in reversed(listed(scene.view)) if action.startswith("weapons"))
    return max(
        found, key=lambda one: (round(_merit(one[1]), 9), -len(one[0].split())), default=(first, None)
    )[0]


def made(scene: Scene) -> Action:
    """What the filled button does."""
    now = armed(scene, best(scene))
    return action_of("weapons", now, scene.view) or "weapons none"


def weapons(scene: Scene) -> Element:
    """The foe, what lies at hand, the pool and the chance."""
    view, words = scene.view, scene.words
    fight: Fight = view.fight
    seat, action = fight.seat, made(scene)
    held = copies(as_state(view), seat, [word for word in action.split()[1:] if word != "none"])
    check = combat_check(view, fight, held)
    told = figures(scene).get(action)
    last = fight.place == "ancient-one"
    paper: Node
    if last:
        paper, text = abyss(scene), words("for a success or more")
    elif fight.token:
        kind = opponent(as_state(view), fight)
        paper, text = leaf.of_monster(kind, scene), words("to win this round")
    else:
        paper, text = leaf.of_source(source(scene), view.seats[seat].at, scene), words("to pass")
    return scene_of(
        scene,
        paper,
        words("Your attack") if last else needed("combat", check.needed, words),
        track("combat", False, scene) if fight.token else None,
        ranks(scene) if last else None,
        h.ul(".arms", aria_label=words("Weapons and spells"))[
            _arms(scene, told), _spells(scene), _idle(scene)
        ],
        built(seat, check, scene, held, short=True),
        chance(told.check.plain, text, words) if told and told.check else None,
        classes="scene--battle" if last else "scene--arms",
    )


def _arms(scene: Scene, told: Figures | None) -> list[Element]:
    """Each weapon that can be taken up or put down."""
    view, words = scene.view, scene.words
    now = armed(scene, best(scene))
    found = []
    for thing, part in zip(sets("weapons", view).things, sets("weapons", view).parts, strict=True):
        on, after = part in now, rearmed(now, part, view)
        action = action_of("weapons", after, view) or "weapons none"
        other = figures(scene).get(action)
        small = ""
        if other and other.check:
            n = percent(other.check.plain)
            small = words("without {n} %", n=n) if on else words("then {n} %", n=n)
        found.append(
            h.li[
                h.button(
                    ".arm",
                    type="button",
                    disabled=not may_act(scene),
                    data_do="pick",
                    data_value=f"{ARMS}={','.join(after) or 'none'}",
                    aria_pressed=str(on).lower(),
                )[
                    picture(thing),
                    h.span[names.card(thing, words), h.small[_worth(BY_ID[thing], scene)]],
                    _hands(BY_ID[thing].hands, scene),
                    h.b(".pct")[signed(_adds(thing, scene)), h.small[small] if small else None],
                ]
            ]
        )
    return found


def _adds(thing: str, scene: Scene) -> int:
    """The dice it gives by itself."""
    view = scene.view
    fight: Fight = view.fight
    held = copies(as_state(view), fight.seat, [thing])
    plain = fight._replace(spells=(), weapons=held)
    return bonus(as_state(view), plain)


def _worth(card: Card, scene: Scene) -> str:
    """Physical or magical, its bonus, whether it is halved here, whether it is used up."""
    words = scene.words
    met = abilities(as_state(scene.view), scene.view.fight)
    told = [f"{names.term(card.damage, words).lower() if card.damage else ''} {signed(card.combat)}".strip()]
    if f"{card.damage}-immunity" in met:
        told.append(words("no effect here"))
    elif f"{card.damage}-resistance" in met:
        told.append(words("halved"))
    if card.one_use:
        told.append(words("used up"))
    return words(", ").join(told)


def _hands(n: int, scene: Scene) -> Node:
    if not n:
        return h.span
    return h.span(".hands")[[icon("hand", "")] * n, hidden(scene.words.n("{n} hand", "{n} hands", n))]


def _spells(scene: Scene) -> list[Element]:
    """What is done at once: spells cast and let go, the Flute, companions."""
    view, words = scene.view, scene.words
    found = []
    for action in listed(view):
        if action.startswith("weapons"):
            continue
        said = say(action, scene)
        verb, thing = action.split()[:2]
        card, told = BY_ID.get(thing), figures(scene).get(action)
        cost = amount("sanity", card.sanity, words) if verb == "cast" and card and card.sanity else ""
        odd = words("{n} %", n=percent(told.check.plain)) if told and told.check else ""
        found.append(
            h.li[
                h.button(".arm.arm--act", type="button", **parts.acts(action, scene.only))[
                    picture(thing),
                    h.span[
                        said.text,
                        h.small[
                            words(", ").join(filter(None, [said.small, _spell(card, verb, scene), cost]))
                        ],
                    ],
                    _hands(card.hands, scene) if card and verb == "cast" else h.span,
                    h.b(".pct")[odd],
                ]
            ]
        )
    return found if may_act(scene) else []


def _spell(card: Card | None, verb: str, scene: Scene) -> str:
    if card is None or verb != "cast" or not card.combat:
        return ""
    return scene.words("{n} if it works", n=signed(card.combat))


def _idle(scene: Scene) -> list[Element]:
    """What would serve here, but not now: exhausted, or no hand is free."""
    view, words = scene.view, scene.words
    inv = view.seats[acting(view)]
    offered = {word for action in listed(view) for word in action.split()[1:]}
    found = []
    for name in inv.cards:
        card = CARDS[name]
        if not (card.weapon or card.timing == "combat") or (card.id in offered and name not in inv.exhausted):
            continue
        why = words("in use") if name in view.fight.spells else words("not now")
        if name in inv.exhausted and name not in view.fight.spells:
            why = words("exhausted")
        found.append(
            h.li[
                h.button(".arm", type="button", disabled=True)[
                    picture(card.id),
                    h.span[names.card(card.id, words), h.small[why]],
                    _hands(card.hands, scene),
                    h.b(".pct")[signed(card.combat)] if card.combat else h.span,
                ]
            ]
        )
    return found


def weapons_dock(scene: Scene) -> Node:
    """One button: strike with what is picked."""
    words, action = scene.words, made(scene)
    told = figures(scene).get(action)
    small = dice(told.check.dice, words) if told and told.check else ""
    last = scene.view.fight.place == "ancient-one"
    text = words("Attack") if last else words("Fight") if scene.view.fight.token else words("Roll")
    return primary(action, scene, Said(text, small))
