"""What a bot thinks of the actions on offer, in words."""

from __future__ import annotations

from web.games.arkham_horror.actions import named
from web.games.arkham_horror.scene import Scene
from web.worker.screens.hint import AdviceText


def advice(scene: Scene) -> AdviceText:
    """By its own count of what each is worth."""
    words = scene.words
    return AdviceText(
        lambda action: named(action, scene),
        lambda opinion: words.decimal(opinion.value),
        lambda opinion: "",
        lambda opinions: words("What each is worth, as the bot counts it."),
    )
