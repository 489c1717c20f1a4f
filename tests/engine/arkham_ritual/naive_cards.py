"""§9, for the second implementation: the cards by name."""

ARTIFACTS = ["candelabra", "chalice", "dagger", "idol", "tome"]
GREAT_OLD_ONES = ["cthulhu", "nyarlathotep", "yog-sothoth", "hastur"]
MYSTERY = "mystery"  # a Great Old One whose name is drawn only when it wakes

CHOICES: dict[str, list[str]] = {
    "event": ["orb", "trapezohedron"],
    "ally": ["investigator", "student"],
    "zealot": ["cultist", "professor"],
    "old_one": [*GREAT_OLD_ONES, MYSTERY],
}
SWITCHES = ["doom_track", "competitive"]


def cards_in_play(event: str, ally: str, zealot: str, old_one: str) -> list[str]:
    """The 22 cards (§9): 15 artifacts, 4 events, 2 characters, 1 Great Old One."""
    cards = []
    for name in ARTIFACTS:
        cards += [name + "-1", name + "-2", name + "-cursed"]
    return [*cards, "elder-sign", "gate-1", "gate-2", event, ally, zealot, old_one]


def artifact_of(card: str) -> str | None:
    """Which artifact a card is, in any colour; None if it is none (§9)."""
    for name in ARTIFACTS:
        if card in [name + "-1", name + "-2", name + "-cursed"]:
            return name
    return None


def is_old_one(card: str) -> bool:
    """Whether a card is a Great Old One (§10-4)."""
    return card in GREAT_OLD_ONES or card == MYSTERY


def is_cursed(card: str) -> bool:
    """Whether a card is red (§9): a cursed artifact or a Great Old One."""
    return card.endswith("-cursed") or is_old_one(card)
