"""What just happened and what is asked, in a heading and a line; and the log of the round."""

from __future__ import annotations

from web.games.arkham_ritual.people import called
from web.games.arkham_ritual.scene import Scene, Seen
from web.games.arkham_ritual.sentences import Teller
from web.games.arkham_ritual.talk import since_last_deed
from web.games.teller import onlooker, told_lines, viewer
from web.worker.screens.parts import together

SAY = "say"
OUTCOMES = ("discard", "take", "gate", "look", "no-look", "keep", "remove", "sanity", "peeked", "redraw")
"""What is said again under the heading, because the next draw follows at once."""


def teller(scene: Scene) -> Teller:
    """Tells the scene's viewer."""
    return Teller(scene.seats, viewer(scene), scene.words)


def aloud(scene: Scene) -> Teller:
    """For a screen that everybody looks at: one person alone is "you", of several each has a name."""
    return Teller(scene.seats, onlooker(scene), scene.words)


def log_lines(scene: Scene) -> list[tuple[str, str]]:
    """Every sentence of this round with its rule, newest first; once the game is over, of the game."""
    if scene.view.to_act is None:
        return told_lines(aloud(scene), scene.log)
    begun = max((at for at, event in enumerate(scene.log) if event["e"] == "round"), default=0)
    return told_lines(teller(scene), scene.log[begun:])


def headline(scene: Scene) -> str:
    """The newest event in words; what was said about it stands below."""
    told = teller(scene)
    return next((text for event in reversed(_deeds(scene)) if (text := told.tell(event))), "")


def _deeds(scene: Scene) -> list[Seen]:
    """All but the talk."""
    return [event for event in scene.log if event["e"] != SAY]


def _said(scene: Scene) -> list[str]:
    """What the viewer has just said; what others say stands at their seats."""
    own = (event for event in since_last_deed(scene.log) if event["who"] == viewer(scene))
    return [teller(scene).tell(event) for event in own][:1]


def subline(scene: Scene) -> str:
    """What is asked of the viewer, or what led here; and what was said."""
    return scene.words.run([_asked(scene), *_said(scene)])


def _asked(scene: Scene) -> str:
    view = scene.view
    words = scene.words
    if view.to_act == view.seat and view.phase == "give":
        return words("Only you have seen it. Give it, face down, to anybody.")
    if view.to_act == view.seat and view.phase == "orb":
        return words("Only you have seen it. Put it back on the deck, or remove it for this round.")
    if view.to_act == view.seat:
        return who_saw(scene)
    return scene.words.run([*_before(scene), _hand(scene)])


def who_saw(scene: Scene) -> str:
    """Who drew the offered card, and who passed it on unseen."""
    view = scene.view
    words = scene.words
    saw = words("{who} looked at it.", who=called(view.active, scene.seats, words))
    passed = [called(seat, scene.seats, words) for seat in _passers(scene)]
    if not passed:
        return saw
    unseen = words("{names} did not.", names=together(passed, words))
    return words.run((saw, unseen))


def _passers(scene: Scene) -> list[int]:
    """Who passed the card on this turn."""
    passers: list[int] = []
    for event in reversed(scene.log):
        if event["e"] == "draw":
            break
        if event["e"] == "pass":
            passers.insert(0, event["who"])
    return passers


def _before(scene: Scene) -> list[str]:
    """If a draw is the newest: how the turn before it ended."""
    told, deeds = teller(scene), _deeds(scene)
    events: list[Seen] = []
    for event in reversed(deeds[:-1]):
        if event["e"] not in OUTCOMES:
            break
        events.insert(0, event)
    return [told.tell(event) for event in events][-3:] if deeds and deeds[-1]["e"] == "draw" else []


def _hand(scene: Scene) -> str:
    view = scene.view
    words = scene.words
    if view.seat in view.hands:
        return words("Your hand is on the table.")
    if view.on_offer:
        return words("Your hand is off the table: this card cannot come to you.")
    return ""
