"""What a finished game tells of one seat: rounds without a loss, and sanity lost by the rule that decided."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from web.games.arkham_ritual.card_text import fates, texts
from web.games.arkham_ritual.log_reader import after_each_round
from web.games.arkham_ritual.scene import Seen
from web.worker.scene import Tale
from web.worker.words import Words


def tale(log: Sequence[Seen], players: int, seat: int) -> Tale:
    """Read off the events; who has more sanity is placed before."""
    rounds: list[bool] = []
    lost: Counter[str] = Counter()
    fate = ""
    for event in log:
        if event["e"] == "round":
            rounds.append(True)
        elif event["e"] == "fate" and event["who"] == seat:
            fate = event["why"]
        elif event["e"] == "sanity" and event["who"] == seat and event["to"] < event["from"]:
            rounds[-1] = False
            lost[fate if event["why"] == "round" else event["why"]] += event["from"] - event["to"]
    final = after_each_round(log, players)[-1]
    places = tuple(1 + sum(other > own for other in final) for own in final)
    return Tale((tuple(rounds),), places[seat], lost, final[seat], places)


def score(tale: Tale, won: bool, words: Words) -> str:
    """Whether the light burns, and the sanity that is left."""
    if not tale.score:
        return words("Your light is out")
    if not won:
        return words.n("You keep {n} sanity", "You keep {n} sanity", tale.score)
    return words.n("You survive with {n} sanity", "You survive with {n} sanity", tale.score)


def losses(words: Words) -> tuple[str, dict[str, str]]:
    """§7-1, §7-2, §10 and §12 Q3 in a few words each."""
    by_fate = {why: fate.loss for why, fate in fates(words).items() if fate.loss}
    by_card = {name: card.loss for name, card in texts(words).items() if card.loss}
    return words("Sanity lost, by cause"), by_fate | by_card | {"peeked": words("Own card seen by accident")}
