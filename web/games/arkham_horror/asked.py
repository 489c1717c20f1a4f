"""What is asked: a decision as a heading and a sentence, with its rule."""

from __future__ import annotations

from typing import NamedTuple

from engine.arkham_horror.board import WORLD_AT
from web.games.arkham_horror import names
from web.games.arkham_horror.prices import price
from web.games.arkham_horror.scene import Scene, may_act


class Asked(NamedTuple):
    """The heading, the sentence under it, and the rule."""

    head: str
    line: str = ""
    rule: str = ""


def asked(scene: Scene) -> Asked:
    """Of whoever must decide; while a bot does, that it does."""
    view, words = scene.view, scene.words
    decision = view.decision
    if decision is None:
        return Asked(words("Nobody has anything to decide."))
    who = names.of_seat(decision.seat, scene)
    if not may_act(scene) and scene.you is None:
        return Asked(words("{who} decides.", who=who), scene.seats[decision.seat].name)
    return of_kind(decision.kind, who, scene)


def of_kind(kind: str, who: str, scene: Scene) -> Asked:
    """By the decision's kind."""
    words, view = scene.words, scene.view
    assert view.decision
    about = view.decision.about
    match kind:
        case "sliders":
            return Asked(
                words("{who} gets ready.", who=who), words("Set the three sliders: any stop will do."), "§3"
            )
        case "upkeep":
            focus = view.seats[view.decision.seat].sheet.focus
            line = words.n(
                "Move the sliders by {n} stop in all, use cards, then go on.",
                "Move the sliders by up to {n} stops in all, use cards, then go on.",
                focus,
            )
            return Asked(words("{who} prepares.", who=who), line, "§5")
        case "return":
            return Asked(
                words("{who} finds a way back.", who=who), words("Choose any street or location."), "§5"
            )
        case "move":
            return Asked(words("From {place}", place=names.phrase(about["at"], words)), "", "§6")
        case "meet":
            line = words("Each monster here must be evaded or fought.")
            return Asked(words("{who} is not alone.", who=who), line, "§10")
        case "take-clues":
            return Asked(words("Clues lie here."), "", "§6")
        case "other-world":
            return Asked(
                names.area(view.seats[view.decision.seat].at, words), words("Go on from here."), "§6"
            )
        case "return-gate":
            return Asked(words("{who} comes back.", who=who), words("Choose the gate to come out of."), "§6")
        case "combat":
            return Asked(words("Fight or flee?"), names.monster(about["monster"], words), "§10")
        case "weapons":
            return Asked(words("Two hands"), words("Choose weapons and spells, then strike."), "§10")
        case "roll":
            return _roll(scene)
        case "loss":
            return Asked(words("{who} is about to lose something.", who=who), "", "§15")
        case "discard" | "lose":
            line = words.n("{n} thing must go.", "{n} things must go.", view.decision.least)
            return Asked(words("{who} must give something up.", who=who), line, "§15")
        case "encounter":
            return Asked(names.area(about["at"], words), words("What will {who} do here?", who=who), "§7")
        case "close":
            return Asked(words("The gate stands open."), words("Close it, or wait."), "§14")
        case "seal":
            return Asked(words("The gate is closed."), words("Seal it for good?"), "§14")
        case "place":
            line = words.n(
                "{n} monster comes: spread it over the gates.",
                "{n} monsters come: spread them over the gates.",
                about["monsters"],
            )
            return Asked(words("The gate surges."), line, "§12")
        case "clue":
            return Asked(words("A clue turns up."), words("Who takes it?"), "§12")
        case "toward":
            return Asked(words("Something flies."), words("Two places are as good: which one?"), "§11")
        case "attack":
            return Asked(words("The last battle"), "", "§17")
        case "spend":
            costs = {"toughness": about["toughness"], "gate-trophy": about["gates"]}
            told = price({what: n for what, n in costs.items() if n}, words)
            return Asked(names.ask(kind, words), words("Trophies: {what}.", what=told), "§14")
    away = view.seats[view.decision.seat].at in WORLD_AT
    return Asked(names.ask(kind, words), "", RULES.get(kind, "§8" if away else "§7"))


RULES = {"buy": "§16", "sell": "§16", "keep": "§16", "target": "§16", "gate": "§10", "reveal": "§16"}
"""Where a kind that has no words of its own is ruled, unless it is an encounter."""


def _roll(scene: Scene) -> Asked:
    words, view = scene.words, scene.view
    assert view.decision
    about = view.decision.about
    dice = words(", ").join(map(str, about["dice"])) or words("no dice")
    line = words("{n} of {needed} successes.", n=about["successes"], needed=about["needed"])
    return Asked(words("{check}: {dice}", check=names.term(about["check"], words), dice=dice), line, "§9")
