"""The lessons, drawn: one file a game and language, which web/page/lesson.js plays."""

import json
import re

from tools import rooms

PIECE = re.compile(r"(?=<(?:aside|button|details|div|fieldset|figure|footer|header|li|ol|p|section|ul)\b)")
"""Screens are cut before these: most pieces stand on several of them, and are written once."""


def files() -> dict[str, bytes]:
    """By path in web/, every lesson in every language."""
    from web.games import ROOMS
    from web.worker.scene import LANGUAGES

    return {
        f"games/{folder.name}/lesson-{language}.json": lesson(game, language)
        for game, folder in rooms.folders().items()
        if ROOMS[game].is_taught
        for language in LANGUAGES
    }


def lesson(game: str, language: str) -> bytes:
    """JSON: its `title`, the `pieces` of HTML, and of each of the `screens` its pieces and its `news`."""
    from web.games import ROOMS
    from web.worker.lesson import drawn
    from web.worker.words import Words

    room, words = ROOMS[game], Words(language)
    pieces: dict[str, int] = {}
    screens = [
        {
            "pieces": [pieces.setdefault(piece, len(pieces)) for piece in PIECE.split(html)],
            "news": news,
        }
        for html, news in drawn(room, words)
    ]
    title = f"{room.title(words)} · {words('Ritual Table')}"
    told = {"title": title, "pieces": [*pieces], "screens": screens}
    return json.dumps(told, ensure_ascii=False, separators=(",", ":")).encode()
