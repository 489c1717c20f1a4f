"""What a command leads to, besides the change in its page: said, heard, stored, opened, closed."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from web.worker.reply import File, Load

if TYPE_CHECKING:
    from web.worker.pages.page import Page


class Outcome(NamedTuple):
    """Pages are closed first, then one is opened; what is said and done once goes into the Reply."""

    close: Page | None = None
    """This page, and what lies over it."""
    open: Page | None = None
    """To lie on top."""
    problem: str = ""
    """Why something cannot be done: shown, and said before all else."""
    notice: str = ""
    """A sentence above whatever screen stands."""
    said: str = ""
    """For who listens, before the news."""
    speaks: bool = False
    """What the game asks or advises (GameRoom.spoken) is new, and is said after the news."""
    sounds: tuple[str, ...] = ()
    export: File | None = None
    load: Load | None = None
    """A stored game is needed: the page sends the same again, with the game in it."""
    redraw: bool = True
    """False: the screen stays as it is, for a bot still thinks."""
