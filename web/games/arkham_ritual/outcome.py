"""What a finished game tells of one seat: rounds without a loss, and sanity lost by the rule that decided."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from web.games.arkham_ritual.log_reader import Seen, after_each_round
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
    return Tale((tuple(rounds),), 1 + sum(other > final[seat] for other in final), lost)


def losses(words: Words) -> tuple[str, dict[str, str]]:
    """§7-1, §7-2, §10 and §12 Q3 in a few words each."""
    return words("Sanity lost, by cause"), {
        "cursed": words("Cursed card"),
        "duplicate": words("The same artifact twice"),
        "cult-sane": words("Sane among the cult"),
        "no-artifact": words("No artifact for the Mad Professor"),
        "student": words("Wary Student"),
        "trapezohedron": words("Shining Trapezohedron"),
        "peeked": words("Own card seen by accident"),
        "cthulhu": words("Cthulhu"),
        "nyarlathotep": words("Nyarlathotep"),
        "yog-sothoth": words("Yog-Sothoth"),
        "hastur": words("Hastur"),
    }
