"""The options of a game, in the lobby: one of some values, some of them, or one for each seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import htpy as h
from htpy import Element, Node

from engine.games import GAMES
from engine.options import OneOf, PerSeat, SomeOf
from web.worker.lobby_choices import LONGEST_SEED
from web.worker.scene import Lobby, OptionText
from web.worker.screens import parts
from web.worker.words import Words


def options(texts: tuple[OptionText, ...], lobby: Lobby, words: Words) -> Element:
    """All of them, folded; what differs from the base game is told."""
    return h.details("#options.fold")[
        h.summary[
            parts.icon("settings"), words("Options"), " ", h.span(".ref")[_summary(texts, lobby, words)]
        ],
        h.div(".options")[
            [h.fieldset(".option")[h.legend[text.label], _controls(text, lobby)] for text in texts],
            h.fieldset(".option")[
                h.legend[words("Advice")],
                [
                    parts.choice(
                        "advice", value, lobby.advice == (value == "on"), label, line, data_do="option"
                    )
                    for value, label, line in (
                        ("on", words("May be asked for"), words("The Occultist tells what it would do.")),
                        ("off", words("None at this table"), words("Everyone plays their own game.")),
                    )
                ],
            ],
            h.fieldset(".option")[
                h.legend[words("Seed")],
                h.label(".field")[
                    h.small[
                        words("The same word deals the same cards. Leave it empty to leave it to chance.")
                    ],
                    h.input(
                        type="text",
                        name="seed",
                        value=lobby.seed,
                        maxlength=str(LONGEST_SEED),
                        data_do="seed",
                        spellcheck="false",
                    ),
                ],
            ],
        ],
    ]


def _controls(text: OptionText, lobby: Lobby) -> list[Node]:
    """One of the values; or some of them; or one for each seat."""
    option, field = GAMES[lobby.game].options[text.name], f"option-{text.name}"
    if isinstance(option, OneOf):
        return [_value(text.name, value, lobby) for value in text.values]
    there = h.input(type="hidden", name=field, value="")  # a box that is not ticked says nothing
    chosen = lobby.options.get(text.name, ())
    if isinstance(option, SomeOf):
        return [there, *(_box(field, value, chosen) for value in text.values)]
    seats = zip(lobby.seats, chosen, strict=False)
    return [there, *(_select(f"{field}-{n}", seat.name, now, text) for n, (seat, now) in enumerate(seats))]


def _box(field: str, value: tuple[Any, str, str], chosen: Sequence[Any]) -> Element:
    data, label, line = value
    return parts.tick(f"{field}-{text_of(data)}", data in chosen, label, line, data_do="option")


def _select(field: str, seat: str, now: Any, text: OptionText) -> Element:
    return h.label(".field")[
        h.b[seat],
        h.select(name=field, data_do="option")[
            [h.option(value=text_of(value), selected=value == now)[label] for value, label, _ in text.values]
        ],
    ]


def _value(name: str, value: tuple[Any, str, str], lobby: Lobby) -> Element:
    data, label, line = value
    return parts.choice(
        f"option-{name}",
        text_of(data),
        lobby.options.get(name) == data,
        label,
        line,
        data_do="option",
        data_value=name,
    )


def text_of(value: Any) -> str:
    """An option's value as a form control holds it: `true`, `false`, or the text itself."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def _summary(texts: tuple[OptionText, ...], lobby: Lobby, words: Words) -> str:
    """What differs from the base game."""
    chosen = [label for text in texts for label in _differs(text, lobby)]
    return words(", ").join(chosen) or words("base game")


def _differs(text: OptionText, lobby: Lobby) -> list[str]:
    """The values that are not the base game's, by their labels."""
    option, now = GAMES[lobby.game].options[text.name], lobby.options.get(text.name)
    if isinstance(option, OneOf):
        now = () if now == option.base else (now,)
    elif isinstance(option, PerSeat):
        now = tuple(value for value in now or () if value != option.base)
    return [label for value, label, _ in text.values if value in (now or ())]
