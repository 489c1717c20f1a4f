"""Before the snapshot is taken: the usual game is begun in every language, so that its needs are at hand.

The catalogues are read, the parts that stay the same are drawn and kept (screens/parts.py), and nothing of
it is left: its tables are forgotten.
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
    """Begin it in each language, in English last."""
    usual = next(iter(ROOMS))
    for language in sorted(LANGUAGES, reverse=True):
        post = JsonApi(make_session, error)
        post.open(None, language)
        for message in BEGINNING:
            post.send(json.dumps({"do": message, "form": {"game": usual, "seed": "0"}}))
