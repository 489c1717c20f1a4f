"""The dock: your hand, each end a control when it is your turn; or the sets to choose from."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node

from engine.game import Action
from engine.ritual.cards import CHANTS, CHANTS_OF, Back, Card, Chant
from engine.ritual.rules import DRAFTS
from web.games.ritual import cards
from web.games.ritual.scene import Scene
from web.worker.scene import Leads
from web.worker.screens import parts
from web.worker.screens.hint import AdviceText, aloud, hint
from web.worker.screens.pace import onward
from web.worker.screens.parts import button, drawn, hidden
from web.worker.words import Words


def dock(scene: Scene) -> Element:
    """What the viewer may do now, and who decides if it is somebody else."""
    view = scene.view
    content = sets(scene) if view.phase == "draft" else hand(scene)
    words = scene.words
    advice = None if scene.asking is not None else hint(scene, lambda: advised(scene))
    return parts.dock(view.to_act == view.seat, words, _asked(scene), content, advice, onward(scene))


def named(action: Action, words: Words) -> str:
    """An action in a few words."""
    chant = CHANTS.get(action)
    if chant is None:
        return words("Take set {n}", n=DRAFTS.index(action) + 1)
    return words("Chant {end}", end=cards.chanted(chant, words))


def told_apart(action: Action, words: Words) -> str:
    """The same, with the card's other end: two cards may have such an end."""
    chant = CHANTS.get(action)
    if chant is None:
        return named(action, words)
    return words("{action} ({other})", action=named(action, words), other=cards.chanted(_other(chant), words))


def _other(chant: Chant) -> Chant:
    """The same card, turned round."""
    return Chant(chant.card, *cards.far(chant.card, chant.colour))


def spoken(scene: Scene) -> str:
    """What is asked or advised, for those who listen."""
    words, chant = scene.words, CHANTS.get(scene.asking or "")
    if chant is None:
        return aloud(scene, lambda: advised(scene))
    end, other = cards.chanted(chant, words), cards.chanted(_other(chant), words)
    return words("Chant {end}, with {other} away from the altar?", end=end, other=other)


def advised(scene: Scene) -> AdviceText:
    """How what a bot thinks is worded; loaded when somebody has asked."""
    from web.games.ritual.advice import advice

    return advice(scene)


def _asked(scene: Scene) -> Node:
    """A line on whose move it is; or an action that is asked about again."""
    view = scene.view
    words = scene.words
    if scene.asking is not None:
        return _question(scene.asking, words)
    if view.to_act is None:
        return h.p(".dock__ask")[words("Nobody has anything to decide.")]
    if view.to_act == view.seat:
        return None
    who = scene.seats[view.to_act].name
    if view.phase == "draft":
        return h.p(".dock__ask")[words("{who} chooses a set.", who=who)]
    return h.p(".dock__ask")[words("{who} chooses a card and an end.", who=who)]


@drawn
def _question(action: Action, words: Words) -> Element:
    """What was tapped, and a button that does it."""
    chant, small = CHANTS.get(action), ""
    if chant is not None:
        colour, points = cards.far(chant.card, chant.colour)
        small = words(
            "{colour} {points} away from the altar", colour=cards.label(colour, words), points=points
        )
    return h.div(".row.row--sure")[
        button(
            named(action, words),
            h.small[small] if small else None,
            classes="btn--primary",
            data_do="confirm-yes",
        ),
        button(words("No, wait"), data_do="confirm-no"),
    ]


def hand(scene: Scene) -> Element | None:
    """The own cards: what can be chanted is a button."""
    view = scene.view
    words = scene.words
    if not view.hand:
        return None
    legal = frozenset(view.legal)
    return h.ul(".chants", aria_label=words("Your hand"))[
        parts.row(
            _card(card, bool(legal & {*CHANTS_OF[card]}), scene.asking, scene.only, words)
            for card in view.hand
        )
    ]


@drawn
def _card(card: Card, can: bool, asking: Action | None, only: Leads | None, words: Words) -> Element:
    """A card of the hand: each end that can be chanted is a button."""
    if not can:
        return h.li[cards.readable(card, words)]
    return h.li(".chant", data_card=card.id)[
        [
            h.button(
                class_=f"end end--{colour}" + (" is-on" if action == asking else ""),
                type="button",
                data_reads=card.id,
                aria_keyshortcuts="i",
                **parts.acts(action, only),
                aria_pressed=None if asking is None else "true" if action == asking else "false",
            )[cards.printed(colour, points, words), hidden(_verb(action, words))]
            for action, (colour, points) in zip(CHANTS_OF[card], card.ends, strict=True)
        ]
    ]


def _verb(action: Action, words: Words) -> str:
    """What a button does; it names the other end, for two cards may have such an end."""
    return words(": chant this end; the other is {end}", end=cards.chanted(_other(CHANTS[action]), words))


def sets(scene: Scene) -> Element:
    """Every set by its backs: a button if it can be taken, else with the name of whose it is."""
    view = scene.view
    words = scene.words
    owners = {number: seat for seat, number in enumerate(view.taken) if number is not None}
    return h.ul(".sets", aria_label=words("The sets"))[
        parts.row(
            _drawn_set(
                number,
                shown,
                view.faces[number] if view.faces else (),
                _owner(owners.get(number), scene),
                DRAFTS[number] in view.legal,
                scene.only,
                words,
            )
            for number, shown in enumerate(view.sets)
        )
    ]


def _owner(seat: int | None, scene: Scene) -> str:
    if seat is None:
        return ""
    return (
        scene.words("your set") if scene.you is None and seat == scene.view.seat else scene.seats[seat].name
    )


@drawn
def _drawn_set(
    number: int,
    shown: tuple[Back, ...],
    faces: tuple[Card, ...],
    owner: str,
    can: bool,
    only: Leads | None,
    words: Words,
) -> Element:
    title = h.span[h.b[words("Set {n}", n=number + 1)], " ", h.small[owner] if owner else None]
    row = cards.small_faces(faces, words) if faces else cards.backs(shown, words("the backs:"), words)
    if can:
        return h.li[
            h.button(
                ".btn.set",
                type="button",
                data_reads=f"set {number}",
                aria_keyshortcuts="i",
                **parts.acts(DRAFTS[number], only),
            )[title, row]
        ]
    return h.li[parts.reads(f"set {number}", title, row, classes="set is-taken" if owner else "set")]
