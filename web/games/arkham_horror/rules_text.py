"""The rules in sections (docs/arkham-horror.md), in our own words."""

from __future__ import annotations

from collections.abc import Iterator

from web.worker.words import Words


def sections(words: Words) -> Iterator[tuple[str, str, tuple[str, ...]]]:
    """Of each its §, title and sentences."""
    yield (
        "§1",
        words("What you want"),
        (
            words(
                "You’re all on one side. Something old sleeps behind the gates, and you must shut "
                "them before it wakes."
            ),
            words(
                "You win with six seals on the board; or by closing the last open gate while you "
                "hold, all together, at least as many gate trophies as there are investigators; or "
                "by beating the Ancient One in the final battle."
            ),
            words("You lose if it devours you all."),
        ),
    )
    yield (
        "§3",
        words("Getting ready"),
        (
            words(
                "Every unstable location starts with a clue. These eleven places are where gates can open."
            ),
            words(
                "Everyone gets what stands on their sheet, then sets three sliders. Each slider sets "
                "two skills: as one goes up, the other goes down."
            ),
            words("Then a first mythos card opens the first gate."),
        ),
    )
    yield (
        "§4",
        words("How a turn goes"),
        (
            words(
                "A turn has five phases: Upkeep, Movement, Arkham Encounters, Other World "
                "Encounters, Mythos. In each of the first four, everyone acts in order, the first "
                "player first."
            ),
            words("After Mythos, the first-player marker moves on."),
            words(
                "An exhausted card can’t be used again until it’s refreshed. A card that goes out of "
                "the game never comes back."
            ),
        ),
    )
    yield (
        "§5",
        words("Upkeep"),
        (
            words(
                "Your exhausted cards are refreshed. Blessings, curses, retainers and bank loans are "
                "rolled for, and incomes are paid; the turn you get such a card, it isn’t rolled for "
                "yet."
            ),
            words("Then you may move your sliders, by as many stops in all as your Focus says."),
        ),
    )
    yield (
        "§6",
        words("Movement"),
        (
            words(
                "You have as many movement points as your Speed. Each step to a neighbouring street "
                "or location costs one."
            ),
            words(
                "To leave an area with monsters, or to stop there, you must evade or fight each of "
                "them. A combat takes all the points you have left."
            ),
            words("Where you stop, you may take the clues once every monster has been dealt with."),
            words(
                "With somebody in the same area you can trade money, items and spells, but not in "
                "combat. Clues, allies, skills and trophies can’t be traded."
            ),
            words(
                "In an Other World you go from the first area to the second. From there you return "
                "to an open gate to that world, and get an explored marker. If there’s no such gate, "
                "you’re lost in time and space."
            ),
            words("If you’re delayed, you only stand up: that’s your whole movement."),
            words(
                "If you’re arrested, you lose half your money, go to the jail cell, and lose your next turn."
            ),
        ),
    )
    yield (
        "§7",
        words("Encounters in Arkham"),
        (
            words(
                "At a location without a gate, you draw a card of its neighbourhood and do what it "
                "says for this place. Or you use what the place offers instead."
            ),
            words(
                "At an open gate, you’re drawn through it to the first area of its world. If you "
                "have an explored marker there, you may try to close it instead."
            ),
            words("Streets have no encounters."),
        ),
    )
    yield (
        "§8",
        words("Encounters in Other Worlds"),
        (
            words(
                "You draw gate cards until one has a colour of your world, and do what it says for "
                "this world."
            ),
        ),
    )
    yield (
        "§9",
        words("Checks"),
        (
            words(
                "For a check you roll as many dice as your skill, plus or minus its modifier and "
                "your bonuses. A 5 or a 6 is a success; if you’re blessed a 4 is, too; if you’re "
                "cursed only a 6 is."
            ),
            words("One success is enough unless it says more."),
            words(
                "After the roll you may spend clues, one more die each, as long as you have some; "
                "and use cards that reroll."
            ),
        ),
    )
    yield (
        "§10",
        words("Evading and fighting"),
        (
            words(
                "To evade a monster, pass an evade check (Sneak). If you fail, it deals its combat "
                "damage and the fight begins."
            ),
            words("A fight begins with one horror check (Will). If you fail, you lose Sanity."),
            words(
                "Each round you flee (an evade check) or fight: choose weapons and spells for your "
                "two hands, then roll a combat check. You need as many successes as its toughness; "
                "if you fail, it deals its damage."
            ),
            words("A defeated monster is your trophy. An endless one goes back to the cup."),
            words(
                "Ambush: you can’t flee. Nightmarish and overwhelming: you lose that much even if "
                "you pass. Resistance halves a bonus, rounded up; immunity makes it 0."
            ),
            words("To cast a spell, pay its Sanity, exhaust it, and pass a spell check (Lore)."),
        ),
    )
    yield (
        "§11",
        words("How monsters move"),
        (
            words(
                "A mythos card names dimensions in white and in black. Monsters of these move along "
                "the white or the black arrow."
            ),
            words("Normal ones take one arrow, fast ones two. A monster that shares an area with you stays."),
            words(
                "Flying ones go to an investigator in a street next to them, the one with the lowest "
                "Sneak; if there’s none, to the Sky, and from there to any street."
            ),
            words(
                "Stationary ones never move. The Hound of Tindalos and the Chthonian have ways of their own."
            ),
        ),
    )
    yield (
        "§12",
        words("Mythos"),
        (
            words(
                "A card is drawn. First a gate opens at its location: doom rises by one, the clues "
                "there are gone, and a monster comes (two with five or more investigators). Whoever "
                "is there is drawn through and delayed."
            ),
            words(
                "If a gate is open there already, monsters surge: they come at every open gate. At a "
                "seal nothing happens."
            ),
            words("Then a clue appears, and monsters move."),
            words(
                "At last comes what the card says: a headline happens once, an environment lasts "
                "until the next, a rumor goes on until you end it or it comes true."
            ),
        ),
    )
    yield (
        "§13",
        words("Doom, terror, and too many monsters"),
        (
            words(
                "Arkham holds as many monsters as there are investigators, plus three. More go to "
                "the Outskirts; when these overflow, they’re emptied and terror rises."
            ),
            words(
                "Each rise of terror takes an ally away. At 3, 6 and 9 a shop closes for good. At 10 "
                "there’s no limit any more, and each further rise is doom."
            ),
            words(
                "The Ancient One wakes when the doom track is full, when too many gates are open, "
                "when a gate marker or a monster is needed and none is left, or when terror is 10 "
                "and Arkham holds twice its limit."
            ),
        ),
    )
    yield (
        "§14",
        words("Closing and sealing gates"),
        (
            words(
                "With an explored marker you may close the gate: a Fight or Lore check with its "
                "modifier. It’s your trophy, and every monster of its dimension goes back to the cup."
            ),
            words("Then you may seal it for 5 clues: no gate ever opens there again."),
            words(
                "An Elder Sign closes and seals without a check, and takes away one doom. It costs 1 "
                "Sanity and 1 Stamina."
            ),
            words("If you leave the place, you lose the explored marker."),
        ),
    )
    yield (
        "§15",
        words("Going down"),
        (
            words(
                "At Stamina 0 you wake in the hospital, at Sanity 0 in the asylum, with 1 of it. You "
                "lose half your items and half your clues, rounded down, and your encounter."
            ),
            words(
                "In an Other World you’re lost in time and space instead. You stand up in the next "
                "Movement, and come back anywhere in Arkham in the Upkeep after it."
            ),
            words("At 0 of both at once you’re devoured: a new investigator starts next turn."),
        ),
    )
    yield (
        "§16",
        words("What places offer"),
        (
            words(
                "Instead of an encounter you may use what a place offers: shops, healing, a loan, a "
                "blessing, allies. Its card tells what it costs."
            ),
        ),
    )
    yield (
        "§17",
        words("The final battle"),
        (
            words(
                "When the Ancient One wakes, its doom track is filled and whoever is lost is "
                "devoured. Clues and money no longer come."
            ),
            words(
                "Each round everyone attacks once. Successes add up: for as many as there are "
                "investigators, one doom token goes. When the last one goes, you win."
            ),
            words(
                "Then it attacks everyone, and each round it’s harder to withstand. At Sanity or "
                "Stamina 0 you’re devoured for good."
            ),
        ),
    )
    yield (
        "§18",
        words("The score"),
        (
            words(
                "A victory scores the length of the doom track, minus terror, minus unpaid loans, "
                "minus Elder Signs used, plus gate trophies, plus one for every three monster "
                "trophies, plus one for every investigator alive. A defeat scores 0."
            ),
        ),
    )
