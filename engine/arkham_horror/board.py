"""The map of Arkham (§2): streets, locations, links, arrows, Other Worlds and gate markers."""

from __future__ import annotations

from typing import NamedTuple

from engine.data import read

Area = str
"""An id of the board; of an Other World `rlyeh/1` or `rlyeh/2`; or LOST, JAIL, SKY, OUTSKIRTS."""

_BOARD = read(__package__, "board")
_WORLDS = read(__package__, "worlds")

SKY, OUTSKIRTS, LOST, JAIL = "sky", "outskirts", "lost", "jail-cell"
HOSPITAL, ASYLUM, POLICE, CHURCH = "st-marys-hospital", "arkham-asylum", "police-station", "south-church"
LODGE, SANCTUM = "silver-twilight-lodge", "inner-sanctum"

STREETS: tuple[Area, ...] = tuple(street["id"] for street in _BOARD["streets"])
LOCATIONS: tuple[Area, ...] = tuple(place["id"] for place in _BOARD["locations"])
AREAS = STREETS + LOCATIONS
"""Every street and location of Arkham, in board order."""
UNSTABLE = tuple(place["id"] for place in _BOARD["locations"] if place["unstable"])
STREET_OF: dict[Area, Area] = {place["id"]: place["street"] for place in _BOARD["locations"]}
IN_ARKHAM = frozenset(AREAS) | {JAIL}
IS_STREET, IS_LOCATION = frozenset(STREETS), frozenset(LOCATIONS)
SPECIALS: dict[Area, tuple[str, ...]] = {place["id"]: place["specials"] for place in _BOARD["locations"]}
ORDER = {area: number for number, area in enumerate(AREAS)}

_NEAR: dict[Area, list[Area]] = {area: [] for area in AREAS}
for _one, _two in _BOARD["links"]:
    _NEAR[_one].append(_two)
    _NEAR[_two].append(_one)
LINKS: dict[Area, tuple[Area, ...]] = {
    area: tuple(sorted(near, key=ORDER.__getitem__)) for area, near in _NEAR.items()
}
STREETS_NEAR: dict[Area, tuple[Area, ...]] = {
    area: tuple(near for near in links if near in IS_STREET) for area, links in LINKS.items()
}
ARROWS: dict[str, dict[Area, Area]] = {
    colour: {place["id"]: place[colour] for place in (*_BOARD["streets"], *_BOARD["locations"])}
    for colour in ("white", "black")
}


def _distances() -> dict[Area, dict[Area, int]]:
    """Between any two areas, in links (R14)."""
    found = {}
    for start in AREAS:
        far, edge = {start: 0}, [start]
        for area in edge:
            for near in LINKS[area]:
                if near not in far:
                    far[near] = far[area] + 1
                    edge.append(near)
        found[start] = far
    return found


DISTANCE = _distances()


class World(NamedTuple):
    """An Other World: two areas, the colours of the gate cards read there."""

    id: str
    dimension: str
    close: int
    colours: frozenset[str]
    first: Area
    second: Area


WORLDS: dict[str, World] = {
    world["id"]: World(
        world["id"], world["dimension"], world["close"], frozenset(world["colours"]), *world["areas"]
    )
    for world in _WORLDS["worlds"]
    if world["set"] == "base"
}
WORLD_AT: dict[Area, World] = {
    area: world for world in WORLDS.values() for area in (world.first, world.second)
}
MARKERS: dict[str, World] = {marker["id"]: WORLDS[marker["world"]] for marker in _WORLDS["gate_markers"]}
