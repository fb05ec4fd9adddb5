import msgspec
import pytest

import granada
from granada.kernel.chance import Chance, commitment
from granada.kernel.errors import BadOption, BadPosition, BadRecord
from granada.kernel.playout import playout
from granada.kernel.record import Record
from tests.kernel.pearls import GAME, Bid


def finished() -> Record:
    state = GAME.new(2, 5)
    playout(state, Chance(5))
    return state.record()


def changed(record: Record, **fields: object) -> Record:
    return msgspec.structs.replace(record, **fields)


def test_the_header_says_what_is_known_before_the_first_move() -> None:
    header = GAME.new(2, 5, seats=("Ana", "Bo"), air="thin").record().header
    assert (header.game, header.edition, header.rules, header.players) == ("pearls", "shore", 1, 2)
    assert header.options == {"air": "thin", "shark": "none"}
    assert header.seats == ("Ana", "Bo")
    assert header.commitment == commitment(5)


def test_without_a_seed_nobody_can_guess_it() -> None:
    seeds = {GAME.new(2).record().seed for _ in range(20)}
    assert len(seeds) == 20


def test_options_have_a_usual_choice() -> None:
    assert GAME.new(2, 5).record().header.options == {"air": "fresh", "shark": "none"}


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ({"players": 4}, "pearls is for 2, 3 players, not 4"),
        ({"players": 2, "seats": ("Ana",)}, "1 seats are named, but there are 2 players"),
        ({"players": 2, "seats": ("Ana", "B\no")}, "characters that cannot be shown"),
        ({"players": 2, "seats": (1, 2)}, "characters that cannot be shown"),
        ({"players": 2, "air": "none"}, "air can be fresh, thin, not 'none'"),
        ({"players": 2, "water": "cold"}, "pearls has no option 'water'; its options are: air, shark"),
        ({"players": 2, "shark": "white"}, "shark can be 'white' only with 3 players, not with 2"),
    ],
)
def test_a_game_that_does_not_exist_is_refused_with_what_would_do(arguments: dict[str, object], complaint: str) -> None:
    with pytest.raises(BadOption, match=complaint):
        GAME.new(seed=1, **arguments)  # type: ignore[arg-type]


@pytest.mark.parametrize("seed", [-1, True, "42", 4.0])
def test_what_is_no_whole_number_is_no_seed(seed: int) -> None:
    with pytest.raises(BadOption, match="a seed is a whole number"):
        GAME.new(2, seed)


def test_an_unknown_game_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BadOption, match="there is no game 'chess'; the games are: alhambra, sabika"):
        granada.load("chess")


def test_replay_and_verify_find_the_game_of_a_record() -> None:
    state = granada.load("alhambra").new(3, 1)
    playout(state, Chance(1))
    assert granada.replay(state.record()).scores == granada.verify(state.record()).scores == state.scores


def test_a_good_record_is_proved() -> None:
    record = finished()
    assert GAME.verify(record).scores == record.scores


@pytest.mark.parametrize(
    ("fault", "complaint"),
    [
        ({"seed": 6}, "does not fit the commitment"),
        ({"seed": None}, "not known yet"),
        ({"scores": (99, 99)}, r"the record says the scores are \(99, 99\)"),
        ({"scores": None}, "does not say the scores"),
        ({"moves": finished().moves[:-1]}, "not over yet"),
        ({"moves": ("0 bid 1", "0 bid 1")}, "move 2, '0 bid 1', is against the rules: not-your-turn"),
        ({"moves": ("0 dive",)}, "move 1, '0 dive', is against the rules: not-understood"),
        ({"moves": ("bid 1",)}, "'bid 1' is not a move: a line is the number of a seat"),
        ({"moves": ("9" * 5000 + " bid 1",)}, "is not a move"),
        ({"moves": (*finished().moves, "0 bid 1")}, "is against the rules: game-over"),
    ],
)
def test_a_changed_record_is_not_proved(fault: dict[str, object], complaint: str) -> None:
    with pytest.raises(BadRecord, match=complaint):
        GAME.verify(changed(finished(), **fault))


@pytest.mark.parametrize(
    ("fault", "complaint"),
    [
        ({"game": "alhambra"}, "a record of 'alhambra', not of pearls"),
        ({"edition": "reef"}, "played with edition 'reef' and rules 1; here are edition 'shore' and rules 1"),
        ({"rules": 0}, "rules 0; here are"),
        ({"players": 7}, "impossible: pearls is for 2, 3 players"),
        ({"options": {"air": "none"}}, "impossible: air can be"),
        ({"options": {"players": "2"}}, "impossible: pearls has no option 'players'"),
    ],
)
def test_a_record_of_something_else_is_refused(fault: dict[str, object], complaint: str) -> None:
    record = finished()
    with pytest.raises(BadRecord, match=complaint):
        GAME.replay(changed(record, header=msgspec.structs.replace(record.header, **fault)))


def test_a_record_of_an_unknown_game_is_refused_with_the_known_ones() -> None:
    record = finished()
    with pytest.raises(BadRecord, match="impossible: there is no game 'pearls'; the games are: alhambra"):
        granada.replay(record)


def test_a_position_can_be_set_up_without_its_past() -> None:
    state = GAME.new(2, 5)
    state.play(Bid(1), 0)
    dump = state.dump()
    dump["moves"] = None
    twin = GAME.restore(dump)
    assert twin.dump_position() == state.dump_position()
    with pytest.raises(granada.GranadaError, match="no record"):
        twin.record()


@pytest.mark.parametrize(
    "fault",
    [
        {"moves": ["0 sing"]},
        {"moves": ["sing"]},
        {"moves": ["5 bid 1"]},
        {"position": {}},
        {"header": {}},
        {"surprise": 1},
        {"turn": "one"},
        {"drawn": -1},
        {"drawn": 2**70},
        {"played": 9},
        {"undoable": 5},
        {"last_seat": 7},
        {"seed": 6},
        {"header": GAME.new(2, 5).dump()["header"] | {"players": 7}},  # type: ignore[operator]
        {"header": GAME.new(2, 5).dump()["header"] | {"options": {}}},  # type: ignore[operator]
        {"header": GAME.new(2, 5).dump()["header"] | {"seats": ["Ana"]}},  # type: ignore[operator]
    ],
)
def test_a_dump_that_is_no_position_is_refused(fault: dict[str, object]) -> None:
    with pytest.raises(BadPosition, match="not a position of pearls"):
        GAME.restore(GAME.new(2, 5).dump() | fault)
