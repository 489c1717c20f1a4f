"""The styles as the page loads them: the house's in one file, a game's in one of its own."""

import re
from functools import cache

from tools.npm import ROOT, ToolError

WEB = ROOT / "web"
IMPORT = re.compile(r"@import url\(([\w.]+)\) layer\((\w+)\);")
CUSTOM_MEDIA = re.compile(r"@custom-media --([\w-]+) ([^;]+);\n")
GAME = re.compile(r"games/\w+/style\.css")


def styles() -> dict[str, bytes]:
    """By path in web/: every style that a page links. One that none does is an error."""
    found = {path.relative_to(WEB).as_posix(): path.read_text("utf-8") for path in sorted(WEB.rglob("*.css"))}
    entry = found.pop("style/style.css")
    parts = {name: found.pop(f"style/{name}") for name, _ in IMPORT.findall(entry)}
    lost = [name for name in found if not name.startswith("embed/") and not GAME.fullmatch(name)]
    if lost:
        raise ToolError(f"no page loads {', '.join(lost)}: see web/style/style.css")
    found["style/style.css"] = IMPORT.sub(lambda part: f"@layer {part[2]} {{\n{parts[part[1]]}}}", entry)
    return {name: expanded(css).encode() for name, css in found.items()}


def part(name: str) -> str:
    """One of the house's, by itself and in no layer."""
    return expanded((WEB / "style" / f"{name}.css").read_text("utf-8"))


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
