"""The commands of build.py that need .venv: build, serve, bench, browsers."""

from __future__ import annotations

import argparse
import os
import sys

from tools import site
from tools.npm import ROOT, ToolError

DIST = ROOT / "dist"


def main() -> int:
    """Build the site, then do what was asked; a ToolError is one line and exit code 1."""
    parser = argparse.ArgumentParser(prog="build.py")
    parser.add_argument("command", choices=("build", "serve", "bench", "browsers"))
    parser.add_argument("port", nargs="?", type=int, default=8000)
    parser.add_argument("--site", default=os.environ.get("SITE", ""), help="the address it will have")
    asked = parser.parse_args()
    try:
        print(f"dist/ holds release {site.build(DIST, address=asked.site)}", flush=True)
        if asked.command == "serve":
            from tools.serve import serve

            serve(DIST, asked.port)
        if asked.command == "browsers":
            from tools.others import play

            return 0 if play(DIST) else 1
        if asked.command == "bench":
            from tools.bench import bench
            from tools.decisions import decisions

            kept = bench(DIST)
            return 0 if decisions(DIST) and kept else 1
    except ToolError as error:
        print(f"build.py: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
