"""A game's room: found by its folder, loaded when the game is chosen and not before."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from engine.game import Event
from engine.games import GAMES
from engine.record import replay
from tests.playthrough import PLAYED, Played, recorded
from tools import rooms, style, words
from tools.npm import ToolError
from web.games import ROOMS
from web.worker.app import make_session

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web"
MODULES = """
import json, sys
from web.worker.app import make_session
table = make_session()
reply = table.open({kept!r}, "en")
for message in {messages!r}:
    reply = table.send({{"do": message}})
packages = ("engine", "engine.bots", "web.games")
print(json.dumps([reply.screen, [name for name in sys.modules if name.rpartition(".")[0] in packages]]))
"""


@pytest.mark.parametrize("game", ROOMS)
def test_the_tile_says_how_many_may_play(game: str) -> None:
    assert ROOMS[game].seats == GAMES[game].seats


@pytest.mark.parametrize("way", ["kept", "wanted"])
@pytest.mark.parametrize("game", ROOMS)
def test_whoever_plays_one_game_loads_no_other(game: str, way: str) -> None:
    """In the browser the other games' rooms are not even there: to import one would be to wait for it."""
    settings = {"version": 2, "settings": {}, "lobby": {"game": game, "chairs": [], "options": {}}}
    kept = {"settings": json.dumps(settings)} if way == "kept" else {"wants": game}
    code = MODULES.format(kept=kept, messages=["start", "tick", "tick", "to-lobby"])
    told = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    screen, loaded = json.loads(told.stdout)
    loaded = {name.rpartition(".")[2] for name in loaded}
    folders = {each: folder.name for each, folder in rooms.folders().items()}
    assert screen == "lobby"
    assert folders[game] in loaded
    assert not {folder for each, folder in folders.items() if each != game} & loaded


def test_a_room_is_a_package_with_a_tile_a_style_and_symbols() -> None:
    assert {*rooms.folders().values()} == {*words.folders()} - {WEB}
    for folder in rooms.folders().values():
        assert all((folder / name).exists() for name in ("tile.json", "tile.svg", "style.css", "sprite.svg"))


@pytest.mark.parametrize(
    "played", [each for each in PLAYED if each.game in ROOMS], ids=lambda played: played.file.stem
)
def test_a_room_s_seen_has_all_that_its_events_tell(played: Played) -> None:
    record = recorded(played.file)
    seen = import_module(f"web.games.{rooms.folders()[record.game].name}.scene").Seen
    log: list[Event] = []
    replay(record, log)
    told = {name for event in log for name in (*event.public, *event.secret)}
    assert told <= seen.__required_keys__ | seen.__optional_keys__


# Styles


def test_a_style_that_no_page_loads_fails_the_build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(style, "WEB", tmp_path)
    (tmp_path / "style").mkdir()
    (tmp_path / "style" / "tokens.css").write_text("@custom-media --wide (width > 9rem);\n")
    (tmp_path / "style" / "style.css").write_text("@import url(tokens.css) layer(tokens);\n")
    assert style.styles().keys() == {"style/style.css"}
    (tmp_path / "style" / "forgotten.css").write_text("b { color: red; }\n")
    with pytest.raises(ToolError, match="forgotten"):
        style.styles()


def test_what_windows_are_called_is_written_out() -> None:
    css = b"".join(style.styles().values()).decode()
    assert "@custom-media" not in css
    assert "(--" not in re.sub(r"var\(--", "", css)


@pytest.mark.parametrize("game", ROOMS)
def test_a_game_s_rules_are_for_its_own_screens(game: str) -> None:
    css = style.styles()[f"games/{rooms.folders()[game].name}/style.css"].decode()
    heads: list[set[str]] = [set(), set()]
    depth = 0
    for head, brace in re.findall(r"([^{}]*)([{}])", css):
        if brace == "{" and depth < 2:
            heads[depth].add(head.split(";")[-1].strip())
        depth += 1 if brace == "{" else -1
    assert heads[0] == {"@layer game"}
    assert {head for head in heads[1] if not head.startswith("@keyframes")} == {f'[data-game="{game}"]'}


def source(folders: list[Path]) -> str:
    return "".join(
        path.read_text("utf-8")
        for folder in folders
        for path in [*folder.rglob("*.py"), *folder.rglob("*.js"), *folder.rglob("*.html")]
    )


def is_said(name: str, text: str) -> bool:
    """Whether a class or a symbol is written somewhere, whole or put together: `hue--{colour}`."""
    stems = [name[: found.end()] + "{" for found in re.finditer(r"--?|__", name)]
    return bool(re.search(rf"(?<![\w-]){re.escape(name)}(?![\w-])", text)) or any(
        stem in text for stem in stems
    )


@pytest.mark.parametrize("name", [name for name in style.styles() if name != "embed/poster.css"])
def test_no_rule_is_dead(name: str) -> None:
    text = source([WEB]) + (ROOT / "index.html").read_text("utf-8")
    css = re.sub(r"/\*.*?\*/|url\([^)]*\)", "", style.styles()[name].decode(), flags=re.DOTALL)
    used = set(re.findall(r"\.([a-zA-Z][\w-]*)", css))
    assert [each for each in sorted(used) if not is_said(each, text)] == []


# Symbols


def symbols(svg: str) -> set[str]:
    return set(re.findall(r'<symbol id="i-([\w-]+)"', svg))


@pytest.mark.parametrize("game", ROOMS)
def test_a_game_is_drawn_with_the_house_s_symbols_and_its_own(game: str) -> None:
    table = make_session()
    drawn = table.open({"wants": game}, "en").html or ""
    for message in ("start", "tick", "rules"):
        drawn += table.send({"do": message}).html or ""
    used = set(re.findall(r'href="#i-([\w-]+)"', drawn))
    own = symbols((rooms.folders()[game] / "sprite.svg").read_text("utf-8"))
    assert used <= symbols(rooms.sprite()) | own
    assert not own & symbols(rooms.sprite())


def test_no_symbol_is_dead() -> None:
    data = "".join(path.read_text("utf-8") for path in sorted((ROOT / "engine").rglob("data/*.json")))
    text = (source([WEB, ROOT / "engine"]) + data).replace("-", "_")
    for svg in (WEB / "art" / "sprite.svg", *(folder / "sprite.svg" for folder in rooms.folders().values())):
        named = symbols(svg.read_text("utf-8"))
        assert [name for name in sorted(named) if not is_said(name.replace("-", "_"), text)] == [], svg
