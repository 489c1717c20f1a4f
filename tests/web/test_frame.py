"""Who a frame takes for its host, and what it hears: web/embed/frame.js in Node, with a browser made up."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tools import embed, npm

BLOG, EVIL = "https://blog.example", "https://evil.example"
BROWSER = """
const made = %s, listeners = [], said = [], heard = [];
const parent = { postMessage: (message, origin) => said.push([message, origin]) };
Object.assign(globalThis, {
  parent, window: made.framed ? {} : parent,
  location: { search: made.search, ancestorOrigins: made.ancestors },
  document: { referrer: made.referrer }, addEventListener: (_, listener) => listeners.push(listener),
});
const { host, say, listen } = await import('data:text/javascript,' + encodeURIComponent(made.script));
listen({ theme: theme => heard.push(theme), language: language => heard.push(language) });
say('height', { height: 7 });
for (const [from, origin, data] of made.messages)
  for (const listener of listeners) listener({ source: from === 'parent' ? parent : {}, origin, data });
console.log(JSON.stringify({ host, said, heard }));
"""
WISH = {"type": "ritual-table:theme", "theme": "dark"}
MESSAGES: list[Any] = [
    ("parent", BLOG, WISH), ("parent", BLOG, {"type": "ritual-table:language", "language": "FR_ca"}),
    ("parent", EVIL, WISH), ("parent", "null", WISH), ("parent", "", WISH), ("parent", BLOG + "/", WISH),
    ("sibling", BLOG, WISH), ("sibling", EVIL, WISH), ("parent", BLOG, None), ("parent", BLOG, "dark"),
    ("parent", BLOG, {**WISH, "theme": ["dark"]}), ("parent", BLOG, {**WISH, "theme": "__proto__"}),
    ("parent", BLOG, {**WISH, "type": ["ritual-table:theme"]}), ("parent", BLOG, {**WISH, "theme": {}}),
    ("parent", BLOG, {"type": "ritual-table:language", "language": ["fr"]}),
    ("parent", BLOG, {"type": "ritual-table:language", "language": "constructor"}),
]  # fmt: skip


def frame(**browser: Any) -> dict[str, Any]:
    script = (
        (embed.FOLDER / "frame.js").read_text("utf-8").replace("{{languages}}", embed.tokens()["languages"])
    )
    made = {"framed": True, "search": "", "referrer": "", "messages": MESSAGES, "script": script} | browser
    command: list[str | Path] = [npm.node()[0], "--input-type=module", "-e", BROWSER % json.dumps(made)]
    found: dict[str, Any] = json.loads(
        subprocess.run(command, capture_output=True, check=True, text=True).stdout
    )
    return found


KNOWN: dict[str, dict[str, Any]] = {
    "the browser says so": {"ancestors": [BLOG, EVIL]},
    "the browser, not the address": {"ancestors": [BLOG], "search": f"?host={EVIL}", "referrer": EVIL},
    "the poster was told": {"search": f"?embed&host={BLOG}", "referrer": "https://table.example/embed.html"},
    "the poster hears where it was asked for": {"referrer": f"{BLOG}/a/page?b"},
}


@pytest.mark.parametrize("browser", KNOWN.values(), ids=KNOWN)
def test_the_host_alone_is_heard_and_spoken_to(browser: dict[str, Any]) -> None:
    found = frame(**browser)
    assert found["host"] == BLOG
    assert found["said"] == [[{"type": "ritual-table:height", "height": 7}, BLOG]]
    assert found["heard"] == ["dark", "fr"]


UNKNOWN: dict[str, dict[str, Any]] = {
    "no frame": {"framed": False, "search": f"?host={BLOG}"},
    "nobody says": {},
    "a host without a name": {"ancestors": ["null"], "search": f"?host={BLOG}"},
    "the table, not told": {"search": "?embed", "referrer": "https://table.example/embed.html"},
    "no address": {"search": "?host=blog"},
    "no site's address": {"search": "?host=javascript:alert(1)"},
}


@pytest.mark.parametrize("browser", UNKNOWN.values(), ids=UNKNOWN)
def test_where_the_host_is_not_known_nothing_is_said_or_heard(browser: dict[str, Any]) -> None:
    assert frame(**browser) == {"host": None, "said": [], "heard": []}
