from collections.abc import Sequence
from time import sleep

import pytest

from granada.bots import BOTS, Budget, RandomBot
from granada.bots.asking import STAND_IN
from granada.kernel.errors import BadOption, IllegalMove
from granada.kernel.state import Move, State
from granada.table import BotFailure, FailureReason, LocalTable, NothingToTakeBack, Seat

PEOPLE = (Seat("Ana", "human"), Seat("Bea", "human"))
ANA_AND_BOTS = (Seat("Ana", "human"), Seat("Zoe", "random"), Seat("Max", "random"))


def moves(table: LocalTable, *texts: str) -> list[Move]:
    return [table.rules.parse(table.state, text) for text in texts]


def first_moves(table: LocalTable, kind: str) -> list[Move]:
    """The first legal move of this kind."""
    return [next(move for move in table.state.legal_moves() if str(move).startswith(kind))]


def play_until(table: LocalTable, kind: str, plays: int = 1000) -> int:
    """Play on until the one to move could make a move of this kind."""
    for _ in range(plays):
        legal = table.state.legal_moves()
        seat = table.state.to_move
        assert seat is not None
        if any(str(move).startswith(kind) for move in legal):
            return seat
        table.play(legal[:1], seat)
    raise AssertionError(f"nobody could ever {kind}")


@pytest.mark.parametrize(
    ("text", "seat"),
    [
        ("human", Seat("", "human")),
        ("random", Seat("", "random")),
        ("Ana", Seat("Ana", "human")),
        ("Ana=human", Seat("Ana", "human")),
        (" Zoe = random ", Seat("Zoe", "random")),
        ("a=b=random", Seat("a=b", "random")),
    ],
)
def test_a_seat_is_read_from_its_text(text: str, seat: Seat) -> None:
    assert Seat.read(text) == seat
    assert Seat.read(str(seat)) == seat


@pytest.mark.parametrize("names", [("Ana", "Ana"), ("Ana", "")])
def test_every_seat_needs_a_name_of_its_own(names: Sequence[str]) -> None:
    with pytest.raises(BadOption, match="a name of its own"):
        LocalTable.open("alhambra", [Seat(name, "human") for name in names])


def test_bots_play_until_a_person_has_to_decide() -> None:
    table = LocalTable.open("alhambra", ANA_AND_BOTS, seed=7)
    table.let_bots_play()
    assert table.live.people_to_decide == (0,)
    assert table.state.played > 0


def test_the_same_seed_and_the_same_moves_of_people_give_the_same_game() -> None:
    records = []
    for _ in range(2):
        table = LocalTable.open("alhambra", ANA_AND_BOTS, seed=7)
        for _ in range(20):
            table.let_bots_play()
            table.play(table.state.legal_moves(0)[:1], 0)
        records.append(table.record())
    assert records[0] == records[1]


@pytest.mark.parametrize("resumed", [0, 1, 7])
def test_a_resumed_game_goes_on_as_if_it_had_never_been_interrupted(resumed: int) -> None:
    ana = RandomBot(5)
    whole = LocalTable.open("alhambra", ANA_AND_BOTS, seed=7)
    for _ in range(resumed):
        whole.let_bots_play()
        whole.play([ana.choose(whole.state, 0)], 0)
    again = LocalTable.resume(whole.record())
    for _ in range(12):
        for table in (whole, again):
            table.let_bots_play()
        move = ana.choose(whole.state, 0)
        for table in (whole, again):
            table.play([move], 0)
    assert again.record() == whole.record()


def test_a_bot_gets_other_numbers_for_each_decision_and_for_what_is_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds = []

    class Counted(RandomBot):
        def choose(self, state: State, seat: int, budget: Budget | None = None) -> Move:
            seeds.extend([self.chance.seed, state.chance.seed])
            return super().choose(state, seat)

    monkeypatch.setitem(BOTS, "counted", Counted)
    LocalTable.open("alhambra", [Seat("Zoe", "counted"), Seat("Max", "counted")], seed=7).let_bots_play()
    assert len(seeds) == len(set(seeds)) > 100


# Bots that cannot decide.


class Unable(RandomBot):
    """Ruins what it was given before it fails, each time in another way."""

    def choose(self, state: State, seat: int, budget: Budget | None = None) -> Move:
        while not state.over:
            state.play(state.legal_moves()[0])
        return self.fail(state)

    def fail(self, state: State) -> Move:
        raise ZeroDivisionError("no idea")


class Leaving(Unable):
    def fail(self, state: State) -> Move:
        raise SystemExit


class Cheating(Unable):
    def fail(self, state: State) -> Move:
        return state.move(10**9)


class Mute(Unable):
    def fail(self, state: State) -> Move:
        return None  # type: ignore[return-value]


class Endless(RandomBot):
    started = 0

    def choose(self, state: State, seat: int, budget: Budget | None = None) -> Move:
        Endless.started += 1
        sleep(1)
        return super().choose(state, seat)


def play_some_moves(table: LocalTable) -> None:
    for _ in range(4):
        table.let_bots_play()
        table.play(table.state.legal_moves(0)[:1], 0)


@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        (Unable, FailureReason.FAILED),
        (Leaving, FailureReason.FAILED),
        (Cheating, FailureReason.ILLEGAL),
        (Mute, FailureReason.ILLEGAL),
        (Endless, FailureReason.OVERRAN),
    ],
)
def test_a_bot_that_cannot_decide_is_replaced_and_that_is_logged(
    bot: type[RandomBot], reason: FailureReason, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    if bot is Endless:
        monkeypatch.setattr("granada.bots.asking.TIMEOUT_S", 0.2)
    monkeypatch.setitem(BOTS, "poor", bot)
    monkeypatch.setitem(BOTS, STAND_IN, RandomBot)
    table = LocalTable.open("alhambra", [Seat("Ana", "human"), Seat("Zoe", "poor")], seed=42)
    play_some_moves(table)
    assert set(table.failures) == {BotFailure(1, "poor", reason)}
    assert f"poor, seat 1, table here, {reason}" in caplog.text
    assert ("no idea" in caplog.text) == (bot is Unable)


def test_the_stand_in_plays_as_if_it_sat_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "poor", Unable)
    monkeypatch.setitem(BOTS, STAND_IN, RandomBot)
    tables = [
        LocalTable.open("alhambra", [Seat("Ana", "human"), Seat("Zoe", kind)], seed=42) for kind in ("poor", "random")
    ]
    for table in tables:
        play_some_moves(table)
    assert tables[0].record().moves == tables[1].record().moves


def test_if_the_stand_in_fails_too_the_game_still_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, STAND_IN, Unable)
    table = LocalTable.open("alhambra", [Seat("Zoe", STAND_IN), Seat("Max", STAND_IN)], seed=42)
    table.let_bots_play()
    assert table.state.over


def test_a_bot_that_never_came_back_is_not_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("granada.bots.asking.TIMEOUT_S", 0.1)
    monkeypatch.setattr(Endless, "started", 0)
    monkeypatch.setitem(BOTS, "poor", Endless)
    monkeypatch.setitem(BOTS, STAND_IN, RandomBot)
    play_some_moves(LocalTable.open("alhambra", [Seat("Ana", "human"), Seat("Zoe", "poor")], seed=42))
    assert Endless.started == 1


class Spy:
    """Compares what it is given with the truth."""

    def __init__(self) -> None:
        self.table: LocalTable | None = None
        self.asked = 0

    def choose(self, state: State, seat: int, budget: Budget | None = None) -> Move:
        assert self.table is not None
        truth = self.table.state
        assert state.view(seat) == truth.view(seat)
        assert state.dump_position()["deck"] != truth.dump_position()["deck"]
        assert state.chance.seed != truth.chance.seed
        self.asked += 1
        return state.legal_moves(seat)[0]


def test_a_bot_is_shown_what_its_seat_may_know_and_the_rest_is_made_up(monkeypatch: pytest.MonkeyPatch) -> None:
    spy = Spy()
    monkeypatch.setitem(BOTS, "spy", lambda _seed: spy)
    spy.table = LocalTable.open("alhambra", [Seat("Ana", "human"), Seat("Spy", "spy")], seed=1)
    while not spy.asked:
        spy.table.let_bots_play()
        assert spy.table.failures == []
        spy.table.play(spy.table.state.legal_moves(0)[:1], 0)


def test_several_moves_are_played_all_or_none() -> None:
    table = LocalTable.open("alhambra", PEOPLE, seed=42)
    before = table.state.dump()
    with pytest.raises(IllegalMove):
        table.play(moves(table, "buy seraglio-8s", "pay dinar-9", "pay dinar-9"), 0)
    assert table.state.dump() == before
    table.play(moves(table, "buy seraglio-8s", "pay dinar-9", "settle"), 0)
    assert table.state.played == 3


def test_a_purchase_can_be_taken_back_to_where_it_began() -> None:
    table = LocalTable.open("alhambra", PEOPLE, seed=42)
    before, events = table.state.dump(), list(table.events)
    table.play(moves(table, "buy seraglio-8s", "pay dinar-9", "settle"), 0)
    assert table.events
    assert table.may_take_back(0) == 3
    table.take_back(0)
    assert table.state.dump() == before
    assert table.events == events
    table.play(moves(table, "buy seraglio-8s"), 0)
    assert table.state.played == 1


def test_what_happened_after_taking_back_is_still_told() -> None:
    table = LocalTable.open("alhambra", PEOPLE, seed=42)
    table.play(moves(table, "buy seraglio-8s"), 0)
    table.take_back(0)
    table.play(moves(table, "take florin-2"), 0)
    assert table.events[0].id == "alhambra-took"


def test_nothing_can_be_taken_back_after_new_cards_were_seen_nor_by_another() -> None:
    table = LocalTable.open("alhambra", PEOPLE, seed=42)
    table.play(moves(table, "take florin-2"), 0)
    assert table.may_take_back(0) == 0
    for seat in (0, 1):
        with pytest.raises(NothingToTakeBack):
            table.take_back(seat)
    table.play(first_moves(table, "buy"), 1)
    with pytest.raises(NothingToTakeBack):
        table.take_back(0)
    table.take_back(1)


def test_moves_are_final_when_they_reveal_something_or_pass_the_decision_on() -> None:
    table = LocalTable.open("alhambra", PEOPLE, seed=42)
    assert table.is_final(moves(table, "take florin-2"), 0)
    assert not table.is_final(moves(table, "buy seraglio-8s"), 0)
    seat = play_until(table, "withdraw")
    assert table.is_final(first_moves(table, "withdraw"), seat)


def test_a_record_is_resumed_with_its_seats_and_everything_that_happened() -> None:
    table = LocalTable.open("alhambra", ANA_AND_BOTS, seed=7)
    table.let_bots_play()
    again = LocalTable.resume(table.record())
    assert again.seats == ANA_AND_BOTS
    assert again.events == table.events
    assert again.state.dump() == table.state.dump()
    again.play(again.state.legal_moves(0)[:1], 0)
    again.let_bots_play()
    assert len(again.events) > len(table.events)


def test_a_game_with_a_bot_of_another_version_can_be_looked_at_but_not_played_on() -> None:
    table = LocalTable.open("alhambra", [Seat("Ana", "human"), Seat("Zoe", "genius")], seed=42)
    again = LocalTable.resume(table.record())
    again.play(again.state.legal_moves(0)[:1], 0)
    with pytest.raises(BadOption, match="genius"):
        again.let_bots_play()


def test_bots_do_not_wait_for_people_where_all_decide_at_the_same_time() -> None:
    """The winners of the last tiles of Alhambra place them at the same time."""
    together = 0
    for seed in range(7, 15):
        ana = RandomBot(1)
        table = LocalTable.open("alhambra", ANA_AND_BOTS, seed=seed)
        while not table.state.over:
            together += table.live.people_to_decide != table.state.deciders and bool(table.live.people_to_decide)
            table.let_bots_play()
            assert table.live.people_to_decide == table.state.deciders
            if table.live.people_to_decide:
                table.play([ana.choose(table.state, 0)], 0)
    assert together > 0
