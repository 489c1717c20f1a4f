"""The catalogues of the house and of the games: found in the source, brought up to date, checked, compiled.

python -m tools.words update      new messages into every language's .po, old ones out
python -m tools.words compile     the .mo that the page reads; not kept in git
python -m tools.words check       what is still missing
"""

from __future__ import annotations

import io
import json
import re
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import IO, Any

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract_from_dir
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

from tools import pack
from web.worker import scene
from web.worker.words import DOMAIN, SOURCE

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
LANGUAGES = tuple(scene.LANGUAGES)
COMPLETE: tuple[str, ...] = LANGUAGES
"""The languages that must have every message."""
Found = tuple[str, Any, list[str]]
FOR_GAME = [("**.py", "python")]
FOR_HOUSE = [("games/*/*.py", "ignore"), ("games/*/tile.json", "tools.words:tile_words"), *FOR_GAME]
CALLS = {"words": None, "n": (1, 2)}
"""words("…") and words.n("…", "…", number)."""
NOISE = re.compile(
    rb'^"(?:Project-Id-Version|Report-Msgid-Bugs-To|Last-Translator|Language-Team|POT-Creation-Date'
    rb'|PO-Revision-Date|Generated-By): .*"\n',
    re.MULTILINE,
)
UNDATED = datetime(1980, 1, 1, tzinfo=UTC)
"""Babel would write today's date into every .mo."""
PLACE = re.compile(r"\{(\w+)\}")


def folders() -> list[Path]:
    """What has catalogues of its own, in its `locale`: the house, then each game's room."""
    return [WEB, *(path.parent for path in sorted((WEB / "games").glob("*/__init__.py")))]


def po(language: str, folder: Path | None = None) -> Path:
    """Where a language's words are written: the house's, or a game's."""
    return (folder or WEB) / "locale" / language / "LC_MESSAGES" / f"{DOMAIN}.po"


def extract(folder: Path | None = None) -> Catalog:
    """Every message of the house, or those that only this game says; in the order of the files."""
    house = _found(WEB, FOR_HOUSE)
    if folder is None or folder == WEB:
        return _catalogue(house)
    said = {message for _, message, _ in house}
    return _catalogue([each for each in _found(folder, FOR_GAME) if each[1] not in said])


def _found(folder: Path, methods: list[tuple[str, str]]) -> list[Found]:
    """Where each message stands, the message, and what is noted for translators."""
    found = extract_from_dir(folder, methods, keywords=CALLS, comment_tags=("For translators:",))
    place = folder.relative_to(WEB.parent).as_posix()
    order = sorted(found, key=lambda each: (each[0], each[1]))
    return [(f"{place}/{file}", message, comments) for file, _, message, comments, _ in order]


def _catalogue(found: list[Found]) -> Catalog:
    catalogue = Catalog(project="Ritual Table", charset="utf-8", fuzzy=False)
    for place, message, comments in found:
        catalogue.add(message, None, [(place, 0)], auto_comments=comments)
    return catalogue


def tile_words(
    file: IO[bytes], keywords: object, comment_tags: object, options: object
) -> Iterator[tuple[int, str, str, list[str]]]:
    """What a game's tile says, for Babel: the house says it, before the game is there."""
    told = json.load(file)
    for name in ("title", "tagline"):
        yield 0, "words", told[name], []


def read(language: str, folder: Path | None = None) -> Catalog:
    """A language's catalogue as it is written."""
    with po(language, folder).open("rb") as file:
        return read_po(file, locale=language)


def update() -> None:
    """Write every catalogue anew: what was translated stays; English is its own translation."""
    for folder in folders():
        for language in LANGUAGES:
            place = po(language, folder)
            catalogue = read(language, folder) if place.exists() else Catalog(locale=language, fuzzy=False)
            catalogue.header_comment = ""
            catalogue.update(extract(folder), no_fuzzy_matching=True, update_header_comment=False)
            catalogue.obsolete.clear()
            if language == SOURCE:
                for message in _messages(catalogue):
                    message.string = message.id
            elif language == "fr":
                for message in _messages(catalogue):
                    message.string = _french(message.string)
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_bytes(_written(catalogue))


def _french(told: Any) -> Any:
    """With the narrow no-break space that French sets before some signs, and inside its quotation marks."""
    if isinstance(told, str):
        return re.sub(" (?=[:;!?»%])|(?<=«) ", "\N{NARROW NO-BREAK SPACE}", told)
    return tuple(map(_french, told)) if told else told


def _written(catalogue: Catalog) -> bytes:
    """Without dates, line numbers and empty forms, so that only what changed differs."""
    out = io.BytesIO()
    write_po(out, catalogue, width=100, omit_header=False, include_lineno=False, sort_by_file=True)
    return NOISE.sub(b"", out.getvalue()).lstrip()


def compile() -> None:
    """The .mo beside every .po that translates."""
    for folder in folders():
        for language in LANGUAGES:
            if language != SOURCE and po(language, folder).exists():
                made, catalogue = io.BytesIO(), read(language, folder)
                catalogue.creation_date = UNDATED
                write_mo(made, catalogue)
                pack.put(po(language, folder).with_suffix(".mo"), made.getvalue())


def in_browser(files: dict[str, bytes]) -> dict[str, bytes]:
    """These files, with every .mo but for what only a lesson says: the build has drawn that."""
    made = {}
    for folder in folders():
        for language in LANGUAGES:
            name = po(language, folder).with_suffix(".mo").relative_to(WEB.parent).as_posix()
            if name in files:
                out, catalogue = io.BytesIO(), read(language, folder)
                catalogue.creation_date = UNDATED
                for message in _messages(catalogue):
                    if all(place.endswith("/lesson.py") for place, _ in message.locations):
                        catalogue.delete(message.id)
                write_mo(out, catalogue)
                made[name] = out.getvalue()
    return files | made


def check(language: str) -> list[str]:
    """What is wrong with a language, a line each; nothing if it is complete."""
    return sorted([line for folder in folders() for line in _check(language, folder)] + _torn(language))


def _check(language: str, folder: Path) -> list[str]:
    place = folder.relative_to(WEB.parent).as_posix()
    if not po(language, folder).exists():
        return [f"{language}: there is no catalogue in {place}"]
    catalogue = read(language, folder)
    wanted = {_first(message) for message in _messages(extract(folder))}
    there = {_first(message) for message in _messages(catalogue)}
    wrong = [f"{language}: missing {first!r} in {place}" for first in wanted - there]
    wrong += [f"{language}: no longer used {first!r} in {place}" for first in there - wanted]
    wrong += [
        f"{language}: {problem} {_first(message)!r}"
        for message in _messages(catalogue)
        for problem in _problems(message, catalogue)
    ]
    return wrong


def _torn(language: str) -> list[str]:
    """Messages of two games that are not translated alike: a page with both would say either."""
    said: dict[str, object] = {}
    return [
        f"{language}: not the same in two games: {_first(message)!r}"
        for folder in folders()
        if po(language, folder).exists()
        for message in _messages(read(language, folder))
        if said.setdefault(_first(message), message.string) != message.string
    ]


def _problems(message: Message, catalogue: Catalog) -> Iterator[str]:
    ids = message.id if isinstance(message.id, tuple | list) else (message.id,)
    strings = message.string if isinstance(message.string, tuple | list) else (message.string,)
    if message.fuzzy:
        yield "fuzzy"
    if len(ids) > 1 and len(strings) != catalogue.num_plurals:
        yield f"{len(strings)} plural forms instead of {catalogue.num_plurals} in"
    if not all(strings):
        yield "untranslated"
        return
    if str(catalogue.locale) == SOURCE and tuple(strings) != tuple(ids):
        yield "the page says what the code says, not this:"
    places = set(PLACE.findall(" ".join(ids)))
    for string in strings:
        said = set(PLACE.findall(str(string)))
        if not said <= places or not places - said <= ({"n"} if len(ids) > 1 else set()):
            yield f"other places, {sorted(said)} instead of {sorted(places)}, in"


def _messages(catalogue: Catalog) -> list[Message]:
    """All but the header."""
    return [message for message in catalogue if message.id]


def _first(message: Message) -> str:
    return message.id if isinstance(message.id, str) else message.id[0]


def main(arguments: list[str]) -> int:
    """The command line."""
    match arguments:
        case ["update"]:
            update()
        case ["compile"]:
            compile()
        case ["check"]:
            wrong = [line for language in LANGUAGES for line in check(language)]
            print("\n".join(wrong) or "every language is complete")
            return 1 if wrong else 0
        case _:
            print(__doc__)
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
