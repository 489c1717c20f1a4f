"""Anyone's Pyodide can install the engine by micropip, and it plays there as it does here."""

import json

import pytest
from playwright.sync_api import Page

from engine.game import Event, Start
from engine.games import GAMES
from engine.record import replay, write
from tests.browser.bare import bare
from tests.playthrough import PLAYED, Played, recorded

__all__ = ["bare"]  # a fixture

BEGIN = 'GAMES["arkham-ritual"].start(Start(5, seed=7)).legal()'
REPLAY = """
def told(text):
    import json
    from engine.record import read, replay
    log = []
    state = replay(read(text), log)
    return json.dumps([[event.whole() for event in log], state.summary()])
told
"""


def test_the_wheel_plays_in_a_bare_page(bare: Page) -> None:
    imports = "from engine.games import GAMES\nfrom engine.game import Start\n"
    legal = bare.evaluate("code => python.runPython(code).toJs()", imports + BEGIN)
    assert tuple(legal) == GAMES["arkham-ritual"].start(Start(5, seed=7)).legal()


@pytest.mark.parametrize("played", PLAYED, ids=lambda played: played.file.stem)
def test_a_playthrough_gives_the_same_events_in_the_browser(bare: Page, played: Played) -> None:
    record = recorded(played.file)
    log: list[Event] = []
    state = replay(record, log)
    told = bare.evaluate("([code, text]) => python.runPython(code)(text)", [REPLAY, write(record)])
    assert json.loads(told) == json.loads(json.dumps([[event.whole() for event in log], state.summary()]))
