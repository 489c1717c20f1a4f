"""The screen that a reply draws."""

from __future__ import annotations

from web.worker.reply import Reply


def drawn(reply: Reply) -> str:
    """Its HTML; a reply that leaves the screen as it stands has none."""
    assert reply.html is not None
    return reply.html
