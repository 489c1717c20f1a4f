"""The commands of build.py that need .venv: build, serve, bench, browsers."""

from __future__ import annotations

import sys

from tools import site
from tools.npm import ROOT, ToolError

DIST = ROOT / "dist"


def main(command: str, *arguments: str) -> int:
    """Build the site, then do what was asked; a ToolError is one line and exit code 1."""
    try:
        print(f"dist/ holds release {site.build(DIST)}", flush=True)
        if command == "serve":
            from tools.serve import serve

            serve(DIST, *(int(port) for port in arguments))
        if command == "browsers":
            from tools.others import play

            return 0 if play(DIST) else 1
        if command == "bench":
            from tools.bench import bench
            from tools.decisions import decisions

            kept = bench(DIST)
            return 0 if decisions(DIST) and kept else 1
    except ToolError as error:
        print(f"build.py: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
