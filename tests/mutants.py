"""Does the suite notice? Each mutant is a mistake somebody could make; with it in place the tests must fail.

python3 build.py mutants
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
RULES = "engine/arkham_ritual"


class Mutant(NamedTuple):
    """A mistake: in this file, this line becomes that."""

    mistake: str
    file: str
    line: str
    becomes: str


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
        "the log tells the taker's card", f"{RULES}/state.py", '"take", "§6-2", {"who": seat}, {"card"', ""
    ),
    Mutant(
        "a kept card is taken for one of the mix",
        f"{RULES}/state.py",
        "self.offered_draw = self.look.draw",
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
)


def survives(mutant: Mutant, folder: Path) -> bool:
    """Whether the tests pass with the mistake in place."""
    file = folder / mutant.file
    text = file.read_text("utf-8")
    becomes = mutant.becomes or mutant.line.replace("{", '{"card": new.id, ', 1)
    assert text.count(mutant.line) == 1, f"{mutant.file} no longer has: {mutant.line}"
    file.write_text(text.replace(mutant.line, becomes), "utf-8")
    quick = ["-x", "-q", "-n", "auto", "-p", "no:cacheprovider", "--hypothesis-profile=mutants"]
    command = [sys.executable, "-m", "pytest", *quick, "tests/engine"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    file.write_text(text, "utf-8")
    failed = [line for line in done.stdout.splitlines() if line.startswith("FAILED")]
    print(
        f"{'SURVIVED' if done.returncode == 0 else 'caught'}: {mutant.mistake}",
        *failed[:1],
        sep="\n    ",
        flush=True,
    )
    return done.returncode == 0


def main() -> int:
    """Try them all on a copy of the project."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name) / "copy"
        shutil.copytree(
            ROOT,
            folder,
            ignore=shutil.ignore_patterns(".venv", ".git", "node_modules", "dist", ".hypothesis"),
        )
        alive = [mutant.mistake for mutant in MUTANTS if survives(mutant, folder)]
    print(f"{len(MUTANTS) - len(alive)} of {len(MUTANTS)} mistakes were noticed")
    return 1 if alive else 0


if __name__ == "__main__":
    sys.exit(main())
