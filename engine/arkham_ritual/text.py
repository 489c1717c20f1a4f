"""A View in plain text, all of it: for the terminal and the playthroughs."""

from __future__ import annotations

from engine.arkham_ritual.cards import Card
from engine.arkham_ritual.odds import possible
from engine.arkham_ritual.view import View
from engine.plain_text import spaced, to_do


def text(view: View) -> str:
    """A few lines; `?` is a card that this seat does not know."""
    lines = [
        f"round {view.round}, doom {view.doom}, sanity {spaced(view.sanity)}",
        f"held {spaced(card or '?' for card in view.held)}",
        f"own {_hidden(view.own, view.own_cursed)}: {_odds(view)}",
        f"draws {view.draws}, since {spaced(view.since)}; deck {view.deck}, gone {spaced(view.discards)}",
    ]
    if view.is_aside:
        lines.append(f"aside {_hidden(view.aside)}")
    if view.on_offer:
        lines.append(
            f"seat {view.active} is active; offer {_hidden(view.offered, view.offered_cursed)}; "
            f"hands on the table {spaced(view.hands)}"
        )
    if view.quiet:
        lines.append(f"a gate found nothing at {spaced(view.quiet)}")
    if view.look:
        saw = _hidden(view.look.card, view.look.cursed)
        lines.append(f"seat {view.look.seat} looked at {saw}, draw {view.look.draw}")
    lines.extend(f"seat {mix.seat} owned up to {mix.card} after draw {mix.draw}" for mix in view.mixes)
    if any(map(any, view.words)):
        lines.append("true and false words: " + spaced(f"{word.true}/{word.false}" for word in view.words))
    lines.append(to_do(view, view.phase))
    return "\n".join(lines)


def _hidden(card: Card | None, cursed: bool | None = None) -> str:
    if card is not None:
        return card.id
    return "?" if cursed is None else "? (cursed)" if cursed else "? (sane)"


def _odds(view: View) -> str:
    """The odds of the own card, those of equal odds together."""
    chances = possible(view)
    groups = {odds: [card.id for card in chances if chances[card] == odds] for odds in chances.values()}
    parts = [
        f"{odds} each of {len(cards)}" if len(cards) > 3 else f"{odds} {spaced(cards)}"
        for odds, cards in sorted(groups.items())
    ]
    return ", ".join(parts) or "none"
