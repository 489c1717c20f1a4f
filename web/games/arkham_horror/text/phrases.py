"""How a language says things: its templates, and the little morphology that they need.

A template has {places} and alternants, `[lose|loses]`: which one stands is the *form* of the clause. FORMS
says which alternant a form takes: in English, Spanish and French it goes by person (you, somebody, after
"may"), in Japanese and Korean by what follows (the end, another clause, "may", "or").
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from engine.data import read
from web.worker.korean import chosen

FORMS: Mapping[str, Mapping[str, int]] = {
    "en": {"end": 0, "each": 1, "may": 2},
    "es": {"end": 0, "each": 1, "table": 1, "may": 2},
    "fr": {"end": 0, "each": 1, "table": 1, "may": 2},
    "ja": {"end": 0, "each": 0, "and": 1, "may": 2, "or": 2},
    "ko": {"end": 0, "each": 0, "and": 1, "may": 2, "or": 3},
}
ALTERNANTS = re.compile(r"\[([^\[\]]*)\]")
NOUN = r"(?=[A-ZÀ-Þ]|paquet)"
"""A French noun with its article, not a pronoun: names have capitals."""
CONTRACTIONS = {
    "es": ((re.compile(r"\b([Aa]) el\b"), r"\1l"), (re.compile(r"\b([Dd]e) el\b"), r"\1l")),
    "fr": (
        (re.compile(rf"\bà le {NOUN}"), "au "),
        (re.compile(rf"\bà les {NOUN}"), "aux "),
        (re.compile(rf"\bde le {NOUN}"), "du "),
        (re.compile(rf"\bde les {NOUN}"), "des "),
    ),
}


class Phrases:
    """The templates of a language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._templates: Mapping[str, str | Sequence[str]] = read(__package__, f"phrases-{language}")
        self._forms = FORMS[language]
        self._verb_last = "and" in self._forms

    def __contains__(self, key: str) -> bool:
        return key in self._templates

    def say(self, key: str, **places: str | int) -> str:
        """A template filled; if it differs by number, by {n}. Alternants stay open."""
        template = self._templates[key]
        if not isinstance(template, str):
            template = template[places.get("n") != 1]
        return template.format_map(places) if places else template

    def formed(self, text: str, form: str) -> str:
        """The alternants closed."""
        place = self._forms.get(form, 0)

        def chosen(found: re.Match[str]) -> str:
            alternants = found[1].split("|")
            return alternants[place if place < len(alternants) else 0]

        while "[" in text:
            text = ALTERNANTS.sub(chosen, text)
        return text

    def things(self, parts: Sequence[str], kind: str = "list-and") -> str:
        """Nouns one after another: a, b and c."""
        *first, last = parts
        if not first:
            return last
        if first[1:] and kind == "list-and":
            kind = "list-and-more"
        return self.say(kind, a=self.say("list-comma").join(first), b=last)

    def objects(self, parts: Sequence[str]) -> list[str]:
        """Objects of one verb, as one; each by itself where a particle stands between them and the verb."""
        if parts[1:] and any(part.endswith(("を", "을", "를")) for part in parts):
            return list(parts)
        return [self.things(parts, "list-objects")]

    def clauses(self, parts: Sequence[str]) -> str:
        """Clauses one after another; the last one's form stays open."""
        *first, last = parts
        if not first:
            return last
        return self.say("clauses-and", a=self.say("clauses-comma").join(map(self.before, first)), b=last)

    def before(self, text: str) -> str:
        """A clause that another one follows."""
        return self.formed(text, "and") if self._verb_last else text

    def options(self, parts: Sequence[str], kind: str = "list-or") -> str:
        """Clauses of which one is done: a, b or c."""
        if self.language == "ja":
            parts = [self.formed(part, "or") for part in parts]
        elif self.language == "ko":
            parts = [*(self.formed(part, "or") for part in parts[:-1]), parts[-1]]
        *first, last = parts
        return self.say(kind, a=self.say("options-comma").join(first), b=last) if first else last

    def sentence(self, text: str, form: str = "end") -> str:
        """A clause, or several, as a whole sentence."""
        told = self.finished(self.formed(text, form))
        return f"{told[0].upper()}{told[1:]}{'' if told.endswith(('.', '。')) else self.say('stop')}"

    def finished(self, text: str) -> str:
        """Contractions made, particles chosen."""
        for pattern, new in CONTRACTIONS.get(self.language, ()):
            text = pattern.sub(new, text)
        return chosen(text) if self.language == "ko" else text

    def run(self, sentences: Sequence[str]) -> str:
        """Sentences one after the other; in Japanese nothing stands between them."""
        return ("" if self.language == "ja" else " ").join(sentences)


def signed(n: int) -> str:
    """A modifier as it is printed: +1, −2, +0."""
    return f"+{n}" if n >= 0 else f"−{-n}"
