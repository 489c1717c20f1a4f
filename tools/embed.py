"""The table in other people's pages: the poster, its script, a demo; oEmbed and link previews."""

from __future__ import annotations

import json
import re
from html import escape
from pathlib import Path
from urllib.parse import urlsplit

from tools import rooms, style
from tools.npm import ROOT, ToolError

FOLDER = ROOT / "web" / "embed"
PAGES = {"embed.html": "embed.html", "embed-demo.html": "demo.html", "embed.js": "embed.js"}
"""What keeps its name in dist/, and the file here that it is made of."""
PREVIEW = "preview.png"
PREVIEW_SIZE = (1200, 630)
ABROAD = (PREVIEW, "oembed.json")
"""What is read on other sites only."""
FRAME_SIZE = (720, 640)
TITLE = "Ritual Table"
LINE = "Hidden-card games on one page, against bots that cannot cheat or round one phone."


def address(text: str) -> str:
    """Where the site will be, ending in a slash; "" if that is not known."""
    if not text:
        return ""
    parts = urlsplit(text)
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.query or parts.fragment:
        raise ToolError(f"--site is the address the site will have, https://…, not {text}")
    return text.rstrip("/") + "/"


def tokens() -> dict[str, str]:
    """What the pages and scripts of embedding are filled with."""
    from web.games import ROOMS
    from web.worker.scene import LANGUAGES
    from web.worker.screens.poster import ANY, own_page, poster
    from web.worker.words import Words

    every = [(game, language) for language in LANGUAGES for game in (ANY, *ROOMS)]
    drawn = {(game, language): str(poster(game, Words(language))) for game, language in every}
    return {
        "languages": json.dumps([*LANGUAGES]),
        "own_page": json.dumps({each: own_page(Words(each)) for each in LANGUAGES}, ensure_ascii=False),
        "poster": drawn[ANY, "en"],
        "posters": "\n".join(
            f'<template data-language="{language}" data-game="{game}">{html}</template>'
            for (game, language), html in drawn.items()
        ),
        "symbols": rooms.symbols("".join(drawn.values())),
        "narrow": style.media()["narrow"],
    }


def poster_style(drawn: str) -> bytes:
    """The table's own tokens, its rules for what is drawn in the poster, and what is the poster's own."""
    names = set(re.findall(r"[\w-]+", " ".join(re.findall(r'(?:class|id)="([^"]*)"', drawn))))
    rules = [rule for rule in _rules(style.layer("base")) if _named(rule) <= names]
    own = (FOLDER / "poster.css").read_text("utf-8")
    return "\n".join([style.layer("tokens"), *rules, style.plain(own)]).encode()


def _rules(css: str) -> list[str]:
    """Each rule that stands for itself, not in an @-block."""
    alone = re.sub(r"@[^{}]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}", "", css)
    return [rule.strip() for rule in re.findall(r"[^{}]+\{[^{}]*\}", alone)]


def _named(rule: str) -> set[str]:
    """The classes and ids that its selector speaks of."""
    return set(re.findall(r"[.#]([a-zA-Z][\w-]*)", rule.partition("{")[0]))


def tags(site: str) -> str:
    """Link previews (Open Graph). What needs a whole address is there only if the site's is known."""
    told = {"og:type": "website", "og:site_name": TITLE, "og:title": TITLE, "og:description": LINE}
    if not site:
        return "\n".join(_meta("property", *each) for each in told.items())
    wide, high = map(str, PREVIEW_SIZE)
    told |= {"og:url": site, "og:image": site + PREVIEW, "og:image:width": wide, "og:image:height": high}
    told["og:image:alt"] = f"{TITLE}: cards on a table in candlelight"
    where = f'href="{escape(site)}oembed.json" title="{TITLE}"'
    link = f'<link rel="alternate" type="application/json+oembed" {where}>'
    lines = [_meta("property", *each) for each in told.items()]
    return "\n".join([*lines, _meta("name", "twitter:card", "summary_large_image"), link])


def _meta(kind: str, name: str, content: str) -> str:
    return f'<meta {kind}="{name}" content="{escape(content)}">'


def oembed(site: str) -> bytes:
    """What oembed.com asks for: pasted in a blog, the table's address becomes its poster."""
    wide, high = FRAME_SIZE
    frame = f'<iframe src="{escape(site)}embed.html" width="{wide}" height="{high}" title="{TITLE}"'
    told = {
        "version": "1.0",
        "type": "rich",
        "title": TITLE,
        "provider_name": TITLE,
        "provider_url": site,
        "width": wide,
        "height": high,
        "html": f'{frame} loading="lazy" allow="clipboard-write; web-share" frameborder="0"></iframe>',
        "thumbnail_url": site + PREVIEW,
        "thumbnail_width": PREVIEW_SIZE[0],
        "thumbnail_height": PREVIEW_SIZE[1],
    }
    return json.dumps(told, indent=1).encode()


def pages() -> dict[str, bytes]:
    """By its name in dist/, each page and script as it is written, still to be filled in."""
    return {name: (FOLDER / file).read_bytes() for name, file in PAGES.items()}


def extras(site: str) -> dict[str, bytes]:
    """ABROAD, as far as it can be made."""
    preview = {PREVIEW: Path(FOLDER / PREVIEW).read_bytes()}
    return preview | ({"oembed.json": oembed(site)} if site else {})
