"""Where minor cards join: the halves that meet in a row, and the balances a further card would bring."""

from granada.games.sabika.view import SabikaView
from granada.wording.sabika.words import Rows

WILD = "wild"


def balance_of(view: SabikaView, rows: Rows, seat: int, card: str, side: str) -> str | None:
    """The colour of the artwork that the card completes at this end of the row, if it does."""
    player = view.everyone[seat]
    if side == "left":
        half = rows.minors[card].right
        assert player.balance_card is not None
        row = player.left_row
        at_end = rows.minors[row[0]].left if row else rows.balance_cards[player.balance_card].left
    else:
        half = rows.minors[card].left
        at_end = rows.minors[player.right_row[-1]].right if player.right_row else WILD
    return half if at_end in (half, WILD) else None
