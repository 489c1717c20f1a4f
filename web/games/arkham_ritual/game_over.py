"""Screen `game-over`: who kept their light, the standings round by round, and a rematch."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node

from engine.arkham_ritual.scoring import winners
from web.games.arkham_ritual import ID
from web.games.arkham_ritual.headline import aloud
from web.games.arkham_ritual.log_reader import after_each_round
from web.games.arkham_ritual.sanity import flames
from web.games.arkham_ritual.scene import Scene
from web.games.arkham_ritual.your_choice import your_choices
from web.worker.screens import parts
from web.worker.screens.ended import all_hindsight, ended, verdict
from web.worker.screens.parts import icon


def game_over(scene: Scene, rules: Node) -> Element:
    """How the game ended."""
    view = scene.view
    rounds = scene.words.n("after {n} round", "after {n} rounds", view.round)
    return ended(scene, rounds, how_it_ended(scene), rules, ID)


def how_it_ended(scene: Scene) -> list[Node]:
    """Who won and why, and the standings."""
    view = scene.view
    won = winners(view.sanity, view.rules.competitive)
    return [
        verdict(
            view.seat in won if scene.alone else bool(won), _headline(won, scene), _why(won, scene), "§8"
        ),
        scene.aside,
        _standings(won, scene),
        all_hindsight(your_choices(scene), scene),
    ]


def _headline(won: tuple[int, ...], scene: Scene) -> str:
    words = scene.words
    told = aloud(scene)
    if not won:
        return words("Every light is out.")
    if told.viewer in won:
        return words("You keep your light.")
    if scene.alone and scene.view.sanity[scene.view.seat]:
        return words("Your light burns, but others burn brighter.")
    if scene.alone:
        return words("Your light is out.")
    names = parts.together([told.name(seat) for seat in won], words)
    return words.n("{names} keeps the light.", "{names} keep their light.", len(won), names=names)


def _why(won: tuple[int, ...], scene: Scene) -> str:
    """Whose last flame ended it, and who wins by which rule."""
    view = scene.view
    words = scene.words
    told = aloud(scene)
    out = [seat for seat, markers in enumerate(view.sanity) if not markers]
    if out == [told.viewer]:
        ended = words("You have no sanity left, so the game ends.")
    elif told.viewer in out:
        ended = words("The game ends: no sanity is left to {names}.", names=told.names(out))
    else:
        ended = words.n(
            "{names} has no sanity left, so the game ends.",
            "{names} have no sanity left, so the game ends.",
            len(out),
            names=told.names(out),
        )
    if not won:
        wins = words("Nobody wins.")
    elif view.rules.competitive:
        wins = words("Whoever has the most sanity wins: {names}.", names=told.names(won))
    else:
        wins = words("Everyone with at least 1 wins: {names}.", names=told.names(won))
    return words.run((ended, wins))


def _standings(won: tuple[int, ...], scene: Scene) -> Element:
    view = scene.view
    words = scene.words
    *earlier, _ = rounds = after_each_round(scene.log, view.rules.players)
    seats = sorted(range(view.rules.players), key=lambda seat: (-view.sanity[seat], seat))
    return h.div(".standings-box", tabindex="0", role="region", aria_label=words("Sanity after each round"))[
        h.table(".standings")[
            h.caption(".vh")[words("Sanity after each round")],
            h.thead[
                h.tr[
                    h.th(scope="col")[words("Sanity after")],
                    h.th(scope="col")[words("the end")],
                    [h.th(scope="col")[str(n)] for n in range(len(rounds) - 1, 0, -1)],
                ]
            ],
            h.tbody[[_row(seat, seat in won, earlier, scene) for seat in seats]],
        ]
    ]


def _row(seat: int, wins: bool, earlier: list[tuple[int, ...]], scene: Scene) -> Element:
    words = scene.words
    told = aloud(scene)
    name = words("You") if seat == told.viewer else told.name(seat)
    return h.tr(class_="is-win" if wins else "is-out", data_seat=str(seat))[
        h.th(scope="row")[h.span[name], h.small(".win")[icon("check"), words("winner")] if wins else None],
        h.td[flames(words, scene.view.sanity[seat])],
        [h.td[str(after[seat])] for after in reversed(earlier)],
    ]
