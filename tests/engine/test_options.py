"""Options: one of some values, some of them, one a seat; checked, written and read again."""

from __future__ import annotations

from typing import Any

import pytest

from engine.game import RecordError
from engine.options import OneOf, Option, PerSeat, SomeOf

EVENT = OneOf(("orb", "trapezohedron"))
TRACK = OneOf((False, True))
DOOM = OneOf((3, 1, 2))
BOXES = SomeOf(("dunwich", "kingsport", "innsmouth"), 2)
WHO = PerSeat(OneOf(("", "ashcan", "monterey")), distinct=True)
ALIKE = PerSeat(OneOf((1, 2)))

GOOD: list[tuple[Option, Any, Any, str]] = [
    (EVENT, "orb", "orb", "orb"),
    (TRACK, True, True, "true"),
    (DOOM, 2, 2, "2"),
    (BOXES, [], (), ""),
    (BOXES, ["innsmouth", "dunwich"], ("dunwich", "innsmouth"), "dunwich,innsmouth"),
    (WHO, ["", "", "ashcan"], ("", "", "ashcan"), ",,ashcan"),
    (ALIKE, (2, 2, 1), (2, 2, 1), "2,2,1"),
]


@pytest.mark.parametrize(("option", "given", "value", "text"), GOOD)
def test_a_value_is_checked_and_written_and_read(option: Option, given: Any, value: Any, text: str) -> None:
    assert option.check("x", given, 3) == value
    assert option.text(value) == text
    assert option.parse(text) == value
    assert option.check("x", option.base_for(3), 3) == option.base_for(3)


def test_the_base_value() -> None:
    assert (EVENT.base, BOXES.base, WHO.base) == ("orb", (), "")
    assert (EVENT.base_for(2), BOXES.base_for(2), WHO.base_for(2)) == ("orb", (), ("", ""))


WRONG: list[tuple[Option, Any, str]] = [
    (EVENT, "mask", "must be one of: orb, trapezohedron"),
    (EVENT, ["orb"], "must be one of"),
    (EVENT, None, "must be one of"),
    (TRACK, 1, "must be one of: false, true"),
    (DOOM, True, "must be one of"),
    (BOXES, "dunwich", "must be a list of some of: dunwich"),
    (BOXES, ["arkham"], "must be a list of some of"),
    (BOXES, [["dunwich"]], "must be a list of some of"),
    (BOXES, ["dunwich", "dunwich"], "a value twice"),
    (BOXES, ["dunwich", "kingsport", "innsmouth"], "at most 2 values, not 3"),
    (WHO, ["ashcan"], "a value for each of 3 seats"),
    (WHO, "ashcan", "a value for each of 3 seats"),
    (WHO, ["ashcan", "", "ashcan"], "a value at two seats"),
    (WHO, ["ashcan", "", "harvey"], "must be one of"),
]


@pytest.mark.parametrize(("option", "value", "says"), WRONG)
def test_a_value_that_does_not_fit_is_refused(option: Option, value: Any, says: str) -> None:
    with pytest.raises(RecordError, match=says) as raised:
        option.check("x", value, 3)
    assert str(raised.value).startswith("option 'x' ")


def test_a_text_that_means_nothing_is_refused_by_the_check() -> None:
    for option, text in ((EVENT, "mask"), (TRACK, "yes"), (BOXES, "arkham"), (WHO, "harvey,,"), (WHO, "")):
        with pytest.raises(RecordError):
            option.check("x", option.parse(text), 3)


def test_a_message_lists_only_some_of_many() -> None:
    with pytest.raises(RecordError) as raised:
        OneOf(tuple(f"value-{n}" for n in range(500))).check("x", "y")
    assert len(str(raised.value)) < 300
