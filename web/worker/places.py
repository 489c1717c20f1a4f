"""A place among so many, in words."""

from __future__ import annotations

from web.worker.words import Words


def place_of(place: int, players: int, words: Words) -> str:
    """The first to the eighth of so many."""
    told = (
        words("1st of {n}"),
        words("2nd of {n}"),
        words("3rd of {n}"),
        words("4th of {n}"),
        words("5th of {n}"),
        words("6th of {n}"),
        words("7th of {n}"),
        words("8th of {n}"),
    )
    return told[min(place, len(told)) - 1].format(n=players)


def placed(result: str, place: int, players: int, words: Words) -> str:
    """How somebody fared, and their place: "You survive with 3 sanity: 2nd of 5"."""
    return words("{result}: {place}", result=result, place=place_of(place, players, words))
