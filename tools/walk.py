"""The walk of a click: which rooms of the house a message goes through, from json_api to the reply.

A room is a file of web/worker, and is entered when something in it is called from another; the engine lies
below all of them. Drawing (a page's `show` and `title`, and all that they call) is told apart.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from types import FrameType
from typing import Any, NamedTuple

from tools.npm import ROOT, ToolError

DRAWN = ("web/games/", "web/worker/screens/", "web/worker/scene.py", "web/worker/words.py")
DRAWING = frozenset({"show", "title"})
"""The methods of a page from which on it is drawn and told."""
FIRST = "web/worker/json_api.py"


class Walk(NamedTuple):
    """The rooms in the order in which they were entered."""

    deciding: tuple[str, ...]
    drawing: tuple[str, ...]


def room(frame: FrameType | None) -> str:
    """The room in which a call is made; "" outside the house."""
    path = Path(frame.f_code.co_filename) if frame else Path()
    return path.relative_to(ROOT).as_posix() if ROOT / "web" in path.parents else ""


class Tracer:
    """Notes every call from one room into another."""

    def __init__(self) -> None:
        self.deciding: list[str] = []
        self.drawing: list[str] = []
        self._draws = 0

    def __call__(self, frame: FrameType, event: str, _: Any) -> None:
        """For sys.setprofile."""
        here = room(frame)
        pages = here.startswith("web/worker/pages/") and frame.f_code.co_name in DRAWING
        if event == "call":
            came_from = room(frame.f_back)
            self._draws += pages
            drawn = self._draws or here.startswith(DRAWN)
            entered = self.drawing if drawn else self.deciding
            if here and here != came_from and entered[-1:] != [here]:
                entered.append(here)
        elif event == "return" and pages:
            self._draws -= 1


def walk(action: str, game: str = "arkham-ritual") -> Walk:
    """Of this action, or of any, the first time that the person among bots may do it."""
    from web.worker.app import make_session
    from web.worker.json_api import JsonApi
    from web.worker.screens.error import error

    api = JsonApi(make_session, error)
    api.open(json.dumps({"saves": []}), "en")
    api.send(json.dumps({"do": "start", "form": {"game": game, "seed": "7"}}))
    for _ in range(500):
        match = api.session.match
        assert match is not None
        if match.your_turn and (not action or action in match.state.legal()):
            return _walked(api, {"do": "act", "action": action or match.state.legal()[0]})
        legal = match.state.legal()
        message = {"do": "act", "action": legal[0]} if match.your_turn else {"do": "tick"}
        api.send(json.dumps({"do": "next-round"} if match.screen == "round-end" else message))
    raise ToolError(f"{action} cannot be done in a game of {game}")


def _walked(api: Any, message: dict[str, str]) -> Walk:
    api.send(json.dumps({"do": "close"}))  # whatever is loaded once, is
    tracer = Tracer()
    sys.setprofile(tracer)
    try:
        api.send(json.dumps(message))
    finally:
        sys.setprofile(None)
    return Walk(tuple(tracer.deciding), tuple(tracer.drawing))


def tell(walked: Walk) -> str:
    """The walk in lines."""
    rooms = list(dict.fromkeys(walked.deciding))
    again = [name for name in rooms if walked.deciding.count(name) > 1]
    return "\n".join(
        [
            *(f"{number:3}  {name}" for number, name in enumerate(walked.deciding, 1)),
            f"{len(rooms)} rooms; entered twice: {', '.join(again) or 'none'}",
            f"drawn in {len(set(walked.drawing))} rooms, {len(walked.drawing)} steps",
        ]
    )
