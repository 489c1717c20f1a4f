"""Arkham Horror in words: the names of everything; what each card does, written from its effects by grammar.

>>> from web.games.arkham_horror.text.lexicon import lexicon
>>> say = lexicon("en")
>>> say.name("place", "woods"), say.phrase("woods"), say.term("sanity"), say.ask("move")
('Woods', 'the Woods', 'Sanity', 'Where to?')

>>> say.entry("merchant-district-5", "river-docks")
'Make a Speed (−1) check. If you fail, lose 1 Sanity.'
>>> say.card("food").text
'Discard this card to lose 1 less Stamina.'

A language is two files in `data/`, read when it is first asked for: `names-xx.json` (names by kind and id,
terms of play, what each decision asks, and what a sentence needs of names: articles, plurals) and
`phrases-xx.json` (how each verb, amount and condition is said).
"""
