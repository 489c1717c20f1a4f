"""Screen `share`: a finished game as a link, as text and as a file."""

from __future__ import annotations

import htpy as h
from htpy import Element

from web.worker.screens import parts
from web.worker.words import Words


def share(link: str, record: str, words: Words) -> Element:
    """Whoever has the link sees the whole game; no server holds it. "": the game is too long for one."""
    return parts.root(
        "share",
        "page",
        h.header(".bar.share__bar")[h.h1(".bar__where")[words("Share this game")]],
        h.main(".main.share")[
            _link(link, words) if link else None,
            h.details("#programs.fold.share__part")[
                h.summary[parts.icon("log"), words("For programs")],
                h.p(".dim")[
                    h.label(for_="share-record")[
                        words("Everything that was done, as JSON: for other programs and for imports.")
                    ]
                ],
                h.textarea("#share-record", readonly=True, rows="4", spellcheck="false")[record],
                h.div(".row")[
                    _copy("share-record", words("Copy the record"), words),
                    parts.button(parts.icon("export"), words("Save as a file"), data_do="export"),
                ],
            ],
        ],
        h.footer("#dock.dock")[parts.button(words("Back"), data_do="close")],
    )


def _link(link: str, words: Words) -> Element:
    return h.section(".share__part")[
        h.h2[h.label(for_="share-link")[words("As a link")]],
        h.p(".dim")[
            words("Whoever opens it can play these cards, with your result to beat, or watch the whole game.")
        ],
        h.input("#share-link", type="text", readonly=True, value=link, spellcheck="false"),
        _copy("share-link", words("Copy the link"), words, primary=True),
    ]


def _copy(field: str, label: str, words: Words, primary: bool = False) -> Element:
    return parts.button(
        label,
        classes="btn--primary" if primary else "",
        data_do="copy",
        data_value=f"#{field}",
        data_copied=words("Copied."),
    )
