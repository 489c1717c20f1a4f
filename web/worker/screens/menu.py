"""The menu and the settings: a drawer that rises from the thumb. It opens without any script (popover)."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node
from markupsafe import Markup

from web.worker.scene import LANGUAGES, Settings
from web.worker.screens import parts
from web.worker.screens.pace import speeds
from web.worker.words import Words


@parts.drawn
def menu(
    settings: Settings,
    words: Words,
    *extras: Markup | None,
    in_game: bool = True,
    over: bool = False,
    taught: bool = False,
) -> Element:
    """The drawer; `extras` are the game's own entries. In a lesson it has only what needs no Python."""
    if taught:
        return _drawer(
            words("Menu"),
            words,
            extras,
            h.fieldset(".settings")[
                h.legend[words("Settings")], _theme(settings, words), languages(settings, words)
            ],
            h.div(".leave")[parts.button(parts.icon("person"), words("To the lobby"), data_do="to-lobby")],
        )
    leave = h.div(".leave")[
        None
        if over
        else _abandon(
            "restart",
            words("Restart"),
            words("This game ends here, and the same table begins another."),
            words("Yes, restart"),
        ),
        None
        if over
        else _abandon(
            "give-up", words("Give up"), words("This game ends here, and isn’t kept."), words("Yes, give up")
        ),
        parts.button(parts.icon("export"), words("Save the record"), data_do="export")
        if over
        else parts.button(
            parts.icon("export"),
            h.span[words("Export this save"), h.small[words("with the cards to come, for your own devices")]],
            classes="btn--lines",
            data_do="export",
        ),
        parts.button(parts.icon("person"), words("To the lobby"), data_do="to-lobby"),
    ]
    return _drawer(
        words("Menu") if in_game else words("Settings"),
        words,
        parts.button(parts.icon("tome"), words("Rules and cards"), data_do="rules", **_closing(in_game)),
        extras,
        settings_fields(settings, words, in_game),
        leave if in_game else None,
    )


def _abandon(command: str, name: str, told: str, sure: str) -> Element:
    """It is asked about first: said what it does, then done."""
    return h.details(".fold")[
        h.summary[parts.icon("undo" if command == "restart" else "leave"), name],
        h.p(".note")[told],
        parts.button(sure, data_do=command, popovertarget="menu", popovertargetaction="hide"),
    ]


def _drawer(title: str, words: Words, *content: Node) -> Element:
    return h.div("#menu.drawer", popover="auto", aria_label=words("Menu"), role="dialog")[
        h.div(".drawer__head")[
            h.h2[title],
            parts.icon_button(
                "gone", words("Close"), data_do="close", popovertarget="menu", popovertargetaction="hide"
            ),
        ],
        content,
    ]


def _closing(in_game: bool) -> dict[str, str]:
    if in_game:
        return {"popovertarget": "menu", "popovertargetaction": "hide"}
    return {"popovertarget": "rules"}


@parts.drawn
def settings_fields(settings: Settings, words: Words, in_game: bool) -> Element:
    """What a person likes."""
    return h.fieldset(".settings")[
        h.legend[words("Settings")] if in_game else h.legend(".vh")[words("Settings")],
        parts.tick(
            "odds",
            settings.odds,
            words("Show the odds"),
            words("The play sheet counts what hidden cards may be."),
            data_do="toggle-odds",
        ),
        parts.tick(
            "confirm",
            settings.confirm,
            words("Ask again"),
            words("Before you do what cannot be taken back."),
            data_do="toggle-confirm",
        ),
        parts.tick(
            "talk",
            settings.talk,
            words("Table talk"),
            words("Bots say something now and then. It need not be true."),
            data_do="toggle-talk",
        ),
        parts.tick(
            "sound",
            settings.sound,
            words("Sound"),
            words("Short and soft, made on this device."),
            data_do="toggle-sound",
        ),
        h.label(".field")[h.b[words("The bots’ speed")], speeds(settings.speed, words)],
        _theme(settings, words),
        languages(settings, words) if in_game else None,
    ]


def _theme(settings: Settings, words: Words) -> Element:
    themes = (("auto", words("As the device")), ("dark", words("Dark")), ("light", words("Light")))
    return h.label(".field")[
        h.b[words("Theme")],
        h.select(name="theme", data_do="theme")[
            [h.option(value=value, selected=value == settings.theme)[label] for value, label in themes]
        ],
    ]


@parts.drawn
def languages(settings: Settings, words: Words) -> Element:
    """A link to each language, in its own name."""
    return h.nav(".langs", aria_label=words("Language"))[
        [
            h.a(
                href=f"?lang={code}",
                lang=code,
                hreflang=code,
                aria_current="true" if code == settings.language else None,
                data_do="language",
                data_value=code,
            )[name]
            for code, name in LANGUAGES.items()
        ]
    ]
