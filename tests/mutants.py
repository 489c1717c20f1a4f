"""Does the suite notice? Each mutant is a mistake somebody could make; with it in place the tests must fail.

python3 build.py mutants             all of them
python3 build.py mutants FOLDER      those in files whose path has this in it
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

from tests.engine.arkham_horror import mutants as arkham_horror

ROOT = Path(__file__).resolve().parents[1]
RULES = "engine/arkham_ritual"
RITUAL = "engine/ritual"
HORROR = "engine/arkham_horror"


class Mutant(NamedTuple):
    """A mistake: in this file, this line becomes that."""

    mistake: str
    file: str
    line: str
    becomes: str
    tests: str = ""
    """The file of tests that is tried first; empty: those of the room it is in."""


MUTANTS = (
    Mutant("a view shows the own card", f"{RULES}/view.py", "        held[seat] = None\n", "        pass\n"),
    Mutant(
        "a shuffle is unseeded",
        "engine/chance.py",
        "    return int.from_bytes(shake_256",
        "    import random\n\n    return random.randrange(below)\n    return int.from_bytes(shake_256",
    ),
    Mutant(
        "dummies are not counted among those that did not survive",
        f"{RULES}/scoring.py",
        "sum(not verdict.survives for verdict in judged)",
        "sum(not verdict.survives for verdict in judged[:players])",
    ),
    Mutant(
        "a discarded Gate looks for the Great Old One before the new card is taken",
        f"{RULES}/effects.py",
        "holder_of_old_one(state.held, state",
        "holder_of_old_one([*state.held[:seat], state.discards[-1], *state.held[seat + 1 :]], state",
    ),
    Mutant("the Wary Student loses the normal amount", f"{RULES}/scoring.py", "change[seat] = -1", "pass"),
    Mutant(
        "the log tells the taker's card",
        f"{RULES}/state.py",
        '"take", "§6-2", {"who": seat}, {"card"',
        '"take", "§6-2", {"who": seat, "card": new.id}, {"card"',
    ),
    Mutant(
        "a kept card is taken for one of the mix",
        f"{RULES}/effects.py",
        "state.offered_draw = state.look.draw",
        "pass",
    ),
    Mutant(
        "a Gate that finds nothing tells nothing", f"{RULES}/effects.py", "state.seating.hands[0] | 1", "0"
    ),
    Mutant(
        "the receiver sees the offer",
        f"{RULES}/view.py",
        "if seat == state.active",
        "if seat in (state.active, state.to_act)",
    ),
    Mutant("an aside is seen by all", f"{RULES}/view.py", "aside = look.card", "aside = state.aside"),
    Mutant(
        "a view shows what another laid", f"{RITUAL}/view.py", "chant if seat == whose else None", "chant"
    ),
    Mutant(
        "a set is shown in the order it was dealt",
        f"{RITUAL}/cards.py",
        'sorted(cards, key=attrgetter("place"))',
        "list(cards)",
    ),
    Mutant(
        "the log tells the colour laid",
        f"{RITUAL}/state.py",
        'Event("chant", "§3-2", told, own, (seat,))',
        'Event("chant", "§3-2", told | own)',
    ),
    Mutant(
        "everyone sees everyone's look",
        f"{RITUAL}/state.py",
        '{"cards": cards}, (whose,)',
        '{"cards": cards}, tuple(range(self.players))',
    ),
    Mutant(
        "as many strayed as matched, and it is a vortex",
        f"{RITUAL}/scoring.py",
        "strayed <= matched",
        "strayed < matched",
    ),
    Mutant(
        "a player who is out ends the ritual at 10",
        f"{RITUAL}/endings.py",
        "MASTERLY in points and MASTERLY in [points[seat] for seat in still_in]",
        "MASTERLY in points",
    ),
    Mutant(
        "points gained take madness away",
        f"{RITUAL}/state.py",
        "                if change < 0:\n",
        "                if True:\n",
    ),
    Mutant(
        "a void ritual counts",
        f"{RITUAL}/endings.py",
        "state.begin_ritual(state.ritual, rulings",
        "state.begin_ritual(min(state.ritual + 1, RITUALS), rulings",
    ),
    Mutant(
        "a marker is turned and stays", f"{RITUAL}/state.py", "self.face_down = self.face_down[1:]", "pass"
    ),
    Mutant(
        "who is out may start the next ritual",
        f"{RITUAL}/endings.py",
        "next_start(state.points, state.still_in, change",
        "next_start(state.points, range(state.players), change",
    ),
    Mutant(
        "the own card on the table counts as unseen",
        f"{RITUAL}/odds.py",
        "    seen.update(laid.chant.card for laid in view.laid if laid and laid.chant)\n",
        "",
    ),
    Mutant(
        "a sample gives a laid card any of its ends",
        f"{RITUAL}/sample.py",
        "rng.choice(face.colours(card.points))",
        "rng.choice(face.ends)[0]",
    ),
    Mutant("a game in progress is looked at again", "engine/finished.py", "if not state.over:", "if False:"),
    Mutant(
        "whoever looks again hears what the seat did not",
        "engine/finished.py",
        "seat is None or seat in event.eyes",
        "True",
    ),
    *(
        Mutant(mistake, f"{HORROR}/{module}.py", line, becomes, f"tests/{HORROR}/{tests}.py")
        for mistake, module, line, becomes, tests in arkham_horror.MUTANTS
    ),
)


def survives(mutant: Mutant, folder: Path) -> bool:
    """Whether the tests pass with the mistake in place: first the fitting ones, then more."""
    file = folder / mutant.file
    text = file.read_text("utf-8")
    assert text.count(mutant.line) == 1, f"{mutant.file} no longer has: {mutant.line}"
    file.write_text(text.replace(mutant.line, mutant.becomes), "utf-8")
    room = Path("tests") / Path(mutant.file).parent
    fitting = [Path(mutant.tests)] if mutant.tests else []
    failed = next(
        filter(None, (failures(tests, folder) for tests in (*fitting, room, Path("tests/engine")))), []
    )
    file.write_text(text, "utf-8")
    print(f"{'caught' if failed else 'SURVIVED'}: {mutant.mistake}", *failed[:1], sep="\n    ", flush=True)
    return not failed


def failures(tests: Path, folder: Path) -> list[str]:
    """The first of these tests that fail, or that they could not be run."""
    quick = ["-x", "-q", "-n", "auto", "-p", "no:cacheprovider", "--hypothesis-profile=mutants"]
    command = [sys.executable, "-m", "pytest", *quick, str(tests)]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    lines = done.stdout.splitlines()
    return [line for line in lines if line.startswith(("FAILED", "ERROR"))] or lines[-1:] * done.returncode


def main(part: str = "") -> int:
    """Try them all on a copy of the project, or those in some of its files."""
    mutants = [mutant for mutant in MUTANTS if part in mutant.file]
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name) / "copy"
        shutil.copytree(
            ROOT,
            folder,
            ignore=shutil.ignore_patterns(".venv", ".git", "node_modules", "dist", ".hypothesis"),
        )
        alive = [mutant.mistake for mutant in mutants if survives(mutant, folder)]
    print(f"{len(mutants) - len(alive)} of {len(mutants)} mistakes were noticed")
    return 1 if alive else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:2]))
