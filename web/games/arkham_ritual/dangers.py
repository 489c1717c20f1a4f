"""What may strike at the table as the viewer sees it: a Great Old One beside a Gate, the Cultist, the Mad
Professor. Told in the banner and where such a card is read."""

from __future__ import annotations

from typing import NamedTuple

from engine.arkham_ritual.cards import BOX, Card
from engine.arkham_ritual.scoring import CULTIST, PROFESSOR, WAKE, Waking, normal, settle
from engine.arkham_ritual.view import View
from web.games.arkham_ritual import cards
from web.games.arkham_ritual.sentences import Teller

GATES = (BOX["gate-1"], BOX["gate-2"])


class Danger(NamedTuple):
    """A card that is seen at the table, and what it threatens, in a sentence."""

    card: Card
    told: str


def known(view: View) -> tuple[Card | None, ...]:
    """What everybody holds, by seat, then dummies; the own card too, if it is known."""
    return tuple(view.own if seat == view.seat else card for seat, card in enumerate(view.held))


def old_one_in_play(view: View) -> Card:
    """The one Great Old One of this game."""
    return next(card for card in view.rules.cards if card.kind == "old one")


def dangers(view: View, told: Teller) -> tuple[Danger, ...]:
    """All that can be seen now."""
    held = known(view)
    found = [Danger(card, _rules_over(held.index(card), card, told)) for card in _zealots(held)]
    old_one = old_one_in_play(view)
    if old_one in held:
        found += [
            Danger(old_one, _looms(held.index(gate), held.index(old_one), view, told))
            for gate in GATES
            if gate in held
        ]
    return tuple(found)


def _zealots(held: tuple[Card | None, ...]) -> list[Card]:
    return [card for card in (CULTIST, PROFESSOR) if card in held]


def _rules_over(who: int, card: Card, told: Teller) -> str:
    words = told.words
    if card is CULTIST:
        return told.pick(
            who,
            words("You hold the Cultist: cursed cards save, sane ones don’t."),
            words("{who} holds the Cultist: cursed cards save, sane ones don’t."),
        )
    return told.pick(
        who,
        words("You hold the Mad Professor: only artifacts save."),
        words("{who} holds the Mad Professor: only artifacts save."),
    )


def _looms(gate: int, holder: int, view: View, told: Teller) -> str:
    """That the one seat may wake what the other holds."""
    return told.words.run([swaps_a_gate(gate, told), wakes(view, holder, told)])


def swaps_a_gate(who: int, told: Teller) -> str:
    """In which case something wakes."""
    words = told.words
    return told.pick(who, words("If you swap your Gate away:"), words("If {who} swaps the Gate away:"))


def wakes(view: View, holder: int, told: Teller) -> str:
    """What the Great Old One does if it wakes now with this seat or dummy as its holder (§10-4)."""
    words, old_one = told.words, old_one_in_play(view)
    players, spot = view.rules.players, view.doom if view.rules.doom_track else None
    match old_one.name:
        case "mystery":
            return words("The Mystery wakes, and turns out to be one of the four Great Old Ones.")
        case "cthulhu":
            loss = len(view.held) - 1
            if holder >= players:
                return words("Cthulhu wakes, and everyone loses {n}.", n=loss)
            return told.pick(
                holder,
                words("Cthulhu wakes, and everyone but you loses {n}."),
                words("Cthulhu wakes, and everyone but {who} loses {n}."),
                n=loss,
            )
        case "hastur":
            seen = [card for card in known(view) if card is not None and card.name != "gate"]
            hit = normal(sum(card.artifact is not None for card in seen), spot)
            least = hit + sum(card.cursed for card in seen)
            return words("Hastur wakes, and whoever holds an artifact loses {n} or more.", n=least)
    waking = Waking((), view.sanity, holder if holder < players else None, spot)
    after = [settle(*each) for each in zip(view.sanity, WAKE[old_one.name](waking), strict=True)]
    changed = [
        f"{words('you') if seat == told.viewer else told.name(seat)} {now - was:+d}".replace("-", "−")
        for seat, (was, now) in enumerate(zip(view.sanity, after, strict=True))
        if now != was
    ]
    name = cards.name(old_one, words)
    if not changed:
        return words("{old_one} wakes, and nobody loses anything.", old_one=name)
    return words("{old_one} wakes: {changes}.", old_one=name, changes=words(", ").join(changed))
