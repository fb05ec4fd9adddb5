"""Everything that is told about a choice is what really happens when it is made."""

from collections import Counter
from collections.abc import Iterator
from math import comb

import msgspec
import pytest
from tests.games.sabika.positions import LAST_ROUND, Own, ending

from granada.games.sabika import GAME, ahead, events, moves, stack
from granada.games.sabika.courses import LONGEST
from granada.games.sabika.packed import kind_of
from granada.games.sabika.state import SabikaState
from granada.games.sabika.tasks import NEXT_TURN, OTHER_AT, PAYMENT
from granada.kernel.chance import Chance
from granada.kernel.choice import Choice, Message, Question
from granada.kernel.errors import IllegalMove
from granada.kernel.event import Event
from granada.locale import LANGUAGES, Texts
from granada.wording.sabika.words import Words

NAMES = ["Ana", "Bea", "Eva", "Ida"]


def positions(players: int, seeds: range) -> Iterator[tuple[SabikaState, int, Question]]:
    for seed in seeds:
        state, chance = GAME.new(players, seed, events="random"), Chance(seed)
        while (seat := state.to_move) is not None:
            question = state.question(seat)
            assert question is not None
            yield state, seat, question
            legal = state.legal_moves(seat)
            state.play(legal[chance.below(len(legal))], seat)


def owned(state: SabikaState, seat: int) -> dict[str, int]:
    player = state.view(seat).everyone[seat]
    boxed = {f"boxed-{good}": n for good, n in player.poem_goods.items()}
    raws = dict.fromkeys(player.raws, 1)
    money = {"dinar": player.dinars, "seal": player.seals, "paria": player.parias, "pp": player.pp}
    return money | player.materials | player.goods | boxed | raws


def after(state: SabikaState, seat: int, choice: Choice) -> tuple[SabikaState, list[Event]]:
    twin = state.clone()
    heard: list[Event] = []
    twin.listen(heard.append)
    for text in choice.moves:
        twin.play(GAME.parse(twin, text), seat)
    return twin, heard


@pytest.mark.parametrize("players", [1, 2, 4])
def test_what_a_choice_costs_is_what_is_paid(players: int) -> None:
    """At once, or as the payment that has to be decided next."""
    checked = 0
    for state, seat, question in positions(players, range(2)):
        for choice in question.choices():
            dinars = choice.cost.get("dinar", 0)
            verb = choice.moves[0].split()[0]
            if verb in ("seals", "dinars", "parias") or not dinars:
                continue
            twin, heard = after(state, seat, choice)
            if twin.top >= 0 and twin.tasks[twin.top] == PAYMENT:
                assert twin.tasks[twin.top + 2] == dinars
            else:
                paid = next(event for event in heard if isinstance(event, events.Paid))
                assert paid.dinars + paid.seals == dinars
            checked += 1
    assert checked > 100


def test_what_a_choice_costs_and_brings_is_what_changes() -> None:
    """What follows from it by itself may bring more. Between turns it may also be that more is to be paid."""
    seen = set()
    for state, seat, question in positions(2, range(4)):
        if not is_own_turn(state, seat):
            continue
        before = owned(state, seat)
        for choice in question.choices():
            verb = choice.moves[0].split()[0]
            twin, heard = after(state, seat, choice)
            if twin.turn != state.turn or twin.top < 0 or twin.tasks[twin.top] == PAYMENT:
                continue
            now = owned(twin, seat)
            for what in choice.cost.keys() | choice.brings.keys():
                told = choice.brings.get(what, 0) - choice.cost.get(what, 0)
                assert now.get(what, 0) - before.get(what, 0) >= told, choice
                seen.add((verb, what in choice.cost))
            for event in heard:
                used = getattr(event, "materials", None) or getattr(event, "goods", ())
                pieces = {what: n for what, n in choice.cost.items() if what != "dinar"}
                assert not used or Counter(used) == pieces, choice
    assert {("take", False), ("sell", True), ("sell", False), ("with", True), ("with", False), ("goods", True)} <= seen


def test_a_whole_tribute_is_one_choice_and_costs_what_it_says() -> None:
    seen = 0
    for state, seat, question in positions(2, range(6)):
        if question.title.id != "sabika-task-tribute-part" or state.everyone[seat].parias == 0:
            continue
        before = owned(state, seat)
        most, *others = question.choices()
        if others and {"paria", "dinar"} <= most.cost.keys():
            assert others[0].cost.keys() == {"paria", "pp"}
        for choice in question.choices():
            if choice.label.id != "sabika-choose-whole-tribute":
                continue
            twin, heard = after(state, seat, choice)
            paid = [event for event in heard if isinstance(event, events.TributePaid) and event.seat == seat]
            told = [choice.cost.get(what, 0) for what in ("paria", "dinar", "seal")]
            for means, amount in zip(("parias", "dinars", "seals"), told, strict=True):
                assert sum(event.amount for event in paid if event.means == means) == amount, choice
            missed = [event.pp for event in heard if isinstance(event, events.TributeMissed) and event.seat == seat]
            assert sum(missed) == choice.cost.get("pp", 0), choice
            assert owned(twin, seat)["paria"] == before["paria"] - choice.cost.get("paria", 0)
            seen += 1
    assert seen > 30


def test_the_highest_tribute_is_one_choice_however_rich_one_is() -> None:
    state = ending(2, Own(parias=6, dinars=12, seals=6), round=LAST_ROUND)
    question = state.question(0)
    assert question is not None
    assert question.title.id == "sabika-task-tribute-part"
    assert {choice.label.id for choice in question.choices()} == {"sabika-choose-whole-tribute"}
    assert len(question.choices()) == comb(6 + 3, 3)


def test_what_has_one_answer_is_not_asked() -> None:
    """Unless it costs dinars: nothing is bought unasked."""
    checked = 0
    for state, seat, question in positions(3, range(2)):
        for choice in question.choices():
            twin, _ = after(state, seat, choice)
            further = twin.question(seat)
            if further is not None and twin.turn == state.turn and not twin.revealed and len(choice.moves) < LONGEST:
                only, *others = further.choices()
                assert others or "dinar" in only.cost, (choice, only)
                checked += len(choice.moves) > 1
    assert checked > 100


def test_what_a_main_action_is_done_to_can_be_chosen_at_once() -> None:
    """A click on the map or in a display does the same as if the main action had been begun before."""
    seen: set[str] = set()
    for state, seat, question in positions(3, range(2)):
        for begun in question.choices():
            if not begun.begins:
                continue
            twin, _ = after(state, seat, begun)
            further = twin.question(seat)
            assert further is not None
            known = {begun.moves + choice.moves: choice for choice in further.choices()}
            at_once = [choice for choice in question.choices() if choice.moves in known]
            assert at_once
            for choice in at_once:
                moves = known[choice.moves].moves
                assert msgspec.structs.replace(choice, moves=moves) == known[choice.moves]
                seen.add(moves[0].split()[0])
    assert {"export", "major", "minor", "blue", "red"} <= seen


def test_money_is_paid_in_dinars_unless_somebody_wants_to_be_asked() -> None:
    asked = 0
    for state, seat, question in positions(2, range(3)):
        if (assumption := question.assumption) is None:
            continue
        assumed = [choice for choice in question.choices() if assumption.is_in(choice)]
        assert assumed
        for choice in assumed:
            _, heard = after(state, seat, choice)
            (paid,) = [event for event in heard if isinstance(event, events.Paid)]
            assert paid.seals == max(0, choice.cost["dinar"] - state.everyone[seat].dinars)
            twin, _ = after(state, seat, assumption.taken_from(choice))
            payment = twin.question(seat)
            assert payment is not None
            assert payment.title == Message("sabika-task-payment", (choice.cost["dinar"],))
            asked += len(payment.choices()) > 1
    assert asked > 20


def test_of_two_builders_the_one_with_the_cheaper_way_is_preferred() -> None:
    preferred = tied = 0
    for _, _, question in positions(2, range(3)):
        ways: dict[tuple[str, ...], list[Choice]] = {}
        for choice in question.choices():
            if choice.moves[0].startswith("work "):
                ways.setdefault(choice.places, []).append(choice)
        for choices in ways.values():
            costs = [choice.cost.get("dinar", 0) for choice in choices]
            cheapest = [choice for choice, cost in zip(choices, costs, strict=True) if cost == min(costs)]
            wanted = cheapest if len(choices) > 1 and len(cheapest) == 1 else []
            assert [choice for choice in choices if choice.preferred] == wanted
            preferred += len(wanted)
            tied += len(cheapest) > 1
    assert preferred > 20
    assert tied


def test_several_materials_are_taken_at_once_in_any_mixture() -> None:
    seen = set()
    for state, _, question in positions(2, range(8)):
        (number,) = question.title.args or (0,)
        player = state.everyone[state.doer] if question.title.id == "sabika-task-pick" else None
        if player and player.stored() + number <= state.boxes(state.doer):
            mixtures = [tuple(sorted(choice.brings.items())) for choice in question.choices()]
            kinds = len({what for mixture in mixtures for what, _ in mixture})
            assert len(set(mixtures)) == len(mixtures) == comb(kinds + number - 1, number)
            seen.add(number)
    assert {1, 2} <= seen


def test_the_parts_of_a_way_make_its_price() -> None:
    with_more = 0
    for _, _, question in positions(3, range(2)):
        for choice in question.choices():
            if choice.moves[0].startswith("work "):
                *parts, last = choice.parts
                if parts:
                    assert last == Message("sabika-price", (sum(part.args[1] for part in parts),))
                assert (last.args[-1] if last.args else 0) == choice.cost.get("dinar", 0)
                with_more += bool(parts) and choice.cost.keys() != {"dinar"}
    assert with_more, "some ways cost something else as well"


def test_the_balances_that_are_told_are_those_that_come() -> None:
    seen = set()
    for state, seat, question in positions(4, range(12)):
        if question.title.id == "sabika-task-which-side":
            for choice in question.choices():
                twin, _ = after(state, seat, choice)
                told = choice.label.id == "sabika-choose-balance"
                assert told == (twin.everyone[seat].balances > state.everyone[seat].balances)
                seen.add(told)
            assert sum(card.joins for card in twin.view(seat).everyone[seat].row) == twin.everyone[seat].balances
    assert seen == {True, False}


@pytest.mark.parametrize("players", [1, 2, 4])
def test_what_ends_the_turn_is_told_for_certain(players: int) -> None:
    """Only where the turn is one's own; what new cards bring nobody knows before."""
    seen = set()
    for state, seat, question in positions(players, range(2)):
        for choice in question.choices():
            twin, _ = after(state, seat, choice)
            if choice.moves != ("renew",):
                assert choice.ends_turn == (twin.turn != state.turn and is_own_turn(state, seat)), choice
            assert choice.final == (twin.undoable == 0), choice
            seen.add((choice.ends_turn, choice.final))
    assert {(True, players == 1), (False, False)} <= seen


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_what_is_known_of_a_move_without_playing_it_is_what_comes_of_playing_it(players: int) -> None:
    seen = set()
    for state, seat, _ in positions(players, range(3)):
        if state.top < 0 or state.doer != seat:
            continue
        for code in state.legal_codes(seat):
            follows = ahead.after(state, seat, code)
            if kind_of(code) == moves.TAKE:
                follows = ahead.after_taking(state, seat, state.tasks[state.top + OTHER_AT])
            if follows == ahead.NOT_KNOWN:
                continue
            twin = state.clone()
            twin.advance(code, seat)
            while twin.top >= 0 and twin.tasks[twin.top] == PAYMENT:
                twin.advance(twin.legal_codes(seat)[0], seat)
            assert not twin.revealed
            if follows == ahead.TURN_OVER:
                assert twin.turn == state.turn + 1
                assert seat not in twin.deciders
            else:
                assert (twin.turn, twin.deciders) == (state.turn, (seat,))
                assert len(twin.legal_codes(seat)) > 1
            seen.add((moves.VERBS[kind_of(code)][0], int(follows)))
    between_people = {
        ("rest", ahead.TURN_OVER),
        ("end", ahead.TURN_OVER),
        ("take", ahead.TURN_OVER),
        ("discard", ahead.TURN_OVER),
    }
    known = {(verb, ahead.DECIDES) for verb in ("main", "major", "buy", "sell", "trade", "take", "discard", "stop")}
    assert known | (between_people if players > 1 else set()) <= seen


def test_what_goes_without_saying_after_the_way_of_a_worker_is_all_that_is_legal() -> None:
    seen = set()
    for state, seat, question in positions(2, range(3)):
        for choice in question.choices():
            if not choice.moves[0].startswith("work "):
                continue
            twin = state.clone()
            for number, text in enumerate(choice.moves):
                move = GAME.parse(twin, text)
                if number and twin.tasks[twin.top] != PAYMENT:
                    assert twin.legal_moves(seat) == [move]
                    seen.add(text.split()[0])
                twin.play(move, seat)
    assert {"main", "secondary"} <= seen


def is_own_turn(state: SabikaState, seat: int) -> bool:
    """A worker of the seat has to be sent, or the one who was sent last in this turn acts."""
    return stack.numbers(state)[:1] != [] and stack.numbers(state)[0][:2] == (NEXT_TURN, seat)


@pytest.mark.parametrize("players", [1, 3])
def test_the_reason_at_a_place_is_the_reason_that_play_gives(players: int) -> None:
    seen: set[str] = set()
    for state, seat, question in positions(players, range(4)):
        open_places = {place for choice in question.choices() for place in choice.places}
        for obstacle in question.obstacles:
            code = obstacle.reason.id.partition("-")[2]
            for place in obstacle.places:
                kind, name = place.split(":")
                assert obstacle.step or place not in open_places
                for move in tried(kind, name, obstacle.step, question.title):
                    with pytest.raises(IllegalMove) as refused:
                        state.play(GAME.parse(state, move), seat)
                    seen |= {code, kind}
                    if refused.value.reason == code:
                        break
                else:
                    raise AssertionError((place, code))
    known = {"too-dear", "nothing-to-do", "not-standing", "same-square", "twin-in-workshop"}
    assert {f"sabika-{reason}" for reason in known} | {"space"} <= seen


def tried(kind: str, name: str, step: str, title: Message) -> list[str]:
    """The moves that a click there could mean."""
    workers = {"outer": ["builder-1", "builder-2"], "middle": ["merchant"], "inner": ["poet"]}
    if kind == "ring":
        return [f"work {worker} {name}-0" for worker in workers[name]]
    if kind == "square":
        chosen = [step.split(":")[1]] if step else workers[name.split("-")[0]]
        return [f"work {worker} {name}" for worker in chosen]
    if kind == "worker":
        return [f"rest {name}"]
    if kind == "space":
        return ["secondary raw" if name.startswith("R") else "secondary marble"]
    if kind == "city":
        return [f"{title.id.removeprefix('sabika-task-')} {name}"]
    return [f"{kind} {name}"]


def messages(question: Question) -> Iterator[Message]:
    yield from (question.title, *(step.label for step in question.steps))
    yield from (obstacle.reason for obstacle in question.obstacles)
    for group in question.groups:
        yield group.title


@pytest.mark.parametrize(("players", "language"), list(zip([1, 2, 3, 4], LANGUAGES, strict=True)))
def test_every_message_has_its_words_in_every_language(players: int, language: str) -> None:
    saying = Words(Texts(language), NAMES[:players], GAME.book).saying
    said: set[str] = set()
    for _, _, question in positions(players, range(2)):
        said.update(map(saying.message, messages(question)))
        said.update(map(saying.label, question.choices()))
    for text in said:
        assert text
        assert not any(sign in text for sign in "{}$"), text


def test_a_question_tells_nothing_that_its_seat_may_not_know() -> None:
    for state, seat, question in positions(1, range(2)):
        for seed in range(2):
            assert state.sample_hidden(seat, seed).question(seat) == question


def test_only_those_who_decide_are_asked() -> None:
    state = GAME.new(2, 1)
    while state.deciders == (0, 1):
        state.play(state.legal_moves(0)[0], 0)
    assert state.question(0) is None
    assert state.question(1) is not None


def test_questions_are_small() -> None:
    sizes = [len(msgspec.json.encode(question)) for _, _, question in positions(2, range(3))]
    assert sum(sizes) / len(sizes) < 1300
