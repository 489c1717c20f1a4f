"""What a page round the table may know and wish: the result once, a theme and a language for this visit."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from engine.record import write
from tests.playthrough import PLAYED, recorded
from tests.web import stub
from tests.web.kept import over
from tools import embed, npm, site
from tools.npm import ROOT
from web.games import ROOMS
from web.worker.app import make_session
from web.worker.reply import Reply
from web.worker.saves import imports
from web.worker.scene import LANGUAGES
from web.worker.screens.poster import ANY, poster
from web.worker.words import Words

# How a game ended


@pytest.mark.parametrize("kinds", ["pbb", "ppp"])
def test_the_result_is_told_once_when_the_end_is_seen(kinds: str) -> None:
    table, reply = stub.start(kinds, "12345678987654321")
    told = [reply.ended for reply in stub.play(table, reply, 4)]
    assert told[:-1] == [None] * (len(told) - 1)
    result = told[-1]
    assert result
    assert table.match
    assert [player["name"] for player in result["players"]] == list(table.match.start.players)
    assert [player["bot"] for player in result["players"]] == [seat.bot for seat in table.match.seats]
    winners = [place for place, player in enumerate(result["players"]) if player["won"]]
    assert tuple(winners) == table.match.state.winners
    assert result["score"] == {"round": table.match.round, "sanity": table.match.state.summary()["sanity"]}
    assert "12345678987654321" not in json.dumps(result)
    assert not any(card in json.dumps(result) for card in stub.CARDS)
    for do in ("rules", "close", "share", "close"):
        assert table.send({"do": do}).ended is None
    again = table.send({"do": "rematch"})
    assert again.ended is None
    *_, last = stub.play(table, again, 5)
    assert last.ended, "each game for itself"


def test_what_was_over_before_is_not_told_again() -> None:
    _, device, _ = over()
    assert stub.table().open(device.opening(), "en").ended is None
    finished = recorded(PLAYED[0].file)
    table = stub.table()
    assert table.open({"link": f"#{imports.address(finished)}"}, "en").screen == "shared"
    assert table.send({"do": "watch"}).ended is None
    assert table.send({"do": "rules"}).ended is None
    table.send({"do": "to-lobby"})
    assert table.send({"do": "import", "value": write(finished)}).ended is None


# What a page may wish


def opened(**kept: Any) -> tuple[Any, Reply]:
    table = stub.table()
    return table, table.open(kept, "ko")


def own(reply: Reply) -> dict[str, Any]:
    assert reply.settings
    settings: dict[str, Any] = json.loads(reply.settings)["settings"]
    return settings


def test_what_is_lent_shows_and_is_not_kept() -> None:
    table, reply = opened(lent={"language": "fr-CA", "theme": "light"})
    assert (reply.language, reply.theme) == ("fr", "light")
    assert (own(reply)["language"], own(reply)["theme"]) == ("ko", "auto")
    reply = table.send({"do": "lend-theme", "value": "dark"})
    assert (reply.language, reply.theme, reply.settings) == ("fr", "dark", None)
    reply = table.send({"do": "theme", "value": "light"})
    assert (own(reply)["language"], own(reply)["theme"]) == ("ko", "light"), "a person's own choice is"
    reply = table.send({"do": "lend-language", "value": "en"})
    reply = table.send({"do": "speed", "value": "slow"})
    assert (own(reply)["language"], own(reply)["theme"], own(reply)["speed"]) == ("ko", "light", "slow")


ODD: list[Any] = [
    None, 7, "x", [], {}, "__proto__", "constructor", "fr'><script>", {"language": ["fr"]}, ["fr"], True,
    "dark ", "xx", "🕯", "\ud800", "a" * 100_000,
]  # fmt: skip


@pytest.mark.parametrize("value", ODD, ids=lambda value: repr(value)[:20])
def test_other_wishes_change_nothing(value: Any) -> None:
    _, plain = opened()
    for kept in (
        {"lent": value},
        {"lent": {"language": value, "theme": value, "odds": value}},
        {"wants": value},
    ):
        assert opened(**kept)[1] == plain
    table, _ = opened()
    for name in ("lend-theme", "lend-language", "lend-odds", "lend-", "lend"):
        reply = table.send({"do": name, "value": value})
        assert (reply.html, reply.language, reply.theme, reply.settings) == (plain.html, "ko", "auto", None)


def test_the_wanted_game_is_chosen_and_another_waits_in_the_list() -> None:
    table = make_session()
    reply = table.open({"saves": [], "wants": "ritual"}, "en")
    assert table.lobby.choices.game == "ritual"
    started = table.send({"do": "start"})
    assert started.keep
    [[id, stored]] = started.keep.items()
    assert stored
    about, save = stored
    device = {"saves": [[id, about]], "game": id}
    assert make_session().open({**device, "save": save}, "en").screen == "table"
    for wants in ("ritual", "arkham-ritual", "chess"):
        table = make_session()
        reply = table.open({**device, "wants": wants}, "en")
        assert (reply.screen, reply.keep, reply.game) == ("lobby", None, None)
        assert bool(reply.load) == (wants != "arkham-ritual"), "only then is it taken from another window"
        if reply.load:
            assert table.send({**reply.load, "save": save}).screen == "table"
        pressed = make_session().open({**device, "wants": wants}, "en", [{"do": "start"}])
        assert (pressed.screen, pressed.load) == ("table", None)


def test_where_nothing_is_stored_it_is_said_though_something_was_pressed_early() -> None:
    reply = stub.table().open({"saves": None}, "en", [{"do": "start", "form": stub.form("pbb")}])
    assert reply.screen == "table"
    assert reply.notice


def test_a_wish_in_the_middle_of_a_hot_seat_game_opens_nothing() -> None:
    table, before = stub.start("ppp")
    assert before.screen == "handover"
    reply = table.send({"do": "lend-language", "value": "fr"})
    assert reply.screen == "handover"
    assert table.send({"do": "lend-language", "value": "en"}).html == before.html


# What the build makes


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [ANY, *ROOMS])
def test_a_poster_names_its_game_and_has_one_link(game: str, language: str) -> None:
    words = Words(language)
    drawn = str(poster(game, words))
    title = ROOMS[game].title(words) if game else words("Ritual Table")
    assert f"<h1>{title}</h1>" in drawn
    assert re.findall(r'<a [^>]*href="([^"]*)"', drawn) == ["./?embed"]
    assert words("Play") in drawn
    symbols = embed.tokens()["symbols"]
    for used in re.findall(r'href="#(i-[\w-]+)"', drawn):
        assert f'id="{used}"' in symbols


def test_the_poster_is_drawn_with_the_table_s_own_rules() -> None:
    css = site.web_files()["embed/poster.css"].decode()
    drawn = embed.tokens()["posters"]
    for name in re.findall(r"\.([a-z][\w-]*)", "".join(re.findall(r"[^{}]+(?=\{)", css))):
        assert name in drawn, f".{name} is of no use there"
    assert ".btn--primary {" in css
    assert css.count("{") == css.count("}")


def test_nothing_of_embedding_needs_more_than_a_strict_policy() -> None:
    """No style in an attribute, no handler, no eval, no script in the page."""
    pages = embed.pages()
    for name in ("embed.html", "embed-demo.html"):
        text = pages[name].decode() + embed.tokens()["posters"]
        assert not re.search(r"\s(style|on\w+)=", text)
        assert all(re.search(r"\ssrc=", script) for script in re.findall(r"<script[^>]*>", text))
        assert "script-src 'self';" in text
    for path in (*embed.FOLDER.glob("*.js"), *(ROOT / "web" / "page").glob("*.js")):
        assert not re.search(
            r"\beval\(|new Function|innerHTML|document\.write|\.cssText", path.read_text("utf-8")
        ), path


def test_without_an_address_nothing_points_anywhere() -> None:
    assert "og:title" in embed.tags("")
    assert not re.search(r"og:(url|image)|oembed|http", embed.tags(""))
    assert list(embed.extras("")) == [embed.PREVIEW]


def test_with_an_address_links_are_previewed_and_pasted_ones_become_the_poster() -> None:
    home = embed.address("https://x.example/table")
    assert home == "https://x.example/table/"
    tags = embed.tags(home)
    assert f'<meta property="og:image" content="{home}preview.png">' in tags
    assert f'<link rel="alternate" type="application/json+oembed" href="{home}oembed.json"' in tags
    told = json.loads(embed.extras(home)["oembed.json"])
    assert {"version": "1.0", "type": "rich", "provider_url": home}.items() <= told.items()
    assert f'src="{home}embed.html"' in told["html"]
    assert (f'width="{told["width"]}"' in told["html"], f'height="{told["height"]}"' in told["html"]) == (
        True,
        True,
    )
    assert told["thumbnail_url"] == f"{home}preview.png"


def test_the_preview_is_a_png_of_the_size_it_says() -> None:
    data = embed.extras("")[embed.PREVIEW]
    assert data.startswith(b"\x89PNG\r\n\x1a\n")
    assert tuple(int.from_bytes(data[at : at + 4], "big") for at in (16, 20)) == embed.PREVIEW_SIZE


@pytest.mark.parametrize(
    "text", ["x.example", "javascript:alert(1)", "https://", "https://x/?a", "https://x/#a"]
)
def test_an_address_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(npm.ToolError, match="--site"):
        embed.address(text)


# What SECURITY.md says


def test_every_test_that_security_names_is_there() -> None:
    text = (ROOT / "SECURITY.md").read_text("utf-8")
    named = re.findall(r"`(tests/[\w/]+\.py)::(\w+)`", text)
    assert len(named) > 20
    assert [at for at in named if f"def {at[1]}(" not in (ROOT / at[0]).read_text("utf-8")] == []
    rows = [line for line in text.splitlines() if line.startswith("| **")]
    assert all("`tests/" in row for row in rows), "each with the test that shows it"


def test_every_npm_package_has_its_hash() -> None:
    packages = json.loads((ROOT / "package-lock.json").read_text("utf-8"))["packages"]
    assert [
        name for name, told in packages.items() if name and "sha512-" not in told.get("integrity", "")
    ] == []
