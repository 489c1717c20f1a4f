"""The Novice does the next useful thing: it closes gates, takes clues, fights, and trades nothing."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from engine.arkham_horror.view import View
from engine.bots.bot import Bot, Opinion, Opinions
from engine.game import Action
from engine.legal import size, told

MOST = 80
"""So many actions are looked at, of very many."""
LIKED = {
    "elder-sign": 9.0, "seal": 9.0, "close": 8.0, "take-clues": 7.0, "fight": 5.0, "weapons": 5.0,
    "cast": 5.5, "spend-clue": 5.0, "reroll": 6.0, "prevent": 5.0, "yes": 4.0, "encounter": 4.0,
    "special": 4.2, "rumor": 4.5, "evade": 4.0, "move": 4.0, "read": 4.5, "use": 4.0, "stay": 3.5,
    "go-on": 5.0, "done": 3.0, "accept": 1.0, "no": 2.0, "flee": 2.0, "wait": 1.0, "take-it": 1.0,
    "clue": 5.0, "no-seal": 1.0,
}  # fmt: skip
"""How much each verb brings on, by and large."""
DISLIKED = frozenset({"give", "take-from", "give-money", "take-money", "drop"})


class Novice(Bot[View]):
    """Plays by verbs alone."""

    level = "novice"

    def think(self, view: View, rng: Random) -> Iterator[Opinions]:
        """What each verb is worth, a larger number of it more, and a little whim."""
        legal = told(view.legal, MOST) if size(view.legal) > MOST else list(view.legal)
        wanted = [action for action in legal if action.split()[0] not in DISLIKED] or legal
        yield tuple(Opinion(action, value(action) + rng.random(), {}) for action in wanted)


def value(action: Action) -> float:
    """By its verb; of clues rather more, of weapons rather two."""
    verb, *words = action.split()
    liked = LIKED.get(verb, 3.0)
    if verb == "take-clues":
        return liked + int(words[0])
    if verb == "weapons":
        return liked + (len(words) if words != ["none"] else -1.0)
    if words == ["none"]:
        return liked - 2.0
    return liked
