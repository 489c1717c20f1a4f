"""The commands of `python -m engine`: the one place in here with I/O and a clock."""
