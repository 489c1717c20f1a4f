"""The styles as the page loads them: the house's in one file, a game's in one of its own."""

import re
from collections.abc import Mapping
from functools import cache

from tools.npm import ROOT, ToolError

WEB = ROOT / "web"
IMPORT = re.compile(r"@import url\(([\w.]+)\) layer\((\w+)\);")
CUSTOM_MEDIA = re.compile(r"@custom-media --([\w-]+) ([^;]+);\n")
ENTRY = re.compile(r"(?:style|games/\w+)/style\.css")


def styles() -> dict[str, bytes]:
    """By path in web/: every style that a page links. One that none does is an error."""
    found = {path.relative_to(WEB).as_posix(): path.read_text("utf-8") for path in sorted(WEB.rglob("*.css"))}
    linked = {name: css for name, css in found.items() if name.startswith("embed/") or ENTRY.fullmatch(name)}
    parts = {_beside(name, file) for name, css in linked.items() for file, _ in IMPORT.findall(css)}
    if lost := sorted(found.keys() - linked.keys() - parts):
        raise ToolError(f"no page loads {', '.join(lost)}: name it in the style.css of its folder")
    return {name: plain(expanded(_whole(name, found))).encode() for name in linked}


def _whole(name: str, found: Mapping[str, str]) -> str:
    """A style with what it imports in its place."""
    return IMPORT.sub(lambda part: f"@layer {part[2]} {{\n{found[_beside(name, part[1])]}}}", found[name])


def _beside(name: str, file: str) -> str:
    return f"{name.rpartition('/')[0]}/{file}"


def layer(name: str) -> str:
    """What the house has in one of its layers, by itself and in none."""
    entry = (WEB / "style" / "style.css").read_text("utf-8")
    files = [file for file, of in IMPORT.findall(entry) if of == name]
    return plain(expanded("".join((WEB / "style" / file).read_text("utf-8") for file in files)))


def plain(css: str) -> str:
    """Without comments and indents."""
    return re.sub(r"\s*\n\s*", "\n", re.sub(r"/\*.*?\*/", "", css, flags=re.DOTALL)).strip()


@cache
def media() -> dict[str, str]:
    """By its name (@custom-media in tokens.css), a condition on the window."""
    return dict(CUSTOM_MEDIA.findall((WEB / "style" / "tokens.css").read_text("utf-8")))


def expanded(css: str) -> str:
    """What no browser knows yet, @custom-media, written out."""
    css = CUSTOM_MEDIA.sub("", css)
    for name, query in media().items():
        css = css.replace(f"(--{name})", query)
    return css
