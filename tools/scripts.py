"""Our JavaScript and CSS checked: Biome lints and formats, TypeScript reads the types in JSDoc.

`--write` has Biome mend what it can.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tools import npm

BIOME, TYPESCRIPT = "@biomejs/biome/bin/biome", "typescript/bin/tsc"
CHECKS = (
    (BIOME, "check", "--error-on-warnings"),
    (TYPESCRIPT, "--project", "tsconfig.json"),
    (TYPESCRIPT, "--project", "tsconfig.worker.json"),  # what runs in workers: they have no document
)


def check(*more: str) -> bool:
    """Whether all is well; what is not is printed. `more` goes to Biome."""
    modules, (node, _) = npm.install(), npm.node()
    failed = 0
    for program, *options in CHECKS:
        command: list[str | Path] = [node, modules / program, *options, *(more if program == BIOME else ())]
        failed += subprocess.run(command, cwd=npm.ROOT).returncode
    return not failed


if __name__ == "__main__":
    try:
        sys.exit(0 if check(*sys.argv[1:]) else 1)
    except npm.ToolError as error:
        sys.exit(f"build.py: {error}")
