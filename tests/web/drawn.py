"""The screen that a reply draws."""

from __future__ import annotations

import re

from web.worker.reply import Reply


def drawn(reply: Reply) -> str:
    """Its HTML; a reply that leaves the screen as it stands has none."""
    assert reply.html is not None
    return reply.html


ONCE = re.compile(r'<div id="reveal".*(?=</div>$)|(?<=fresh&#34;: )true', re.DOTALL)


def still(reply: Reply) -> str:
    """The same without what is seen only once, when a round has just ended."""
    return ONCE.sub(lambda found: "false" if found[0] == "true" else "", drawn(reply))
