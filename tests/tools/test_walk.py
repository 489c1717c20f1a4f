"""A click goes one way through the house: few rooms, and none twice."""

from __future__ import annotations

import pytest

from tools.npm import ToolError
from tools.walk import FIRST, walk

MOST_ROOMS = 10


@pytest.mark.parametrize(
    ("game", "action"), [("arkham-ritual", "give 1"), ("arkham-ritual", "take"), ("ritual", "")]
)
def test_a_click_enters_few_rooms_each_once(game: str, action: str) -> None:
    walked = walk(action, game)
    assert walked.deciding[0] == FIRST
    assert len(walked.deciding) == len(set(walked.deciding)) <= MOST_ROOMS
    assert set(walked.drawing) > {"web/worker/pages/play.py"}, "the screen is drawn, too"


def test_what_cannot_be_done_is_told() -> None:
    with pytest.raises(ToolError, match="dance cannot be done"):
        walk("dance")
