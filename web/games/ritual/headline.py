"""What just happened and what is asked, in a heading and a line; and the log of the ritual."""

from __future__ import annotations

from web.games.ritual.scene import Scene
from web.games.ritual.sentences import Teller
from web.games.teller import onlooker, told_lines, viewer

QUIET = ("round", "look")
"""What is not worth the heading: something of more weight happened at once."""


def teller(scene: Scene) -> Teller:
    """Tells the scene's viewer."""
    return Teller(scene.seats, viewer(scene), scene.words)


def aloud(scene: Scene) -> Teller:
    """Tells all who look."""
    return Teller(scene.seats, onlooker(scene), scene.words)


def log_lines(scene: Scene) -> list[tuple[str, str]]:
    """Every sentence of this ritual with its rule, newest first; once the game is over, of the game."""
    if scene.view.phase == "over":
        return told_lines(aloud(scene), scene.log)
    begun = max((at for at, event in enumerate(scene.log) if event["e"] == "ritual"), default=0)
    return told_lines(teller(scene), scene.log[begun:])


def headline(scene: Scene) -> str:
    """The newest event in words."""
    told = teller(scene)
    events = (event for event in reversed(scene.log) if event["e"] not in QUIET)
    return next((text for event in events if (text := told.tell(event))), "")


def subline(scene: Scene) -> str:
    """What is asked of the viewer."""
    view = scene.view
    words = scene.words
    if view.phase == "draft":
        return _of_drafting(scene)
    if view.seat in view.out:
        return words("Madness has taken you: you are out until the next ritual.")
    if view.to_act != view.seat:
        return ""
    others = [card for seat, card in enumerate(view.laid) if seat != view.seat and seat not in view.out]
    if all(others):
        return words("All others have laid a card. Chant one end of yours.")
    if any(others):
        return words("Chant one end of a card: its points will be seen, its colour not yet.")
    return words("You start. Chant one end of a card: its points will be seen, its colour not yet.")


def _of_drafting(scene: Scene) -> str:
    view = scene.view
    words = scene.words
    if view.to_act == view.seat:
        return words("Choose a set by its backs: points are seen, colours are not.")
    if view.taken[view.seat] is not None:
        return words("You will see your cards when all have chosen.")
    return words("The start player chooses last.")
