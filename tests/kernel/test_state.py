import pickle

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from granada.kernel.errors import IllegalMove, Reason
from granada.kernel.event import Event
from tests.kernel.pearls import GAME, Bid, PearlFound, PearlsState


def test_a_move_knows_its_text_and_its_equals() -> None:
    assert str(Bid(2)) == "bid 2"
    assert repr(Bid(2)) == "<bid 2>"
    assert Bid(2) == Bid(2) != Bid(3)
    assert len({Bid(2), Bid(2), Bid(3)}) == 2
    assert Bid(2) != "bid 2"


def test_play_wants_a_move_and_says_where_to_get_one() -> None:
    with pytest.raises(TypeError, match=r"game\.parse"):
        GAME.new(2, 1).play("bid 1")


def test_the_seat_to_move_is_the_default() -> None:
    state = GAME.new(2, 1)
    assert state.to_move == 0
    state.play(Bid(1))
    assert state.deciders == (1,)


def test_whoever_is_ready_decides_first() -> None:
    one, other = GAME.new(3, 1), GAME.new(3, 1)
    for seat in (0, 1, 2):
        one.play(Bid(seat + 1), seat)
    for seat in (2, 0, 1):
        other.play(Bid(seat + 1), seat)
    assert one.dump_position() == other.dump_position()


def test_nobody_sees_a_secret_choice_before_all_have_made_theirs() -> None:
    low, high = GAME.new(2, 1), GAME.new(2, 1)
    low.play(Bid(1), 0)
    high.play(Bid(3), 0)
    assert low.view(1) == high.view(1)
    assert low.view(None) == high.view(None)
    assert low.view(0) != high.view(0)


def test_a_refusal_names_its_reason_and_its_seat() -> None:
    state = GAME.new(2, 1)
    with pytest.raises(IllegalMove) as refusal:
        state.play(Bid(9), 1)
    assert (refusal.value.reason, refusal.value.move, refusal.value.seat) == ("out-of-breath", "bid 9", 1)
    state.play(Bid(1), 1)
    with pytest.raises(IllegalMove) as refusal:
        state.play(Bid(1), 1)
    assert refusal.value.reason == Reason.NOT_YOUR_TURN


def test_a_refusal_travels_between_processes() -> None:
    error = pickle.loads(pickle.dumps(IllegalMove("out-of-breath", "bid 9", 1)))
    assert (error.reason, error.move, error.seat) == ("out-of-breath", "bid 9", 1)
    assert "bid 9" in str(error)


def test_a_choice_can_be_taken_back_until_another_seat_chooses() -> None:
    state = GAME.new(3, 1)
    assert state.undoable == 0
    state.play(Bid(1), 1)
    assert (state.undoable, state.revealed) == (1, False)
    state.play(Bid(1), 0)
    assert (state.undoable, state.revealed) == (1, False)


def test_nothing_can_be_taken_back_once_something_was_revealed() -> None:
    state = GAME.new(2, 1)
    state.play(Bid(1), 0)
    state.play(Bid(2), 1)
    assert (state.undoable, state.revealed, state.turn) == (0, True, 2)


def test_events_are_told_only_to_a_listener() -> None:
    state = GAME.new(2, 1)
    heard: list[Event] = []
    state.listen(heard.append)
    state.play(Bid(1), 0)
    state.play(Bid(2), 1)
    assert [type(event) for event in heard] == [PearlFound]
    assert heard[0].id == "pearl-found"
    state.clone().play(Bid(1), 0)
    state.listen(None)
    state.play(Bid(1), 0)
    state.play(Bid(2), 1)
    assert len(heard) == 1


def test_past_moves_name_their_seats() -> None:
    state = GAME.new(2, 1)
    state.play(Bid(3), 1)
    state.play(Bid(2), 0)
    assert state.past_moves() == ["1 bid 3", "0 bid 2"]


def test_moves_are_listed_once_for_a_decision_and_anew_for_what_was_dealt_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    listed: list[int] = []
    state = GAME.new(2, 1)
    plain = type(state).legal_codes

    def counted(self: PearlsState, seat: int) -> vec[i64]:
        listed.append(seat)
        return plain(self, seat)

    monkeypatch.setattr(type(state), "legal_codes", counted)
    state.legal_moves(0)
    after = state.clone()
    after.play(Bid(1), 0)
    assert listed == [0]
    state.sample_hidden(0, 1).legal_moves(0)
    assert listed == [0, 0]
    after.legal_moves(1)
    assert listed == [0, 0, 1]
