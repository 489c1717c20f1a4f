"""Whole games of Ritual with the real screens."""

from __future__ import annotations

from tests.web.whole_games import Page, table
from web.worker.reply import Reply
from web.worker.session import Session


def start(kinds: str, language: str = "en", confirm: bool = False) -> tuple[Session, Reply]:
    """From the lobby as it is drawn, the game chosen first; sounds are on."""
    house = table()
    house.open(None, language)
    house.send({"do": "toggle-confirm", "value": confirm})
    reply = house.send({"do": "toggle-sound", "value": True})
    reply = house.send({"do": "game", "form": Page(reply.html).form | {"game": "ritual"}})
    while len(kinds) != len(house.lobby.choices.chairs):
        assert ("seats-fewer", "") in Page(reply.html).does
        reply = house.send({"do": "seats-fewer", "form": Page(reply.html).form})
    kind = {"p": "person", "b": "novice"}
    form = Page(reply.html).form | {f"seat-{place}-kind": kind[who] for place, who in enumerate(kinds)}
    return house, house.send({"do": "start", "form": form | {"seed": "7"}})
