"""Screen `lobby`: which game, who plays, with what. All of it is in form controls, so that it can be read
before Python has loaded."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node

from web.games import ROOMS
from web.worker.lobby_choices import PERSON, SAME
from web.worker.scene import Lobby, SavedGame, Seat, Settings
from web.worker.screens import parts, today
from web.worker.screens.menu import languages, menu
from web.worker.screens.options import options
from web.worker.screens.rules import rules_drawer
from web.worker.screens.saves import saves
from web.worker.words import Words

CANDLES = 7
LONGEST_NAME = 20


def lobby(lobby: Lobby, words: Words, settings: Settings) -> Element:
    """The first screen."""
    room = ROOMS[lobby.game]
    return parts.root(
        "lobby",
        "lobby",
        h.header(".bar")[
            parts.icon_button("tome", words("Rules"), data_do="rules", popovertarget="rules"),
            parts.icon_button("settings", words("Settings"), data_do="settings", popovertarget="menu"),
            h.span(".bar__stats")[
                parts.icon_button("hint", words("Puzzle"), data_do="puzzle"),
                parts.icon_button("flame", words("Evenings"), data_do="evenings"),
                parts.icon_button("stats", words("Statistics"), data_do="stats"),
            ],
            languages(settings, words),
        ],
        h.form(
            "#lobby.lobby__form",
            autocomplete="off",
            data_new=not settings.played,
            data_unlearned=words("The lesson could not be loaded. Check the connection and try again."),
        )[
            h.main(".main.lobby")[
                h.div(".lobby__title")[
                    h.h1[words("Ritual Table")],
                    h.p(".dim")[words("Games of hidden cards, against bots or round one phone.")],
                ],
                _games(lobby, words),
                _chairs(lobby, words),
                options(room.options(words), lobby, words),
                saves(lobby.games, words),
                h.button(".fold__row", type="button", data_do="puzzle")[
                    parts.icon("hint"), words("Puzzle of the day")
                ],
                h.button(".fold__row", type="button", data_do="evenings")[
                    parts.icon("flame"), words("Evenings and past days")
                ],
                h.button(".fold__row", type="button", data_do="stats")[
                    parts.icon("stats"), words("Statistics")
                ],
            ],
            h.footer("#dock.dock.lobby__dock")[
                h.p("#problem.problem", role="alert")[lobby.problem] if lobby.problem else None,
                _vigil(words),
                _play(words),
                _resume(lobby.games, words),
            ],
            h.input(type="hidden", name="language", value=settings.language),
            menu(settings, words, in_game=False),
        ],
        rules_drawer(room.rules(words), words, popover=True),
        game=lobby.game,
    )


def _games(lobby: Lobby, words: Words) -> Element:
    chosen = lobby.game
    later = (("arkham-horror", words("Arkham Horror")),)
    return h.fieldset(".tiles")[
        h.legend(".vh")[words("Game")],
        [
            _tile(
                game,
                game == chosen,
                room.title(words),
                _few(room.seats),
                room.tagline(words),
                room.tile_art(),
                _learn(game, room.title(words), words) if room.is_taught else None,
                goal=room.goal(lobby.options, words) if game == chosen else "",
            )
            for game, room in ROOMS.items()
        ],
        today.tile(lobby.today, ROOMS[chosen].title(words), words),
        [
            _tile(game, False, title, words("later"), words("Not built yet."), parts.back(title), None, True)
            for game, title in later
        ],
    ]


def _few(seats: range) -> str:
    """How many may play."""
    return f"{seats[0]}–{seats[-1]}"


def _tile(
    game: str,
    chosen: bool,
    title: str,
    few: str,
    line: str,
    art: Node,
    learn: Node,
    soon: bool = False,
    goal: str = "",
) -> Element:
    """A game; of the one that is chosen how one wins tonight, too."""
    return h.div(class_="tile is-soon" if soon else "tile")[
        h.label(".tile__pick")[
            h.input(type="radio", name="game", value=game, checked=chosen, disabled=soon, data_do="game"),
            h.span(".tile__art", aria_hidden="true")[art],
            h.span(".tile__text")[
                h.b(".serif")[title],
                " ",
                h.span(".ref")[few],
                h.small[line],
                [" ", h.small("#goal.tile__goal")[goal]] if goal else None,
            ],
        ],
        learn,
    ]


def _chairs(lobby: Lobby, words: Words) -> Element:
    """Who plays. At its limit a button of the stepper does nothing, but keeps the focus."""
    count, seats = len(lobby.seats), ROOMS[lobby.game].seats
    return h.section(".chairs", aria_labelledby="chairs")[
        h.header[
            h.h2("#chairs")[words("Round the table")],
            h.span(".stepper")[
                parts.button(
                    "−",
                    classes="btn--icon",
                    data_do="seats-fewer",
                    aria_label=words("Fewer players"),
                    aria_disabled="true" if count <= seats[0] else None,
                ),
                h.output("#seats", aria_live="polite")[str(count)],
                parts.button(
                    "+",
                    classes="btn--icon",
                    data_do="seats-more",
                    aria_label=words("More players"),
                    aria_disabled="true" if count >= seats[-1] else None,
                ),
            ],
        ],
        _all_bots(lobby, words),
        h.ul(role="list")[[_chair(number, seat, lobby, words) for number, seat in enumerate(lobby.seats)]],
    ]


def _all_bots(lobby: Lobby, words: Words) -> Element | None:
    """One control for the levels of all bots; nothing is chosen in it while they differ."""
    levels = {seat.bot for seat in lobby.seats if seat.bot}
    if sum(seat.bot is not None for seat in lobby.seats) < 2 or len(lobby.bots) < 2:
        return None
    texts = ROOMS[lobby.game].levels(words)
    differ = h.option(value="", selected=True)[words("different")] if len(levels) > 1 else None
    return h.label(".chairs__all")[
        words("All bots"),
        h.select(name="all-bots", id="all-bots", data_do="all-bots")[
            differ,
            [
                h.option(value=level, selected=levels == {level})[
                    texts[level].name if level in texts else level
                ]
                for level in lobby.bots
            ],
        ],
    ]


def _chair(number: int, seat: Seat, lobby: Lobby, words: Words) -> Element:
    levels = ROOMS[lobby.game].levels(words)
    bots = [(level, levels[level].line if level in levels else level) for level in lobby.bots]
    same = [(SAME, words("the same person"))] if lobby.shared and number else []
    kinds = [(PERSON, words("person")), *same, *bots]
    now = seat.bot or (PERSON if seat.owner is None else SAME)
    which = str(number)
    return h.li(".chair", id=f"chair-{number}", data_seat=which)[
        parts.icon("person", "ico chair__person"),
        parts.icon("bot", "ico chair__bot"),
        h.input(
            type="text",
            name=f"seat-{number}-name",
            id=f"seat-{number}-name",
            value=seat.name,
            maxlength=str(LONGEST_NAME),
            required=True,
            spellcheck="false",
            aria_label=words("Name of player {n}", n=number + 1),
            data_do="seat-name",
            data_value=which,
        ),
        h.select(
            name=f"seat-{number}-kind",
            id=f"seat-{number}-kind",
            aria_label=words("Player {n} is", n=number + 1),
            data_do="seat-kind",
            data_value=which,
        )[[h.option(value=kind, selected=kind == now)[label] for kind, label in kinds]],
    ]


def _vigil(words: Words) -> Element:
    """Loading lights candles: progress.js fills it, and takes it away when all are lit."""
    attrs = {"aria-valuemin": "0", "aria-valuemax": str(CANDLES), "aria-valuenow": "0"}
    sentences = {
        "data-loading": words("Lighting the cellar: {done} of {all} MB"),
        "data-starting": words("The candles are lit; Python wakes."),
        "data-failed": words("The table could not be loaded. Check the connection and load the page again."),
        "data-old": words("This browser is too old for the table: please update it, or use another."),
    }
    return h.div(
        "#vigil.vigil", data_vigil=True, role="progressbar", aria_label=words("Loading"), **attrs, **sentences
    )[
        h.span(".candles", aria_hidden="true")[[_candle() for _ in range(CANDLES)]],
        h.span(".vigil__words")[
            h.span(data_vigil_words=True)[words("Lighting the cellar")],
            h.span(".ref")[words("then it works offline")],
        ],
    ]


def _candle() -> Element:
    use = Element("use")
    return h.svg(".candle", data_candle=True)[
        use(".candle__out", href="#i-candle"), use(".candle__lit", href="#i-candle_lit")
    ]


def _play(words: Words) -> Element:
    return parts.button(
        words("Play"),
        h.small(data_vigil_hint=True)[words("starts as soon as all are lit")],
        classes="btn--primary btn--play",
        data_do="start",
    )


def _learn(game: str, title: str, words: Words) -> Element:
    """A game's lesson, which the page plays by itself (web/page/lesson.js)."""
    return parts.button(
        parts.icon("learn"),
        words("Learn"),
        parts.hidden(title),
        classes="tile__learn",
        data_do="learn",
        data_value=game,
        id=f"learn-{game}",
    )


def _resume(games: tuple[SavedGame, ...], words: Words) -> Element | None:
    """Back to the game that was played last."""
    if not games or games[0].state != "open":
        return None
    names = words(", ").join(games[0].names)
    return parts.button(
        words("Continue"),
        h.small[names],
        classes="btn--resume",
        data_do="continue",
        data_value=games[0].id,
        id="resume",
    )
