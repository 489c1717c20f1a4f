"""The rules of hidden-card games. Pure Python: no browser, no clock, no I/O, no global random.

>>> from engine.games import GAMES
>>> from engine.game import Start
>>> game = GAMES["arkham-ritual"]
>>> state = game.start(Start(players=5, seed=7))
>>> state.to_act, state.legal()
(0, ('give 1', 'give 2', 'give 3', 'give 4'))
>>> state.apply("give 2")
>>> state.legal()
('take', 'pass 1', 'pass 3', 'pass 4')
>>> state.view(2).held[2] is None
True
"""

__version__ = "0.1.0"
