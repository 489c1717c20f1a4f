"""A card or a pile, told to whoever looks: what it is and does, and what it means now, from their View."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from htpy import Node

from engine.arkham_ritual.cards import BOX, Card
from engine.arkham_ritual.odds import joint, possible, unseen
from web.games.arkham_ritual import cards, chances
from web.games.arkham_ritual.card_text import text
from web.games.arkham_ritual.headline import aloud, teller, who_saw
from web.games.arkham_ritual.log_reader import last_ending
from web.games.arkham_ritual.meaning import meaning
from web.games.arkham_ritual.reasons import reason
from web.games.arkham_ritual.rules import old_one_deed
from web.games.arkham_ritual.scene import Scene
from web.worker.reading import Entry, Meaning, Reading
from web.worker.screens.parts import back
from web.worker.words import Words


def reading(what: str, screen: str, scene: Scene) -> Reading | None:
    """A card in play by its id; `deck`, `gone`; and face down `own` and `offered`."""
    card = BOX.get(what)
    if screen == "round-end":
        return _shown(card, scene) if card in scene.view.rules.cards else None
    if card is not None and card in scene.view.rules.cards:
        return _card(card, meaning(card, scene), scene)
    piles = {"deck": _deck, "gone": _gone, "own": _own, "offered": _offered}
    return piles[what](scene) if what in piles else None


def _card(card: Card, now: tuple[Meaning, ...], scene: Scene) -> Reading:
    words = scene.words
    return Reading(
        title=cards.label(card, words),
        picture=cards.face(card, words, "card--l", data_card=None, aria_hidden="true"),
        rule=rule(card, scene),
        now=now,
        mark=card.id if scene.you is None else "",
    )


def rule(card: Card, scene: Scene) -> tuple[str, ...]:
    """What it does; of a Great Old One also when."""
    words, view = scene.words, scene.view
    if card.kind == "old one":
        deed = old_one_deed(card.name, view.doom if view.rules.doom_track else None, words)
        return words("Cursed. It wakes if somebody swaps a Gate away while it’s held."), deed
    told = text(card, words).rule
    if card.artifact and card.cursed:
        return words("A cursed artifact: it does not save you, but for the Cultist."), told
    return (told,)


def _shown(card: Card | None, scene: Scene) -> Reading | None:
    """At a round's end: what became of whoever held it, by the log alone."""
    ending, told = last_ending(scene.log, scene.view.rules.players), aloud(scene)
    if card is None or ending is None or card not in ending.held:
        return None
    who = ending.held.index(card)
    words = scene.words
    whose = told.pick(who, words("You held it:"), words("{who} held it:"))
    return _card(card, (Meaning(whose, reason(who, ending, told)[0]),), scene)._replace(mark="")


def _entries(
    found: Iterable[Card], scene: Scene, shares: dict[Card, Fraction] | None = None
) -> tuple[Entry, ...]:
    """Cards in a list, each with its share, if that is counted."""
    words, with_shares = scene.words, shares if scene.settings.odds else None
    return tuple(
        Entry(
            card.id,
            cards.face(card, words, "card--s", data_card=None, aria_hidden="true"),
            cards.label(card, words),
            chances.percent(with_shares[card], words) if with_shares else "",
        )
        for card in found
    )


def _deck(scene: Scene) -> Reading:
    words, view = scene.words, scene.view
    hidden = unseen(view)
    return Reading(
        title=words("The deck"),
        picture=_back(words),
        rule=(
            words.n("{n} card is left in it.", "{n} cards are left in it.", view.deck),
            words("When it’s empty, the round ends after the turn."),
        ),
        listed=words("Cards that haven’t been seen"),
        entries=_entries(hidden, scene),
    )


def _gone(scene: Scene) -> Reading | None:
    words, discards = scene.words, scene.view.discards
    if not discards:
        return None
    *_, newest = discards
    return Reading(
        title=words("Gone"),
        picture=cards.face(newest, words, "card--l", data_card=None, aria_hidden="true"),
        rule=(words("Discarded in this round: nobody can get these any more."),),
        listed=words("The newest first"),
        entries=_entries(reversed(discards), scene),
    )


def _own(scene: Scene) -> Reading | None:
    """The own card, face down; once it is known it is read by its id."""
    view, words = scene.view, scene.words
    if view.own is not None or not view.held:
        return None
    mine = possible(view)
    told = teller(scene)
    rule = [
        told.pick(
            view.seat,
            words("Everyone can see this card but you."),
            words("Everyone can see this card but {who}."),
        )
    ]
    if view.own_cursed is not None:
        rule.append(words("It’s known to be cursed.") if view.own_cursed else words("It’s known to be sane."))
    shares = [
        chances.fate_text(chance.fate, words).share.format(share=chances.percent(chance.share, words))
        for chance in chances.chances(view, mine)
    ]
    now = (
        (Meaning(words("If the round ended now:"), words(", ").join(shares)),) if scene.settings.odds else ()
    )
    return Reading(
        title=told.pick(view.seat, words("Your card"), words("{who}’s card")),
        picture=_back(words),
        rule=tuple(rule),
        now=now,
        listed=words("What it can be"),
        entries=_entries(mine, scene, mine),
    )


def _offered(scene: Scene) -> Reading | None:
    """The card on its way, face down."""
    view, words = scene.view, scene.words
    if not view.on_offer or view.offered is not None:
        return None
    counts: dict[Card, int] = {}
    for (_, offered), ways in joint(view).items():
        assert offered is not None
        counts[offered] = counts.get(offered, 0) + ways
    total = sum(counts.values())
    rule = [who_saw(scene), words("Whoever takes it discards their own card first.")]
    if view.offered_cursed is not None:
        rule.append(
            words("It’s known to be cursed.") if view.offered_cursed else words("It’s known to be sane.")
        )
    return Reading(
        title=words("The card on its way"),
        picture=_back(words),
        rule=tuple(rule),
        listed=words("What it can be"),
        entries=_entries(counts, scene, {card: Fraction(ways, total) for card, ways in counts.items()}),
    )


def _back(words: Words) -> Node:
    return back(words("A card, face down"), "card--l")
