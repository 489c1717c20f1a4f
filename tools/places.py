"""Where each place of a game's map lies, as a style: a row a place, so that the page needs no inline style.

python -m tools.places            writes web/games/arkham_horror/places.css from its data/places.json
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

ROOM = Path(__file__).resolve().parent.parent / "web" / "games" / "arkham_horror"
STYLE = ROOM / "places.css"
GROWS = {"start": ("0%", "row"), "middle": ("-50%", "row"), "end": ("-100%", "row-reverse")}
"""By anchor: how far it is shifted, and which way tokens follow each other."""
ALIGN = {"start": "start", "middle": "center", "end": "end"}
UP = {"top": "0%", "middle": "-50%", "bottom": "-100%"}
WIDE = "@container stage (width >= 46rem) and (height >= 30rem)"


def style() -> str:
    """The whole file: the phone's map, and what the wide one changes."""
    maps = json.loads((ROOM / "data" / "places.json").read_text("utf-8"))["maps"]
    lines = [
        "/* made from data/places.json by python -m tools.places */",
        '[data-game="arkham-horror"] {',
        *(f"  {line}" for line in _rows(maps["phone"])),
        f"  {WIDE} {{",
        *(f"    {line}" for line in _rows(maps["wide"])),
        "  }",
        "}",
    ]
    return "\n".join(lines) + "\n"


def _rows(told: Mapping[str, Any]) -> Iterator[str]:
    for area, place in told["areas"].items():
        (x, y), (lx, ly, lw, anchor, up), (tx, ty, grows, _) = place["at"], place["label"], place["tray"]
        shift, flow = GROWS[grows]
        yield _rule(
            f"p-{area}",
            {"x": x, "y": y, "lx": lx, "ly": ly, "lw": lw, "tx": tx, "ty": ty}
            | {"la": GROWS[anchor][0], "lv": UP[up], "ta": shift, "al": ALIGN[anchor], "tf": flow},
        )
    for name, boxes in (("h", told["hoods"]), ("s", told["slips"])):
        for of, (x, y, width, height) in boxes.items():
            yield _rule(f"{name}-{of}", {"hx": x, "hy": y, "hw": width, "hh": height})


def _rule(name: str, values: Mapping[str, object]) -> str:
    return f".{name} {{ {' '.join(f'--{key}: {value};' for key, value in values.items())} }}"


if __name__ == "__main__":
    STYLE.write_text(style(), "utf-8")
