"""Screen `game-over`: who woke the old gods, the contribution of each ritual, and a rematch."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node

from engine.ritual.scoring import winners
from web.games.ritual import ID
from web.games.ritual.headline import aloud
from web.games.ritual.hindsight import your_choices
from web.games.ritual.log_reader import gains_by_ritual
from web.games.ritual.scene import Scene
from web.games.ritual.table import signed
from web.worker.screens import parts
from web.worker.screens.ended import all_hindsight, ended, verdict
from web.worker.screens.parts import icon


def game_over(scene: Scene, rules: Node) -> Element:
    """How the game ended."""
    view = scene.view
    rituals = scene.words.n("after {n} ritual", "after {n} rituals", view.ritual)
    return ended(scene, rituals, how_it_ended(scene), rules, ID)


def how_it_ended(scene: Scene) -> list[Node]:
    """Who won and why, and the standings."""
    view = scene.view
    won = winners(view.contribution, view.points)
    return [
        verdict(view.seat in won or not scene.alone, _headline(won, scene), _why(won, scene), "§6"),
        scene.aside,
        _standings(won, scene),
        all_hindsight(your_choices(scene), scene),
    ]


def _headline(won: tuple[int, ...], scene: Scene) -> str:
    words = scene.words
    told = aloud(scene)
    if won == (told.viewer,):
        return words("The old gods wake at your voice.")
    if told.viewer in won:
        return words("The old gods wake at your voice, and not at yours alone.")
    names = parts.together([told.name(seat) for seat in won], words)
    return words("The old gods wake at the voice of {names}.", names=names)


def _why(won: tuple[int, ...], scene: Scene) -> str:
    view = scene.view
    words = scene.words
    names = aloud(scene).names(won)
    if view.contribution.count(max(view.contribution)) == 1:
        return words("The most contribution wins: {names}.", names=names)
    if len(won) == 1:
        return words("Contribution is equal, so the points of the last ritual decide: {names}.", names=names)
    return words(
        "Contribution and the last ritual’s points are equal: the victory is shared by {names}.", names=names
    )


def _standings(won: tuple[int, ...], scene: Scene) -> Element:
    view = scene.view
    words = scene.words
    gains = gains_by_ritual(scene.log)
    seats = sorted(range(view.players), key=lambda seat: (-view.contribution[seat], -view.points[seat], seat))
    title = words("Contribution of each ritual")
    return h.div(".standings-box", tabindex="0", role="region", aria_label=title)[
        h.table(".standings")[
            h.caption(".vh")[title],
            h.thead[
                h.tr[
                    h.th(scope="col")[words("Contribution")],
                    h.th(scope="col")[words("all")],
                    [h.th(scope="col")[words("Ritual {n}", n=n)] for n in range(1, len(gains) + 1)],
                    h.th(scope="col")[words("last points")],
                ]
            ],
            h.tbody[[_row(seat, seat in won, gains, scene) for seat in seats]],
        ]
    ]


def _row(seat: int, wins: bool, gains: list[tuple[int, ...]], scene: Scene) -> Element:
    view = scene.view
    words = scene.words
    told = aloud(scene)
    name = words("You") if seat == told.viewer else told.name(seat)
    return h.tr(class_="is-win" if wins else "is-out", data_seat=str(seat))[
        h.th(scope="row")[h.span[name], h.small(".win")[icon("check"), words("winner")] if wins else None],
        h.td[h.span(".con")[icon("seal"), h.b[str(view.contribution[seat])]]],
        [h.td[f"+{each[seat]}" if each[seat] else "0"] for each in gains],
        h.td[signed(view.points[seat])],
    ]
