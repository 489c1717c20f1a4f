"""The lobby and the screens that belong to no game."""

from __future__ import annotations

import pytest

from engine.games import GAMES
from tests.web.scenes import ENGLISH, Page, seats
from tests.web.sound_html import assert_sound
from web.games import ROOMS
from web.worker.scene import LANGUAGES, Lobby, SavedGame, Settings
from web.worker.screens.elsewhere import elsewhere
from web.worker.screens.error import error
from web.worker.screens.handover import handover
from web.worker.screens.lobby import lobby
from web.worker.screens.options import text_of
from web.worker.screens.share import share
from web.worker.words import Words

OPTIONS = {name: option.base for name, option in GAMES["arkham-ritual"].options.items()}


@pytest.mark.parametrize("players", range(3, 8))
def test_all_that_is_chosen_can_be_read_from_form_controls(players: int) -> None:
    chosen = OPTIONS | {"doom_track": True, "old_one": "hastur"}
    page = Page(lobby(Lobby("arkham-ritual", seats(players), chosen, "moon"), ENGLISH, Settings("fr")))
    assert_sound(page)
    fields = [(tag, attrs) for tag, attrs in page.tags if "name" in attrs]
    values = {
        str(attrs["name"]): attrs.get("value")
        for tag, attrs in fields
        if tag == "input" and (attrs["type"] in ("text", "hidden") or "checked" in attrs)
    }
    assert values["game"] == "arkham-ritual"
    assert values["seed"] == "moon"
    assert values["language"] == "fr"
    assert {name: values[f"option-{name}"] for name in OPTIONS} == {
        name: text_of(value) for name, value in chosen.items()
    }
    assert [values.get(f"seat-{seat}-name") for seat in range(7)] == [
        seat.name for seat in seats(players)
    ] + [None] * (7 - players)
    assert sum(str(attrs["name"]).endswith("-kind") for _, attrs in fields) == players


@pytest.mark.parametrize("game", ROOMS)
def test_a_game_says_itself_how_many_may_play(game: str) -> None:
    few, many = GAMES[game].seats[0], GAMES[game].seats[-1]
    options = {name: option.base for name, option in GAMES[game].options.items()}
    for players, full in ((few, "seats-fewer"), (many, "seats-more")):
        page = Page(lobby(Lobby(game, seats(players), options), ENGLISH, Settings()))
        off = [attrs["data-do"] for _, attrs in page.tags if attrs.get("aria-disabled") == "true"]
        assert off == [full]
        assert not [tag for tag, attrs in page.tags if tag == "button" and "disabled" in attrs], (
            "keeps the focus"
        )
        assert f"{few}–{many}" in page.text
    assert game in page.all("value")


def test_every_option_and_value_has_words() -> None:
    for game, room in ROOMS.items():
        told = {text.name: {value for value, _, _ in text.values} for text in room.options(ENGLISH)}
        assert told == {name: set(option.values) for name, option in GAMES[game].options.items()}
        for text in room.options(ENGLISH):
            assert text.values[0][0] == GAMES[game].options[text.name].base


def test_every_language_has_a_link_in_its_own_name() -> None:
    page = Page(lobby(Lobby("arkham-ritual", seats(5), OPTIONS), ENGLISH, Settings()))
    links = {attrs["lang"]: attrs for tag, attrs in page.tags if tag == "a"}
    assert set(links) == set(LANGUAGES)
    assert [code for code, attrs in links.items() if "aria-current" in attrs] == ["en"]


SAVED = [
    SavedGame("a", "Arkham Ritual", ("<b>Ada", "Bo"), "just now", 2, "open"),
    SavedGame("b", "Arkham Ritual", ("Cy",), "1 day ago", 3, "open", deleting=True),
    SavedGame("c", "Arkham Ritual", ("Di",), "", 3, "over"),
    SavedGame("d", "", (), "", 0, "damaged"),
    SavedGame("e", "", ("Ed",), "", 0, "newer"),
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_kept_game_says_what_can_be_done_with_it(language: str) -> None:
    drawn = lobby(Lobby("arkham-ritual", seats(5), OPTIONS, games=tuple(SAVED)), Words(language), Settings())
    page = Page(drawn)
    assert_sound(page)
    done = [(attrs["data-do"], attrs.get("data-value")) for _, attrs in page.tags if "data-do" in attrs]
    assert [value for do, value in done if do == "continue"] == ["a", "b", "c", "a"], "the last in the dock"
    assert [value for do, value in done if do == "export-save"] == ["a", "c", "d", "e"]
    assert [value for do, value in done if do == "delete"] == ["a", "c", "d", "e"]
    assert [value for do, value in done if do == "delete-yes"] == ["b"]
    assert "<b>Ada, Bo" in page.text.replace("、", ", ")


def test_sharing_shows_the_link_and_the_record_as_they_are() -> None:
    page = Page(share("https://x.example/#r=A&t=1", '["</textarea><b>"]', ENGLISH))
    assert_sound(page)
    assert "https://x.example/#r=A&t=1" in page.all("value")
    assert '["</textarea><b>"]' in page.text
    copied = [value for value in page.all("data-value") if value.startswith("#")]
    assert copied == ["#share-link", "#share-record"]
    assert {name.removeprefix("#") for name in copied} <= set(page.all("id"))


def test_a_game_in_another_window_shows_nothing_of_it() -> None:
    page = Page(elsewhere("a-1", ENGLISH))
    assert_sound(page)
    assert page.all("data-do") == ["continue", "to-lobby"]
    assert page.all("data-value") == ["a-1"]


def test_a_hand_over_names_one_person_and_nothing_else() -> None:
    page = Page(handover('<b>"Ada"', ENGLISH))
    assert_sound(page)
    assert page.all("data-do") == ["ready"]
    assert not page.all("data-card")
    assert "b" not in {tag for tag, _ in page.tags}


def test_an_error_is_a_sentence() -> None:
    page = Page(error("That is <no> record.", ENGLISH, at_a_game=False))
    assert_sound(page)
    assert "That is <no> record." in page.text
    assert page.all("data-do") == ["to-lobby"]
