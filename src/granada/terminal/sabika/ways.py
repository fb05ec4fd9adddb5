"""What it costs to send a worker to a square, item by item."""

from typing import NamedTuple

from granada.games.sabika.book import Book
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


def way_to(view: SabikaView, book: Book, seat: int, worker: str, square: str) -> Way:
    player = view.everyone[seat]
    here, prices = player.workers[worker].square, player.prices
    steps = 0 if here is None else _steps(book, here, square)
    paid = max(0, steps - prices.free_steps) * book.content.work.step_cost
    foreign = foreign_workers(view, seat, square)
    return Way(steps, paid, foreign, foreign * prices.foreign)


def _steps(book: Book, here: str, square: str) -> int:
    """Clockwise; back to the same square is a lap."""
    ring = [name for name in book.square_names if name.split("-")[0] == here.split("-")[0]]
    return (ring.index(square) - ring.index(here) - 1) % len(ring) + 1


def foreign_workers(view: SabikaView, seat: int, square: str) -> int:
    others = [player.workers.values() for other, player in enumerate(view.everyone) if other != seat]
    there = [worker for workers in others for worker in workers if worker.square == square]
    return len(there) + view.sultan.count(square)
