"""How a turn of Alhambra goes: its actions, what follows their end, and how the game ends."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from granada.games.alhambra import events
from granada.games.alhambra.components import (
    CARDS,
    COSTS,
    CURRENCIES,
    CURRENCY_NAMES,
    NO_TILE,
    SCORING_CARD,
    TILE_NAMES,
    card_names,
    tile_names,
)
from granada.games.alhambra.content import CONTENT
from granada.games.alhambra.moves import (
    BUY,
    PASS,
    PAY,
    PLACE,
    RESERVE,
    SETTLE,
    SWAP,
    TAKE,
    USE,
    WITHDRAW,
    cards_of,
    cell_of,
    kind_of,
    thing_of,
)
from granada.games.alhambra.palace import cell_name
from granada.games.alhambra.phase import ACTION, LAST_TILES, OVER, PAYMENT, PLACING, REDESIGNING
from granada.games.alhambra.scoring import ROUNDS, richest

if TYPE_CHECKING:
    from granada.games.alhambra.state import AlhambraState

DISPLAY: Final[i64] = CONTENT.money.display


def apply(state: "AlhambraState", code: i64, seat: i64) -> None:
    kind = kind_of(code)
    if kind == TAKE:
        take_money(state, code, seat)
    elif kind == BUY:
        state.wanted = thing_of(code)
        state.phase = PAYMENT
    elif kind == PAY:
        pay(state, thing_of(code), seat)
    elif kind == SETTLE:
        settle(state, seat)
    elif kind == USE:
        state.wanted = thing_of(code)
        state.phase = REDESIGNING
    elif kind == WITHDRAW:
        withdraw(state, thing_of(code), seat)
    elif kind == SWAP:
        swap(state, thing_of(code, 1), seat)
    elif kind == PASS:
        if state.listener is not None:
            state.listener(events.Passed(seat))
        end_actions(state)
    else:
        lay_down(state, kind, thing_of(code), cell_of(code), seat)


def take_money(state: "AlhambraState", code: i64, seat: i64) -> None:
    cards = cards_of(code)
    for card in cards:
        state.display.remove(card)
        state.take_card(seat, card)
        state.seen[seat * CARDS + card] += 1
    state.last_progress = state.turn
    if state.listener is not None:
        state.listener(events.Took(seat, card_names(cards)))
    end_actions(state)


def pay(state: "AlhambraState", card: i64, seat: i64) -> None:
    state.lose_card(seat, card)
    state.paid.append(card)


def settle(state: "AlhambraState", seat: i64) -> None:
    """Pay without change. A player who pays the exact price acts again."""
    tile, cards = state.wanted, state.paid
    exact = state.amount_paid() == COSTS[tile]
    state.market[state.currency_asked()] = NO_TILE
    state.bought.append(tile)
    state.discard += cards
    state.wanted, state.paid = NO_TILE, []
    state.last_progress = state.turn
    if state.listener is not None:
        state.listener(events.Bought(seat, TILE_NAMES[tile], card_names(cards), exact))
    if exact:
        state.phase = ACTION
    else:
        end_actions(state)


def withdraw(state: "AlhambraState", tile: i64, seat: i64) -> None:
    palace = state.palaces[seat]
    state.palaces[seat] = palace.removed(palace.cell_of(tile))
    state.reserves[seat].append(tile)
    if state.listener is not None:
        state.listener(events.Withdrawn(seat, TILE_NAMES[tile]))
    end_actions(state)


def swap(state: "AlhambraState", out: i64, seat: i64) -> None:
    palace, tile = state.palaces[seat], state.wanted
    cell = palace.cell_of(out)
    state.palaces[seat] = palace.swapped(tile, cell)
    state.reserves[seat].remove(tile)
    state.reserves[seat].append(out)
    state.wanted = NO_TILE
    if state.listener is not None:
        state.listener(events.Swapped(seat, TILE_NAMES[tile], TILE_NAMES[out], cell_name(cell)))
    end_actions(state)


def lay_down(state: "AlhambraState", kind: i64, tile: i64, cell: i64, seat: i64) -> None:
    """Put a tile where it is to stay: one from the reserve, one bought in this turn, or one of the last."""
    if state.phase == REDESIGNING:
        state.reserves[seat].remove(tile)
        state.wanted = NO_TILE
    elif state.phase == PLACING:
        state.bought.remove(tile)
    else:
        state.won[seat].remove(tile)
    name = TILE_NAMES[tile]
    if kind == PLACE:
        state.palaces[seat] = state.palaces[seat].placed(tile, cell)
        if state.listener is not None:
            state.listener(events.Placed(seat, name, cell_name(cell)))
    elif kind == RESERVE:
        state.reserves[seat].append(tile)
        if state.listener is not None:
            state.listener(events.Reserved(seat, name))
    else:
        state.dirk.append(tile)
        if state.listener is not None:
            state.listener(events.GivenToDirk(seat, name))
    if state.phase == LAST_TILES:
        finish_if_all_placed(state)
    else:
        end_actions(state)


def end_actions(state: "AlhambraState") -> None:
    """Bought tiles are placed only now. Then the turn is over."""
    if state.bought:
        state.phase = PLACING
        return
    scoring = fill_display(state)
    fill_market(state)
    if scoring:
        score(state, scoring)
        dirk_draws_after(state, scoring)
    if NO_TILE in state.market:
        hand_out_last_tiles(state)
    else:
        state.phase = ACTION
        state.seat = (state.seat + 1) % state.players
        state.turn += 1


def outcome(state: "AlhambraState", code: i64) -> tuple[bool, bool]:
    """Whether a legal move ends the turn, and whether it cannot be taken back because the end of the turn shows
    something new. Neither depends on what is hidden."""
    kind = kind_of(code)
    if kind in (BUY, PAY, SETTLE, USE):
        return False, False
    if state.phase == LAST_TILES:
        is_last = sum([len(tiles) for tiles in state.won]) == 1
        return is_last, is_last
    if len(state.bought) > (1 if state.phase == PLACING else 0):
        return False, False
    taken = len(cards_of(code)) if kind == TAKE else 0
    draws = len(state.display) - taken < DISPLAY and len(state.deck) + len(state.discard) > 0
    return True, draws or NO_TILE in state.market


def fill_display(state: "AlhambraState") -> int:
    """Draw money up to four cards; a scoring card is set aside and replaced. Which scoring is due, 0 for none."""
    scoring = 0
    drawn: list[int] = []
    while len(state.display) < DISPLAY:
        if not state.deck and not reshuffle(state):
            break
        card = state.deck.pop()
        state.revealed = True
        if card >= SCORING_CARD:
            scoring = card - SCORING_CARD + 1
            if state.listener is not None:
                state.listener(events.ScoringCardDrawn(scoring))
        else:
            state.display.append(card)
            drawn.append(card)
    if drawn and state.listener is not None:
        state.listener(events.MoneyDrawn(card_names(drawn)))
    return scoring


def reshuffle(state: "AlhambraState") -> bool:
    """The discarded money becomes the new deck. If there is none, the display stays short."""
    if not state.discard:
        return False
    state.deck, state.discard = sorted(state.discard), []
    state.chance.shuffle(state.deck)
    if state.listener is not None:
        state.listener(events.MoneyReshuffled(len(state.deck)))
    return True


def fill_market(state: "AlhambraState") -> None:
    """The space with the lowest number first, as far as the bag allows."""
    for space in range(CURRENCIES):
        if state.market[space] == NO_TILE and state.bag:
            state.market[space] = state.bag.pop()
            state.revealed = True
            if state.listener is not None:
                state.listener(events.MarketFilled(TILE_NAMES[state.market[space]], CURRENCY_NAMES[space]))


def dirk_draws_after(state: "AlhambraState", round: int) -> None:
    if state.players == 2:
        if round == 1:
            dirk_draws(state, CONTENT.dirk.after_first_scoring)
        else:
            dirk_draws(state, len(state.bag) // CONTENT.dirk.share_after_second_scoring)


def dirk_draws(state: "AlhambraState", count: int) -> None:
    tiles = [state.bag.pop() for _ in range(min(count, len(state.bag)))]
    state.dirk += tiles
    if tiles:
        state.revealed = True
        if state.listener is not None:
            state.listener(events.DirkDrew(tile_names(tiles)))


def hand_out_last_tiles(state: "AlhambraState") -> None:
    """A tile left on the market goes to the one player with most money of its currency; all winners place at once."""
    state.revealed = True
    for space in range(CURRENCIES):
        tile = state.market[space]
        if tile == NO_TILE:
            continue
        winner = richest([state.sums[seat * CURRENCIES + space] for seat in range(state.players)])
        if winner >= 0:
            state.market[space] = NO_TILE
            state.won[winner].append(tile)
            if state.listener is not None:
                state.listener(events.LastTileWon(winner, TILE_NAMES[tile], CURRENCY_NAMES[space]))
        elif state.listener is not None:
            state.listener(events.LastTileLeft(TILE_NAMES[tile], CURRENCY_NAMES[space]))
    state.phase = LAST_TILES
    state.turn += 1
    finish_if_all_placed(state)


def finish_if_all_placed(state: "AlhambraState") -> None:
    if not any(state.won):
        score(state, ROUNDS)
        state.phase = OVER
        if state.listener is not None:
            state.listener(events.GameOver(state.scores, state.winners))


def score(state: "AlhambraState", round: int) -> None:
    sheet, counts = state.score_sheet(round), state.all_building_counts()
    state.sheets.append(sheet)
    state.counts.append(counts)
    state.rounds.append(round)
    if state.listener is not None:
        state.listener(events.Scored(round, sheet, counts))
