"""Many investigators in Arkham Asylum, and many monsters that stay where they are put."""

from __future__ import annotations

from tests.engine.arkham_horror.table import Table, table

PARTY = (
    "amanda-sharpe",
    "carolyn-fern",
    "vincent-lee",
    "joe-diamond",
    "jenny-barnes",
    "darrell-simmons",
    "sister-mary",
    "gloria-goldberg",
)
UNSTABLE = (
    "independence-square",
    "hibbs-roadhouse",
    "graveyard",
    "black-cave",
    "the-witch-house",
    "silver-twilight-lodge",
    "historical-society",
    "woods",
    "science-building",
    "unvisited-isle",
    "the-unnamable",
)
"""The unstable locations in board order."""
WORLDS = (
    "the-abyss",
    "another-dimension",
    "city-of-the-great-race",
    "great-hall-of-celeano",
    "plateau-of-leng",
    "rlyeh",
    "the-dreamlands",
    "yuggoth",
)
STILL = ["ghost"] * 3 + ["dark-young"] * 3 + ["cultist"] * 6 + ["maniac"] * 3 + ["star-spawn"] * 2
"""17 monsters of the dimensions crescent, hexagon and plus, which the calm card does not move."""
DRAWN = ["vampire", "high-priest"] + ["zombie"] * 3 + ["ghoul"] * 3 + ["formless-spawn"] * 2
"""Ten more of them, to be drawn."""
CUP = {
    "byakhee": 3,
    "chthonian": 2,
    "cultist": 6,
    "dark-young": 3,
    "dhole": 1,
    "dimensional-shambler": 2,
    "elder-thing": 2,
    "fire-vampire": 2,
    "flying-polyp": 1,
    "formless-spawn": 2,
    "ghost": 3,
    "ghoul": 3,
    "gug": 2,
    "high-priest": 1,
    "hound-of-tindalos": 2,
    "maniac": 3,
    "mi-go": 3,
    "nightgaunt": 2,
    "shoggoth": 2,
    "star-spawn": 2,
    "vampire": 1,
    "warlock": 2,
    "witch": 2,
    "zombie": 3,
}
"""The 55 monsters of the cup, without the masks."""


def party(n: int, ancient_one: str = "azathoth") -> Table:
    """So many investigators, all of them in Arkham Asylum."""
    t = table(*PARTY[:n], ancient_one=ancient_one)
    for seat in range(n):
        t.put(seat, at="arkham-asylum")
    return t


def crowd(t: Table, board: int, outskirts: int = 0) -> None:
    """Puts the first of the still monsters into Northside, the next into the Outskirts."""
    for kind in STILL[:board]:
        t.monster(kind, "northside")
    for kind in STILL[board : board + outskirts]:
        t.monster(kind, "outskirts")


def open_gates(t: Table, *places: str) -> None:
    """Gates to the worlds in turn, two of a world at most."""
    for place, world in zip(places, WORLDS * 2, strict=False):
        t.gate(place, world)


def empty_cup(t: Table, left: int = 0) -> None:
    """All monsters but the last so many are seat 0's trophies."""
    kinds = [kind for kind, n in CUP.items() for _ in range(n)]
    t.put(0, monster_trophies=kinds[: len(kinds) - left])
