"""What a host sends is small."""

from collections.abc import Iterator

import pytest

import granada
from granada.kernel.chance import Chance
from granada.protocol.telling import Teller
from granada.table import Clocks, LiveGame, NoClock, moves_of

SEATS = (0, 1)
MOST_BYTES = 1100
"""The budget is 1 KiB for each seat and move, measured in many games by benchmarks/server. A few may need more."""


def messages(game: str, seed: int) -> Iterator[tuple[int, list[str]]]:
    """For each action of a game with random choices, how many moves it has and what each seat is told."""
    rules, chance, teller = granada.load(game), Chance(seed), Teller(lambda: 0)
    start = rules.new(len(SEATS), seed)
    live = LiveGame(rules, start, start.clone(), ["", ""], Clocks.start(NoClock(), len(SEATS), (), 0))
    for viewer in SEATS:
        teller.view(live, viewer)
    while (seat := live.state.to_move) is not None:
        question = live.question(seat)
        assert question is not None
        choices = question.choices()
        moves = choices[chance.below(len(choices))].moves
        live = live.after(*moves_of(live, seat, moves, 0, f"{live.number:012}"))
        yield len(moves), list(teller.entry(live, SEATS).values())


@pytest.mark.parametrize("game", ["alhambra", "sabika"])
def test_a_move_costs_each_seat_a_kilobyte_on_average(game: str) -> None:
    moves = sent = 0
    for seed in range(3):
        for number, told in messages(game, seed):
            moves += number
            sent += sum(len(text.encode()) for text in told)
    assert sent / moves / len(SEATS) <= MOST_BYTES
