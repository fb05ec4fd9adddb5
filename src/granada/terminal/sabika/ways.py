"""What it costs to send a worker to a square, item by item."""

from typing import NamedTuple

from granada.games.sabika.book import RING_OF, Book
from granada.games.sabika.player import IN_WORKSHOP
from granada.games.sabika.view import SabikaView


class Way(NamedTuple):
    steps: int
    """0 from the workshop."""
    paid: int
    """Dinars for the steps that are not free."""
    foreign: int
    """Foreign workers on the square."""
    toll: int
    """Dinars for them."""

    @property
    def dinars(self) -> int:
        return self.paid + self.toll


def way_to(view: SabikaView, book: Book, seat: int, worker: int, square: int) -> Way:
    player = view.everyone[seat]
    here, prices = player.squares[worker], player.prices
    size = int(book.ring_size[RING_OF[worker]])
    steps = 0 if here == IN_WORKSHOP else (square - here - 1) % size + 1
    paid = max(0, steps - prices.free_steps) * book.content.work.step_cost
    foreign = foreign_workers(view, seat, square)
    return Way(steps, paid, foreign, foreign * prices.foreign)


def foreign_workers(view: SabikaView, seat: int, square: int) -> int:
    others = [player.squares for other, player in enumerate(view.everyone) if other != seat]
    return sum(squares.count(square) for squares in others) + view.sultan.count(square)
