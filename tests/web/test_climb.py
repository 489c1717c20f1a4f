"""Something to climb: places and scores, a rating, evenings, past days, par, advice, puzzles."""

from __future__ import annotations

import json
import re
from random import Random

import pytest

from engine.bots.bot import best
from engine.bots.levels import BOTS
from engine.game import Event
from tests.web import whole_games as real
from tests.web.daily import DAY, begun, to_the_end
from tests.web.scenes import Page
from tools.puzzles import CLEAR
from web.games import ROOMS
from web.worker import occasion, puzzle
from web.worker.names import NAMES
from web.worker.places import place_of
from web.worker.reply import Reply
from web.worker.saves import save_format
from web.worker.saves.kept import fared
from web.worker.scene import LANGUAGES
from web.worker.session import Session
from web.worker.stats import counts, daily, rating
from web.worker.stats.counts import Count, Result, Stats
from web.worker.stats.days import Day, Solved
from web.worker.stats.rating import Rival
from web.worker.words import Words

ENGLISH = Words("en")
games = pytest.mark.parametrize("game", ROOMS)


def opened(**device: object) -> Session:
    house, numbers = real.table(), Random(1)
    house.seeds = lambda: numbers.getrandbits(32)
    house.open({"day": DAY, "page": "https://table.example/", "saves": [], **device}, "en")
    return house


def ended(house: Session, message: dict[str, object], seed: int = 1) -> Reply:
    return to_the_end(house, house.send({"day": DAY, **message}), seed)


# Places


def test_a_place_is_told_in_every_language() -> None:
    assert place_of(2, 5, ENGLISH) == "2nd of 5"
    for language in LANGUAGES:
        assert len({place_of(place, 8, Words(language)) for place in range(1, 9)}) == 8


@games
def test_a_result_says_place_and_score_and_the_list_says_it_too(game: str) -> None:
    house = opened()
    reply = ended(house, {"do": "start", "form": {"game": game}})
    placed = re.findall(r'id="placed"[^>]*>([^<]*)<', str(reply.html))
    assert house.match
    went = fared(house.match)
    assert went
    assert placed == [
        f"{ROOMS[game].score(house.statistics.tale(house.match), went.won, ENGLISH)}: "
        f"{place_of(went.place, 5, ENGLISH)}"
    ]
    listed = house.send({"do": "to-lobby"})
    assert placed[0] in str(listed.html)


# A rating


def test_who_beats_the_strong_gains_more_and_nobody_moves_more_than_a_step() -> None:
    strong, weak = Rival(1200, 1.0), Rival(800, 1.0)
    assert rating.after(1000, [strong]) > rating.after(1000, [weak]) > 1000
    assert rating.after(1000, [Rival(1000, 0.5)]) == 1000
    assert rating.after(1000, [Rival(1000, 0.0)]) == 1000 - rating.STEP // 2
    assert abs(rating.after(0, [strong]) - 0) <= rating.STEP
    assert rating.after(0, [Rival(0, 0.0)]) == 0


@games
def test_every_level_has_a_rating_and_a_stronger_one_a_higher(game: str) -> None:
    ratings = ROOMS[game].ratings()
    assert set(ratings) == set(BOTS[game])
    assert ratings["reporter"] == rating.AVERAGE
    assert ratings["occultist"] > max(ratings["reporter"], ratings["novice"])


def test_a_game_is_rated_once_and_not_with_advice() -> None:
    house = opened()
    ended(house, {"do": "start", "form": {"game": "ritual"}})
    count = house.statistics.stats.of("ritual")
    assert count.rated == 1
    assert house.match
    tale = house.statistics.tale(house.match)
    rivals = house.statistics._rivals(house.match, tale)
    assert len(rivals) == 4
    assert count.rating == rating.after(rating.AVERAGE, rivals)
    house.reply()
    assert house.statistics.stats.of("ritual") == count
    house.send({"do": "rematch"})
    assert house.match
    house.match.occasion = house.match.occasion._replace(advised=True)
    reply = to_the_end(house, house.reply())
    assert house.statistics.stats.of("ritual").rated == 1
    assert house.statistics.stats.of("ritual").all.games == 2
    assert "your rating stays" in str(reply.html)


# Evenings


@games
def test_an_evening_is_played_counted_and_the_next_is_offered(game: str) -> None:
    named = ROOMS[game].evenings(ENGLISH)
    assert len({each.id for each in named}) == len(named) >= 8
    house = opened()
    house.send({"do": "game", "value": game, "form": {"game": game}})
    page = Page(house.send({"do": "evenings"}).html)
    assert all(each.name in page.text for each in named)
    for seed in range(30):
        reply = ended(house, {"do": "evening", "value": named[0].id}, seed)
        assert house.match
        assert house.match.occasion.evening == named[0].id
        won = house.match.people[0] in (house.match.state.winners or ())
        assert (named[0].id in house.statistics.stats.of(game).evenings) is won
        assert ("next-evening" in str(reply.html)) is won
        if won:
            break
        house.send({"do": "to-lobby"})
    assert won
    assert named[1].name in Page(reply.html).text
    assert house.send({"do": "evening", "value": named[1].id}).screen == "table"
    house.send({"do": "to-lobby"})
    assert "is-won" in str(house.send({"do": "evenings"}).html)
    assert house.send({"do": "evening", "value": "none such"}).screen == "evenings"


@games
def test_every_evening_can_be_played_and_its_save_comes_back_as_it(game: str) -> None:
    for evening in ROOMS[game].evenings(ENGLISH):
        house = opened()
        house.send({"do": "game", "value": game, "form": {"game": game}})
        house.send({"do": "evening", "value": evening.id})
        match = house.match
        assert match
        assert [seat.bot for seat in match.seats[1:]] == list(evening.bots)
        text = save_format.write_game(match.kept())
        again = save_format.read_game(text, ROOMS, house.levels)
        assert again.occasion.evening == evening.id
        other = json.loads(text) | {"bots": [None, *["novice"] * len(evening.bots)]}
        told = save_format.read_game(json.dumps(other), ROOMS, house.levels)
        assert (told.occasion.evening == evening.id) is (set(evening.bots) == {"novice"}), "no easier table"


def test_what_is_stored_of_an_occasion_may_say_anything() -> None:
    house = opened()
    house.send({"do": "start", "form": {"game": "ritual"}})
    assert house.match
    for raw in (
        {"evening": 7}, {"evening": ["x"]}, {"late": "yes"}, {"beat": [1, 2, 3]}, {"beat": ["<b>", 0, 1]},
        {"beat": ["A", 1]}, {"beat": ["A", 1, 10**9]}, {"beat": "x"},
    ):  # fmt: skip
        assert occasion.read(raw, house.match) == occasion.Occasion()


# Days


def test_a_past_day_is_no_part_of_a_streak_and_stands_in_the_calendar() -> None:
    house = opened()
    past = daily.before(DAY, 3)
    reply = ended(house, {"do": "day", "value": past, "form": {"game": "ritual"}})
    assert house.match
    assert (house.match.daily, house.match.occasion.late) == (past, True)
    count = house.statistics.stats.of("ritual")
    assert past not in count.days
    assert count.told[past].late
    assert count.streak(DAY) == count.best == 0
    assert "a past day" in str(reply.html)
    house.send({"do": "to-lobby"})
    days = str(house.send({"do": "evenings"}).html)
    assert re.search(rf'class="day is-(won|lost)"[^>]*data-value="{past}"', days)
    assert len(re.findall(r'class="day', days)) >= 28
    for wrong in ("2099-01-01", "x", "", daily.before(DAY, -1)):
        assert house.send({"do": "day", "value": wrong, "day": DAY}).screen == "evenings"
    assert house.send({"do": "day", "value": DAY, "day": DAY}).screen == "table"
    assert house.match
    assert not house.match.occasion.late


def test_advice_is_marked() -> None:
    house, reply = begun("ritual")
    while not (house.match and house.match.your_turn):
        reply = house.send({"do": "tick"})
    house.send({"do": "hint"})
    reply = to_the_end(house, house.reply())
    assert house.statistics.stats.of("ritual").told[DAY].advised
    assert "with advice" in str(reply.html)


def test_par_is_played_out_in_slices_and_is_the_same_however_fast() -> None:
    pars = []
    for pace in (0.0, 0.004):
        house, reply = begun("ritual")
        ticks = iter(range(10**9))
        house.timer = lambda ticks=ticks, pace=pace: next(ticks) * pace  # type: ignore[misc]
        reply = to_the_end(house, reply)
        assert "The Occultist plays your seat" in str(reply.html)
        waited = 0
        while reply.wait == 0:
            reply = house.send({"do": "tick"})
            waited += 1
        assert waited > 20, "in slices"
        (par,) = re.findall(r'id="par"[^>]*>([^<]*)<', str(reply.html))
        assert re.fullmatch(r"Par: the Occultist in your seat had \d+, \d\w\w of 5\.", par)
        pars.append(par)
    assert pars[0] == pars[1]


# Formats


def test_what_is_counted_is_written_and_read_and_two_windows_count_once() -> None:
    told = Day(2, 3, True, True, False)
    result = Result("ritual", "reporter", True, 4, 3, {}, DAY, told, (Rival(1100, 1.0),), "duel")
    one = counts.counted(Stats(), "a", result)
    assert counts.counted(one, "a", result) == one
    both = counts.solved(one, Solved("ritual", DAY, True))
    assert counts.solved(both, Solved("ritual", DAY, False)) == both, "the first answer counts"
    again = counts.read(counts.write(both), ROOMS)
    assert again == both
    assert again.of("ritual").evenings == ("duel",)
    old = json.loads(counts.write(counts.Stats({"ritual": Count()})))
    assert not {"told", "rating", "evenings", "puzzles"} & set(old["games"]["ritual"]), "as it always was"


@pytest.mark.parametrize(
    "damage",
    [
        {"told": {"x": [1, 1, 1, 1, 1]}}, {"told": {DAY: [1, 1, 1, 1]}}, {"told": {DAY: [1, 1, 2, 0, 0]}},
        {"rating": [1]}, {"rating": "x"}, {"rating": [-1, 2]}, {"evenings": [7]}, {"puzzles": {DAY: 2}},
    ],
)  # fmt: skip
def test_damaged_counts_are_noticed(damage: dict[str, object]) -> None:
    raw = json.loads(counts.write(counts.Stats({"ritual": Count()})))
    raw["games"]["ritual"] |= damage
    with pytest.raises(save_format.Unopened):
        counts.read(json.dumps(raw), ROOMS)


# Puzzles


@games
def test_the_bot_sees_one_action_clearly_ahead_in_every_puzzle(game: str) -> None:
    puzzles = puzzle.read(ROOMS[game].puzzles())
    assert len(puzzles) >= 60
    assert len({(each.seed, each.players) for each in puzzles}) == len(puzzles)
    for each in puzzles:
        state = each.reached(game, NAMES[: each.players], list[Event]())
        assert state.to_act is not None
        thought = each.thought(BOTS[game], state.view(state.to_act), lambda: 0.0)
        while not thought.done:
            thought.go_on()
        first, second, *_ = sorted((opinion.value for opinion in thought.opinions), reverse=True)
        assert first - second >= CLEAR


def test_each_day_has_another_puzzle_until_all_have_come() -> None:
    puzzles = puzzle.read(ROOMS["ritual"].puzzles())
    days = [daily.before(DAY, ago) for ago in range(len(puzzles))]
    assert len({puzzle.of_day(puzzles, day) for day in days}) == len(puzzles)


@games
def test_a_puzzle_is_answered_told_and_counted_once(game: str) -> None:
    house = opened()
    house.send({"do": "game", "value": game, "form": {"game": game}})
    reply = house.send({"do": "puzzle", "day": DAY})
    assert reply.screen == "puzzle"
    choices = re.findall(r'data-do="answer" data-value="([^"]*)"', str(reply.html))
    assert len(choices) > 1
    assert "data-action" not in str(reply.html)
    assert 'id="answer"' not in str(reply.html), "not before one has chosen"
    while reply.wait == 0:
        reply = house.send({"do": "tick"})
    answer = next(page for page in [house.top]).thought(house).opinions  # type: ignore[attr-defined]
    wrong = next(action for action in choices if action != best(answer))
    assert house.send({"do": "answer", "value": "fly"}).html
    reply = house.send({"do": "answer", "value": wrong})
    assert "The Occultist wouldn’t." in reply.announce
    assert 'id="answer"' in str(reply.html)
    assert house.statistics.stats.of(game).puzzles == {DAY: False}
    assert reply.stats
    reply = house.send({"do": "puzzle-next"})
    assert "For practice" in str(reply.html)
    house.send({"do": "answer", "value": Random(1).choice(choices)})
    assert house.statistics.stats.of(game).puzzles == {DAY: False}
    assert house.send({"do": "to-lobby"}).screen == "lobby"


@games
def test_a_puzzle_is_drawn_from_what_its_seat_saw_alone(game: str) -> None:
    """Dealt otherwise where the seat cannot see, it looks the same."""
    from engine.games import GAMES
    from web.worker.pages.puzzle import PuzzlePage

    house = opened()
    for ahead in range(6):
        page = PuzzlePage(ROOMS[game], DAY, ahead)
        drawn = str(page.draw(house))
        for number in range(3):
            page.view = GAMES[game].sample(page.view, Random(number)).view(page.view.seat)
            assert str(page.draw(house)) == drawn
