"""What a seat has to decide, as a Question: the legal moves in groups, with all that is known about each."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from granada.games.sabika import moves as m
from granada.games.sabika import tasks as t
from granada.games.sabika.explain import obstacles
from granada.games.sabika.labels import Labels
from granada.games.sabika.names import COLOURS
from granada.games.sabika.packed import kind_of, thing_of
from granada.games.sabika.phase import CHOOSING
from granada.games.sabika.places import places_of
from granada.games.sabika.possible import carve_cost
from granada.games.sabika.work import REST_PP
from granada.kernel.choice import Choice, FirstStep, Group, Message, Question

if TYPE_CHECKING:
    from granada.games.sabika.state import SabikaState

GROUPS: Final[dict[int, str]] = {
    m.MAIN: "square",
    m.SECONDARY: "square",
    m.END: "square",
    m.STOP: "otherwise",
    m.REFUSE: "otherwise",
    m.RENEW: "otherwise",
    m.BUY_RAW: "buy",
    m.ACCEPT: "offer",
    m.DECLINE: "offer",
    m.LEFT: "side",
    m.RIGHT: "side",
}
"""The names of the groups that hold other moves than their verb says."""
IDLE: Final = ("square", "otherwise", "offer")
"""Groups whose titles say nothing that the labels do not."""
GOES_ON: Final = (m.WORK, m.BUILD_MAJOR, m.BUILD_MINOR, m.EXPORT_TO, m.CARVE_BLUE, m.CARVE_RED, m.CARVE_GREY)
"""Moves after which there is always something to decide about them."""
COUNTED: Final = (m.TAKE, m.RAW_FROM, m.GOOD_FROM)
"""Moves of which several may be due, one after the other."""


def question(state: "SabikaState", seat: i64, codes: vec[i64]) -> Question:
    if state.phase == CHOOSING:
        return _starting_tile(state, seat, codes)
    asked = Asked(state, seat, codes)
    workers = _things(codes, m.WORK, m.REST)
    tiles = _things(codes, m.EXPAND, m.EXPAND)
    steps: list[FirstStep] = []
    title: Message | None = None
    if workers:
        title = Message("sabika-group-work")
        steps = [FirstStep(f"worker:{asked.labels.names.workers[n]}", asked.labels.worker_at(n)) for n in workers]
    elif len(tiles) > 1:
        title = Message("sabika-group-expand")
        names = asked.labels.names.store_tiles
        steps = [FirstStep(f"tile:{names[n]}", Message(":store-tile", (names[n],))) for n in tiles]
    return Question(asked.title(), asked.groups(), title, tuple(steps), obstacles(state, asked.labels.seat, codes))


def _starting_tile(state: "SabikaState", seat: i64, codes: vec[i64]) -> Question:
    """Only the last one to choose brings the game on."""
    labels = Labels(state, seat)
    final = state.secret_moves == state.players - 1 and _outcome(state, seat, codes[0])[1]
    choices: list[Choice] = []
    for code in codes:
        text = str(state.move(code))
        places = places_of(state, code, text.split())
        choices.append(Choice((text,), labels.told(code).label, places, final=final))
    group = Group(Message("sabika-group-choose"), tuple(choices))
    return Question(Message("sabika-task-choose"), (group,))


def _things(codes: vec[i64], kind: i64, other: i64) -> list[int]:
    """What the moves of these kinds are about, each once."""
    found: list[int] = []
    for code in codes:
        if (kind_of(code) == kind or kind_of(code) == other) and thing_of(code) not in found:
            found.append(int(thing_of(code)))
    return found


class Asked:
    """The question about the task on top."""

    def __init__(self, state: "SabikaState", seat: i64, codes: vec[i64]) -> None:
        self.state = state
        self.decider = seat
        self.codes = codes
        self.labels = Labels(state, state.doer)

    def title(self) -> Message:
        kind = t.KINDS[self.labels.task]
        return Message(f"sabika-task-{kind.name}", kind.title(self.state, self.labels.figure, self.labels.other))

    def groups(self) -> tuple[Group, ...]:
        """Those of resting come last."""
        titles: dict[str, Message] = {}
        choices: dict[str, list[Choice]] = {}
        for resting in (False, True):
            for code in self.codes:
                if (kind_of(code) == m.REST) == resting:
                    name = self._group(code)
                    if name not in titles:
                        titles[name] = self._group_title(code)
                        choices[name] = []
                    choices[name].append(self._choice(code))
        return tuple(
            [Group(titles[name], tuple(choices[name]), name if ":" in name else "", name in IDLE) for name in titles]
        )

    def _group(self, code: i64) -> str:
        """Squares are grouped by the worker, storehouses by the tile, all else by what is done."""
        kind = kind_of(code)
        if kind == m.WORK:
            return f"worker:{self.labels.names.workers[thing_of(code)]}"
        if kind == m.EXPAND:
            return f"tile:{self.labels.names.store_tiles[thing_of(code)]}"
        if kind in (m.DINAR_AMOUNT, m.PARIA_AMOUNT, m.SEAL_AMOUNT):
            return "pay"
        return GROUPS.get(int(kind), m.VERBS[kind][0])

    def _group_title(self, code: i64) -> Message:
        kind, labels = kind_of(code), self.labels
        if kind == m.WORK:
            return Message("sabika-group-squares", (labels.names.workers[thing_of(code)],))
        if kind == m.EXPAND:
            return Message("sabika-group-storehouses", (labels.names.store_tiles[thing_of(code)],))
        if kind in (m.DINAR_AMOUNT, m.PARIA_AMOUNT, m.SEAL_AMOUNT):
            if labels.task == t.MIXED:
                return Message("sabika-group-mix")
            name = "tribute" if labels.task == t.TRIBUTE_PART else "pay"
            return Message(f"sabika-group-{name}", (int(labels.figure),))
        if m.carves(kind):
            colour = m.colour_of(kind)
            cost = carve_cost(self.state, labels.seat, colour)
            return Message(f"sabika-group-{COLOURS[colour]}", (int(cost),))
        if kind == m.REST:
            rest = self.state.book.content.rest
            return Message("sabika-group-rest", (rest.dinars, int(self.state.modified(labels.seat, REST_PP, rest.pp))))
        if kind == m.DISCARD:
            return Message("sabika-group-discard", (labels.names.items[labels.figure],))
        title = Message(f"sabika-group-{self._group(code)}")
        if kind in COUNTED:
            left = labels.other if labels.task == t.PICK else labels.figure
            if left > 1:
                return Message("sabika-group-several", (title, int(left)))
        return title

    def _choice(self, code: i64) -> Choice:
        text = str(self.state.move(code))
        places = places_of(self.state, code, text.split())
        if kind_of(code) in (m.WORK, m.EXPAND):
            places = places[1:]  # the other one is that of the group
        told = self.labels.told(code)
        ends_turn, final = _outcome(self.state, self.decider, code)
        return Choice(
            (text,),
            told.label,
            places,
            told.cost,
            tuple(told.parts),
            told.brings,
            ends_turn,
            final,
        )


def _outcome(state: "SabikaState", seat: i64, code: i64) -> tuple[bool, bool]:
    """Whether the move ends the seat's own turn for certain, and whether it cannot be taken back.

    New minor cards are unknown until they are laid out. All else shows nothing that is hidden before the turn is over,
    so what may be the last decision of the turn is simply tried."""
    if _goes_on(state, code):
        return False, False
    if kind_of(code) == m.RENEW:
        return False, True
    twin = state.clone()
    twin.advance(code, seat)
    return twin.turn != state.turn and _is_own_turn(state, seat), twin.undoable == 0


def _goes_on(state: "SabikaState", code: i64) -> bool:
    """Whether the same seat certainly has to decide the next thing: what to do on the square, which materials or goods
    to use, where the card goes, or the same once more."""
    kind = kind_of(code)
    if kind in GOES_ON:
        return True
    if state.top < 0:
        return False
    tasks, top = state.tasks, state.top
    return t.KINDS[tasks[top]].goes_on(tasks[top + t.FIGURE_AT], tasks[top + t.OTHER_AT], code)


def _is_own_turn(state: "SabikaState", seat: i64) -> bool:
    """Between turns one may have to decide as well, and alone one decides for Yusuf."""
    return state.top >= 0 and state.tasks[0] == t.NEXT_TURN and state.tasks[t.SEAT_AT] == seat
