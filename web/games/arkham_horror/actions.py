"""An action in a few words, as its button says it."""

from __future__ import annotations

from typing import NamedTuple

from engine.arkham_horror.sheets import SHEETS, SKILLS
from engine.game import Action
from web.games.arkham_horror import names
from web.games.arkham_horror.scene import Scene
from web.worker.screens.parts import together
from web.worker.words import Words


class Said(NamedTuple):
    """What a button says: the words, what stands small beside them, and a picture (pictures.of)."""

    text: str
    small: str = ""
    picture: str = ""


def named(action: Action, scene: Scene) -> str:
    """The words alone."""
    return say(action, scene).text


def say(action: Action, scene: Scene) -> Said:
    """An action of the decision that is on, or of one that was."""
    verb, *things = action.split()
    if verb in PLAIN:
        return Said(plain(verb, scene.words)) if not things else _of_things(verb, things, scene)
    return _of_things(verb, things, scene)


def _of_things(verb: str, things: list[str], scene: Scene) -> Said:
    words = scene.words
    match verb, things:
        case (("move" | "go" | "wagon" | "return" | "return-gate" | "toward" | "gate"), [area]):
            return Said(_to(verb, names.phrase(area, words), words), picture=_place_picture(area))
        case (("fight" | "evade"), [token]):
            return Said(_meet(verb, names.monster(token, words), words), picture=token)
        case (("give" | "take-from" | "give-money" | "take-money"), [seat, thing]):
            return _trade(verb, names.of_seat(int(seat), scene), thing, words)
        case (("restore" | "target" | "clue"), [seat]) if seat.isdecimal():
            return Said(_for(verb, names.of_seat(int(seat), scene), words))
        case "sliders", [*numbers]:
            return Said(words("Set the sliders"), _stops([int(n) for n in numbers], scene))
        case "place", [*spread]:
            told = [_monsters_at(word, words) for word in spread]
            return Said(words("Spread them"), words(", ").join(told))
        case "split", [one, two]:
            return Said(words("{one} and {two}", one=one, two=two))
        case (("take-clues" | "pay" | "up-to" | "pick"), [number]):
            return Said(_counted(verb, int(number), words))
        case "reroll-die", [card, place]:
            return Said(words("Roll die {n} again", n=place), names.card(card, words), card)
        case (("special" | "replace" | "close" | "draw" | "reveal" | "choose"), [*_]):
            return _of_words(verb, things, words)
    return _of_cards(verb, things, words)


def _place_picture(area: str) -> str:
    from engine.arkham_horror.board import IS_LOCATION

    return area if area in IS_LOCATION else ""


def _to(verb: str, place: str, words: Words) -> str:
    match verb:
        case "wagon":
            return words("Ride to {place}", place=place)
        case "return" | "return-gate":
            return words("Return to {place}", place=place)
        case "toward":
            return words("It flies to {place}", place=place)
        case "gate":
            return words("The gate at {place}", place=place)
        case "go":
            return words("Go to {place}", place=place)
    return words("Walk to {place}", place=place)


def _meet(verb: str, monster: str, words: Words) -> str:
    if verb == "fight":
        return words("Fight the {monster}", monster=monster)
    return words("Evade the {monster}", monster=monster)


def _trade(verb: str, who: str, thing: str, words: Words) -> Said:
    match verb:
        case "give":
            return Said(words("Give {card} to {who}", card=names.card(thing, words), who=who), picture=thing)
        case "take-from":
            return Said(
                words("Take {card} from {who}", card=names.card(thing, words), who=who), picture=thing
            )
        case "give-money":
            return Said(words("Give ${n} to {who}", n=thing, who=who))
    return Said(words("Take ${n} from {who}", n=thing, who=who))


def _for(verb: str, who: str, words: Words) -> str:
    match verb:
        case "restore":
            return words("Help {who}", who=who)
        case "clue":
            return words("{who} takes the clue", who=who)
    return who


def _counted(verb: str, n: int, words: Words) -> str:
    match verb:
        case "take-clues":
            return words.n("Take {n} clue", "Take {n} clues", n) if n else words("Leave the clues")
        case "pick":
            return words("Card {n}", n=n)
    return str(n)


def _stops(numbers: list[int], scene: Scene) -> str:
    """What the sliders then give."""
    seat = scene.view.to_act
    who = scene.view.seats[seat].id if seat is not None else None
    if who is None:
        return ""
    sheet = SHEETS[who]
    told = [
        f"{names.term(skill, scene.words)} {stops[numbers[slider]]}"
        for skill in SKILLS[::2]
        for slider, stops in [sheet.skills[skill]]
    ]
    return scene.words(", ").join(told)


def _monsters_at(word: str, words: Words) -> str:
    place, _, number = word.partition("=")
    return f"{names.area(place, words)} {number}"


def _of_words(verb: str, things: list[str], words: Words) -> Said:
    """A verb with something that is neither a card nor a token."""
    match verb:
        case "special":
            number = words("for price {n}", n=things[1]) if len(things) > 1 else ""
            return Said(names.special(things[0], words), number)
        case "replace":
            return Said(names.investigator(things[0], words), picture=things[0])
        case "close":
            return Said(
                words("Close the gate: {skill}", skill=names.term(things[0], words)), picture=things[0]
            )
        case "draw":
            return Said(words("From the top") if things == ["top"] else words("From the bottom"))
        case "reveal":
            return Said(names.area(things[0], words))
    return Said(chosen(things[0], words))


def _of_cards(verb: str, things: list[str], words: Words) -> Said:
    """A verb with cards, trophies, or a word of its own."""
    picture = things[0] if things and things[0] != "none" else ""
    if things == ["none"]:
        return Said(none(verb, words))
    told = together([names.thing(thing, words) for thing in things], words)
    match verb:
        case "cast":
            spell, *on = [names.thing(thing, words) for thing in things]
            return Said(words("Cast {spell}", spell=spell), on[0] if on else "", picture)
        case "use":
            return Said(words("Use {card}", card=told), picture=picture)
        case "read":
            return Said(words("Read {card}", card=told), picture=picture)
        case "drop":
            return Said(words("Let {spell} go", spell=told), picture=picture)
        case "weapons":
            return Said(words("Fight with {cards}", cards=told), picture=picture)
        case "reroll":
            return Said(words("Roll again"), told, picture)
        case "spend":
            return Said(words("Spend {cards}", cards=told), picture=picture)
        case "prevent":
            return Said(words("Prevent it with {card}", card=told), picture=picture)
        case "discard" | "lose":
            return Said(words("Discard {cards}", cards=told), picture=picture)
        case "keep":
            return Said(words("Keep {cards}", cards=told), picture=picture)
        case "buy":
            return Said(words("Buy {cards}", cards=told), picture=picture)
        case "sell":
            return Said(words("Sell {card}", card=told), picture=picture)
        case "trophy":
            return Said(words("Take the {monster} as a trophy", monster=told), picture=picture)
    return Said(told)


def chosen(option: str, words: Words) -> str:
    """One of several things that a card offers."""
    terms = {
        "sanity": "sanity", "stamina": "stamina", "money": "money", "clues": "clue", "spell": "spell",
        "spells": "spell", "skill": "skill", "common": "common-item", "unique": "unique-item",
        "check": "skill-check",
    }  # fmt: skip
    if option in terms:
        return names.term(terms[option], words)
    return names.card(option, words) if option in names.CARDS_BY_ID else words("An item")


def none(verb: str, words: Words) -> str:
    """`weapons none`, `buy none` …"""
    match verb:
        case "weapons":
            return words("Fight bare-handed")
        case "buy":
            return words("Buy nothing")
        case "sell":
            return words("Sell nothing")
        case "clue":
            return words("Nobody takes it")
    return words("None")


PLAIN = frozenset(
    {
        "done", "stay", "stay-put", "pay-loan", "go-on", "fight", "flee", "spend-clue", "accept", "take-it",
        "encounter", "rumor", "wait", "elder-sign", "seal", "no-seal", "yes", "no", "attack", "resign",
    }
)  # fmt: skip


def plain(verb: str, words: Words) -> str:
    """An action that is one word."""
    match verb:
        case "done":
            return words("Done")
        case "stay" | "stay-put":
            return words("Stay here")
        case "pay-loan":
            return words("Pay off the loan: $10")
        case "go-on":
            return words("Go on")
        case "fight":
            return words("Fight")
        case "flee":
            return words("Flee")
        case "spend-clue":
            return words("Spend a clue")
        case "accept":
            return words("Accept")
        case "take-it":
            return words("Take the loss")
        case "encounter":
            return words("Have an encounter")
        case "rumor":
            return words("Act on the rumor")
        case "wait":
            return words("Wait")
        case "elder-sign":
            return words("Use the Elder Sign")
        case "seal":
            return words("Seal it")
        case "no-seal":
            return words("Leave it unsealed")
        case "yes":
            return words("Yes")
        case "no":
            return words("No")
        case "attack":
            return words("Attack")
    return words("Give up, for all")
