"""What a player's own choices did in a round, in one sentence."""

from __future__ import annotations

from engine.arkham_ritual.cards import BOX
from web.games.arkham_ritual import cards
from web.games.arkham_ritual.headline import aloud
from web.games.arkham_ritual.hindsight import Choice, choices, decisive
from web.games.arkham_ritual.log_reader import Ending, endings
from web.games.arkham_ritual.scene import Scene
from web.worker.scene import NOBODY
from web.worker.screens.ended import Hindsight
from web.worker.words import Words


def your_choice(ending: Ending, scene: Scene) -> Hindsight | None:
    """Of one person alone with bots; None if nothing was decided of anybody, or by somebody else."""
    seat = aloud(scene).viewer
    if seat == NOBODY or scene.you is not None:
        return None
    words, when = scene.words, scene.words("Round {n}", n=ending.round)
    if ending.wake is not None:
        return _woke(ending, seat, when, words)
    if not ending.fates:
        return None
    survives = ending.fates[seat]["survives"]
    found = choices(ending.lines, ending.held, seat)
    choice = decisive(found, survives)
    if choice is None:
        return Hindsight(when, _nothing(bool(found), survives, words))
    return Hindsight(when, _sentence(choice, survives, scene), ending.begins + choice.at)


def your_choices(scene: Scene) -> list[Hindsight]:
    """Of every round."""
    told = (your_choice(ending, scene) for ending in endings(scene.log, scene.view.rules.players))
    return [each for each in told if each]


def _sentence(choice: Choice, survives: bool, scene: Scene) -> str:
    words = scene.words
    card, old = cards.phrase(choice.card, words), cards.phrase(choice.old, words)
    who = aloud(scene).name(choice.giver)
    if choice.answer == "discard":
        if survives:
            return words("You swapped {old} for {card}, and it saved you.", old=old, card=card)
        return words(
            "You swapped {old} for {card}. Without the swap you’d have been safe.", old=old, card=card
        )
    if choice.answer == "let-go":
        if survives:
            return words("You let {card} go. Good thing: it would have hurt you.", card=card)
        return words("You let {card} go. It would have kept you safe.", card=card)
    if survives:
        return words("{who} offered you {card}. Good thing you passed it on.", who=who, card=card)
    return words("{who} offered you {card}. You’d have been safe.", who=who, card=card)


def _nothing(offered: bool, survives: bool, words: Words) -> str:
    """Nothing that could have been chosen would have changed it."""
    if not offered:
        if survives:
            return words("Nobody offered you a card, and yours was a good one.")
        return words("Nobody offered you a card: there was nothing you could do.")
    if survives:
        return words("You’d have been safe either way.")
    return words("You’d have been hurt either way.")


def _woke(ending: Ending, seat: int, when: str, words: Words) -> Hindsight | None:
    """Somebody who discarded the Gate has woken what was held."""
    wake = ending.wake
    found = [at for at, event in enumerate(ending.lines) if event["e"] == "gate" and event["who"] == seat]
    if wake is None or not found or not ending.lines[found[-1]]["opens"]:
        return None
    name = cards.name(BOX[wake["old_one"]], words)
    text = words("You gave up the Gate, and {old_one} woke. Passing would have kept it shut.", old_one=name)
    return Hindsight(when, text, ending.begins + found[-1])
