"""python -m engine replay FILE: play a record and say how it stands."""

from __future__ import annotations

import json
import sys
from argparse import Namespace, _SubParsersAction
from pathlib import Path
from typing import Any

from engine.game import Event
from engine.record import read
from engine.record import replay as play_record


def add_to(commands: _SubParsersAction[Any]) -> None:
    """Its place on the command line."""
    parser = commands.add_parser("replay", help="play a record and print how it stands")
    parser.add_argument("file", metavar="FILE", help="a record in JSON; - for standard input")
    parser.add_argument("--events", action="store_true", help="print the event log first, one object a line")
    parser.set_defaults(run=run)


def run(chosen: Namespace) -> None:
    """Print the events, if wanted, and the summary; nothing is printed of a record that fails."""
    text = sys.stdin.buffer.read() if chosen.file == "-" else Path(chosen.file).read_bytes()
    log: list[Event] | None = [] if chosen.events else None
    state = play_record(read(text), log)
    for event in log or ():
        print(json.dumps(event.whole()))
    print(json.dumps(state.summary()))
