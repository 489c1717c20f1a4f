"""Arkham Horror, drawn and worded."""

from web.worker.words import join

ID = "arkham-horror"
join(__path__[0])
