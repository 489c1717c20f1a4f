"""Ritual, drawn and worded."""

from web.worker.words import join

ID = "ritual"
join(__path__[0])
