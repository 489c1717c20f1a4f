"""What a bot thinks of a chant or a set, in words: its figure, and why (engine/bots/ritual/reasons.py)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.bots.bot import Opinion, Opinions
from engine.bots.ritual.draft import SPARE
from web.games.ritual import dock
from web.games.ritual.headline import teller
from web.games.ritual.scene import Scene
from web.games.ritual.sentences import Teller
from web.worker.screens.hint import AdviceText, odds
from web.worker.words import Words

Facts = Mapping[str, Any]


def advice(scene: Scene) -> AdviceText:
    """How it is told to the scene's viewer."""
    words, told = scene.words, teller(scene)
    return AdviceText(
        lambda action: dock.told_apart(action, words),
        lambda opinion: figure(opinion, words),
        lambda opinion: reason(opinion, told),
        lambda opinions: scale(opinions, words),
    )


def figure(opinion: Opinion, words: Words) -> str:
    """What the bot maximises: of a set points, of a chant contribution, in the end the odds to win."""
    facts = opinion.facts
    if "wins" in facts:
        return words("{share} to win", share=words.share(facts["wins"]))
    if "contribution" in facts:
        return words("{n} contribution", n=words.decimal(opinion.value, 2))
    return words("{n} points", n=words.decimal(opinion.value))


def scale(opinions: Opinions, words: Words) -> str:
    """What the figures are."""
    facts = opinions[0].facts
    if "wins" in facts:
        return words("How likely it wins the game.")
    if "contribution" in facts:
        return words("The contribution to expect from this ritual.")
    return words("The points on its cards; of the lower ends {share} count.", share=words.share(SPARE))


def reason(opinion: Opinion, told: Teller) -> str:
    """The sentence, the odds, and of whom counting and reading differ; "" if there is no reason."""
    if opinion.reason is None:
        return ""
    kind, facts = opinion.reason
    words = told.words
    if kind == "reach":
        return _reach(facts, words)
    return words.run((_sentence(kind, facts, told), _odds(facts, words), _read(facts, told)))


def _reach(facts: Facts, words: Words) -> str:
    most, best = round(facts["reach"]), round(facts["best"])
    if most == best:
        return words("At most {n} points in five rounds: no set here has more.", n=most)
    return words("At most {n} points in five rounds; another set has {best}.", n=most, best=best)


def _sentence(kind: str, facts: Facts, told: Teller) -> str:
    words = told.words
    match kind:
        case "ten":
            return words("That would make exactly 10, and end the ritual.")
        case "mad":
            return words(
                "As minus points they’d be madness, with {minus} taken already ({share}).",
                minus=facts["minus"],
                share=words.share(facts["madness"]),
            )
        case "overtakes":
            return told.pick(
                facts["leader"],
                words("If it counts, it overtakes you, now at {most}."),
                words("If it counts, it overtakes {who}, now at {most}."),
                most=facts["most"],
            )
        case "small":
            return words("It may well go wrong, but nothing else would cost less.")
        case "follow":
            return words("The altar’s colour counts if nobody strays, or if too many do.")
    return words("Straying counts as long as no more stray than follow.")


def _odds(facts: Facts, words: Words) -> str:
    if not facts["loss"]:
        gain = words.share(facts["gain"])
        return words("{gain} to gain {n}, and nothing to lose.", gain=gain, n=facts["points"])
    return words(
        "{gain} to gain {n}, {loss} to lose {n}.",
        gain=words.share(facts["gain"]),
        loss=words.share(facts["loss"]),
        n=facts["points"],
    )


def _read(facts: Facts, told: Teller) -> str:
    if "who" not in facts:
        return ""
    words = told.words
    return told.pick(
        facts["who"],
        words("You follow the altar: {odds}."),
        words("{who} follows the altar: {odds}."),
        odds=odds((facts["counted"], facts["read"]), words),
    )
