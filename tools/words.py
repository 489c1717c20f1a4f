"""The catalogues in web/locale: found in the source, brought up to date, checked, compiled (Babel).

python -m tools.words update      new messages into every language's .po, old ones out
python -m tools.words compile     the .mo that the page reads; not kept in git
python -m tools.words check       what is still missing
"""

from __future__ import annotations

import io
import re
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract_from_dir
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

from tools import pack
from web.worker.words import SOURCE

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
LOCALE = WEB / "locale"
LANGUAGES = ("en", "es", "fr", "ja", "ko")
COMPLETE: tuple[str, ...] = LANGUAGES
"""The languages that must have every message."""
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


def po(language: str) -> Path:
    """Where a language's words are written."""
    return LOCALE / language / "LC_MESSAGES" / "messages.po"


def extract() -> Catalog:
    """Every message of web/, in the order of the files."""
    catalogue = Catalog(project="Ritual Table", charset="utf-8", fuzzy=False)
    found = extract_from_dir(WEB, [("**.py", "python")], keywords=CALLS, comment_tags=("For translators:",))
    for file, _, message, comments, context in sorted(found, key=lambda each: (each[0], each[1])):
        catalogue.add(message, None, [(f"web/{file}", 0)], auto_comments=comments, context=context)
    return catalogue


def read(language: str) -> Catalog:
    """A language's catalogue as it is written."""
    with po(language).open("rb") as file:
        return read_po(file, locale=language)


def update() -> None:
    """Write every catalogue anew: what was translated stays; English is its own translation."""
    for language in LANGUAGES:
        catalogue = read(language) if po(language).exists() else Catalog(locale=language, fuzzy=False)
        catalogue.header_comment = ""
        catalogue.update(extract(), no_fuzzy_matching=True, update_header_comment=False)
        catalogue.obsolete.clear()
        if language == SOURCE:
            for message in _messages(catalogue):
                message.string = message.id
        po(language).parent.mkdir(parents=True, exist_ok=True)
        po(language).write_bytes(_written(catalogue))


def _written(catalogue: Catalog) -> bytes:
    """Without dates, line numbers and empty forms, so that only what changed differs."""
    out = io.BytesIO()
    write_po(out, catalogue, width=100, omit_header=False, include_lineno=False, sort_by_file=True)
    return NOISE.sub(b"", out.getvalue()).lstrip()


def compile() -> None:
    """The .mo beside every .po that translates."""
    for language in LANGUAGES:
        if language != SOURCE and po(language).exists():
            made, catalogue = io.BytesIO(), read(language)
            catalogue.creation_date = UNDATED
            write_mo(made, catalogue)
            pack.put(po(language).with_suffix(".mo"), made.getvalue())


def check(language: str) -> list[str]:
    """What is wrong with a language, a line each; nothing if it is complete."""
    if not po(language).exists():
        return [f"{language}: there is no catalogue"]
    catalogue = read(language)
    wanted = {_first(message) for message in _messages(extract())}
    there = {_first(message) for message in _messages(catalogue)}
    wrong = [f"{language}: missing {first!r}" for first in wanted - there]
    wrong += [f"{language}: no longer used {first!r}" for first in there - wanted]
    wrong += [
        f"{language}: {problem} {_first(message)!r}"
        for message in _messages(catalogue)
        for problem in _problems(message, catalogue)
    ]
    return sorted(wrong)


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
