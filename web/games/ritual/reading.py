"""A card, a hand, a set or the altar, told to whoever looks: what it is, and means now, from their View."""

from __future__ import annotations

from collections.abc import Iterable

from htpy import Node

from engine.ritual import odds
from engine.ritual.cards import BOX, COLOURS, Back, Card, Chant, Colour
from engine.ritual.rules import MADNESS, MASTERLY
from engine.ritual.view import View
from web.games.ritual import cards
from web.games.ritual.headline import aloud, teller
from web.games.ritual.log_reader import last_ending
from web.games.ritual.reasons import reason
from web.games.ritual.scene import Scene
from web.games.ritual.sentences import Teller
from web.games.ritual.sheet import rounded
from web.games.ritual.table import altar_disc, held, opened
from web.worker.reading import Entry, Meaning, Reading
from web.worker.words import Words


def reading(what: str, screen: str, scene: Scene) -> Reading | None:
    """A card by its id; `altar`, `turned`; of a seat its `hand 2` and what it has `laid 2`; `set 3`."""
    if what in BOX:
        return _shown(BOX[what], scene) if screen == "round-end" else _card(BOX[what], scene)
    if screen == "round-end":
        return None
    kind, _, number = what.partition(" ")
    if kind == "altar":
        return _altar(scene)
    if kind == "turned":
        return _turned(scene)
    seats = {"hand": _hand, "laid": _laid, "set": _set}
    most = len(scene.view.sets) if kind == "set" else scene.view.players
    if kind not in seats or number not in map(str, range(most)):
        return None
    return seats[kind](int(number), scene)


# A card


def _card(card: Card, scene: Scene) -> Reading:
    return _told(card, (Meaning("", _place(card, scene)), *_ends(card, scene)), scene)


def _told(card: Card, now: tuple[Meaning, ...], scene: Scene) -> Reading:
    words = scene.words
    (colour, points), (other, against) = card.ends
    rule = words(
        "Chant one of its ends: {one}, or {other}. From behind, the others see {back} and no colour.",
        one=cards.chanted(Chant(card, colour, points), words),
        other=cards.chanted(Chant(card, other, against), words),
        back=_numbers(card.back),
    )
    return Reading(
        title=cards.ends(card, words),
        picture=cards.face(card, words),
        rule=(rule,),
        now=now,
        mark=card.id if scene.you is None else "",
    )


def _numbers(back: Back) -> str:
    return back.replace("-", "–")


def _place(card: Card, scene: Scene) -> str:
    """Where it is, as far as it was seen."""
    view, told, words = scene.view, teller(scene), scene.words
    for number, played in enumerate(view.rounds, 1):
        for seat, chant in enumerate(played.chants):
            if chant and chant.card is card:
                return told.pick(
                    seat,
                    words("You chanted {end} with it in round {n}."),
                    words("{who} chanted {end} with it in round {n}."),
                    end=cards.chanted(chant, words),
                    n=number,
                )
    for seat, laid in enumerate(view.laid):
        if laid and laid.chant and laid.chant.card is card:
            return told.pick(
                seat,
                words("You have laid it: {end} to the altar."),
                words("{who} has laid it: {end} to the altar."),
                end=cards.chanted(laid.chant, words),
            )
    if card in view.hand:
        return told.pick(view.seat, words("It’s in your hand."), words("It’s in {who}’s hand."))
    return _may_hold(card, view, told)


def _may_hold(card: Card, view: View, told: Teller) -> str:
    words = told.words
    seats = [seat for seat in range(view.players) if seat != view.seat and card.back in _before(view, seat)]
    if not seats:
        return words("It hasn’t been seen. Nobody has a card with such a back.")
    return words(
        "It hasn’t been seen. A card with such a back lies before {names}.",
        names=told.names(seats),
    )


def _before(view: View, seat: int) -> tuple[Back, ...]:
    """The backs before a seat: in hand, and laid."""
    laid = view.laid[seat]
    return (*held(view, seat), *([laid.back] if laid else []))


def _ends(card: Card, scene: Scene) -> tuple[Meaning, ...]:
    """Of a card in the hand of whoever looks: what each end would do now."""
    view, words = scene.view, scene.words
    if card not in view.hand or view.altar is None or scene.you is not None:
        return ()
    return tuple(_end(Chant(card, colour, points), view, view.altar, words) for colour, points in card.ends)


def _end(chant: Chant, view: View, altar: Colour, words: Words) -> Meaning:
    when, points = words("{end}:", end=cards.chanted(chant, words)), chant.points
    total = view.points[view.seat] + points
    if chant.colour == altar:
        then = [words("follows the altar. You score {n} if nobody strays, or if too many do.", n=points)]
    else:
        then = [
            words(
                "strays. You score {n} if no more players stray than follow; if too many do, it costs {n}.",
                n=points,
            )
        ]
    if total == MASTERLY:
        then.append(words("Scored, it brings you to exactly {most}: the ritual ends.", most=MASTERLY))
    elif total > MASTERLY:
        then.append(words("Scored, it takes you to {n}, past {most}.", n=total, most=MASTERLY))
    if chant.colour != altar and view.madness[view.seat] + points >= MADNESS:
        then.append(words("If it costs, madness takes you."))
    return Meaning(when, words.run(then))


def _shown(card: Card, scene: Scene) -> Reading | None:
    """At a round's end: what it brought whoever chanted it, by the log alone."""
    ending, told, words = last_ending(scene.log), aloud(scene), scene.words
    if ending is None:
        return None
    for seat, chant in enumerate(ending.chants):
        if chant and chant.card is card:
            whose = told.pick(
                seat,
                words("You chanted {end}:"),
                words("{who} chanted {end}:"),
                end=cards.chanted(chant, words),
            )
            now = (Meaning(whose, reason(seat, ending, words)[0]),)
            return _told(card, now, scene)._replace(mark="")
    return None


# What lies face down


def _entries(found: Iterable[Card], words: Words) -> tuple[Entry, ...]:
    return tuple(
        Entry(card.id, cards.small_faces((card,), words), cards.ends(card, words), _numbers(card.back))
        for card in found
    )


def _behind(backs: Iterable[Back], view: View) -> tuple[Card, ...]:
    """The faces that cards with these backs may have."""
    hidden = odds.unseen(view)
    return tuple(card for back in dict.fromkeys(backs) for card in hidden[back])


def _face_down(
    title: str,
    picture: Node,
    rule: str,
    backs: tuple[Back, ...],
    open_: tuple[Card, ...],
    scene: Scene,
) -> Reading:
    words = scene.words
    return Reading(
        title=title,
        picture=picture,
        rule=(rule, words("A back shows the numbers of both ends, and no colour.")),
        listed=words("The cards") if open_ else words("What they can be"),
        entries=_entries(open_ or _behind(backs, scene.view), words),
    )


def _hand(who: int, scene: Scene) -> Reading | None:
    view, words, told = scene.view, scene.words, teller(scene)
    backs = held(view, who)
    if not backs or who == view.seat:
        return None
    title = told.pick(who, words("Your hand"), words("{who}’s hand"))
    rule = words.n("{n} card, face down.", "{n} cards, face down.", len(backs))
    return _face_down(title, cards.backs(backs, "", scene.words), rule, backs, opened(view, who), scene)


def _set(number: int, scene: Scene) -> Reading | None:
    view, words = scene.view, scene.words
    if view.phase != "draft":
        return None
    backs, open_ = view.sets[number], view.faces[number] if view.faces else ()
    rule = words("Whoever takes it chants five of these six cards, if they stay in the ritual.")
    return _face_down(
        words("Set {n}", n=number + 1), cards.backs(backs, "", scene.words), rule, backs, open_, scene
    )


def _laid(who: int, scene: Scene) -> Reading | None:
    view, words, told = scene.view, scene.words, teller(scene)
    laid = view.laid[who]
    if laid is None or laid.chant is not None:
        return None
    found = odds.unseen(view)[laid.back]
    share = odds.end(found, laid.points)
    shares = [
        f"{cards.label(colour, words)} {words('{n} %', n=rounded(share[colour]))}" for colour in COLOURS
    ]
    return Reading(
        title=words("{who}’s card", who=told.name(who)),
        picture=cards.laid(laid.back, laid.points, words),
        rule=(
            words(
                "The end with {n} lies to the altar. Its colour is shown when all have laid.", n=laid.points
            ),
        ),
        now=(Meaning(words("By counting:"), words(", ").join(shares)),) if scene.settings.odds else (),
        listed=words("What it can be"),
        entries=_entries(found, words),
    )


def _altar(scene: Scene) -> Reading:
    view, words = scene.view, scene.words
    rule = [words("No marker of this ritual has been turned yet.")]
    if view.altar is not None:
        rule = [words("It asks for {colour} in this round.", colour=cards.noun(view.altar, words))]
    rule += [
        words("If nobody strays, everyone scores."),
        words("If some stray, but not more than follow, only those who strayed score."),
        words("If more stray than follow, those who followed score, and the others’ points count minus."),
    ]
    left = [
        words("{colour} {points}", colour=cards.label(colour, words), points=number)
        for colour, number in zip(COLOURS, view.left, strict=True)
    ]
    return Reading(
        title=words("The altar"),
        picture=altar_disc(view.altar, words),
        rule=tuple(rule),
        now=(Meaning(words("Markers still face down:"), words(", ").join(left)),),
    )


def _turned(scene: Scene) -> Reading | None:
    """All that has been chanted in this ritual, the newest first."""
    view, words = scene.view, scene.words
    shown = [chant.card for played in view.rounds for chant in played.chants if chant]
    if not shown:
        return None
    return Reading(
        title=words("Turned up in this ritual"),
        picture=cards.small_faces((shown[-1],), words),
        rule=(words("These are out of play until the next ritual."),),
        listed=words("The newest first"),
        entries=_entries(reversed(shown), words),
    )
