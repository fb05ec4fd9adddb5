"""Decisions that a person makes as one: a whole tribute, several materials at once, and what then goes without saying.

What has only one answer is not asked, and money is paid in dinars, as far as there are enough, unless somebody wants to
be asked. The rules know
nothing of this: a course is a row of moves, each of which could have been made alone."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from granada.games.sabika import ahead
from granada.games.sabika import moves as m
from granada.games.sabika import tasks as t
from granada.games.sabika.gains import is_answered
from granada.games.sabika.labels import Description, Labels
from granada.games.sabika.packed import encode, kind_of, other_of, thing_of
from granada.games.sabika.work import ENTER_OCCUPIED, asks_for_seals, least_seals, options, secondary_cost

if TYPE_CHECKING:
    from granada.games.sabika.state import SabikaState

MOST_COURSES: Final = 100
"""The most courses that are offered at once, enough for the highest tribute. If there are more, the first decision is
made alone."""
LONGEST: Final = 12
"""The most moves of a course, with those that go without saying."""
DRAWN: Final = (m.EXPORT_TO, m.CONSOLIDATE_IN, m.BUILD_MAJOR, m.BUILD_MINOR, m.CARVE_BLUE, m.CARVE_RED, m.CARVE_GREY)
"""What a main action is done to where that lies on the board: a click there is enough to begin the action."""


class Course:
    """Some moves, and what they lead to."""

    def __init__(
        self,
        start: "SabikaState",
        seat: i64,
        codes: list[int],
        texts: list[str],
        descriptions: list[Description],
    ) -> None:
        self.start = start
        self.state = start
        """What they lead to; the start where nothing had to be tried."""
        self.seat = seat
        self.codes = codes
        """What is decided."""
        self.texts = texts
        """The moves: what is decided, and what goes without saying."""
        self.led_by = 0
        """How many of the moves only lead to what is decided."""
        self.descriptions = descriptions
        """The descriptions of all moves but payments, whose price was told before."""
        self.assumes = False
        """Whether dinars are paid where more seals could be."""
        self.begins = False
        """Whether there are others that go on from here."""
        self.is_over = False
        """It is known, without being tried, that the turn is over and another player's begins."""

    def plainly(self, code: i64, description: Description) -> "Course":
        """The course with one more decision that is known completely: it is not tried."""
        text = str(self.state.move(code))
        if not self.codes:
            return Course(self.start, self.seat, [int(code)], [text], [description])
        codes, texts, descriptions = [*self.codes, int(code)], [*self.texts, text], [*self.descriptions, description]
        return Course(self.start, self.seat, codes, texts, descriptions)

    def pay(self, cost: i64) -> None:
        """Say how many seals are paid, if that has to be said."""
        player = self.state.everyone[self.seat]
        if cost > 0 and asks_for_seals(player):
            seals = least_seals(player, cost)
            self.texts.append(str(self.state.move(encode(m.SEAL_AMOUNT, seals))))
            self.assumes = seals < min(cost, player.seals)

    def then(self, code: i64, description: Description) -> "Course":
        """The course with one more decision."""
        further = self.plainly(code, description)
        further.state = self.state.clone()
        further.state.advance(code, self.seat)
        return further

    def be_led_by(self, texts: list[str]) -> None:
        """These moves come first and go without saying."""
        self.led_by = len(texts)
        self.texts = [*texts, *self.texts]

    @property
    def goes_on(self) -> bool:
        """Whether the same seat decides next in the same turn, and nobody has learned anything new."""
        state = self.state
        return not state.revealed and not self.ends_turn and self.seat in state.deciders

    @property
    def ends_turn(self) -> bool:
        return self.is_over or self.state.turn != self.start.turn

    @property
    def is_final(self) -> bool:
        return self.state is not self.start and self.state.undoable == 0

    def is_about(self, task: i64) -> bool:
        """Whether this is what the same seat decides next."""
        return self.goes_on and self.state.tasks[self.state.top] == task

    def follow(self) -> None:
        """Make the moves that go without saying. Only what somebody has decided costs dinars."""
        while self.goes_on and len(self.texts) < LONGEST:
            state = self.state
            codes = state.legal_codes(self.seat)
            if len(codes) > 1:
                # The first way to pay has the fewest seals. In a tribute seals are decided about.
                if not self.is_about(t.PAYMENT) or self.start.tasks[self.start.top] == t.TRIBUTE_PART:
                    break
                self.assumes = True
            elif not self.is_about(t.PAYMENT):
                description = Labels(state, state.doer).describe(codes[0])
                if "dinar" in description.cost:
                    break
                self.descriptions.append(description)
            self.texts.append(str(state.move(codes[0])))
            state.advance(codes[0], self.seat)


def courses(state: "SabikaState", seat: i64, codes: vec[i64], labels: Labels) -> list[Course]:
    """Everything that can be chosen; each of the moves begins one course or several."""
    found: list[Course] = []
    start = Course(state, seat, [], [], [])
    if not _combine(start, codes, labels, found):
        found = [_chosen(start, code, labels) for code in codes]
        return found + _directly(found)
    if labels.task == t.TRIBUTE_PART:
        _put_usual_ways_first(found)
    for course in found:
        if course.state is not state:
            course.follow()
    return found


def _directly(found: list[Course]) -> list[Course]:
    """The main action together with what it is done to, where that can be pointed at."""
    direct: list[Course] = []
    for course in found:
        if kind_of(course.codes[0]) == m.MAIN and course.goes_on:
            state = course.state
            if state is course.start:
                state = state.clone()
                state.advance(course.codes[0], course.seat)
            begun, labels = Course(state, course.seat, [], [], []), Labels(state, state.doer)
            for code in state.legal_codes(course.seat):
                if kind_of(code) in DRAWN:
                    course.begins = True
                    direct.append(_chosen(begun, code, labels))
                    direct[-1].be_led_by(course.texts)
    return direct


def _chosen(start: Course, code: i64, labels: Labels) -> Course:
    """The course that begins with this move, with what then goes without saying."""
    description = labels.describe(code)
    known = _known(start, code, description, labels)
    if known is not None:
        return known
    course = start.then(code, description)
    course.follow()
    return course


def _known(start: Course, code: i64, description: Description, labels: Labels) -> Course | None:
    """The course that begins with this move, if everything is known of it."""
    if labels.seat != start.seat:
        return None
    if kind_of(code) == m.WORK:
        return _work(start, code, description, labels)
    follows = ahead.after(start.state, start.seat, code)
    if follows == ahead.NOT_KNOWN:
        return None
    course = start.plainly(code, description)
    course.pay(description.cost.get("dinar", 0))
    course.is_over = follows == ahead.TURN_OVER
    return course


def _work(start: Course, code: i64, description: Description, labels: Labels) -> Course | None:
    """The way of a worker to a square, and if there is only the main action, to what has to be decided about it."""
    state, seat, square = start.state, start.seat, other_of(code)
    if labels.crowd[square] > 0 and is_answered(state, seat, ENTER_OCCUPIED):
        return None
    cost = description.cost.get("dinar", 0)
    actions = options(state, seat, square, 0, state.everyone[seat].means() - cost, vec[i64]([]))
    course = start.plainly(code, description)
    course.pay(cost)
    if len(actions) == 1:
        if actions[0] == encode(m.MAIN):
            action, pile = state.book.square_action[square], state.book.square_pile[square]
            if not ahead.begins_with_choice(state, seat, action, pile, cost):
                return None
            course.texts.append(str(state.move(actions[0])))
        elif secondary_cost(state, seat, square, thing_of(actions[0])) == 0:
            return None
    return course


def _combine(course: Course, codes: vec[i64], labels: Labels, found: list[Course]) -> bool:
    """Add all combinations of decisions about one thing; false if there are too many or it is no such thing. What can
    be chosen in any order is chosen in one."""
    if labels.task not in (t.PICK, t.TRIBUTE_PART, t.PROCESSING, t.PRODUCING):
        return False
    rest_task = t.PROCESSING if labels.task == t.PRODUCING else labels.task
    for code in sorted(codes, reverse=labels.task == t.TRIBUTE_PART):
        if course.codes and kind_of(code) == kind_of(course.codes[-1]) and code < course.codes[-1]:
            continue
        further = _taken(course, code, labels)
        if further.state is course.start or not further.is_about(rest_task) or not _is_the_rest(further.state, labels):
            found.append(further)
        else:
            rest = Labels(further.state, further.state.doer)
            if not _combine(further, further.state.legal_codes(course.seat), rest, found):
                return False
        if len(found) > MOST_COURSES:
            return False
    return True


def _taken(course: Course, code: i64, labels: Labels) -> Course:
    description = labels.describe(code)
    if labels.task == t.PICK and labels.seat == course.seat:
        follows = ahead.after_taking(course.state, course.seat, labels.other)
        if follows != ahead.NOT_KNOWN:
            further = course.plainly(code, description)
            further.is_over = follows == ahead.TURN_OVER
            return further
    return course.then(code, description)


def _put_usual_ways_first(found: list[Course]) -> None:
    """The first one pays as much as possible, the second one by the first means alone: for the rest PP are lost."""
    for place in range(2, len(found)):
        first, *others = found[place].codes
        if first == found[0].codes[0] and not any([thing_of(code) for code in others]):
            found.insert(1, found.pop(place))
            return


def _is_the_rest(state: "SabikaState", before: Labels) -> bool:
    """Whether the task on top is what was left of the one before."""
    figure, other = state.tasks[state.top + t.FIGURE_AT], state.tasks[state.top + t.OTHER_AT]
    if before.task == t.PICK:
        return figure == before.figure and other == before.other - 1
    if before.task == t.PROCESSING:
        return figure == before.figure - 1
    return True
