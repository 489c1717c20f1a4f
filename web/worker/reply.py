"""What the page gets for a message: a screen, and what to do beside showing it."""

from __future__ import annotations

from typing import Any, NamedTuple

Load = dict[str, str]
File = tuple[str, str]
"""Its name and its text."""
Stored = tuple[str, str]
"""What is stored of a game: what the list says of it (keep.About), and all of it."""
Result = dict[str, Any]
"""Of a game that is over: handed_out.result."""

Counted = tuple[str, bool]
"""The statistics' text, and whether what it stands in place of is damaged, and set aside."""


class Reply(NamedTuple):
    """What the page stores, shows and does next, in this order."""

    screen: str
    html: str | None
    """None: as it stands; a bot thinks."""
    title: str
    language: str
    theme: str
    announce: str = ""
    """For the screen reader: what the viewer saw happen, or why something cannot be done."""
    wait: int | None = None
    """Milliseconds after which the page sends {"do": "tick"}: a bot's turn."""
    keep: dict[str, Stored | None] | None = None
    """By id, the games to store before anything is shown; None: drop it."""
    settings: str | None = None
    """Settings and the lobby's choices, to be stored; None: as they were."""
    game: str | None = None
    """The id of the game at the table: after a reload the page comes back to it."""
    load: Load | None = None
    """A message to send again, with the game that its `value` names as its `save`."""
    export: File | None = None
    """For the person, once."""
    notice: str | None = None
    """HTML of a sentence to be read above the screen."""
    address: str = ""
    """What stands behind the # of the page's address."""
    stats: Counted | None = None
    """The statistics, to be stored with the games; None: as they were."""
    sounds: tuple[str, ...] = ()
    """To be heard one after the other (sounds.NAMES); none unless the person likes them."""
    ended: Result | None = None
    """The game has just ended, before the eyes of whoever played it: what a page round the table may know."""
