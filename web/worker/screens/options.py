"""The options of a game, in the lobby: one of some values, some of them, or one for each seat.

What is chosen for each seat stands at its chair, what has pictures stands open, everything else is folded."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import htpy as h
from htpy import Element, Node, VoidElement

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
            [
                h.fieldset(".option")[h.legend[text.label], _controls(text, lobby)]
                for text in texts
                if not text.pictured and not _per_seat(text, lobby)
            ],
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


def _per_seat(text: OptionText, lobby: Lobby) -> bool:
    return isinstance(GAMES[lobby.game].options[text.name], PerSeat)


def _controls(text: OptionText, lobby: Lobby) -> list[Node]:
    """One of the values; or some of them."""
    option, field = GAMES[lobby.game].options[text.name], f"option-{text.name}"
    if not isinstance(option, SomeOf):
        return [_value(text.name, value, lobby) for value in text.values]
    chosen = lobby.options.get(text.name, ())
    return [_there(field), *(_box(field, value, chosen) for value in text.values)]


def _there(field: str) -> VoidElement:
    """A box that is not ticked says nothing, nor does a select by itself: this says that they are there."""
    return h.input(type="hidden", name=field, value="")


def pictured(texts: tuple[OptionText, ...], lobby: Lobby) -> list[Element]:
    """The options whose values have pictures, and what the chosen one does."""
    return [_pictured(text, lobby) for text in texts if text.pictured and not _per_seat(text, lobby)]


def _pictured(text: OptionText, lobby: Lobby) -> Element:
    now = lobby.options.get(text.name)
    label, line = next(((label, line) for value, label, line in text.values if value == now), ("", ""))
    return h.fieldset(".option.pictured")[
        h.legend[text.label],
        [
            h.label(".pictured__value")[
                h.input(
                    type="radio",
                    name=f"option-{text.name}",
                    value=text_of(value),
                    checked=value == now,
                    data_do="option",
                    data_value=text.name,
                ),
                h.span(".pictured__art", aria_hidden="true")[parts.icon(text_of(value), "")],
                h.span[name],
            ]
            for value, name, _ in text.values
        ],
        h.p(".pictured__line", aria_live="polite")[h.b[label], " ", line],
    ]


def at_seat(texts: tuple[OptionText, ...], seat: int, lobby: Lobby) -> list[Element]:
    """What is chosen for one seat, and what it means."""
    return [_select(text, seat, lobby) for text in texts if _per_seat(text, lobby)]


def for_seats(texts: tuple[OptionText, ...], lobby: Lobby) -> list[VoidElement]:
    """That these are there, once for all seats."""
    return [_there(f"option-{text.name}") for text in texts if _per_seat(text, lobby)]


def _box(field: str, value: tuple[Any, str, str], chosen: Sequence[Any]) -> Element:
    data, label, line = value
    return parts.tick(f"{field}-{text_of(data)}", data in chosen, label, line, data_do="option")


def _select(text: OptionText, seat: int, lobby: Lobby) -> Element:
    option, chosen = GAMES[lobby.game].options[text.name], lobby.options.get(text.name, ())
    now = chosen[seat] if seat < len(chosen) else option.base
    taken = {value for value in chosen if value not in (now, option.base)}
    line = next((line for value, _, line in text.values if value == now), "")
    field = f"option-{text.name}-{seat}"
    return h.div(".chair__more")[
        h.span(".chair__art", aria_hidden="true")[parts.icon(text_of(now), "")] if text.pictured else None,
        h.select(
            name=field, id=field, data_do="option", aria_label=f"{lobby.seats[seat].name}: {text.label}"
        )[
            [
                h.option(value=text_of(value), selected=value == now, disabled=value in taken)[label]
                for value, label, _ in text.values
            ]
        ],
        h.small[line] if line else None,
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
