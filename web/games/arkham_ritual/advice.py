"""What a bot thinks of an action, in words: its worth in sanity, and its Reason."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.bots.bot import Opinion, Opinions
from web.games.arkham_ritual import cards
from web.games.arkham_ritual.headline import teller
from web.games.arkham_ritual.scene import Scene
from web.games.arkham_ritual.sentences import Teller
from web.worker.screens.hint import AdviceText, odds

Facts = Mapping[str, Any]


def advice(scene: Scene, named: Callable[[str], str]) -> AdviceText:
    """How it is told to the scene's viewer."""
    words, told = scene.words, teller(scene)

    def figure(opinion: Opinion) -> str:
        return words("{n} sanity", n=words.decimal(opinion.value, 2, sign=True))

    def scale(opinions: Opinions) -> str:
        return words(
            "In sanity: what the round may bring, a little for what the others lose, and a lot for how the "
            "game would end."
        )

    return AdviceText(named, figure, lambda opinion: reason(opinion, told), scale)


def reason(opinion: Opinion, told: Teller) -> str:
    """The sentence, and the odds to be safe; "" if there is no reason."""
    if opinion.reason is None:
        return ""
    kind, facts = opinion.reason
    words = told.words
    if kind == "compare":
        return words(
            "Safe with the card on offer: {take}. Safe with the one in hand: {stay}.",
            take=odds(facts["take"], words),
            stay=odds(facts["stay"], words),
        )
    sentence = SENTENCES[kind](facts, told)
    if kind == "on-top":
        return sentence
    return words.run((sentence, words("Safe: {odds}.", odds=odds((facts["counted"], facts["read"]), words))))


def _card(facts: Facts, told: Teller) -> str:
    return cards.phrase(facts["card"], told.words)


def _wakes(facts: Facts, told: Teller) -> str:
    words = told.words
    return told.pick(
        facts["to"],
        words("You hold a Gate: taking a card would wake {card}."),
        words("{who} holds a Gate: taking a card would wake {card}."),
        card=_card(facts, told),
    )


def _ends(facts: Facts, told: Teller) -> str:
    words = told.words
    return told.pick(
        facts["to"],
        words("You hold the Elder Sign: taking a card would end the round."),
        words("{who} holds the Elder Sign: taking a card would end the round."),
    )


def _zealot_goes(facts: Facts, told: Teller) -> str:
    words = told.words
    return told.pick(
        facts["to"],
        words("You would discard {card}, and the usual rule would be back."),
        words("{who} would discard {card}, and the usual rule would be back."),
        card=_card(facts, told),
    )


def _zealot_comes(facts: Facts, told: Teller) -> str:
    words = told.words
    return told.pick(
        facts["to"],
        words("You would hold {card}, whose rule would then hold for all."),
        words("{who} would hold {card}, whose rule would then hold for all."),
        card=_card(facts, told),
    )


def _leave(facts: Facts, told: Teller) -> str:
    words = told.words
    return told.pick(
        facts["who"],
        words("You are at {n} with {card}: better leave that as it is."),
        words("{who} is at {n} with {card}: better leave that as it is."),
        n=facts["n"],
        card=_card(facts, told),
    )


def _topples(facts: Facts, told: Teller) -> str:
    words = told.words
    return told.pick(
        facts["to"],
        words("You are at {n}, and {card} would cost all of it."),
        words("{who} is at {n}, and {card} would cost all of it."),
        n=facts["n"],
        card=_card(facts, told),
    )


def _pairs(facts: Facts, told: Teller) -> str:
    words = told.words
    names = told.names([facts["to"], *facts["others"]])
    return words("The same artifact twice saves nobody: {names}.", names=names)


def _spoils(facts: Facts, told: Teller) -> str:
    words = told.words
    return told.pick(
        facts["to"],
        words("By the cards in sight you’re safe now, but not with {card}."),
        words("By the cards in sight {who} is safe now, but not with {card}."),
        card=_card(facts, told),
    )


def _saves(facts: Facts, told: Teller) -> str:
    words = told.words
    return told.pick(
        facts["to"],
        words("By the cards in sight you aren’t safe now, but would be with {card}."),
        words("By the cards in sight {who} isn’t safe now, but would be with {card}."),
        card=_card(facts, told),
    )


def _twin_goes(facts: Facts, told: Teller) -> str:
    words = told.words
    return told.pick(
        facts["to"],
        words("You would discard {card}, which may be a twin of the card in hand ({share})."),
        words("{who} would discard {card}, which may be a twin of the card in hand ({share})."),
        card=_card(facts, told),
        share=words.share(facts["share"]),
    )


def _twin_comes(facts: Facts, told: Teller) -> str:
    words = told.words
    return words(
        "The card in hand may be a twin of {card} ({share}).",
        card=_card(facts, told),
        share=words.share(facts["share"]),
    )


def _safe(facts: Facts, told: Teller) -> str:
    words = told.words
    return told.pick(
        facts["to"],
        words("By the cards in sight you’re safe either way."),
        words("By the cards in sight {who} is safe either way."),
    )


def _lost(facts: Facts, told: Teller) -> str:
    words = told.words
    return told.pick(
        facts["to"],
        words("By the cards in sight you aren’t safe either way."),
        words("By the cards in sight {who} isn’t safe either way."),
    )


def _may_wake(facts: Facts, told: Teller) -> str:
    words = told.words
    return told.pick(
        facts["who"],
        words("The discarded card may be a Gate ({share}), and you hold {card}: it would wake."),
        words("The discarded card may be a Gate ({share}), and {who} holds {card}: it would wake."),
        card=_card(facts, told),
        share=words.share(facts["share"]),
    )


def _closes(facts: Facts, told: Teller) -> str:
    return told.words("The round would end at once.")


def _on_top(facts: Facts, told: Teller) -> str:
    words, card = told.words, _card(facts, told)
    if facts["safe"]:
        return words("By the cards in sight, {card} would be safe to hold.", card=card)
    return words("By the cards in sight, {card} wouldn’t be safe to hold.", card=card)


SENTENCES: dict[str, Callable[[Facts, Teller], str]] = {
    "wakes": _wakes,
    "ends": _ends,
    "zealot-goes": _zealot_goes,
    "zealot-comes": _zealot_comes,
    "leave": _leave,
    "topples": _topples,
    "pairs": _pairs,
    "spoils": _spoils,
    "saves": _saves,
    "twin-goes": _twin_goes,
    "twin-comes": _twin_comes,
    "safe": _safe,
    "lost": _lost,
    "may-wake": _may_wake,
    "closes": _closes,
    "on-top": _on_top,
}
"""By the kind of reason; `compare` has its own odds."""
