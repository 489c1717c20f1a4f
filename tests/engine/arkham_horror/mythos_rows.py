"""§12: what stands on each mythos card, and a Mythos Phase with one of them whose gate falls on a seal."""

from __future__ import annotations

from typing import NamedTuple

from tests.engine.arkham_horror.table import Table


class Card(NamedTuple):
    """A mythos card: where its gate and its clue appear, which dimensions move along white / black arrows."""

    id: str
    gate: str
    clue: str | None
    moves: str


CARDS = [
    # headlines
    Card("all-quiet-in-arkham", "woods", "historical-society", "hexagon/slash star triangle"),
    Card("big-storm-sweeps-arkham", "independence-square", "the-unnamable", "crescent/plus"),
    Card(
        "bizarre-dreams-plague-citizens", "science-building", "the-witch-house", "hexagon/slash star triangle"
    ),
    Card("blue-flu", "the-unnamable", "woods", "hexagon/slash star triangle"),
    Card("campus-security-increased", "independence-square", "the-unnamable", "circle/diamond square"),
    Card("church-group-reclaims-southside", "black-cave", "hibbs-roadhouse", "hexagon/slash star triangle"),
    Card("city-gripped-by-blackouts", "unvisited-isle", "science-building", "hexagon/slash star triangle"),
    Card("family-found-butchered", "graveyard", "unvisited-isle", "crescent/plus"),
    Card("feds-raid-arkham", "black-cave", "hibbs-roadhouse", "crescent/plus"),
    Card("fourth-of-july-parade", "the-witch-house", "black-cave", "crescent/plus"),
    Card("gangs-clean-up-easttown", "the-witch-house", "black-cave", "circle/diamond square"),
    Card("ghost-ship-docks-by-itself", "the-unnamable", "woods", "crescent/plus"),
    Card(
        "goat-like-creature-spotted-in-woods",
        "independence-square",
        "the-unnamable",
        "hexagon/slash star triangle",
    ),
    Card("horror-at-groundbreaking", "historical-society", "silver-twilight-lodge", "crescent/plus"),
    Card("ill-wind-grips-arkham", "graveyard", "unvisited-isle", "hexagon/slash star triangle"),
    Card("lodge-member-held-for-questioning", "black-cave", "hibbs-roadhouse", "circle/diamond square"),
    Card("lodge-members-watch-the-night", "unvisited-isle", "science-building", "circle/diamond square"),
    Card("manhunt-in-arkham", "woods", "independence-square", "slash star triangle/hexagon"),
    Card("merchants-march-on-crime", "independence-square", "the-unnamable", "circle/diamond square"),
    Card("miskatonic-arctic-expedition-returns", "hibbs-roadhouse", "independence-square", "crescent/plus"),
    Card("missing-people-return", "the-unnamable", "woods", "slash star triangle/hexagon"),
    Card("picnickers-panic", "unvisited-isle", "science-building", "crescent/plus"),
    Card(
        "police-step-up-patrols-in-northside", "silver-twilight-lodge", "graveyard", "circle/diamond square"
    ),
    Card("private-security-hired-in-uptown", "woods", "historical-society", "circle/diamond square"),
    Card("rivertown-residents-take-back-streets", "the-witch-house", "black-cave", "circle/diamond square"),
    Card(
        "scientist-warns-of-dimensional-rift",
        "unvisited-isle",
        "science-building",
        "hexagon/slash star triangle",
    ),
    Card("sheldon-gang-turns-to-police-for-aid", "graveyard", "unvisited-isle", "circle/diamond square"),
    Card("slum-murders-continue", "woods", "historical-society", "crescent/plus"),
    Card("southside-strangler-suspected", "woods", "historical-society", "circle/diamond square"),
    Card("strange-lights-on-campus", "woods", "historical-society", "hexagon/slash star triangle"),
    Card(
        "strange-power-flux-plagues-city",
        "independence-square",
        "the-unnamable",
        "slash star triangle/hexagon",
    ),
    Card("strange-tremors-cease", "independence-square", "the-unnamable", "hexagon/slash star triangle"),
    Card("temperance-fever-sweeps-city", "the-witch-house", "black-cave", "hexagon/slash star triangle"),
    Card("terror-at-the-train-station", "the-witch-house", "black-cave", "crescent/plus"),
    Card("vigilante-guards-the-night", "the-unnamable", "woods", "circle/diamond square"),
    Card("witch-burning-anniversary", "unvisited-isle", "science-building", "crescent/plus"),
    # environments
    Card("a-strange-plague", "independence-square", "the-unnamable", "diamond square/circle"),
    Card("alien-technology", "unvisited-isle", "science-building", "diamond square/circle"),
    Card("an-evil-fog", "graveyard", "unvisited-isle", "plus/crescent"),
    Card("blackest-night", "black-cave", "hibbs-roadhouse", "diamond square/circle"),
    Card("blood-magic", "independence-square", "the-unnamable", "diamond square/circle"),
    Card("curfew-enforced", "unvisited-isle", "science-building", "plus/crescent"),
    Card("darkes-carnival-arrives", "the-unnamable", "woods", "diamond square/circle"),
    Card("dreams-of-a-sunken-city", "independence-square", "the-unnamable", "plus/crescent"),
    Card("egyptian-exhibit-visits-miskatonic-u", "the-witch-house", "black-cave", "plus/crescent"),
    Card("estate-sale", "the-witch-house", "black-cave", "diamond square/circle"),
    Card("happy-days-are-here-again", "woods", "historical-society", "diamond square/circle"),
    Card("heat-wave", "woods", "independence-square", "diamond square/circle"),
    Card("icy-conditions", "historical-society", "silver-twilight-lodge", "plus/crescent"),
    Card("no-one-can-help-you-now", "the-unnamable", "woods", "plus/crescent"),
    Card("nodens-favor", "the-witch-house", "black-cave", "slash star triangle/hexagon"),
    Card("planetary-alignment", "the-witch-house", "black-cave", "diamond square/circle"),
    Card("raining-cats-and-dogs", "hibbs-roadhouse", "independence-square", "plus/crescent"),
    Card("rlyeh-rising", "woods", "historical-society", "slash star triangle/hexagon"),
    Card("solar-eclipse", "graveyard", "unvisited-isle", "diamond square/circle"),
    Card("sunny-and-clear", "black-cave", "hibbs-roadhouse", "plus/crescent"),
    Card("the-chill-of-the-grave", "unvisited-isle", "science-building", "plus/crescent"),
    Card("the-festival", "woods", "historical-society", "plus/crescent"),
    Card("the-man-in-black", "the-witch-house", "black-cave", "plus/crescent"),
    Card("things-of-darkness", "silver-twilight-lodge", "graveyard", "diamond square/circle"),
    # rumors
    Card("disturbing-the-dead", "black-cave", None, "slash star triangle/hexagon"),
    Card("good-work-undone", "unvisited-isle", None, "slash star triangle/hexagon"),
    Card("the-great-ritual", "graveyard", None, "slash star triangle/hexagon"),
    Card("the-southside-strangler-strikes", "independence-square", None, "slash star triangle/hexagon"),
    Card("the-stars-are-right", "science-building", None, "slash star triangle/hexagon"),
    Card("the-terrible-experiment", "unvisited-isle", None, "slash star triangle/hexagon"),
]
GATE = {card.id: card.gate for card in CARDS}
QUIET = "miskatonic-arctic-expedition-returns"
"""A headline that does nothing while nobody has an Elder Thing; crescent and plus move."""


def resolve(t: Table, *cards: str) -> None:
    """Play a Mythos Phase with each card; a seal on its gate's location keeps the gate away."""
    for card in cards:
        if GATE[card] not in t.now["seals"]:
            t.seal(GATE[card])
        t.mythos(card)
