"""Arkham Horror, drawn and worded. What draws what:

table.py          the screen: bar, omens, stage, side (who acts, what is asked, log), crew, dock
omens.py          doom, terror, gates, seals, monsters, Outskirts: the line, and the drawer in words
town.py           the map (its ground is in sprite.svg; coordinates: data/places.json, places.css)
marks.py          a place's mark: arch, cut corners, gate, seal, boards
tokens.py         investigators and monsters as they stand on the map
ways.py           which places can be reached, by which way (no HTML)
reach.py          *From here*: the same as a list; the way to the chosen place
investigator.py   who acts (`.me`): flames, hearts, skills, cards; crew.py: all of them in a row
scenes/           what stands on the stage in place of the map, by kind of decision (scenes/__init__.py)
prices.py         amounts, prices and modifiers in words
dock.py           what can be done now; docks.py: by kind of decision, if a list of buttons is not enough
picks.py          actions that are composed of parts, and the one action that the picked parts make
actions.py        an action in a few words; asked.py: a decision as a heading and a sentence
odds.py           the figures of an action (engine/arkham_horror/odds.py) in a word for its button
names.py          the names of everything; pictures.py: the symbol of everything
sentences.py      events in sentences, for the log and those who listen
game_over.py      how it ended, the score; review.py, lesson.py, rules.py, options.py, outcome.py, events.py
"""

from web.worker.words import join

ID = "arkham-horror"
join(__path__[0])
