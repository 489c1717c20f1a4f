"""Settings for all tests."""

from hypothesis import Phase, settings

settings.register_profile("mutants", phases=[Phase.explicit, Phase.generate], derandomize=True)
"""Enough to see that a test fails: no search for the smallest example."""
