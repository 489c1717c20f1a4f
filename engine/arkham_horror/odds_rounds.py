"""The odds of what is chosen in a round of combat (§10-3, §10-4): weapons, spells, the Flute, fleeing."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from engine.arkham_horror.blows import copies
from engine.arkham_horror.cards import BY_ID, CARDS
from engine.arkham_horror.odds_checks import Chance, as_state, chance, plain_chance, spell_check
from engine.arkham_horror.odds_fights import Course, Duel, after_loss, combat_check, mixed
from engine.arkham_horror.spells import cost_of
from engine.arkham_horror.weapons import BIND, ENCHANT, FLUTE, RED_SIGN, Fight

if TYPE_CHECKING:
    from engine.arkham_horror.view import View


class Figures(NamedTuple):
    """The odds of one action."""

    check: Chance | None = None
    """The check it brings first."""
    now: Course | None = None
    """Of this round."""
    end: Course | None = None
    """To the end of the combat."""


def of_meeting(view: View, seat: int, words: list[str]) -> Figures:
    """`fight M`, `evade M`."""
    verb, token = words
    duel = Duel(view, Fight(seat, token, "board"))
    if verb == "evade":
        return Figures(chance(view, seat, duel.awareness), None, duel.evaded())
    horror = chance(view, seat, duel.horror) if duel.horror else None
    return Figures(horror, None, duel.combat(duel.man))


def of_round(view: View, seat: int, verb: str) -> Figures:
    """`fight` with the best weapons, or `flee`."""
    duel = Duel(view, view.fight)
    man = duel.man
    if verb == "flee":
        return Figures(chance(view, seat, duel.awareness), duel.fled(man, 1), duel.fled(man))
    arms, _ = duel.best_arms(man.weapons)
    check = chance(view, seat, combat_check(view, view.fight, arms), arms)
    return Figures(check, duel.fought(man, arms, 1), duel.fought(man, arms))


def of_arms(view: View, seat: int) -> dict[str, Figures]:
    """By action of choosing weapons and spells; restoring a stat has no figures."""
    duel = Duel(view, view.fight) if view.fight.token else None
    found = {}
    for action in view.legal:
        match action.split():
            case ["weapons", *cards]:
                found[action] = _of_weapons(view, seat, duel, [card for card in cards if card != "none"])
            case ["cast", spell, *which]:
                found[action] = _of_spell(view, seat, duel, spell, *which)
            case ["drop", spell] if duel:
                left = list(view.fight.spells)
                left.remove(next(name for name in left if CARDS[name].id == spell))
                without = duel.now(spells=tuple(left))
                found[action] = Figures(None, without.fought(duel.man, None, 1), without.fought(duel.man))
            case ["use", card] if card == FLUTE and duel:
                price = BY_ID[FLUTE].cost
                won = Course(won=1.0, sanity=price["sanity"], stamina=price["stamina"])
                found[action] = Figures(None, won, won)
    return found


def _of_weapons(view: View, seat: int, duel: Duel | None, cards: list[str]) -> Figures:
    """Against no monster (R63, §17) there is a check and nothing more."""
    arms = copies(as_state(view), seat, cards)
    check = chance(view, seat, combat_check(view, view.fight, arms), arms)
    if duel is None:
        return Figures(check)
    return Figures(check, duel.fought(duel.man, arms, 1), duel.fought(duel.man, arms))


def _of_spell(view: View, seat: int, duel: Duel | None, spell: str, which: str = "") -> Figures:
    """Casting it, then the best weapons; who pays the last Sanity is insane after the spell (R54)."""
    needed = duel.kind.toughness if duel and spell == BIND else 1
    asked = spell_check(spell, needed)
    check = chance(view, seat, asked)
    if duel is None:
        return Figures(check)
    works = plain_chance(view, seat, asked)
    man = duel.man.hurt(cost_of(as_state(view), spell), 0)
    name = view.seats[seat].ready(spell)
    assert name is not None
    failed = duel.now(failed=(*duel.fight.failed, name))
    cast = _with_spell(view, seat, duel, name, which)

    def course(rounds: int | None) -> Course:
        missed = failed.fought(man, None, rounds) if man.up else Course(out=1.0)
        if spell == BIND:
            passed = duel.bound(man)
        else:
            passed = cast.fought(man, None, rounds) if man.up else Course(out=1.0)
        return after_loss(duel.man, man, mixed((works, passed), (1 - works, missed)))

    return Figures(check, course(1), course(None))


def _with_spell(view: View, seat: int, duel: Duel, name: str, which: str) -> Duel:
    """The combat in which a spell has worked."""
    fight: Fight = duel.fight
    spell, spells = CARDS[name].id, (*fight.spells, name)
    if spell == ENCHANT:
        held = view.seats[seat].cards
        weapon = next(one for one in held if CARDS[one].id == which and one not in fight.enchanted)
        return duel.now(spells=spells, enchanted=(*fight.enchanted, weapon))
    if spell == RED_SIGN:
        return duel.now(spells=spells, weaker=fight.weaker + 1, ignored=(*fight.ignored, which))
    return duel.now(spells=spells)
