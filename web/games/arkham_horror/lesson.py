"""Arkham Horror, taught: what one wants; to move, check and fight; through a gate and back; to seal it."""

from __future__ import annotations

from web.worker.lesson import Lesson, Step
from web.worker.words import Words

SETUP = {
    "decks": {
        "common": ["lantern", "food"],
        "skill": ["skill-speed"],
        "mythos": [
            "merchants-march-on-crime",
            "private-security-hired-in-uptown",
            "police-step-up-patrols-in-northside",
            "church-group-reclaims-southside",
            "lodge-members-watch-the-night",
        ],
        "easttown": ["easttown-6"],
        "gate": ["green-6", "green-3"],
    },
    "gates": [
        "gate-the-dreamlands-1",
        "gate-yuggoth-1",
        "gate-the-abyss-1",
        "gate-rlyeh-1",
        "gate-plateau-of-leng-1",
    ],
    "cup": ["zombie", "cultist", "maniac", "ghoul", "witch"],
    "dice": [2, 5, 4, 5, 2, 6, 3, 5, 1, 4, 1, 5, 3, 2],
}
OPTIONS = {"ancient_one": "azathoth", "investigators": ["joe-diamond"]}


def lesson(words: Words) -> Lesson:
    """One investigator, alone."""
    steps = (*_table(words), *_first_turn(words), *_fight(words), *_through(words))
    return Lesson(SETUP, (words("You"),), steps, OPTIONS, odds=True)


def _table(words: Words) -> tuple[Step, ...]:
    return (
        Step(
            words(
                "Something old sleeps behind the gates, and every new gate brings it closer to waking. "
                "Close them first: six seals win the game."
            ),
            "main",
            ("sliders 2 1 1",),
        ),
        Step(
            words(
                "Up here you see how close it is: doom, terror, gates and monsters. At doom 14 Azathoth "
                "wakes, and all is lost."
            ),
            "centre",
        ),
        Step(
            words(
                "This is you: Joe Diamond, a private eye. Flames are Sanity, hearts are Stamina. Run out "
                "of either and you lose half of what you have."
            ),
            "you",
        ),
    )


def _first_turn(words: Words) -> tuple[Step, ...]:
    return (
        Step(
            words(
                "A turn begins with Upkeep, when you can move your skill sliders. They’re fine as they "
                "are: go on."
            ),
            "dock",
            ways={"done": ()},
        ),
        Step(
            words(
                "A gate is open at Independence Square, and a zombie stands in front of it. You’ll go "
                "there. But first you need clues: sealing a gate takes five."
            ),
            "felt",
        ),
        Step(
            words(
                "Now you move: each step costs a point. There’s a clue at Hibb’s Roadhouse, two steps "
                "away. Go there."
            ),
            "dock",
            ways={"move easttown": ()},
            picked=("at=hibbs-roadhouse",),
        ),
        Step(
            words("You’re there. Stop here, and you may take the clue."),
            "dock",
            ("move hibbs-roadhouse",),
            ways={"stay": ()},
        ),
        Step(
            words("Take it. Then the place itself happens: you draw an encounter card."),
            "dock",
            ways={"take-clues 1": ()},
        ),
        Step(
            words(
                "The card asks for a Will check, one die for you. A 5 or a 6 would be a success. You "
                "rolled a 2."
            ),
            "main",
        ),
        Step(
            words(
                "Each clue you spend buys one more die, and Joe gets two. Passing brings two clues, so "
                "it’s worth one. Spend it."
            ),
            "dock",
            ways={"spend-clue": ()},
        ),
        Step(
            words(
                "A 5: you passed, and have five clues. Then came Mythos, which ends every turn: another "
                "gate opened, in the Woods, and doom rose to 2."
            ),
            "centre",
        ),
    )


def _fight(words: Words) -> tuple[Step, ...]:
    return (
        Step(
            words("You have what a seal costs. Off to the gate at Independence Square, three steps away."),
            "dock",
            ("done",),
            ways={"move easttown": ()},
            picked=("at=independence-square",),
        ),
        Step(
            words(
                "The zombie is in your way. You can fight it, or slip past. The buttons show your odds. "
                "Try one; you’ll see both."
            ),
            "dock",
            (
                "move downtown",
                "move independence-square",
                "stay",
            ),
            ways={
                "fight zombie-1": (
                    Step(
                        words(
                            "A fight begins with a horror check. You kept your nerve, and lose no Sanity. "
                            "Now attack!"
                        ),
                        "dock",
                        ways={"fight": ()},
                    ),
                    Step(
                        words(
                            "You have two hands for weapons and spells. The automatic adds four dice. "
                            "Fight with it."
                        ),
                        "dock",
                        ways={"weapons 45-automatic": ()},
                        picked=("45-automatic.0",),
                    ),
                    Step(
                        words(
                            "Fighting: two successes, and the zombie only takes one. It’s your trophy now, "
                            "and the way is free."
                        ),
                        "you",
                    ),
                ),
                "evade zombie-1": (
                    Step(
                        words(
                            "Evading: you slip past on a Sneak check. But the zombie stays at the gate, "
                            "and will be there when you come back."
                        ),
                        "you",
                    ),
                ),
            },
        ),
    )


def _through(words: Words) -> tuple[Step, ...]:
    return (
        Step(
            words(
                "The gate has pulled you through, to the Dreamlands. An Other World has two areas, a turn "
                "and a card for each. You found a clue."
            ),
            "you",
        ),
        Step(
            words("Go on: in this turn you walk to the second area."),
            "dock",
            ways={"done": ()},
        ),
        Step(
            words(
                "You earned $3 there, while a fourth gate opened in Arkham. Go on: now you walk back home."
            ),
            "dock",
            ways={"done": ()},
        ),
        Step(
            words(
                "You’re back, and the gate is explored: it can’t pull you in again. Close it with Fight or "
                "Lore. Fight has the better odds."
            ),
            "dock",
            ways={"close fight": ()},
        ),
        Step(
            words(
                "It’s closed, and it’s your trophy. For five clues you can seal it too: no gate will ever "
                "open here again."
            ),
            "dock",
            ways={"seal": ()},
        ),
        Step(
            words(
                "The first of six seals. In a real game companions help: share out the gates, the clues "
                "and the weapons, and keep an eye on doom."
            ),
            "main",
        ),
    )
