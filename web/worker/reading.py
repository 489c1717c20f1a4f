"""The seam between a room, which tells of a card or a pile that somebody reads, and what draws that."""

from __future__ import annotations

from typing import NamedTuple

from htpy import Node


class Meaning(NamedTuple):
    """What a card means now: in which case, with a colon ("": as things are), and what then."""

    when: str
    then: str


class Entry(NamedTuple):
    """A card in a list, which can be read in its turn."""

    what: str
    picture: Node
    name: str
    small: str = ""


class Reading(NamedTuple):
    """A card or a pile, told to one viewer from their View."""

    title: str
    picture: Node
    rule: tuple[str, ...]
    """What it is and does, in sentences."""
    now: tuple[Meaning, ...] = ()
    listed: str = ""
    """What the entries are."""
    entries: tuple[Entry, ...] = ()
    mark: str = ""
    """The card that can be crossed out on the play sheet; "": none."""
