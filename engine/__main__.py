"""python -m engine: replay a record, play in the terminal, let bots compete, measure the speed."""

from __future__ import annotations

import argparse
import sys

from engine.cli import arena, bench, play, replay
from engine.game import GameError


def main(arguments: list[str] | None = None) -> int:
    """Run one command; bad input is one line on standard error and exit code 2."""
    parser = argparse.ArgumentParser(prog="python -m engine", description=__doc__)
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    for command in (replay, play, arena, bench):
        command.add_to(commands)
    chosen = parser.parse_args(arguments)
    try:
        chosen.run(chosen)
    except (GameError, OSError) as error:
        print(f"{parser.prog}: {error}", file=sys.stderr)
        return 2
    except (KeyboardInterrupt, EOFError):
        print()
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
