"""What a card means now: where it is, what it does there, and what if the round ended; from a View."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from engine.arkham_ritual.cards import Card
from engine.arkham_ritual.odds import possible, unseen
from engine.arkham_ritual.scoring import CULTIST, PROFESSOR, Verdict, verdicts
from engine.arkham_ritual.view import View
from web.games.arkham_ritual import cards, chances
from web.games.arkham_ritual.card_text import fates
from web.games.arkham_ritual.dangers import GATES, known, old_one_in_play, swaps_a_gate, wakes
from web.games.arkham_ritual.headline import teller
from web.games.arkham_ritual.scene import Scene
from web.games.arkham_ritual.sentences import Teller
from web.worker.reading import Meaning

PLAIN = ("sane", "cursed", "student")
"""What the card says itself: no reason is added."""


def meaning(card: Card, scene: Scene) -> tuple[Meaning, ...]:
    """Where it is; then in which case what happens."""
    view, told = scene.view, teller(scene)
    held = known(view)
    who = held.index(card) if card in held else None
    mine = possible(view)
    lines = [Meaning("", _place(card, who, scene, told))]
    if who is None and card not in mine and card is not view.offered:
        return tuple(lines)
    if card.event:
        lines.append(Meaning(_swaps(card, who, view, told), _event(card, who, view, told)))
    if card.kind == "old one":
        lines += _awakenings(who, view, told)
    if card is view.offered and who is None:
        return (*lines, *_offers(card, view, told))
    lines.append(_if_it_ended(card, who, view, told))
    if card in (CULTIST, PROFESSOR) and who is not None:
        lines.append(Meaning("", _survivors(view, told)))
    if card.artifact and who not in (None, view.seat) and _twins(card, mine):
        lines.append(Meaning("", _twin(view.seat, told)))
    return tuple(line for line in lines if line.then)


def _place(card: Card, who: int | None, scene: Scene, told: Teller) -> str:
    view, words = scene.view, scene.words
    if who == view.seat:
        return told.pick(who, words("It’s yours, and you know it."), words("{who} has it, and knows it."))
    if who is not None:
        return told.pick(who, words("You hold it."), words("{who} holds it."))
    if card in view.discards:
        return words("It’s gone for this round.")
    if card is view.offered:
        return words("It’s the card on its way.")
    if card is view.aside:
        return words("It was looked at with the Orb.")
    share = possible(view).get(card)
    if share is None:
        return told.pick(
            view.seat,
            words("You haven’t seen it, but it can’t be yours."),
            words("{who} hasn’t seen it, and can’t hold it."),
        )
    if not scene.settings.odds:
        return told.pick(view.seat, words("It could be yours."), words("{who} could hold it."))
    return told.pick(
        view.seat,
        words("It could be yours: {share}."),
        words("{who} could hold it: {share}."),
        share=chances.percent(share, words),
    )


# What happens when it is swapped away


def _swaps(card: Card, who: int | None, view: View, told: Teller) -> str:
    words = told.words
    if card is view.offered and who is None:
        return words("Once it’s held and swapped away:")
    if who is None:
        return told.pick(
            view.seat,
            words("If it’s yours and you swap it away:"),
            words("If {who} holds it and swaps it away:"),
        )
    return told.pick(who, words("If you swap this away:"), words("If {who} swaps this away:"))


def _event(card: Card, who: int | None, view: View, told: Teller) -> str:
    words = told.words
    match card.event:
        case "elder-sign":
            return words("The round ends at once, with the new card in hand.")
        case "orb":
            return words("The deck’s top card is looked at, and may be removed for this round.")
        case "trapezohedron":
            hidden = unseen(view)
            sane = sum(not other.cursed for other in hidden)
            return words(
                "1 sanity is won or lost by the deck’s top card: {n} of {all} unseen cards are sane.",
                n=sane,
                all=len(hidden),
            )
    return _gate(view, told)


def _gate(view: View, told: Teller) -> str:
    """What a Gate does that is swapped away now."""
    words, old_one = told.words, old_one_in_play(view)
    name, held = cards.phrase(old_one, words), known(view)
    if old_one in held:
        return wakes(view, held.index(old_one), told)
    if old_one in view.discards or old_one is view.aside:
        return words("Nothing happens: {old_one} is gone.", old_one=name)
    if old_one in possible(view):
        return told.pick(
            view.seat,
            words("Nothing happens, unless {old_one} is your card or the one just taken."),
            words("Nothing happens, unless {old_one} is {who}’s card or the one just taken."),
            old_one=name,
        )
    return words("Nothing happens, unless {old_one} is the card just taken.", old_one=name)


def _awakenings(who: int | None, view: View, told: Teller) -> list[Meaning]:
    """Of a Great Old One: by which Gate it may wake now."""
    words, held = told.words, known(view)
    holder = view.seat if who is None else who
    found = [
        Meaning(swaps_a_gate(held.index(gate), told), wakes(view, holder, told))
        for gate in GATES
        if gate in held and who is not None
    ]
    hidden = sum(gate in unseen(view) for gate in GATES)
    if hidden:
        found.append(
            Meaning("", words.n("{n} Gate hasn’t been seen yet.", "{n} Gates haven’t been seen yet.", hidden))
        )
    if all(gate in view.discards for gate in GATES):
        found.append(Meaning("", words("Both Gates are gone: it can’t wake in this round.")))
    return found


# If the round ended now


def _judged(held: tuple[Card | None, ...]) -> dict[int, Verdict]:
    """By seat, then dummies: of those whose card is known, what would be decided as far as it is seen."""
    there = [(seat, card) for seat, card in enumerate(held) if card is not None]
    return dict(zip((seat for seat, _ in there), verdicts([card for _, card in there]), strict=True))


def _if_it_ended(card: Card, who: int | None, view: View, told: Teller) -> Meaning:
    words, seat = told.words, view.seat if who is None else who
    held = tuple(card if place == seat else other for place, other in enumerate(known(view)))
    judged = _judged(held)[seat]
    when = words("If the round ended now:")
    if who is None:
        when = told.pick(
            seat,
            words("If it’s yours and the round ended now:"),
            words("If {who} has it and the round ended now:"),
        )
    fate = _survive([seat], told) if judged.survives else _fall([seat], told)
    return Meaning(when, words.run([fate, _reason(card, seat, judged, held, told)]))


def _survive(seats: Sequence[int], told: Teller) -> str:
    words, others = told.words, [seat for seat in seats if seat != told.viewer]
    names = told.names(others)
    return words.run(
        [
            words("You’d survive.") if told.viewer in seats else "",
            words.n("{names} would survive.", "{names} would survive.", len(others), names=names)
            if others
            else "",
        ]
    )


def _fall(seats: Sequence[int], told: Teller) -> str:
    words, others = told.words, [seat for seat in seats if seat != told.viewer]
    names = told.names(others)
    return words.run(
        [
            words("You wouldn’t survive.") if told.viewer in seats else "",
            words.n("{names} wouldn’t survive.", "{names} wouldn’t survive.", len(others), names=names)
            if others
            else "",
        ]
    )


def _reason(card: Card, seat: int, judged: Verdict, held: tuple[Card | None, ...], told: Teller) -> str:
    words, label = told.words, cards.label(card, told.words)
    if judged.why in PLAIN:
        return ""
    if judged.why != "duplicate":
        return words.fill(fates(words)[judged.why].reason, card=label)
    others = [
        other for other, each in enumerate(held) if other != seat and each and each.artifact == card.artifact
    ]
    if others == [told.viewer]:
        return words("{card}: you hold one too.", card=label)
    return words.n(
        "{card}: {names} holds one too.",
        "{card}: {names} hold one too.",
        len(others),
        card=label,
        names=told.names(others),
    )


def _survivors(view: View, told: Teller) -> str:
    """Who would survive with the cards that are seen, and who would not."""
    judged = _judged(known(view))
    safe = [seat for seat, verdict in judged.items() if verdict.survives]
    lost = [seat for seat, verdict in judged.items() if not verdict.survives]
    return told.words.run([_survive(safe, told), _fall(lost, told)])


def _twins(card: Card, mine: Collection[Card]) -> bool:
    """Whether the own card could be the same artifact."""
    return any(other is not card and other.artifact == card.artifact for other in mine)


def _twin(seat: int, told: Teller) -> str:
    words = told.words
    return told.pick(
        seat,
        words("If yours is one too, it saves neither of you."),
        words("If {who} holds one too, it saves neither."),
    )


def _offers(card: Card, view: View, told: Teller) -> list[Meaning]:
    """Of the card on its way: who would survive with it if the round then ended."""
    words, held = told.words, known(view)
    safe: list[int] = []
    lost: list[int] = []
    for seat in view.hands:
        with_it = tuple(card if place == seat else other for place, other in enumerate(held))
        (safe if _judged(with_it)[seat].survives else lost).append(seat)
    fate = words.run([_survive(safe, told), _fall(lost, told)])
    return [Meaning(words("If the round ended with it in hand:"), fate)] if fate else []
