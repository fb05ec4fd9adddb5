"""Where minor cards join: the halves that meet in a row, and the balances a further card would bring."""

from granada.games.sabika import effects as e
from granada.games.sabika.book import Book
from granada.games.sabika.view import SabikaView

NO_BALANCE = -1
WILD = -1


def balance_of(view: SabikaView, book: Book, seat: int, card: int, side: str) -> int:
    """The colour of the artwork that the card completes at this end of the row, or NO_BALANCE."""
    player = view.everyone[seat]
    if side == "left":
        half = book.minor_right[card]
        at_end = book.minor_left[player.row[0]] if player.left_cards else book.balance_left[player.balance_card]
    else:
        half = book.minor_left[card]
        at_end = book.minor_right[player.row[-1]] if player.left_cards < len(player.row) else WILD
    return half if at_end in (half, WILD) else NO_BALANCE


def balance_bonus(book: Book, colour: int) -> e.Effect:
    return book.content.balance_bonuses[colour].bonus
