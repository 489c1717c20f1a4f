"""Cards and tokens coming and going: gaining, losing, exhausting, maxima, moving about (§4, §15)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.arkham_horror.board import IN_ARKHAM, STREET_OF
from engine.arkham_horror.cards import (
    BLESSING,
    BY_ID,
    CARDS,
    COPIES,
    CURSE,
    DEPUTY,
    SINGLE,
    SPECIAL_ROWS,
    TRADABLE,
)
from engine.arkham_horror.language import do, program
from engine.arkham_horror.statics import statics
from engine.arkham_horror.streams import put_under

if TYPE_CHECKING:
    from engine.arkham_horror.state import State

STATS = ("sanity", "stamina")


def maximum(state: State, seat: int, stat: str) -> int:
    """A stat's maximum: the sheet, allies, what was lost for good, Cthulhu's power."""
    inv = state.seats[seat]
    base = inv.sheet.sanity - inv.less_sanity if stat == "sanity" else inv.sheet.stamina - inv.less_stamina
    return max(0, base + inv.bonus(f"max-{stat}") + statics(state).max_stat.get(stat, 0))


def cap(state: State, seat: int) -> None:
    """§15: lowered maxima cap current values; a maximum of 0 devours."""
    inv = state.seats[seat]
    inv.sanity = min(inv.sanity, maximum(state, seat, "sanity"))
    inv.stamina = min(inv.stamina, maximum(state, seat, "stamina"))


def gain_stat(state: State, seat: int, stat: str, n: int, by: str = "") -> None:
    """Up to the maximum; not under an environment that forbids it (except where it says)."""
    inv = state.seats[seat]
    forbidden = statics(state).no_gain.get(stat)
    if forbidden is not None and inv.at not in forbidden and by not in forbidden:
        return state.tell("no-gain", "§20", who=seat, stat=stat)
    now = inv.sanity if stat == "sanity" else inv.stamina
    gained = min(n, maximum(state, seat, stat) - now)
    if gained > 0:
        setattr(inv, stat, now + gained)
        state.tell("gain", "§21", who=seat, what=stat, n=gained)
    return None


def gain_clues(state: State, seat: int, n: int) -> None:
    """Clues come no more once the Ancient One is awake (R69)."""
    if n > 0 and not state.awake:
        state.seats[seat].clues += n
        state.tell("gain", "§21", who=seat, what="clue", n=n)


def gain_money(state: State, seat: int, n: int) -> None:
    """Neither does money."""
    if n > 0 and not state.awake:
        state.seats[seat].money += n
        state.tell("gain", "§21", who=seat, what="money", n=n)


def lose_money(state: State, seat: int, n: int) -> None:
    """As much of it as there is."""
    n = min(n, state.seats[seat].money)
    if n > 0:
        state.seats[seat].money -= n
        state.tell("lose", "§21", who=seat, what="money", n=n)


def lose_clues(state: State, seat: int, n: int) -> None:
    """As many as there are."""
    n = min(n, state.seats[seat].clues)
    if n > 0:
        state.seats[seat].clues -= n
        state.tell("lose", "§21", who=seat, what="clue", n=n)


def gain_card(state: State, seat: int, card: str) -> None:
    """A copy out of a deck; an ally who joins does so now (§19)."""
    inv = state.seats[seat]
    inv.cards += (card,)
    state.tell("card", "§21", who=seat, card=CARDS[card].id)
    do(state, seat, program(f"join/{CARDS[card].id}"))


def take_special(state: State, seat: int, card: str) -> None:
    """A special card from the supply (R1): one of each at most; single ones if they are there."""
    inv = state.seats[seat]
    if card == "bad-credit":
        inv.bad_credit = True
        state.defaults += 1
        return state.tell("bad-credit", "§5-3", who=seat)
    if card in (BLESSING, CURSE):
        return bless(state, seat, card)
    if card in inv.cards or (card in SINGLE and not available(state, card)):
        return None
    inv.cards += (card,)
    inv.fresh += (card,)
    state.tell("card", "§16", who=seat, card=card)
    return do(state, seat, program(f"join/{card}"))


def available(state: State, card: str) -> bool:
    """Whether a card can be had: of the single ones, if nobody has it and it is not in the box."""
    if card not in SINGLE:
        return True
    return card not in state.box and not any(card in inv.cards for inv in state.seats)


def bless(state: State, seat: int, card: str) -> None:
    """§9: Blessing and Curse exclude each other; a second one makes the first count as new (R10)."""
    inv = state.seats[seat]
    other = SPECIAL_ROWS[card]["cancels"]
    if other in inv.cards:
        return lose_card(state, seat, other)
    if card not in inv.cards:
        inv.cards += (card,)
    if card not in inv.fresh:
        inv.fresh += (card,)
    return state.tell("card", "§9", who=seat, card=card)


def lose_card(state: State, seat: int, card: str, box: bool = False) -> None:
    """Under its deck, to the supply, or to the box."""
    remove_card(state, seat, card)
    deck = CARDS[card].deck
    if box:
        state.box += (card,)
    elif deck != "special":
        put_under(state, deck, card)
    state.tell("discard", "§4", who=seat, card=CARDS[card].id, box=box)
    if BY_ID[CARDS[card].id].bonus:
        cap(state, seat)


def remove_card(state: State, seat: int, card: str) -> None:
    """Out of the hand; where it goes is the caller's to say."""
    inv = state.seats[seat]
    place = inv.cards.index(card)
    inv.cards = inv.cards[:place] + inv.cards[place + 1 :]
    if card in inv.exhausted:
        inv.exhausted = tuple([one for one in inv.exhausted if one != card])
    if card in inv.fresh:
        inv.fresh = tuple([one for one in inv.fresh if one != card])
    if card in state.uses:
        state.uses = {name: used for name, used in state.uses.items() if name != card}


def copy_to_lose(state: State, seat: int, card: str, but: tuple[str, ...] = ()) -> str:
    """R64: losing and giving take an exhausted copy first."""
    inv = state.seats[seat]
    held = [name for name in inv.cards if CARDS[name].id == card and name not in but]
    return next((name for name in held if name in inv.exhausted), held[0])


def exhaust(state: State, seat: int, card: str) -> None:
    """§4: face down until the next refresh."""
    state.seats[seat].exhausted += (card,)
    state.tell("exhaust", "§4", who=seat, card=CARDS[card].id)


def count_use(state: State, seat: int, card: str) -> None:
    """One of a card's uses; when they are up it is discarded."""
    used = state.uses.get(card, 0) + 1
    if used >= CARDS[card].uses:
        lose_card(state, seat, card)
    else:
        state.uses = {**state.uses, card: used}
        state.tell("use", "§21", who=seat, card=CARDS[card].id, left=CARDS[card].uses - used)


def items(state: State, seat: int) -> list[str]:
    """§15: common, unique, spells, Revolver, Wagon; by copy, in the order gained."""
    return [name for name in state.seats[seat].cards if name in TRADABLE]


def move_to(state: State, seat: int, area: str, rule: str = "§6") -> None:
    """To another area; an explored marker is lost on leaving (§14)."""
    inv = state.seats[seat]
    if inv.at != area:
        inv.explored = False
    inv.at = area
    if area in IN_ARKHAM:
        inv.entered = None
    if state.log is not None:
        state.tell("move", rule, who=seat, to=area)


def open_area(state: State, area: str) -> str:
    """R74: into a closed location one is moved no further than its street."""
    return STREET_OF[area] if state.is_closed(area) else area


def deputy_set(state: State) -> tuple[str, ...]:
    """What of the Deputy's set is there (R91)."""
    return tuple([card for card in SINGLE if card != DEPUTY and available(state, card)])


def distinct(cards: list[str]) -> list[str]:
    """The ids of some copies, each once, in order."""
    return list(dict.fromkeys([CARDS[card].id for card in cards]))


def copies_in(deck: tuple[str, ...], card: str) -> list[str]:
    """The copies of an id that lie in a deck."""
    names = COPIES[card]
    return [name for name in deck if name in names]
