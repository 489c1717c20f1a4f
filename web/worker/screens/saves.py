"""The lobby's list of kept games, and where games are brought in."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node
from markupsafe import Markup

from web.worker.scene import SavedGame
from web.worker.screens import parts
from web.worker.words import Words

LONGEST_PASTE = 1 << 20


def saves(games: tuple[SavedGame, ...], words: Words) -> Element:
    """Folded, with how many there are."""
    count = words.n("{n} game kept", "{n} games kept", len(games)) if games else words("none kept")
    return h.details("#saves.fold")[
        h.summary[parts.icon("log"), words("Your games"), " ", h.span(".ref")[count]],
        h.div(".saves")[
            h.ul(".saves__list", role="list")[[_game(game, words) for game in games]] if games else None,
            _bring(words),
        ],
    ]


def _game(game: SavedGame, words: Words) -> Element:
    unknown = words("A game of a newer release") if game.state == "newer" else words("A damaged game")
    title = game.title or unknown
    return h.li(class_=f"saved saved--{game.state}", id=f"saved-{game.id}")[
        _entry(game, title, words), _ask(game, title, words) if game.deleting else _tools(game, words)
    ]


def _entry(game: SavedGame, title: str, words: Words) -> Element:
    """What can be opened is one large button."""
    verb = {"open": words("Continue"), "over": words("Look")}.get(game.state)
    text = [
        h.span(".saved__head")[h.b(".serif")[title], h.span(".saved__verb")[verb] if verb else None],
        h.span(".ref")[" · ".join(part for part in (_how_far(game, words), game.when) if part)],
        h.small[words(", ").join(game.names)] if game.names else None,
        _trouble(game, words),
    ]
    if not verb:
        return h.div(".saved__entry")[text]
    return h.button(
        ".saved__entry", type="button", id=f"go-{game.id}", data_do="continue", data_value=game.id
    )[text]


def _how_far(game: SavedGame, words: Words) -> str:
    if game.state == "over":
        return game.result or words("over")
    return words("round {n}", n=game.round) if game.round else ""


def _trouble(game: SavedGame, words: Words) -> Node:
    sentences = {
        "damaged": words("It cannot be opened, but it can be exported as it is."),
        "newer": words("Load the page again to get that release."),
    }
    return h.small(".saved__trouble")[sentences[game.state]] if game.state in sentences else None


def _tools(game: SavedGame, words: Words) -> Element:
    what = {
        "open": words("Export this save: with the cards to come, for your own devices"),
        "over": words("Export the record"),
    }.get(game.state, words("Export as it is"))
    return h.div(".saved__tools")[
        _small("looked", words("Review"), "review", game.id) if game.state == "over" else None,
        _small("export", what, "export-save", game.id),
        _small("gone", words("Delete"), "delete", game.id),
    ]


def _small(picture: str, label: str, do: str, id: str) -> Markup:
    return parts.icon_button(picture, label, data_do=do, data_value=id, title=label, id=f"{do}-{id}")


def _ask(game: SavedGame, title: str, words: Words) -> Element:
    return h.div(".saved__tools", role="group", aria_label=title)[
        parts.button(words("Delete it"), data_do="delete-yes", data_value=game.id, id=f"delete-{game.id}"),
        parts.button(words("Keep it"), classes="btn--quiet", data_do="keep-it", id=f"keep-{game.id}"),
    ]


def _bring(words: Words) -> Element:
    """From a file, or as text."""
    return h.fieldset(".option.bring")[
        h.legend[words("Bring a game here")],
        h.small[words("A record, a save of another device, or a link.")],
        h.label(".btn.bring__file")[
            parts.icon("export", "ico ico--in"),
            words("From a file"),
            h.input(
                "#bring-file.vh",
                type="file",
                accept=".json,.txt,application/json,text/plain",
                data_do="import",
            ),
        ],
        h.textarea(
            "#paste",
            name="paste",
            rows="3",
            maxlength=str(LONGEST_PASTE),
            spellcheck="false",
            aria_label=words("Paste it here"),
            placeholder=words("Paste it here"),
        ),
        parts.button(words("From this text"), data_do="import", id="bring-text"),
    ]
