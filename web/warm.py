"""Before the snapshot is taken: a game is begun in every language, so that what all games need is at hand.

The catalogues are read, the parts that stay the same are drawn and kept (screens/parts.py), and nothing of
these games is left: their tables are forgotten.
"""

from __future__ import annotations

import json

from web.app import make_table
from web.post import Post
from web.scene import LANGUAGES
from web.screens.error import error

BEGINNING: tuple[dict[str, object], ...] = (
    {"do": "start", "form": {"seed": "0"}},
    {"do": "tick"},
    {"do": "tick"},
    {"do": "to-lobby"},
)


def warm() -> None:
    """Begin a game in each language, English last."""
    for language in sorted(LANGUAGES, reverse=True):
        post = Post(make_table, error)
        post.open(None, language)
        for message in BEGINNING:
            post.send(json.dumps(message))
