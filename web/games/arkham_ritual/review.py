"""Arkham Ritual, looked at again: the table, the odds, the decisive moments, sanity by round.

Decisive is, by what the events tell:
- an action by which somebody loses sanity: a round's end, a Great Old One, the Trapezohedron, owning up;
- a take by which it was decided whether somebody survived: with the other cards as they were shown at the
  round's end, the card that was discarded would have been judged otherwise.
"""

from __future__ import annotations

from collections.abc import Sequence

import htpy as h
from htpy import Element, Node

from engine.arkham_ritual.cards import BOX
from engine.arkham_ritual.odds import possible
from engine.arkham_ritual.rules import MOST_SANITY
from engine.arkham_ritual.scoring import verdicts
from web.games.arkham_ritual import ID, cards, chances, dock
from web.games.arkham_ritual.coming import face_down, slot
from web.games.arkham_ritual.game_over import how_it_ended as game_end
from web.games.arkham_ritual.headline import log_lines, teller
from web.games.arkham_ritual.log_reader import last_ending
from web.games.arkham_ritual.people import called
from web.games.arkham_ritual.round_end import how_it_ended as round_end
from web.games.arkham_ritual.sanity import flames
from web.games.arkham_ritual.scene import Scene, Seen
from web.games.arkham_ritual.sentences import Teller
from web.games.arkham_ritual.table import felt
from web.worker.review_model import Course, Moment
from web.worker.screens.hint import AdviceText
from web.worker.screens.parts import back, hidden, rich
from web.worker.words import Words


class ArkhamRitualReviewer:
    """The game's Reviewer."""

    game = ID
    doubt = 0.5

    def where(self, scene: Scene) -> tuple[str, str]:
        """The round; with the Doom Track, its spot."""
        view = scene.view
        words = scene.words
        small = words("Doom {n}", n=view.doom) if view.rules.doom_track else words("Arkham Ritual")
        return words("Round {n}", n=view.round), small

    def table(self, scene: Scene) -> Node:
        """Everybody else's cards, the deck, what is gone."""
        return felt(scene)

    def hand(self, scene: Scene) -> Node:
        """The card of whoever's eyes these are, and the one on its way."""
        view = scene.view
        name = called(view.seat, scene.seats, scene.words)
        unseen = face_down("own", scene.words("A card, face down"))
        own = cards.readable(view.own, scene.words) if view.own else unseen
        state = "is-face is-known" if view.own else ""
        return h.div(".you__cards")[slot(own, name, state), _coming(scene)]

    def standing(self, scene: Scene) -> Node:
        """The sanity that is left."""
        return flames(scene.words, scene.view.sanity[scene.view.seat], classes="sanity--you")

    def odds(self, scene: Scene) -> Node:
        """If the round ended now: each fate with its share, and the cards that would lead to it."""
        words = scene.words
        return h.ul(".fates")[
            [_fate(chance, words) for chance in chances.chances(scene.view, possible(scene.view))]
        ]

    def round_end(self, scene: Scene) -> Node:
        """What became of everybody."""
        ending = last_ending(scene.log, scene.view.rules.players)
        return round_end(ending, scene) if ending else None

    def game_end(self, scene: Scene) -> Node:
        """Who kept their light."""
        return game_end(scene)

    def log(self, scene: Scene) -> list[tuple[str, str]]:
        """Of this round; at the end of all."""
        return log_lines(scene)

    def named(self, action: str, scene: Scene) -> str:
        """As its button says it."""
        return dock.named(action, scene)

    def advice(self, scene: Scene) -> AdviceText:
        """As the dock words it."""
        return dock.advised(scene)

    def moments(self, told: Sequence[Sequence[Seen]], scene: Scene) -> list[Moment]:
        """Losses, and takes that decided."""
        teller_ = teller(scene)
        return sorted([*_losses(told, teller_), *_takes(told, teller_)])

    def course(self, told: Sequence[Sequence[Seen]], words: Words) -> Course:
        """Sanity after each round."""
        return _course(told, words)


def _coming(scene: Scene) -> Node:
    view = scene.view
    words = scene.words
    if view.to_act is None or not (view.on_offer or view.phase == "orb"):
        return None
    card, unseen = view.offered, words("The offered card, unseen")
    caption = words("drawn") if view.phase == "give" else words("offered")
    if view.phase == "orb":
        card, unseen, caption = view.aside, words("A card, face down"), words("from the deck")
    moves = "vt-flight" if view.to_act == view.seat else ""
    if card is None:
        return slot(back(unseen, moves), caption)
    return slot(cards.readable(card, words, moves), caption, "is-face is-known")


def _fate(chance: chances.Chance, words: Words) -> Element:
    share = h.b[chances.percent(chance.share, words)]
    labels = words(", ").join(cards.label(card, words) for card in chance.cards)
    return h.li(".fate")[
        h.span(".fate__share")[rich(chances.fate_text(chance.fate, words).share, share=share)],
        h.span(".fate__cards")[[cards.glyph(card) for card in chance.cards], hidden(labels)],
    ]


def _losses(told: Sequence[Sequence[Seen]], teller_: Teller) -> list[Moment]:
    """The actions by which somebody lost sanity."""
    found = []
    number = 0
    for step, events in enumerate(told):
        by_kind = {event["e"]: event for event in events}
        changes = [event for event in events if event["e"] == "sanity"]
        if any(event["to"] < event["from"] for event in changes):
            found.append(_loss(step - 1, number, by_kind, _changes(changes, teller_), teller_.words))
        number = by_kind["round"]["round"] if "round" in by_kind else number
    return found


def _loss(step: int, number: int, by_kind: dict[str, Seen], changes: str, words: Words) -> Moment:
    if "wake" in by_kind:
        card = BOX[by_kind["wake"]["old_one"]]
        text = words("{old_one} wakes: {changes}.", old_one=cards.name(card, words), changes=changes)
        return Moment(step, cards.picture(card), text)
    if "fate" in by_kind:
        return Moment(step, "flame", words("Round {n} ends: {changes}.", n=number, changes=changes))
    return Moment(step, "flame", words("In round {n}: {changes}.", n=number, changes=changes))


def _changes(events: Sequence[Seen], teller_: Teller) -> str:
    """Ada −2, Bo +1."""
    return teller_.words(", ").join(
        f"{teller_.name(event['who'])} {event['to'] - event['from']:+d}".replace("-", "−") for event in events
    )


def _takes(told: Sequence[Sequence[Seen]], teller_: Teller) -> list[Moment]:
    """The takes by which it was decided whether somebody survived: of each player's round the last one."""
    found: list[Moment] = []
    taken: dict[int, tuple[int, Seen, Seen]] = {}
    for step, events in enumerate(told):
        for event, following in zip(events, [*events[1:], None], strict=True):
            match event["e"]:
                case "round":
                    taken = {}
                case "discard" if following:
                    taken[event["who"]] = step - 1, event, following
                case "redraw":
                    taken.pop(event["who"], None)
                case "show" if any(each["e"] == "fate" for each in events):
                    found += [_take(*each, event["held"], teller_) for each in taken.values()]
    return [moment for moment in found if moment.text]


def _take(step: int, discard: Seen, take: Seen, shown: Sequence[str], teller_: Teller) -> Moment:
    """A moment with no text if the discarded card would have been judged the same."""
    words, who = teller_.words, discard["who"]
    held = [BOX[card] for card in shown]
    kept = [BOX[discard["card"]] if seat == who else card for seat, card in enumerate(held)]
    survives, would_have = verdicts(held)[who].survives, verdicts(kept)[who].survives
    text = ""
    if survives != would_have:
        yours, theirs = (
            (
                words("You take {card} for {old}, and are saved by it."),
                words("{who} takes {card} for {old}, and is saved by it."),
            )
            if survives
            else (
                words("You take {card} for {old}, and are lost by it."),
                words("{who} takes {card} for {old}, and is lost by it."),
            )
        )
        old = cards.phrase(discard["card"], words)
        text = teller_.pick(who, yours, theirs, card=cards.phrase(take["card"], words), old=old)
    return Moment(step, "check" if survives else "cursed", text)


def _course(told: Sequence[Sequence[Seen]], words: Words) -> Course:
    players = sum(event["e"] == "deal" and "who" in event for event in told[0])
    sanity = [MOST_SANITY] * players
    steps, columns = [0], [tuple(sanity)]
    for step, events in enumerate(told):
        for event in events:
            if event["e"] == "sanity":
                sanity[event["who"]] = event["to"]
        if any(event["e"] == "show" for event in events):
            steps.append(step)
            columns.append(tuple(sanity))
    numbers = range(1, len(steps))
    return Course(
        title=words("Sanity after each round"),
        steps=tuple(steps),
        heads=(words("at first"), *(words("Round {n}", n=n) for n in numbers)),
        marks=("", *map(str, numbers)),
        begins=(0,),
        values=tuple(zip(*columns, strict=True)),
    )


REVIEWER = ArkhamRitualReviewer()
