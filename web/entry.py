"""The PyScript entry, in a worker: alone in touching PyScript, so that a snapshot can hold all the rest."""

from pyscript import sync

from web import app

app.connect(sync.show)
send = app.send
__export__ = ["send"]
