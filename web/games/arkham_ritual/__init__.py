"""Arkham Ritual, drawn and worded."""

from web.worker.words import join

ID = "arkham-ritual"
join(__path__[0])
