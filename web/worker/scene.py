"""The seam between the Table, which knows who looks, and the screens, which draw.

Everything here is plain data made from Views and from events as one seat saw them, never from a State:
so a screen cannot leak what its viewer may not know.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import takewhile
from typing import TYPE_CHECKING, Any, Generic, Literal, NamedTuple, Protocol, TypeVar

from htpy import Node

from engine.bots.bot import Opinion
from engine.game import Event, Seen, V_co, View
from web.worker.pace import USUAL
from web.worker.story import Turn, TurnReader
from web.worker.words import Words

if TYPE_CHECKING:
    from web.worker.evening import Evening
    from web.worker.lesson import Lesson
    from web.worker.reading import Reading
    from web.worker.review_model import Reviewer

LANGUAGES = {"en": "English", "es": "Español", "fr": "Français", "ja": "日本語", "ko": "한국어"}


NOBODY = -1
"""A viewer who is none of the players: sees only what all may see, and is never "you"."""
MOST_SAID = 5
"""Lines that somebody may say before anybody acts."""


def may_say(seat: int, log: Sequence[Seen]) -> bool:
    """Whether they have not said enough, as the log tells."""
    talk = takewhile(lambda event: event["e"] == "say", reversed(log))
    return [event["who"] for event in talk].count(seat) < MOST_SAID


Levels = Mapping[str, Sequence[str]]
"""By game, the levels that its bots can have, weakest first."""


class Seat(NamedTuple):
    """Who sits there: a person, or a bot of some level."""

    name: str
    bot: str | None = None
    owner: int | None = None
    """The seat of the person who plays this one, too; None: whoever sits here plays it."""


class Settings(NamedTuple):
    """What a person likes; kept on the device."""

    language: str = "en"
    theme: str = "auto"
    odds: bool = True
    """Show the computed odds on the play sheet."""
    confirm: bool = False
    """Ask again before taking a card or letting it go."""
    speed: str = USUAL
    """How long each step of the bots stays on screen (pace.SPEEDS)."""
    talk: bool = True
    """Bots say something now and then."""
    sound: bool = False
    """Short, soft sounds."""
    played: bool = False
    """A lesson or a game has been played: the lobby offers Play first, no longer Learn."""


Leads = tuple[tuple[str, int], ...]
"""In a lesson: an action, and the number of the screen that it leads to."""

E_co = TypeVar("E_co", bound=Seen, covariant=True)
"""An event of the game as a viewer saw it."""
E_contra = TypeVar("E_contra", bound=Seen, contravariant=True)
V_contra = TypeVar("V_contra", bound=View, contravariant=True)


class Scene(NamedTuple, Generic[V_co, E_co]):
    """All that a game's screens are drawn from: its own View and events, and what the house adds."""

    view: V_co
    """The viewer's."""
    seats: tuple[Seat, ...]
    log: Sequence[E_co]
    """Every event of the game as the viewer saw it (Event.seen_by), oldest first."""
    settings: Settings
    words: Words
    marks: frozenset[str] = frozenset()
    """Pencil marks: cards the viewer has crossed out on the play sheet."""
    picked: tuple[str, ...] = ()
    """The parts picked so far of an action that is composed of several."""
    can_undo: bool = False
    bots_turn: bool = False
    """Others act by themselves: the next of their steps can be asked for."""
    asking: str | None = None
    """A dangerous action that waits for a yes or no."""
    alone: bool = True
    """One person plays with bots: there is nobody to hide the screen from."""
    rules_open: bool = False
    over: Node = None
    """What is opened over the screen, and drawn last in it."""
    advice: bool = True
    """Whether the strongest bot may be asked at this table."""
    hint: tuple[Opinion, ...] = ()
    """What a strong bot thinks of each thing the viewer can do, if that was asked."""
    thinks: bool = False
    """It has been asked, and still thinks."""
    aside: Node = None
    """What the house has to say under the end of a game."""
    only: Leads | None = None
    """In a lesson the only actions that can be done, if any; None: it is no lesson."""
    strip: Sequence[Turn] = ()
    """What has happened since the viewer's last move, oldest first."""
    turns: Sequence[Turn] = ()
    """The log's last turns, oldest first."""
    earlier: bool = False
    """There are turns before those."""
    coach: Node = None
    """In a lesson, under the bar: what is to be learned here."""
    fresh: bool = False
    """A round has just ended, and this is the first that is seen of it."""
    before_actions: Sequence[int] = ()
    """Once the game is over and can be looked at again: how long the log was before each of its actions."""
    you: int | None = None
    """In a review, in which nothing can be done: which seat is "you", or NOBODY. None: it is no review."""


class SavedGame(NamedTuple):
    """A kept game, as the list in the lobby tells of it."""

    id: str
    title: str
    """The game's name; "" if even that cannot be read."""
    names: tuple[str, ...]
    when: str
    round: int
    state: Literal["open", "over", "damaged", "newer"]
    deleting: bool = False
    """It is asked whether to delete it."""
    result: str = ""
    """Of one person's game that is over: how they fared."""


class Today(NamedTuple):
    """The daily ritual, as the lobby tells of it."""

    day: str = ""
    """"" until the page has said which day it is."""
    streak: int = 0
    done: bool = False
    begun: bool = False
    """It can be gone on with."""


class Lobby(NamedTuple):
    """All that the lobby is drawn from: what has been chosen so far."""

    game: str
    seats: tuple[Seat, ...]
    options: Mapping[str, Any]
    """By name, the chosen value."""
    seed: str = ""
    problem: str | None = None
    """What is wrong with it, in a sentence."""
    bots: tuple[str, ...] = ("plain",)
    """The levels a bot can have, the usual one first."""
    shared: bool = False
    """Whether a person may play several seats."""
    advice: bool = True
    """Whether advice may be asked for."""
    games: tuple[SavedGame, ...] = ()
    """Those that are kept, in the order of the list."""
    today: Today = Today()


class Screens(NamedTuple):
    """The screens that belong to no game."""

    lobby: Callable[[Lobby, Words, Settings], Node]
    handover: Callable[[str, Words, bool], Node]
    """Whose turn it is to look; whether the last action can still be taken back."""
    elsewhere: Callable[[str, Words], Node]
    """The game (its id) is open in another window."""
    share: Callable[[str, str, Words], Node]
    """A finished game as a link and as a record."""
    notice: Callable[[str, Words], Node]
    """A sentence above whatever screen stands."""


class OptionText(NamedTuple):
    """One choice in the lobby, in words: its name, and for each value a label and a line on what it does."""

    name: str
    label: str
    values: tuple[tuple[Any, str, str], ...]


class LevelText(NamedTuple):
    """A bot's level, in words: its name, and the name with how it plays."""

    name: str
    line: str


class Tale(NamedTuple):
    """What a finished game tells of one seat."""

    rounds: tuple[tuple[bool, ...], ...]
    """For each round that the seat played, whether it lost nothing; a row for each ritual, if any."""
    place: int
    """1 for the best."""
    lost: Mapping[str, int]
    """By cause."""
    score: int = 0
    """What its place was decided by."""
    places: tuple[int, ...] = ()
    """By seat, the place of each; none: nobody is before another, all win or lose together."""


class GameRoom(Protocol[V_contra, E_contra]):
    """How one game is drawn and worded: web/games/room.py, from what lies in the game's own folder."""

    id: str

    @property
    def seats(self) -> range:
        """How many may play."""

    @property
    def is_taught(self) -> bool:
        """Whether it has a lesson."""

    def title(self, words: Words) -> str:
        """Its name."""

    def tagline(self, words: Words) -> str:
        """One line for the lobby's tile."""

    def tile_art(self) -> Node:
        """The picture on the lobby's tile."""

    def levels(self, words: Words) -> Mapping[str, LevelText]:
        """Its bots' levels."""

    def options(self, words: Words) -> tuple[OptionText, ...]:
        """What can be chosen."""

    def goal(self, options: Mapping[str, Any], words: Words) -> str:
        """How one wins with these options, in a sentence."""

    def draw(self, screen: str, scene: Scene[V_contra, E_contra]) -> Node:
        """Screen `table`: what lies before the viewer, and in the dock the controls that are legal.
        `round-end`: how the last round in the log ended, and why. `game-over`: who won."""

    def rules(self, words: Words, view: V_contra | None = None) -> Node:
        """The rules and all cards, in our own words; in a game its own cards come first."""

    def reading(self, what: str, screen: str, scene: Scene[V_contra, E_contra]) -> Reading | None:
        """A card or a pile that is drawn on a screen, told to its viewer; None: there is no such thing."""

    def lesson(self, words: Words) -> Lesson:
        """How it is taught: asked by the build, which draws it."""

    def reviewer(self) -> Reviewer[V_contra, E_contra]:
        """How it is looked at again; loaded when that is asked for."""

    def sentence(self, event: E_contra, seats: tuple[Seat, ...], viewer: int, words: Words) -> str:
        """An event as the viewer saw it, in a sentence for the log and the screen reader; "" for silence."""

    def turns(self) -> TurnReader[Any]:
        """How its turns are told apart, and drawn in the log and the strip."""

    def spoken(self, scene: Scene[V_contra, E_contra]) -> str:
        """What those hear who listen when they are asked again (Scene.asking), or advised (Scene.hint)."""

    @property
    def has_rounds(self) -> bool:
        """Whether everyone ever stops and looks before the game is over."""

    def ends_round(self, event: E_contra) -> bool:
        """Whether everyone stops and looks after this event."""

    def tells(self, event: Event) -> bool:
        """Whether anybody learns something by it; an action that tells nothing can be taken back."""

    def dangerous(self, action: str) -> bool:
        """Whether an action is asked about again (Settings.confirm)."""

    def tale(self, log: Sequence[E_contra], players: int, seat: int) -> Tale:
        """A finished game, as the seat saw it, for the statistics."""

    def score(self, tale: Tale, won: bool, words: Words) -> str:
        """How the one person fared, in a few words that tell no card: "You survive with 3 sanity"."""

    def evenings(self, words: Words) -> tuple[Evening, ...]:
        """Its named evenings, the easiest first; perhaps none."""

    def ratings(self) -> Mapping[str, int]:
        """By level, how strong its bots are; nothing where nobody is placed before another."""

    def puzzles(self) -> Sequence[Mapping[str, Any]]:
        """Its positions for the puzzle of the day (puzzle.read); perhaps none."""

    def losses(self, words: Words) -> tuple[str, Mapping[str, str]]:
        """What is lost and by which causes (Tale.lost), in words: a heading, and each cause by its name."""

    def marks(self, view: V_contra) -> tuple[str, ...]:
        """The ids of what can be crossed out with a pencil, in an order that stays: saves number them."""

    def sound(self, event: E_contra, viewer: int) -> str:
        """Which sound (sounds.NAMES) goes with an event as the viewer saw it; "" for silence."""


AnyScene = Scene[Any, Any]
"""A Scene of whichever game: the house hands it on to the room that knows."""
AnyRoom = GameRoom[Any, Any]
"""The room of whichever game, as the registry has it."""
