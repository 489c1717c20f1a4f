"""The commands of build.py that need .venv: build, serve, bench, browsers; and `walk`."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable

from tools import site
from tools.npm import ROOT, ToolError

DIST = ROOT / "dist"
BENCHES = ("boot", "clicks", "bots")


def serve(asked: argparse.Namespace) -> bool:
    """Until Ctrl-C."""
    from tools.serve import serve

    serve(DIST, asked.port)
    return True


def bench(asked: argparse.Namespace) -> bool:
    """Whether every bar is kept."""
    from tools.bench import bench

    return bench(DIST, asked.only)


def browsers(asked: argparse.Namespace) -> bool:
    """Whether all games went well."""
    from tools.other_browsers import play

    return play(DIST)


def walk(asked: argparse.Namespace) -> bool:
    """Whether no room is entered twice."""
    from tools.walk import tell, walk

    walked = walk(asked.action, asked.game)
    print(tell(walked))
    return len(set(walked.deciding)) == len(walked.deciding)


def parser() -> argparse.ArgumentParser:
    """Each command with its options; what it does after the build is its `run`."""
    main = argparse.ArgumentParser(
        prog="build.py", description="Each of these but `walk` builds dist/ first."
    )
    commands = main.add_subparsers(metavar="COMMAND", required=True)

    def command(
        name: str, help: str, run: Callable[[argparse.Namespace], bool], builds: bool = True
    ) -> argparse.ArgumentParser:
        added = commands.add_parser(name, help=help, description=help)
        added.add_argument("--site", default=os.environ.get("SITE", ""), help="the address it will have")
        added.set_defaults(run=run, builds=builds)
        return added

    command("build", "make dist/ and no more", lambda asked: True)
    command("serve", "serve the site and print its address", serve).add_argument(
        "port", nargs="?", type=int, default=8000, help="the first to try (8000)"
    )
    command("bench", "measure start-up, clicks and bots in Chromium: about five minutes", bench).add_argument(
        "--only", action="append", choices=BENCHES, default=[], help="this part alone; can be repeated"
    )
    walks = command("walk", "the rooms that a click goes through, in order", walk, builds=False)
    walks.add_argument("action", nargs="?", default="give 1", help="of the person among bots (give 1)")
    walks.add_argument("--game", default="arkham-ritual", help="which game (arkham-ritual)")
    command("browsers", "play whole games in the Firefox and WebKitGTK that are here", browsers)
    return main


def main() -> int:
    """Build the site, then do what was asked; a ToolError is told, with exit code 1."""
    asked = parser().parse_args()
    try:
        if asked.builds:
            print(f"dist/ holds release {site.build(DIST, address=asked.site)}", flush=True)
        return 0 if asked.run(asked) else 1
    except ToolError as error:
        print(f"build.py: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
