"""Everything that is told about a choice is what really happens when it is made."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

import msgspec
import pytest

from granada.games.alhambra import GAME
from granada.games.alhambra.components import CURRENCIES, CURRENCY_NAMES, value_of
from granada.games.alhambra.payment import ways_to_pay
from granada.games.alhambra.state import AlhambraState
from granada.kernel.chance import Chance
from granada.kernel.choice import Choice, Message, Question
from granada.kernel.errors import IllegalMove
from granada.locale import LANGUAGES, Texts
from granada.wording.alhambra.words import Words

NAMES = ["Ana", "Bea", "Eva", "Ida", "Lea"]


def positions(players: int, seeds: range) -> Iterator[tuple[AlhambraState, int, Question]]:
    for seed in seeds:
        state, chance = GAME.new(players, seed), Chance(seed)
        while (seat := state.to_move) is not None:
            question = state.question(seat)
            assert question is not None
            yield state, seat, question
            moves = state.legal_moves(seat)
            state.play(moves[chance.below(len(moves))], seat)


def after(state: AlhambraState, seat: int, choice: Choice) -> AlhambraState:
    twin = state.clone()
    for text in choice.moves:
        twin.play(GAME.parse(twin, text), seat)
    return twin


def wealth(state: AlhambraState, seat: int) -> dict[str, int]:
    return {name: state.sums[seat * CURRENCIES + place] for place, name in enumerate(CURRENCY_NAMES)}


@pytest.mark.parametrize("players", [2, 4])
def test_what_a_choice_costs_is_what_leaves_the_hand(players: int) -> None:
    seen = set()
    for state, seat, question in positions(players, range(1)):
        before = wealth(state, seat)
        for choice in question.choices():
            verb = choice.moves[0].split()[0]
            if verb != "take":
                now = wealth(after(state, seat, choice), seat)
                assert {name: before[name] - now[name] for name in now if before[name] != now[name]} == choice.cost
            seen.add((verb, len(choice.moves) > 1))
    assert {("buy", True), ("buy", False), ("pay", True), ("pay", False), ("take", False)} <= seen


def test_a_purchase_says_how_much_is_paid_too_much() -> None:
    seen = set()
    for state, seat, question in positions(3, range(3)):
        for choice in question.choices():
            if choice.label.id == "alhambra-choose-pay":
                over = choice.label.args[1]
                acts_again = after(state, seat, choice).view(seat).phase == "action"
                assert acts_again == (over == 0)
                seen.add(over > 0)
    assert seen == {True, False}


def test_the_ways_to_pay_are_exactly_those_without_a_superfluous_card_best_first() -> None:
    chance = Chance(1)
    for _ in range(200):
        state = GAME.new(2, 1)
        state.empty_hand(0)
        hand = sorted((int(chance.below(9)) for _ in range(int(chance.below(8)))), reverse=True)
        for card in hand:
            state.take_card(0, card)
        price = int(chance.below(12)) + 2
        found = [tuple(int(value_of(card)) for card in way) for way in ways_to_pay(state, 0, 0, price)]
        values = [int(value_of(card)) for card in hand]
        sets = {chosen for size in range(len(values) + 1) for chosen in combinations(values, size)}
        wanted = {chosen for chosen in sets if sum(chosen) >= price and sum(chosen) - min(chosen) < price}
        assert set(found) == wanted
        assert len(found) == len(wanted)
        assert found == sorted(found, key=lambda way: (sum(way), len(way)))


@pytest.mark.parametrize("players", [2, 3])
def test_what_ends_the_turn_is_told_for_certain(players: int) -> None:
    seen = set()
    for state, seat, question in positions(players, range(3)):
        for choice in question.choices():
            twin = after(state, seat, choice)
            assert choice.ends_turn == (twin.over or twin.turn != state.turn), choice
            assert choice.final == (twin.undoable == 0), choice
            seen.add((choice.ends_turn, choice.final))
    assert seen == {(True, True), (True, False), (False, False)}


@pytest.mark.parametrize("players", [2, 3])
def test_the_reason_at_a_place_is_the_reason_that_play_gives(players: int) -> None:
    seen = set()
    for state, seat, question in positions(players, range(3)):
        for obstacle in question.obstacles:
            code = obstacle.reason.id.partition("-")[2]
            for place in obstacle.places:
                for move in tried(state, seat, question, place, obstacle.step):
                    with pytest.raises(IllegalMove) as refused:
                        state.play(GAME.parse(state, move), seat)
                    assert refused.value.reason == code, (place, move)
                    seen.add(code.removeprefix("alhambra-"))
    assert seen >= {
        "too-dear",
        "cuts-off",
        "leaves-hole",
        "fits-nowhere",
        "walls-do-not-match",
        "not-reachable",
        "not-adjacent",
    }


def laid_down(question: Question) -> set[str]:
    """The tiles that can be laid down now."""
    return {group.place.removeprefix("tile:") for group in question.groups if group.place.startswith("tile:")}


def tried(state: AlhambraState, seat: int, question: Question, place: str, step: str) -> list[str]:
    """The moves that a click there could mean."""
    kind, _, name = place.partition(":")
    view = state.view(seat)
    if kind == "market":
        return [f"buy {name}"]
    if kind == "tile":
        return [f"use {name}"] if view.phase == "action" else []
    lying = {f"{it.east},{it.north}": it.tile for it in view.palaces[seat]}
    if kind == "palace":
        cells = [(0, 0), *((it.east, it.north) for it in view.palaces[seat])]
        beyond = f"{max(east for east, _ in cells) + 1},{max(north for _, north in cells) + 1}"
        return [f"place {tile} {beyond}" for tile in laid_down(question)]
    if view.phase == "action":
        return [f"withdraw {lying[name]}"]
    tile = (step or next(group.place for group in question.groups)).removeprefix("tile:")
    return [f"swap {tile} {lying[name]}"] if name in lying else [f"place {tile} {name}"]


def test_whoever_cannot_place_a_tile_is_told_that_it_fits_nowhere() -> None:
    seen = set()
    for state, seat, question in positions(2, range(4)):
        if state.view(seat).phase != "placing":
            continue
        moves = [str(move) for move in state.legal_moves(seat)]
        for tile in state.view(seat).bought:
            told = any(f"tile:{tile}" in obstacle.places for obstacle in question.obstacles)
            assert told != any(move.startswith(f"place {tile} ") for move in moves)
            seen.add(told)
    assert seen == {True, False}


def test_places_tell_the_choices_of_a_group_apart() -> None:
    """What is shown on the board can be chosen there."""
    for _, _, question in positions(2, range(2)):
        for group in question.groups:
            shown = Counter(
                (tuple(sorted(choice.places)), len(choice.moves) > 1) for choice in group.choices if choice.places
            )
            assert not shown or max(shown.values()) == 1


def messages(question: Question) -> Iterator[Message]:
    yield question.title
    yield from (step.label for step in question.steps)
    yield from (obstacle.reason for obstacle in question.obstacles)
    yield from (group.title for group in question.groups)


@pytest.mark.parametrize(("players", "language"), list(zip([2, 3, 4, 5], LANGUAGES, strict=True)))
def test_every_message_has_its_words_in_every_language(players: int, language: str) -> None:
    saying = Words(Texts(language), NAMES[:players], spoken=True).saying
    said: set[str] = set()
    for _, _, question in positions(players, range(1)):
        said.update(map(saying.message, messages(question)))
        said.update(map(saying.label, question.choices()))
        for choice in question.choices():
            if choice.label.id == "alhambra-choose-pay":
                said.update(saying.label_as(choice, form) for form in ("fit", "then", "can"))
    for text in said:
        assert text
        assert not any(sign in text for sign in "{}$"), text


def test_questions_are_small() -> None:
    """The mean is small; questions at random tables are larger than others, because much money and many tiles gather
    there."""
    sizes = [len(msgspec.json.encode(question)) for _, _, question in positions(2, range(3))]
    assert sum(sizes) / len(sizes) < 1500
