"""How a game of Alhambra begins."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from granada.games.alhambra.components import CARDS, CURRENCIES, NO_TILE, SCORING_CARD, TILES, value_of
from granada.games.alhambra.content import CONTENT
from granada.games.alhambra.palace import START
from granada.games.alhambra.phase import LOT, LOWEST_SUM
from granada.games.alhambra.turn import dirk_draws, fill_display, fill_market

if TYPE_CHECKING:
    from granada.games.alhambra.state import AlhambraState


def set_up(state: "AlhambraState") -> None:
    """Deal the money, find the first player, lay out the display and the market, hide the scoring cards."""
    players, two = state.players, state.players == 2
    state.empty_hands()
    state.market = [NO_TILE] * CURRENCIES
    state.palaces = [START] * players
    state.reserves = [[] for _ in range(players)]
    state.won = [[] for _ in range(players)]
    copies = CONTENT.money.copies_with_two_players if two else CONTENT.money.copies
    state.deck = list(range(CARDS)) * copies
    state.chance.shuffle(state.deck)
    for seat in range(players):
        deal_hand(state, seat)
    choose_first_player(state)
    fill_display(state)
    hide_scoring_cards(state)
    state.bag = list(range(TILES))
    state.chance.shuffle(state.bag)
    if two:
        dirk_draws(state, CONTENT.dirk.start)
    fill_market(state)
    state.revealed = False


def deal_hand(state: "AlhambraState", seat: i64) -> None:
    worth: i64 = 0
    while worth < CONTENT.money.starting_sum:
        card: i64 = state.deck.pop()
        state.take_card(seat, card)
        worth += value_of(card)


def choose_first_player(state: "AlhambraState") -> None:
    """The one with the fewest cards; of these the one with the lowest sum; of these one by lot."""
    sizes = [state.hand_size(seat) for seat in range(state.players)]
    best = [seat for seat in range(state.players) if sizes[seat] == min(sizes)]
    if len(best) > 1:
        state.first_because = LOWEST_SUM
        worth = [state.hand_worth(seat) for seat in best]
        best = [seat for seat in best if state.hand_worth(seat) == min(worth)]
    if len(best) > 1:
        state.first_because = LOT
        best = [best[state.chance.below(len(best))]]
    state.first = state.seat = best[0]


def hide_scoring_cards(state: "AlhambraState") -> None:
    """Cut the deck into piles, the upper ones larger by a card if need be; shuffle a scoring card into two of them."""
    piles = CONTENT.scoring_cards.piles
    size, more = divmod(len(state.deck), piles)
    state.windows = [(0, 0), (0, 0)]
    restacked: list[int] = []
    cut = 0
    for pile in range(piles, 0, -1):
        height = size + 1 if pile <= more else size
        cards = state.deck[cut : cut + height]
        cut += height
        if pile in CONTENT.scoring_cards.in_piles:
            number = CONTENT.scoring_cards.in_piles.index(pile)
            state.windows[number] = (len(restacked), len(restacked) + height)
            cards.insert(state.chance.below(height + 1), SCORING_CARD + number)
        restacked += cards
    state.deck = restacked
