"""Screen `stats`: what is counted of the games on this device."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import htpy as h
from htpy import Element, Node

from web.worker.scene import AnyRoom, Levels
from web.worker.screens import charts, parts
from web.worker.screens.evenings import rated_how
from web.worker.stats import daily
from web.worker.stats.counts import Count, Stats, Tally
from web.worker.words import Words

DAYS = 28
"""That the calendar shows."""


def stats(
    stats: Stats,
    day: str,
    rooms: Mapping[str, AnyRoom],
    levels: Levels,
    trouble: str,
    asking: bool,
    words: Words,
) -> Element:
    """A part for each game that was played; then how to delete it all."""
    played = {game: room for game, room in rooms.items() if game in stats.games}
    return parts.root(
        "stats",
        "page",
        h.header(".bar.share__bar")[h.h1(".bar__where")[words("Statistics")]],
        h.main(".main.stats")[
            _trouble(trouble, words),
            [_game(stats.of(game), day, room, levels[game], words) for game, room in played.items()],
            None if played or trouble else _empty(words),
            _delete(asking, words) if played else None,
        ],
        h.footer("#dock.dock")[parts.button(words("Back"), data_do="close")],
    )


def _trouble(trouble: str, words: Words) -> Element | None:
    sentences = {
        "newer": words(
            "These statistics are from a newer release of the table, which alone can show them. "
            "Load the page again to get that release."
        ),
        "damaged": words("The statistics were damaged. They are set aside, and counting begins anew."),
    }
    return h.p("#problem.problem")[sentences[trouble]] if trouble in sentences else None


def _empty(words: Words) -> Element:
    return h.section(".stats__empty")[
        parts.candle(small=True, lit=False),
        h.h2[words("Nothing is counted yet.")],
        h.p(".dim")[words("Games that you finish are counted here, on this device alone.")],
    ]


def _game(count: Count, day: str, room: AnyRoom, levels: Sequence[str], words: Words) -> Element:
    head = f"stats-{room.id}"
    return h.section(".stats__game", aria_labelledby=head)[
        h.h2(id=head)[room.title(words)],
        _figures(count, day, words),
        h.p[words("Your rating: {n}.", n=count.rating), " ", h.span(".dim")[rated_how(words)]]
        if count.rated
        else None,
        _by_level(count, head, levels, room, words) if count.levels else None,
        h.div(".stats__pair")[_lost(count, room, words), _rituals(count, day, room, words)],
        h.p(".dim")[
            words.n(
                "{n} game was played by several people: it counts as played only.",
                "{n} games were played by several people: they count as played only.",
                count.shared,
            )
        ]
        if count.shared
        else None,
    ]


def _figures(count: Count, day: str, words: Words) -> Element:
    all = count.all
    figures = (
        (str(all.games + count.shared), words("Games played")),
        (_share(all.won, all.games, words), words("Won")),
        (str(count.streak(day)), words("Days in a row")),
        (str(count.best), words("Longest streak")),
    )
    return h.dl(".figures")[[h.div[h.dt[label], h.dd(".serif")[number]] for number, label in figures]]


def _share(part: int, all: int, words: Words) -> str:
    """In percent; nothing of nothing is a dash."""
    return words("{n} %", n=(200 * part + all) // (2 * all)) if all else "–"


def _by_level(count: Count, head: str, levels: Sequence[str], room: AnyRoom, words: Words) -> Element:
    caption, texts = f"{head}-levels", room.levels(words)
    names = {level: texts[level].name if level in texts else level for level in levels}
    return h.div(".standings-box", tabindex="0", role="region", aria_labelledby=f"{head} {caption}")[
        h.table(".standings.by-level")[
            h.caption(id=caption)[words("Against the strongest bot at the table")],
            h.thead[
                h.tr[
                    [
                        h.th(scope="col")[label]
                        for label in (
                            words("Level"),
                            words("Games"),
                            words("Won"),
                            words("Rounds without a loss"),
                        )
                    ]
                ]
            ],
            h.tbody[
                [
                    _level(names[level], count.levels[level], words)
                    for level in levels
                    if level in count.levels
                ]
            ],
        ]
    ]


def _level(name: str, tally: Tally, words: Words) -> Element:
    return h.tr[
        h.th(scope="row")[name],
        h.td[str(tally.games)],
        h.td[_rate(tally.won, tally.games, words)],
        h.td[_rate(tally.kept, tally.rounds, words)],
    ]


def _rate(part: int, all: int, words: Words) -> Element:
    return h.span(".rated")[h.b[_share(part, all, words)], charts.rate(part, all)]


def _lost(count: Count, room: AnyRoom, words: Words) -> Node:
    title, causes = room.losses(words)
    lost = sorted(
        ((number, name) for name, number in count.lost.items() if number and name in causes), reverse=True
    )
    if not lost:
        return None
    each = charts.worth(lost[0][0])
    return h.section(".chart")[
        h.h3[title],
        h.ul(".causes", role="list")[
            [
                h.li[h.span[causes[name]], h.b[str(number)], charts.slips(number, each)]
                for number, name in lost
            ]
        ],
        h.p(".ref")[words("A slip stands for {n}.", n=each)] if each > 1 else None,
    ]


def _rituals(count: Count, day: str, room: AnyRoom, words: Words) -> Node:
    """The last four weeks."""
    if not count.days:
        return None
    days = [count.days.get(daily.before(day, ago)) for ago in reversed(range(DAYS))]
    told = words(
        "The last {all} days: {played} played, {won} won.",
        all=DAYS,
        played=sum(won is not None for won in days),
        won=sum(won is True for won in days),
    )
    return h.section(".chart")[
        h.h3[words("Daily rituals")],
        charts.calendar(days[_idle(days) :], f"days-{room.id}", words("Daily rituals"), told),
        h.p(".dim")[told],
    ]


def _idle(days: Sequence[bool | None]) -> int:
    """How many days of whole weeks passed before the first that was played."""
    first = next((number for number, won in enumerate(days) if won is not None), DAYS - 1)
    return first - first % charts.WEEK


def question(words: Words) -> str:
    """What is asked before all is deleted."""
    return words("Delete all statistics and streaks? This cannot be undone. Your games stay.")


def _delete(asking: bool, words: Words) -> Element:
    if not asking:
        return h.section(".stats__delete")[
            parts.button(
                parts.icon("gone"),
                words("Delete the statistics"),
                classes="btn--quiet",
                data_do="stats-delete",
            )
        ]
    return h.section(".stats__delete", role="group", aria_labelledby="delete-stats")[
        h.p("#delete-stats")[question(words)],
        h.div(".row")[
            parts.button(words("Delete all"), data_do="stats-delete-yes"),
            parts.button(words("Keep them"), classes="btn--quiet", data_do="stats-keep"),
        ],
    ]
