"""Instead of htpy's own, which makes three dataclasses: our screens hand things down as arguments."""


class Context:
    """Not used."""


class ContextProvider:
    """Not used."""


class ContextConsumer:
    """Not used."""
