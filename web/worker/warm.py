"""Before the snapshot is taken: each game is begun in every language, so that what all games need is at hand.

The catalogues are read, the parts that stay the same are drawn and kept (screens/parts.py), and nothing of
these games is left: their tables are forgotten.
"""

from __future__ import annotations

import json

from web.games import ROOMS
from web.worker.app import make_session
from web.worker.json_api import JsonApi
from web.worker.scene import LANGUAGES
from web.worker.screens.error import error

BEGINNING = ("start", "tick", "tick", "to-lobby")


def warm() -> None:
    """Begin every game in each language, the usual game in English last."""
    for language in sorted(LANGUAGES, reverse=True):
        post = JsonApi(make_session, error)
        post.open(None, language)
        for game in reversed(tuple(ROOMS)):
            for message in BEGINNING:
                post.send(json.dumps({"do": message, "form": {"game": game, "seed": "0"}}))
