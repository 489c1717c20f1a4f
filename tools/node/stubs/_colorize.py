"""Instead of the real one, which makes a dozen dataclasses to colour a terminal: a page has none."""


class _Plain:
    """A theme, or a section of one, in which every colour is nothing."""

    def __init__(self, colour):
        self._colour = colour

    def __getattr__(self, name):
        return self._colour


_SECTION = _Plain("")
_THEME = _Plain(_SECTION)


def can_colorize(*, file=None):
    return False


def get_colors(colorize=False, *, file=None):
    """None."""
    return _SECTION


def get_theme(*, tty_file=None, force_color=False, force_no_color=False):
    """The plain one."""
    return _THEME
