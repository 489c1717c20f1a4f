"""The parts every screen is made of: icons, buttons, the bar, the log."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import lru_cache, wraps
from typing import Any, ParamSpec, cast

import htpy as h
from htpy import Element, Fragment, Node
from markupsafe import Markup

from web.worker.scene import Leads
from web.worker.words import Words

P = ParamSpec("P")
_PLACE = re.compile(r"\{(\w+)\}")
_use = Element("use")
_path = Element("path")


def drawn(draw: Callable[P, Element | Fragment]) -> Callable[P, Markup]:
    """What is drawn again and again is drawn once for the same inputs, and kept as HTML.

    A screen is made of such parts: after a click only the few that changed are drawn."""

    @wraps(draw)
    def once(*args: P.args, **attrs: P.kwargs) -> Markup:
        return Markup(str(draw(*args, **attrs)))

    return cast(Callable[P, Markup], lru_cache(maxsize=1024)(once))


def row(parts: Iterable[Markup]) -> Markup:
    """Drawn parts, one after the other: HTML already, so nothing is escaped again."""
    return Markup("".join(parts))


def rich(text: str, **places: Node) -> list[Node]:
    """A message whose {places} are filled with elements; the words around them stay as translated."""
    pieces = _PLACE.split(text)
    return [places[piece] if number % 2 else piece for number, piece in enumerate(pieces)]


def counted(text: str, n: int) -> list[Node]:
    """A message about a number, with the number in bold."""
    before, number, after = text.partition(str(n))
    return [before, h.b[number], after]


@drawn
def icon(name: str, classes: str = "ico") -> Element:
    """A picture of the sprite: decoration, so the words must stand beside it."""
    return h.svg(class_=classes or None, aria_hidden="true")[_use(href=f"#i-{name}")]


@drawn
def hidden(text: str) -> Element:
    """Words for those who listen."""
    return h.span(".vh")[text]


@drawn
def ref(rule: str) -> Element:
    """A rule's section: always dim, always last."""
    return h.span(".ref")[rule]


def root(screen: str, kind: str, *children: Node, game: str | None = None) -> Element:
    """The one element a screen is: `screen` is its name, `kind` its layout, `game` whose style it needs."""
    return h.div("#root", class_=f"screen screen--{kind}", data_screen=screen, data_game=game)[children]


def candle_out(screen: str, title: str, line: Node, *buttons: Node) -> Element:
    """A quiet screen: a candle that went out, why, and the ways on."""
    return root(
        screen,
        "blank",
        h.main(".main.blank")[candle(lit=False), h.h1[title], line],
        h.footer(".dock.dock--bare")[buttons],
    )


@drawn
def back(label: str, classes: str = "") -> Element:
    """A card face down: always the same."""
    return h.span(class_=f"card card--back {classes}".strip(), role="img", aria_label=label)[icon("seal", "")]


def button(*content: Node, classes: str = "", **attrs: Any) -> Element:
    """A control, 44 px at least."""
    return h.button(class_=f"btn {classes}".strip(), type="button", **attrs)[content]


def reads(what: str, *content: Node, classes: str = "", **attrs: Any) -> Element:
    """A card or a pile that is told when it is pressed (GameRoom.reading)."""
    return h.button(
        class_=f"reads {classes}".strip(),
        type="button",
        data_do="read",
        data_value=what,
        aria_haspopup="dialog",
        **attrs,
    )[content]


@drawn
def reading_help(words: Words) -> Element:
    """Under a play sheet: how cards are read."""
    told = words("Tap a card or slip to read it, or to cross it out. Hold a button to read the card on it.")
    return h.p(".sheet__help.dim")[icon("looked"), h.span[told]]


def acts(action: str, only: Leads | None) -> dict[str, Any]:
    """What a control has that does an action; in a lesson (Scene.only) it leads to a screen, or is off."""
    if only is None:
        return {"data_action": action}
    to = dict(only).get(action)
    return {"data_action": action, "disabled": True} if to is None else {"data_to": to, "data_marked": True}


def dock(yours: bool, words: Words, *content: Node) -> Element:
    """The controls at the foot of the table, named by whose move it is."""
    name = words("Your move") if yours else words("The others’ turn")
    return h.footer("#dock.dock", aria_label=name)[content]


@drawn
def icon_button(picture: str, label: str, **attrs: Any) -> Element:
    """A control that is a picture on a phone and gains its word where there is room."""
    return button(icon(picture), h.span[label], classes="btn--icon", **attrs)


@drawn
def bar(title: str, small: str, words: Words, *tools: Markup | None) -> Element:
    """The top of a screen: the menu, where we are, the tools."""
    return h.header(".bar")[
        icon_button("menu", words("Menu"), data_do="menu", popovertarget="menu"),
        h.h1(".bar__where")[title, " ", h.small[small]],
        tools,
    ]


def whose(alone: bool, name: str, small: str, words: Words) -> str:
    """In the bar, of several round one device: at whose table they look."""
    return small if alone else words("{small} · {name}’s table", small=small, name=unbroken(name))


@drawn
def log_link(words: Words) -> Element:
    """Down to the log; where the log stands beside the table, it is not needed."""
    return h.a(".btn.btn--icon.log-link", href="#log")[icon("log"), h.span[words("Log")]]


def log(title: str, lines: Iterable[tuple[str, str]], empty: str) -> Element:
    """What happened, newest first, each line with its rule."""
    entries = row(_line(text, rule) for text, rule in lines)
    return h.section("#log.log", aria_label=title, tabindex="0")[
        h.h2[title], h.ol[entries] if entries else h.p(".dim")[empty]
    ]


@drawn
def _line(text: str, rule: str) -> Element:
    return h.li[text, " ", ref(rule)]


def candle(small: bool = False, lit: bool = True) -> Element:
    """The candle of the quiet screens."""
    wax = "M44 96c6-5 26-5 32 0v104H44Z"
    drip = "M44 96c6-5 26-5 32 0 0 8-4 7-5 16-1 6-5 6-6 0-1-7-4-8-7-8-6 0-5 22-9 22-5 0-2-16-5-24Z"
    fire = (
        "M61.500 22c2 16 19 27 19 47 0 13-9 21-20.500 21S39.500 82 39.500 70c0-13 8-19 10-29 "
        "4 3 6 7 7 11 4-8 6.500-18 5-30Z"
    )
    core = "M60.500 56c1 7 8 11 8 20 0 7-4 11-8.500 11s-8.500-4-8.500-10c0-8 8-11 9-21Z"
    shapes = {"wax": wax, "wax-2": drip, "plate": "M20 200h80l-8 10H28Z", "wick": "M59 82h2v14h-2Z"}
    if lit:
        shapes |= {"fire": fire, "fire-2": core}
    classes = "blank__candle blank__candle--s" if small else "blank__candle"
    return h.svg(class_=classes, viewBox="0 0 120 220", aria_hidden="true")[
        [_path(class_=name, d=shape) for name, shape in shapes.items()]
    ]


def together(names: list[str], words: Words) -> str:
    """Names in a row: one, "one and two", "one, two and three"."""
    *first, last = map(unbroken, names or [""])
    if not first:
        return last
    return words("{first} and {last}", first=words(", ").join(first), last=last)


def unbroken(name: str) -> str:
    """A name that ends in a number, Player 2, is not broken before it."""
    head, _, tail = name.rpartition(" ")
    return f"{head}\N{NO-BREAK SPACE}{tail}" if head and tail.isdecimal() else name


def choice(name: str, value: str, checked: bool, label: str, line: str, **attrs: Any) -> Element:
    """One of several: a radio button with what it does."""
    return h.label(".choice")[
        h.input(type="radio", name=name, value=value, checked=checked, **attrs),
        h.span[h.b[label], h.small[line]],
    ]


def tick(name: str, checked: bool, label: str, line: str, **attrs: Any) -> Element:
    """Yes or no: a checkbox with what it does."""
    return h.label(".choice")[
        h.input(type="checkbox", name=name, checked=checked, **attrs), h.span[h.b[label], h.small[line]]
    ]


def notice(sentence: str, words: Words) -> Element:
    """A sentence above whatever screen stands, until it is closed (popover)."""
    return h.div("#notice.notice", popover="manual", role="status")[
        h.p[sentence],
        button(words("Close"), classes="btn--quiet", popovertarget="notice", popovertargetaction="hide"),
    ]
