"""Lists of effects (§21) as sentences: clauses are gathered, and branches get their "if you pass".

An effect is told by the function of its verb (`@says`), as a clause whose form is still open and the
sentences that must follow it. `who` is whom the list speaks of: `you`, `each` investigator in turn, the
`first` player, nobody in particular (the `table`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import groupby
from typing import Any, NamedTuple

from web.games.arkham_horror.text.lexicon import Lexicon
from web.games.arkham_horror.text.phrases import Phrases

Effect = Mapping[str, Any]
Effects = Sequence[Effect]
PLAIN = "{x}"
FORM_OF = {"you": "end", "each": "each", "first": "each", "table": "table"}


class Clause(NamedTuple):
    """What an effect is called."""

    text: str
    """Its form is open."""
    rest: tuple[str, ...] = ()
    """Whole sentences that follow it."""
    tested: bool = False
    """The rest depends on a check: what comes after it comes pass or fail."""
    alone: bool = False
    """It has a beginning of its own and is joined to nothing."""


Saying = Callable[["Teller", Effect, str], Clause]
SAYINGS: dict[str, Saying] = {}
TOGETHER: dict[str, Callable[[Teller, Effects], list[str]]] = {}
"""Verbs that say several effects in one clause: lose 1 Sanity and 2 Stamina."""


def says(verb: str) -> Callable[[Saying], Saying]:
    """How a verb is told."""

    def register(saying: Saying) -> Saying:
        SAYINGS[verb] = saying
        return saying

    return register


class Teller:
    """Tells effects in one language."""

    def __init__(self, names: Lexicon) -> None:
        self.names = names
        self.phrases = Phrases(names.language)
        self.say = self.phrases.say

    def tell(self, effects: Effects, who: str = "you", lead: str = PLAIN) -> str:
        """A list as sentences; `lead` is what the first one begins with."""
        return self.phrases.run(self.sentences(effects, who, lead))

    def sentences(self, effects: Effects, who: str = "you", lead: str = PLAIN) -> list[str]:
        """A list as sentences."""
        told: list[str] = []
        waiting: list[str] = []
        given = lead

        def close() -> None:
            nonlocal lead
            if waiting:
                told.append(self.sentence(waiting, who, lead))
                waiting.clear()
                lead = PLAIN

        for clause in self.clauses(effects, who):
            if clause.alone:
                close()
                lead = PLAIN if told else given
            elif clause.rest and waiting:
                close()
                lead = self.say("then", x=PLAIN)
            waiting.append(self._continued(clause.text) if clause.alone and lead != PLAIN else clause.text)
            if clause.rest or clause.alone:
                close()
                told += clause.rest
            if clause.tested:
                lead = self.say("either-way", x=PLAIN)
        close()
        return told

    def sentence(self, clauses: Sequence[str], who: str, lead: str = PLAIN) -> str:
        """Clauses as one sentence."""
        text = lead.replace(PLAIN, self.phrases.clauses(clauses))
        return self.phrases.sentence(text, FORM_OF[who])

    def _continued(self, sentence: str) -> str:
        """A sentence of its own behind a beginning."""
        return sentence[0].lower() + sentence[1:].removesuffix(self.say("stop"))

    def clauses(self, effects: Effects, who: str) -> list[Clause]:
        """Each effect as a clause; neighbours of one verb are one."""
        found: list[Clause] = []
        for verb, group in groupby(_paired(effects), key=_kind):
            several = list(group)
            if verb in TOGETHER:
                found += map(Clause, TOGETHER[verb](self, several))
            else:
                found += [SAYINGS[verb](self, effect, who) for effect in several]
        return found

    def inline(self, effects: Effects, who: str) -> str | None:
        """A list as one clause, if it can be."""
        clauses = self.clauses(effects, who)
        if any(clause.rest or clause.alone for clause in clauses):
            return None
        return self.phrases.clauses([clause.text for clause in clauses])

    def branch(self, key: str, effects: Effects, who: str, **places: str | int) -> tuple[str, ...]:
        """What happens in one case; nothing is said of nothing."""
        own = f"{key}.{who}"
        lead = self.say(own if own in self.phrases else key, x=PLAIN, **places)
        return tuple(self.sentences(effects, who, lead)) if effects else ()


def _paired(effects: Effects) -> Effects:
    """R93: a return that closes the gate one entered by is one thing."""
    found: list[Effect] = []
    for effect in effects:
        if found and effect.get("close-gate") == "entered" and "return" in found[-1]:
            found[-1] = {"return-and-close": True}
        else:
            found.append(effect)
    return found


def _kind(effect: Effect) -> str:
    """The verb; what is restored wholly and what is kept of many are said by themselves."""
    verb = next(iter(effect))
    if verb == "gain" and effect["n"] == "max":
        return "restore"
    return "draw-keep" if verb == "draw" and effect.get("keep", effect["n"]) != effect["n"] else verb
