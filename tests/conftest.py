"""Settings for all tests."""

import pytest
from hypothesis import Phase, settings

from tools import words

settings.register_profile("mutants", phases=[Phase.explicit, Phase.generate], derandomize=True)
"""Enough to see that a test fails: no search for the smallest example."""


def pytest_configure(config: pytest.Config) -> None:
    """Once, before any test: the catalogues, as the page reads them."""
    if not hasattr(config, "workerinput"):
        words.compile()
