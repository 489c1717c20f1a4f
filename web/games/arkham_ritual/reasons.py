"""Why somebody survives or does not (§7, §10): the sentence with the rule that decided."""

from __future__ import annotations

from typing import cast

from engine.arkham_ritual.cards import BOX, Card
from engine.arkham_ritual.scoring import Why
from web.games.arkham_ritual import cards
from web.games.arkham_ritual.card_text import fates, text
from web.games.arkham_ritual.log_reader import Ending
from web.games.arkham_ritual.sentences import Teller


def reason(who: int, ending: Ending, told: Teller) -> tuple[str, str]:
    """The sentence and its rule."""
    if ending.fates:
        fate = ending.fates[who]
        return _judged(who, cast(Why, fate["why"]), ending, told), fate["rule"]
    if ending.wake is not None:
        return _woken(who, ending, told), "§10-4"
    loss = ending.losses.get(who)
    if loss is None:
        return cards.label(ending.held[who], told.words), "§8"
    return told.tell(loss), loss["rule"]


def _judged(who: int, why: Why, ending: Ending, told: Teller) -> str:
    words, card = told.words, ending.held[who]
    if why == "duplicate":
        return _doubled(who, ending, told)
    if why == "sane":
        return _sane(card, who, ending, told)
    return text(card, words).holder or words.fill(fates(words)[why].reason, card=cards.label(card, words))


def _doubled(who: int, ending: Ending, told: Teller) -> str:
    words, card = told.words, ending.held[who]
    label = cards.label(card, words)
    others = [seat for seat, held in enumerate(ending.held) if _same(held, card) and seat != who]
    if others == [told.viewer]:
        return words("{card}: you hold one too.", card=label)
    return words.n(
        "{card}: {names} holds one too.",
        "{card}: {names} hold one too.",
        len(others),
        card=label,
        names=told.names(others),
    )


def _sane(card: Card, who: int, ending: Ending, told: Teller) -> str:
    words = told.words
    label = cards.label(card, words)
    if card.artifact is not None:
        return words("{card}: nobody else holds one.", card=label)
    if card is BOX["investigator"] and who in ending.losses:
        return words("The Investigator survives, and gains 1.")
    return words("{card}.", card=label)


def _same(one: Card, other: Card) -> bool:
    return one.artifact is not None and one.artifact == other.artifact


def _woken(who: int, ending: Ending, told: Teller) -> str:
    words = told.words
    wake = ending.wake
    assert wake is not None
    if who >= len(ending.after):
        return cards.label(ending.held[who], words)
    holds = who == wake["holder"]
    return WOKEN[wake["old_one"]](who, holds, ending, told)


def _cthulhu(who: int, holds: bool, ending: Ending, told: Teller) -> str:
    words = told.words
    return words("Holds Cthulhu, and is spared.") if holds else words("Cthulhu spares only its holder.")


def _hastur(who: int, holds: bool, ending: Ending, told: Teller) -> str:
    words = told.words
    if ending.held[who].artifact is None:
        return words("{card}: no artifact, so Hastur passes by.", card=cards.label(ending.held[who], words))
    return words(
        "{card}: Hastur takes from all who hold an artifact.", card=cards.label(ending.held[who], words)
    )


def _nyarlathotep(who: int, holds: bool, ending: Ending, told: Teller) -> str:
    words = told.words
    if holds:
        return words("Holds Nyarlathotep, and gains what the others lose, up to 7.")
    if ending.after[who] < ending.before[who]:
        return words("Had the most sanity of those who do not hold Nyarlathotep.")
    return words("Did not have the most sanity, and is passed by.")


def _yog_sothoth(who: int, holds: bool, ending: Ending, told: Teller) -> str:
    words = told.words
    least = min(ending.before)
    if ending.before.count(least) > 1:
        if holds:
            return words("Several share the least sanity, so the holder of Yog-Sothoth drops to 1.")
        return words("Several share the least sanity, so everyone but the holder loses 1.")
    if holds:
        return words("Holds Yog-Sothoth, and is spared.")
    if ending.before[who] == least:
        return words("Has the least sanity, and is spared.")
    return words("Neither holds Yog-Sothoth nor has the least sanity: drops to 0.")


WOKEN = {
    "cthulhu": _cthulhu,
    "nyarlathotep": _nyarlathotep,
    "yog-sothoth": _yog_sothoth,
    "hastur": _hastur,
}
"""Why a Great Old One takes, or does not, from one of the players (§10-4)."""
