"""Screen `shared`: what a link holds, before any card of it is shown."""

from __future__ import annotations

from collections.abc import Sequence

import htpy as h
from htpy import Element

from web.worker.occasion import Beat
from web.worker.places import place_of
from web.worker.scene import AnyRoom, Seat
from web.worker.screens import parts
from web.worker.words import Words


def shared(
    room: AnyRoom,
    seats: Sequence[Seat],
    sender: int | None,
    winners: Sequence[int],
    beat: Beat | None,
    playable: bool,
    words: Words,
) -> Element:
    """Who played what and how it ended; then watch, play the same cards, learn."""
    title = room.title(words)
    return parts.root(
        "shared",
        "page",
        h.header(".bar.share__bar")[h.h1(".bar__where")[words("A game for you")]],
        h.main(".main.shared")[
            h.section(".shared__card", aria_labelledby="shared-title")[
                h.div(".shared__art", aria_hidden="true")[room.tile_art()],
                h.h2("#shared-title")[title],
                h.p[_who(seats, sender, words)],
                h.p(".dim")[_winners(seats, winners, words)],
                h.p("#to-beat.shared__beat")[_beat(beat, len(seats), words)] if beat else None,
            ]
        ],
        h.footer("#dock.dock")[
            parts.button(
                words("Play these cards"),
                h.small[words("The same deal, and you haven’t seen a card. It doesn’t count.")],
                classes="btn--primary btn--lines",
                data_do="play-cards",
            )
            if playable
            else None,
            h.div(".row")[
                parts.button(parts.icon("looked"), words("Watch"), data_do="watch"),
                parts.button(
                    parts.icon("learn"),
                    words("Learn {game}", game=title),
                    data_do="learn",
                    data_value=room.id,
                )
                if room.is_taught
                else None,
                parts.button(parts.icon("person"), words("To the lobby"), data_do="to-lobby"),
            ],
        ],
        game=room.id,
    )


def _who(seats: Sequence[Seat], sender: int | None, words: Words) -> str:
    names = [seat.name for seat in seats]
    if sender is None:
        return words("Played by {names}.", names=parts.together(names, words))
    others = [name for place, name in enumerate(names) if place != sender]
    return words("{who} played with {others}.", who=names[sender], others=parts.together(others, words))


def _winners(seats: Sequence[Seat], winners: Sequence[int], words: Words) -> str:
    if not winners:
        return words("Nobody won.")
    names = parts.together([seats[seat].name for seat in winners], words)
    return words.n("{names} won.", "{names} won.", len(winners), names=names)


def _beat(beat: Beat, players: int, words: Words) -> str:
    place = place_of(beat.place, players, words)
    return words("To beat: {place}, score {score}.", place=place, score=beat.score)
