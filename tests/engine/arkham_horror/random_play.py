"""Whole random games, checked as they go.

    python -m tests.engine.arkham_horror.random_play 1000 [--first SEED] [--every K]

Over 1 to 8 investigators and all Ancient Ones; half of the players are bold, half of the games begin rich.
After every action each thing is in one place and each number in its range; at every K-th some legal actions
apply, others are refused and change nothing, and the state goes to JSON and back. At the end: which lists of
effects, questions and verbs were never reached.
"""

from __future__ import annotations

import argparse
import json
import time
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

from engine.arkham_horror import GAME, language
from engine.arkham_horror.ancient_ones import ANCIENT_ONES
from engine.arkham_horror.cards import MEMBERSHIP
from engine.arkham_horror.hands import maximum
from engine.arkham_horror.plain import ask, from_json, to_json
from engine.arkham_horror.stack import QUESTIONS, STEPS
from engine.arkham_horror.state import State
from engine.arkham_horror.streams import take_out
from engine.game import Event, IllegalAction, Log, Start
from engine.legal import pick, size
from tests.engine.arkham_horror.invariants import check, snapshot

MOST_ACTIONS = 50_000
NONSENSE = (
    "",
    " ",
    "stay ",
    "dance",
    "move",
    "move atlantis",
    "sliders 4 0 0",
    "weapons",
    "spend",
    "keep",
    "pay -1",
)
TRADES = frozenset({"give", "take-from", "give-money", "take-money"})
BOLD = frozenset(
    {
        "close", "elder-sign", "seal", "special", "rumor", "yes", "spend-clue", "evade", "fight", "weapons",
        "cast", "move", "encounter", "use", "read", "take-clues", "go-on", "reroll",
    }
)  # fmt: skip


class Reached:
    """Which programs and verbs were run."""

    def __init__(self) -> None:
        self.programs: Counter[int] = Counter()
        self.effects: Counter[tuple[int, int]] = Counter()
        self.questions: Counter[str] = Counter()
        self.steps: Counter[str] = Counter()
        do = STEPS["do"]

        def counted(state: State, seat: Any, program: int, position: int, n: int, it: str) -> None:
            self.programs[program] += 1
            self.effects[program, position] += 1
            do(state, seat, program, position, n, it)

        STEPS["do"] = counted

    def report(self) -> list[str]:
        """What was never reached."""
        paths = [path for path, program in language.PATHS.items() if program and not self.programs[program]]
        run_by = {language.PROGRAMS[program][position][0].__name__ for program, position in self.effects}
        verbs = [name for name, verb in language.VERBS.items() if verb.run.__name__ not in run_by]
        questions = [name for name in QUESTIONS if not self.questions[name]]
        effects = sum(map(len, language.PROGRAMS))
        return [
            f"lists of effects never reached, of {len(language.PATHS)}: {' '.join(paths) or 'none'}",
            f"effects reached {len(self.effects)} of {effects}",
            f"verbs never reached: {' '.join(verbs) or 'none'}",
            f"questions never asked: {' '.join(questions) or 'none'}",
        ]


def choose(state: State, rng: Random, bold: bool) -> str:
    """A legal action; trades only now and then. The bold mostly do what brings them on."""
    legal = state.legal()
    if bold and size(legal) < 200 and rng.random() < 0.8:
        wanted = [action for action in legal if action.split()[0] in BOLD]
        if wanted:
            return rng.choice(wanted)
    action = pick(legal, rng)
    for _ in range(3):
        if action.split()[0] not in TRADES:
            break
        action = pick(legal, rng)
    return action


def enrich(state: State, rng: Random) -> None:
    """Trophies, money, clues and cards for everybody, so that rare things are done too."""
    for seat, inv in enumerate(state.seats):
        inv.money, inv.clues = inv.money + rng.randrange(30), inv.clues + rng.randrange(12)
        for deck in ("common", "unique", "spell", "skill", "ally"):
            for card in rng.sample(state.decks[deck], min(len(state.decks[deck]) - 1, rng.randrange(4))):
                take_out(state, deck, card)
                inv.cards += (card,)
        for token in rng.sample(state.cup, rng.randrange(5)):
            state.cup = tuple(one for one in state.cup if one != token)
            inv.monster_trophies += (token,)
        for marker in rng.sample(state.decks["gates"], rng.randrange(2)):
            take_out(state, "gates", marker)
            inv.gate_trophies += (marker,)
        if rng.random() < 0.5:
            inv.cards += (MEMBERSHIP,)
        inv.sanity, inv.stamina = maximum(state, seat, "sanity"), maximum(state, seat, "stamina")
    ask(state)


def play(seed: int, every: int, reached: Reached | None = None, options: Any = None) -> State:
    """One game to its end."""
    rng = Random(seed)
    players = seed % 8 + 1
    chosen = {"ancient_one": list(ANCIENT_ONES)[seed // 8 % len(ANCIENT_ONES)], **(options or {})}
    log: Log = [] if seed % 4 == 0 else None
    state = GAME.start(Start(players, chosen, seed), log)
    assert isinstance(state, State)
    bold, rich = seed // 64 % 2 == 1, seed // 128 % 2 == 1
    if rich:
        enrich(state, rng)
    for number in range(MOST_ACTIONS):
        check(state)
        if state.to_act is None:
            return state
        if reached:
            reached.questions[state.stack[-1][0]] += 1
        if every and number % every == 0:
            look_closely(state, rng)
        before = len(log) if log is not None else 0
        state.apply(choose(state, rng, bold), log)
        assert log is None or all_plain(log[before:])
    raise AssertionError(f"game {seed} does not end")


def all_plain(events: list[Event]) -> bool:
    """Every event is JSON, with its rule."""
    return all(json.dumps(event.whole()) and event.rule for event in events)


def look_closely(state: State, rng: Random) -> None:
    """Legal actions apply, others are refused and change nothing; JSON and sampled states are the same."""
    before = snapshot(state)
    legal = state.legal()
    for action in {pick(legal, rng) for _ in range(3)}:
        state.copy().apply(action)
        assert snapshot(state) == before, f"{action} on a copy changed the state"
    for action in (*rng.sample(NONSENSE, 3), f"{pick(legal, rng)} x"):
        if action not in legal:
            refused(state, action)
    assert snapshot(state) == before
    written = json.dumps(to_json(state))
    twin = from_json(json.loads(written))
    assert json.dumps(to_json(twin)) == written
    assert snapshot(twin) == before
    view = state.view(0)
    other = GAME.sample(view, rng)
    assert other.view(0) == view
    check(other)
    other.apply(pick(legal, rng))


def refused(state: State, action: str) -> None:
    """Not legal: IllegalAction."""
    try:
        state.apply(action)
    except IllegalAction:
        return
    raise AssertionError(f"{action!r} was done")


def main(arguments: list[str] | None = None, tell: Callable[[str], None] = print) -> None:
    """The command."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", type=int, nargs="?", default=100)
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--every", type=int, default=25, help="look closely at every K-th action; 0: never")
    chosen = parser.parse_args(arguments)
    reached, results, actions, began = Reached(), Counter[str](), 0, time.process_time()
    for seed in range(chosen.first, chosen.first + chosen.games):
        try:
            state = play(seed, chosen.every, reached)
        except Exception as error:
            tell(f"game {seed}: {type(error).__name__}: {error}")
            raise
        results[str(state.result)] += 1
        actions = sum(reached.questions.values())
    spent = time.process_time() - began
    tell(f"{chosen.games} games, {actions} actions, {dict(results)}, {spent:.0f} s CPU")
    for line in reached.report():
        tell(line)


if __name__ == "__main__":
    main()
