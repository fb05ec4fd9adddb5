"""What a seat has to decide, as a Question: the legal moves in groups, with all that is known about each."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from granada.games.sabika import moves as m
from granada.games.sabika import tasks as t
from granada.games.sabika.courses import Course, courses
from granada.games.sabika.explain import is_among, obstacles
from granada.games.sabika.labels import Labels
from granada.games.sabika.names import COLOURS
from granada.games.sabika.packed import encode, kind_of, other_of, thing_of
from granada.games.sabika.phase import CHOOSING
from granada.games.sabika.places import places_of
from granada.games.sabika.possible import carve_cost
from granada.games.sabika.work import BUILDERS, REST_PP, cost_among
from granada.kernel.choice import Assumption, Choice, FirstStep, Group, Message, Question

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
COUNTED: Final = (m.RAW_FROM, m.GOOD_FROM)
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
    groups = asked.groups()
    return Question(
        asked.title(),
        groups,
        title,
        tuple(steps),
        obstacles(state, asked.labels.seat, codes),
        asked.assumption(),
    )


def _starting_tile(state: "SabikaState", seat: i64, codes: vec[i64]) -> Question:
    """Only the last one to choose brings the game on."""
    labels = Labels(state, seat)
    final = state.secret_moves == state.players - 1 and _is_final(state, seat, codes[0])
    choices: list[Choice] = []
    for code in codes:
        text = str(state.move(code))
        places = places_of(state, code, text.split())
        choices.append(Choice((text,), labels.describe(code).label, places, final=final))
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
        self.is_own_turn = is_own_turn(state, seat)
        self.assumes = False
        """Whether one of the choices does."""

    def title(self) -> Message:
        if self.labels.task == t.TURN and not _things(self.codes, m.WORK, m.WORK):
            return Message("sabika-task-only-rest")
        kind = t.KINDS[self.labels.task]
        return Message(f"sabika-task-{kind.name}", kind.title(self.state, self.labels.figure, self.labels.other))

    def assumption(self) -> Assumption | None:
        """The assumption of the question, once it is known what can be chosen."""
        return Assumption(m.VERBS[m.SEAL_AMOUNT][0], Message("sabika-ask-payment")) if self.assumes else None

    def groups(self) -> tuple[Group, ...]:
        """The groups of choices; those of resting come last."""
        titles: dict[str, Message] = {}
        choices: dict[str, list[Choice]] = {}
        found = courses(self.state, self.decider, self.codes, self.labels)
        for resting in (False, True):
            for course in found:
                code = course.codes[0]
                if (kind_of(code) == m.REST) == resting:
                    name = self._group(code)
                    if name not in titles:
                        titles[name] = self._group_title(code)
                        choices[name] = []
                    choices[name].append(self._choice(course))
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
        if kind in COUNTED and labels.figure > 1:
            return Message("sabika-group-several", (title, int(labels.figure)))
        return title

    def _choice(self, course: Course) -> Choice:
        """What has to be chosen together has no place of its own."""
        state, code = self.state, course.codes[0]
        places = places_of(state, code, course.texts[course.led_by].split()) if len(course.codes) == 1 else ()
        if kind_of(code) in (m.WORK, m.EXPAND):
            places = places[1:]  # the other one is that of the group
        self.assumes = self.assumes or course.assumes
        if self.labels.task == t.TRIBUTE_PART and not course.is_about(t.TRIBUTE_PART):
            description = self.labels.whole_tribute(course.codes, course.descriptions)
        else:
            description = self.labels.together(course.codes, course.descriptions)
        # Whether there is anything to build among new minor cards nobody knows before.
        ends_turn = course.ends_turn and kind_of(code) != m.RENEW and self.is_own_turn
        return Choice(
            tuple(course.texts),
            description.label,
            places,
            description.cost,
            tuple(description.parts),
            description.brings,
            ends_turn,
            course.is_final,
            course.begins,
            preferred=self._is_preferred(code),
        )

    def _is_preferred(self, code: i64) -> bool:
        """Whether this move is the one to offer: of two builders, the one with the cheaper way goes."""
        worker, square = thing_of(code), other_of(code)
        if (
            kind_of(code) != m.WORK
            or worker >= BUILDERS
            or not is_among(self.codes, encode(m.WORK, 1 - worker, square))
        ):
            return False
        state, seat, crowd = self.state, self.labels.seat, self.labels.crowd[square]
        return cost_among(state, seat, worker, square, crowd) < cost_among(state, seat, 1 - worker, square, crowd)


def _is_final(state: "SabikaState", seat: i64, code: i64) -> bool:
    twin = state.clone()
    twin.advance(code, seat)
    return twin.undoable == 0


def is_own_turn(state: "SabikaState", seat: i64) -> bool:
    """Whether it is the seat's own turn. A seat may have to decide between turns as well, and alone it decides for
    Yusuf."""
    return state.top >= 0 and state.tasks[0] == t.NEXT_TURN and state.tasks[t.SEAT_AT] == seat
