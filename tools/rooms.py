"""What the build finds in the games' folders: a new game is in no list here."""

import re
from pathlib import Path

from tools.npm import ROOT

WEB = ROOT / "web"
SVG = re.compile(r'<svg xmlns="[^"]*" viewBox="([^"]*)">(.*)</svg>', re.DOTALL)


def folders() -> dict[str, Path]:
    """By game, in the order of the registry: its room, if it has one."""
    from web.games import ROOMS

    return {game: WEB / "games" / game.replace("-", "_") for game in ROOMS}


def without() -> tuple[str, ...]:
    """The packages of games that have rules and no room: no page needs them."""
    from engine.games import GAMES

    return tuple(game.replace("-", "_") for game in GAMES if game not in folders())


def sprite() -> str:
    """The symbols that stand in the page: the house's, and each game's tile (web/games/room.py)."""
    house = (WEB / "art" / "sprite.svg").read_text("utf-8")
    tiles = "".join(_tile(game, folder) for game, folder in folders().items())
    return house.replace("</svg>", f"{tiles}</svg>")


def symbols(html: str) -> str:
    """Of those only the ones that are used."""
    names = sorted(set(re.findall(r'href="#(i-[\w-]+)"', html)))
    return "".join(re.findall(rf'<symbol id="(?:{"|".join(names)})".*?</symbol>', sprite(), re.DOTALL))


def _tile(game: str, folder: Path) -> str:
    drawn = SVG.fullmatch((folder / "tile.svg").read_text("utf-8").strip())
    assert drawn is not None
    return f'<symbol id="i-tile-{game}" viewBox="{drawn[1]}">{drawn[2].strip()}</symbol>\n'
