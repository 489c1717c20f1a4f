"""The PyScript entry, in a worker: alone in touching PyScript, so that a snapshot can hold all the rest."""

from web.worker import app

open = app.open
send = app.send
__export__ = ["open", "send"]
