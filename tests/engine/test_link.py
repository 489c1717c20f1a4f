"""Links: short, exact, and safe to open whoever made them."""

from __future__ import annotations

import base64
import binascii
import json
import zlib
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from engine.bots.levels import BOTS
from engine.game import RecordError
from engine.link import LONGEST, VERSION, LinkError, from_link, to_link
from engine.record import NewerRecord, Record, ReplayError, read, replay, write
from tests.engine.arkham_ritual.table import all_options, walk
from tests.playthrough import PLAYED, recorded

NAMES = ("You", "Agnes", "Silas", "Ezra", "Mabel", "Ada", "Amos")
CHAT = 1200
"""Characters that a link may have for people to send it."""
BASE = Record("arkham-ritual", NAMES[:5], {}, 7)
FIRST = "Ab_SskANYXJraGFtLXJpdHVhbAEDA1lvdQVBZ25lcwVTaWxhc5AtkFOfi3ykngk5tPf4SQRvyvoT74xkDY2TsDflvkqOJKPNjMgw"


def played(players: int, seed: int, options: dict[str, Any] | None = None) -> Record:
    *_, (_, _, actions) = walk(players, options or {}, seed)
    return Record("arkham-ritual", NAMES[:players], options or {}, seed, actions=tuple(actions))


def sealed(body: bytes, version: int = VERSION) -> str:
    """A link whose checksum is right, whatever is in it."""
    data = bytes([version]) + binascii.crc32(body).to_bytes(4, "big") + body
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def body(link: str) -> bytes:
    return base64.urlsafe_b64decode(link + "=" * (-len(link) % 4))[5:]


@pytest.mark.parametrize("file", [game.file for game in PLAYED], ids=lambda file: str(file.stem))
def test_every_playthrough_comes_back_from_its_link_byte_for_byte(file: Any) -> None:
    record = recorded(file)
    link = to_link(record)
    assert write(from_link(link)) == write(record) == file.read_text("utf-8").split("\n", 1)[0]
    assert len(link) <= max(200, len(record.actions)), "a character an action, at most"


def test_a_game_of_five_is_short_enough_for_a_chat_message() -> None:
    reporter = BOTS["arkham-ritual"]["reporter"]
    for seed in range(40):
        record = Record("arkham-ritual", NAMES[:5], {}, Random(seed).getrandbits(64))
        state, rng, actions = record.start(), Random(seed), []
        while state.to_act is not None:
            actions.append(reporter.choose(state.view(state.to_act), rng))
            state.apply(actions[-1])
        assert len(to_link(replace(record, actions=tuple(actions)))) <= 220
    long_names = tuple(f"{number}" + "🕯" * 39 for number in range(5))
    worst = replace(record, players=long_names, actions=tuple(actions))
    assert len(to_link(worst)) <= CHAT


def test_whatever_is_said_takes_little_room() -> None:
    lines = BASE.rules.lines
    said = tuple(
        f"say {n % 5} {lines[n % len(lines)]}{'' if n % 3 else f' {(n + 1) % 5}'}" for n in range(400)
    )
    assert len(to_link(replace(BASE, actions=said))) <= CHAT
    other = replace(BASE, actions=("say 0 hello", "say 4 hello 0", "say 1 trust-me"))
    assert from_link(to_link(other)) == other


def test_a_link_of_the_first_version_is_still_read() -> None:
    told = ("give 0", "take", "say 1 trust-me", "keep", "give 0", "say 2 poor-you 0", "take", "give 0")
    assert from_link(FIRST) == Record("arkham-ritual", NAMES[:3], {}, 7, actions=told)


@pytest.mark.parametrize("players", range(3, 8))
def test_options_setups_talk_and_names_come_back(players: int) -> None:
    for seed, options in enumerate(all_options()[:12]):
        record = played(players, seed, options)
        talk = replace(record, actions=("say 0 hello", "say 1 hello 0", *record.actions))
        for told in (record, talk, replace(record, actions=record.actions[:5])):
            assert write(from_link(to_link(told))) == write(told)
    fixed = Record("arkham-ritual", NAMES[:players], {}, None, {"first": 2})
    assert from_link(to_link(fixed)) == fixed
    named = Record(
        "arkham-ritual", ("<b>&", "Åsa", "日本語", "e\u0301", "🕯", "עדה", "'\"")[:players], {}, 2**64 - 1
    )
    assert write(from_link(to_link(named))) == write(named)


def test_a_record_that_cannot_be_has_no_link() -> None:
    with pytest.raises(ReplayError):
        to_link(replace(played(3, 1), actions=("take",)))


def test_every_single_change_of_a_letter_is_noticed() -> None:
    link = to_link(played(3, 2))
    for place in range(len(link)):
        for letter in "Aa0_":
            if letter != link[place]:
                with pytest.raises(RecordError):
                    from_link(link[:place] + letter + link[place + 1 :])


def test_damaged_and_hostile_links_are_refused_at_once() -> None:
    link = to_link(played(5, 7))
    bomb = base64.urlsafe_b64encode(zlib.compress(b" " * 50_000_000, 9)).decode()
    noise = Random(1).randbytes(LONGEST // 4 * 3 - 5)
    bad = [
        "",
        "%%%",
        "é",
        "\ud800",
        link[:-6],
        link[5:],
        link + "AAAA",
        link + "=",
        f" {link}",
        "A" * 3_000_000,
    ]
    bad += [
        bomb,
        sealed(b""),
        sealed(noise),
        sealed(b"\xff" * 5_000),
        sealed(bytes(5_000)),
        sealed(body(link) + b"\0"),
    ]
    bad += [sealed(noise, 1), sealed(body(link), 0)]
    for text in bad:
        with pytest.raises(LinkError):
            from_link(text)
    with pytest.raises(NewerRecord):
        from_link(sealed(body(link), VERSION + 1))


def chatty(record: Record) -> Record:
    """The same with something said now and then."""
    said = ("say 0 trust-me", "say 1 poor-you 0", "say 2 hello")
    actions = [
        told for n, action in enumerate(record.actions) for told in (said[n // 9 % 3], action)[n % 9 > 0 :]
    ]
    return replace(record, actions=tuple(actions))


def mutants(count: int, seed: int) -> Iterator[str]:
    """Links with letters changed, lost, doubled; and, behind a right checksum, bytes and whole numbers."""
    rng = Random(seed)
    letters = "ABCDwxyz0189-_"
    games = [played(players, seed + players) for players in range(3, 8)]
    links = [to_link(game, 1 + n % VERSION) for n, game in enumerate(map(chatty, games))]
    for _ in range(count):
        link = rng.choice(links)
        place, size = rng.randrange(len(link)), rng.randrange(1, 9)
        data = bytearray(body(link))
        at = rng.randrange(len(data))
        match rng.randrange(8):
            case 0:
                yield link[:place] + rng.choice(letters) + link[place + 1 :]
            case 1:
                yield link[:place] + link[place + size :]
            case 2:
                yield link[:place] + link[place : place + size] * 2 + link[place + size :]
            case 3:
                data[at] ^= 1 << rng.randrange(8)
                yield sealed(bytes(data))
            case 4:
                data[at : at + size] = rng.randbytes(size)
                yield sealed(bytes(data))
            case 5:
                yield sealed(bytes(data[:at]))
            case 6:  # the head stays, so that the game begins: other actions
                yield sealed(bytes(data[:-30]) + rng.randbytes(30))
            case _:
                yield sealed(rng.randbytes(rng.randrange(200)))


@pytest.mark.parametrize("seed", range(4))
def test_10000_mutated_links_are_read_or_refused_in_one_line(seed: int) -> None:
    refused: list[str] = []
    for link in mutants(2500, seed):
        try:
            record = from_link(link)
            assert to_link(record, base64.urlsafe_b64decode(link[:4])[0]) == link
            assert read(write(record)) == record
        except RecordError as error:
            refused.append(str(error))
    assert len(refused) > 1000
    assert all(map(one_short_line, refused))


def one_short_line(message: str) -> bool:
    return 0 < len(message) < 300 and "\n" not in message


VALUES: tuple[Any, ...] = (
    None, True, 0, -1, 1.5, 1e400, 2**70, 10**300, "", "give 2", "\ud800", "<script>", "x" * 300, [],
    {}, [[]], {"first": 0}, ["take"] * 50, {"decks": [["orb"] * 22]}, {"a": {"b": {}}},
)  # fmt: skip


def mutated(rng: Random, texts: list[str]) -> str:
    """A record with its letters or its values changed."""
    text = rng.choice(texts)
    if rng.random() < 0.5:
        for _ in range(rng.randrange(1, 4)):
            place, size = rng.randrange(len(text)), rng.randrange(4)
            new = rng.choice(["", "[", "{", '"', ",", "9" * 30, "NaN", "\0", "\\ud800", text[:place]])
            text = text[:place] + new + text[place + size :]
        return text
    raw = json.loads(text)
    key = rng.choice([*raw, "setup", "cheat"])
    match rng.randrange(3):
        case 0:
            raw[key] = rng.choice(VALUES)
        case 1:
            actions = raw["actions"]
            actions[rng.randrange(len(actions))] = rng.choice(
                [*VALUES, "take", "pass 1", "peeked 0", "say 1 a"]
            )
        case _:
            raw["players"][0] = rng.choice(VALUES)
            raw["options"] = {rng.choice(["event", "competitive", "x"]): rng.choice([*VALUES, "orb"])}
    return json.dumps(raw)


@pytest.mark.parametrize("seed", range(4))
def test_10000_mutated_records_are_read_or_refused_in_one_line(seed: int) -> None:
    rng = Random(seed)
    texts = [write(played(players, seed)) for players in range(3, 8)]
    refused: list[str] = []
    for _ in range(2500):
        text = mutated(rng, texts)
        try:
            record = read(text)
            replay(record)
            if record.setup is None:
                assert from_link(to_link(record)) == record
        except RecordError as error:
            refused.append(str(error))
    assert len(refused) > 1000
    assert all(map(one_short_line, refused))
