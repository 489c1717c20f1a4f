"""The dock: every action that is legal, and only those; or who decides."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node
from markupsafe import Markup

from engine.arkham_ritual.actions import TARGET
from engine.arkham_ritual.cards import Card
from web.games.arkham_ritual import cards
from web.games.arkham_ritual.coming import coming
from web.games.arkham_ritual.people import called
from web.games.arkham_ritual.scene import Scene
from web.games.arkham_ritual.talk import quick
from web.games.teller import viewer
from web.worker.scene import Leads
from web.worker.screens import parts
from web.worker.screens.hint import AdviceText, aloud, hint
from web.worker.screens.pace import onward
from web.worker.screens.parts import acts, button, drawn, hidden, icon, together
from web.worker.words import Words

MANY = 5
"""So many targets stand in small columns, without the verb."""


def dock(scene: Scene) -> Element:
    """What the viewer may do now."""
    view = scene.view
    content: Node
    if scene.asking is not None:
        content = _ask(scene, scene.asking)
    elif view.to_act != view.seat:
        content = [_wait(scene), quick(scene)]
    elif view.phase == "orb":
        content = _orb(scene)
    elif view.phase == "give":
        content = _targets(scene, "give")
    else:
        content = _receive(scene)
    advice = hint(scene, lambda: advised(scene))
    yours = view.to_act == view.seat
    card = coming(scene)
    if card is not None:
        content = h.div(".dock__with")[card, h.div(".dock__do")[content]]
    return parts.dock(
        yours, scene.words, content, None if scene.asking is not None else advice, onward(scene)
    )


def named(action: str, scene: Scene) -> str:
    """An action in a few words."""
    words = scene.words
    if action in TARGET:
        gives, to = action.startswith("give"), TARGET[action]
        if to == viewer(scene):
            return words("Give to you") if gives else words("Pass to you")
        name = called(to, scene.seats, words)
        return words("Give to {to}", to=name) if gives else words("Pass to {to}", to=name)
    return {
        "take": words("Take it"),
        "pass": words("Let it go: the round ends"),
        "keep": words("Put it back"),
        "remove": words("Remove it"),
    }[action]


def spoken(scene: Scene) -> str:
    """What is asked or advised, for those who listen."""
    if scene.asking is not None:
        return _question(scene, scene.asking)
    return aloud(scene, lambda: advised(scene))


def advised(scene: Scene) -> AdviceText:
    """How what a bot thinks is worded; loaded when somebody has asked."""
    from web.games.arkham_ritual.advice import advice

    return advice(scene, lambda action: named(action, scene))


def _receive(scene: Scene) -> list[Node]:
    view = scene.view
    words = scene.words
    take = button(
        words("Take it"),
        h.small[words("and discard yours")],
        classes="btn--primary",
        **acts("take", scene.only),
    )
    if "pass" in view.legal:
        let_go = button(icon("gone"), words("Let it go: the round ends"), **acts("pass", scene.only))
        return [take, h.p(".dock__ask")[words("No hand is left to pass it to.")], let_go]
    return [take, _targets(scene, "pass")]


def _orb(scene: Scene) -> Element:
    words = scene.words
    return h.div(".targets")[
        button(icon("deck"), words("Put it back"), **acts("keep", scene.only)),
        button(icon("gone"), words("Remove it"), **acts("remove", scene.only)),
    ]


def _targets(scene: Scene, verb: str) -> list[Node]:
    """The players the card may go to, clockwise, each with the card they hold."""
    view = scene.view
    words = scene.words
    legal = [action for action in view.legal if action.startswith(f"{verb} ")]
    players = view.rules.players
    legal.sort(key=lambda action: (TARGET[action] - view.seat) % players)
    many = len(legal) >= MANY
    ask = words("Give it, face down, to") if verb == "give" else words("or pass it, unseen, to")
    return [
        h.p(".dock__ask")[ask] if many else None,
        h.div(class_="targets targets--many" if many else "targets")[
            parts.row(_target(action, verb, many, scene) for action in legal)
        ],
    ]


def _target(action: str, verb: str, many: bool, scene: Scene) -> Markup:
    words = scene.words
    seat = TARGET[action]
    name = called(seat, scene.seats, words)
    if many:
        text = name
    elif verb == "give":
        text = words("Give to {to}", to=name)
    else:
        text = words("Pass to {to}", to=name)
    return _drawn_target(action, text, scene.view.held[seat], scene.only, words)


@drawn
def _drawn_target(action: str, text: str, card: Card | None, only: Leads | None, words: Words) -> Element:
    holds = words(", who holds {card}", card=cards.label(card, words)) if card else ""
    return button(
        cards.glyph(card) if card else None,
        h.span[text, hidden(holds)],
        classes="btn--target",
        data_reads=card.id if card else None,
        aria_keyshortcuts="i" if card else None,
        **acts(action, only),
    )


def _ask(scene: Scene, action: str) -> list[Node]:
    """A dangerous action, asked again."""
    words = scene.words
    return [
        h.p(".dock__ask.dock__ask--sure")[_question(scene, action)],
        h.div(".row")[
            button(words("Yes"), classes="btn--primary", data_do="confirm-yes"),
            button(words("No, wait"), data_do="confirm-no"),
        ],
    ]


def _question(scene: Scene, action: str) -> str:
    words = scene.words
    if action == "take":
        return words("Discard your card, whatever it is, and take this one unseen?")
    if action == "pass":
        return words("Let the card go and end the round?")
    if action.startswith("peeked"):
        return words("Own up that you saw your card, and lose 1 sanity?")
    return words("Do this?")


def _wait(scene: Scene) -> Element:
    """Who decides, and what about."""
    view = scene.view
    words = scene.words
    if view.to_act is None:
        return h.p(".dock__ask")[words("Nobody has anything to decide.")]
    who = called(view.to_act, scene.seats, words)
    if view.phase == "give":
        text = words("{who} looks at a card and gives it to somebody.", who=who)
    elif view.phase == "orb":
        text = words("{who} decides: put the card back, or remove it.", who=who)
    elif view.hands:
        seats = sorted(view.hands, key=lambda seat: (seat - view.to_act) % view.rules.players)  # type: ignore[operator]
        names = [words("you") if seat == view.seat else called(seat, scene.seats, words) for seat in seats]
        text = words(
            "{who} decides: take the card, or pass it on. Hands on the table: {names}.",
            who=who,
            names=together(names, words),
        )
    else:
        text = words("{who} decides: take the card, or let it go and end the round.", who=who)
    return h.p(".dock__ask")[text]
