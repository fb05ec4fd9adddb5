"""The rules of Alhambra: how a turn goes, what follows its end, and how the game ends."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from granada.games.alhambra import events, position, view
from granada.games.alhambra.components import (
    BUILDINGS,
    CARDS,
    COSTS,
    CURRENCIES,
    CURRENCY_NAMES,
    NO_TILE,
    SCORING_CARD,
    TILE_NAMES,
    TILES,
    VALUES,
    WALLS,
    card_names,
    count_buildings,
    currency_of,
    tile_names,
    value_of,
)
from granada.games.alhambra.content import CONTENT
from granada.games.alhambra.explain import explain
from granada.games.alhambra.moves import (
    BUY,
    GIVE,
    PASS,
    PAY,
    PLACE,
    REDESIGN,
    REMOVE,
    RESERVE,
    SETTLE,
    SWAP,
    TAKE,
    AlhambraMove,
    cards_of,
    cell_of,
    kind_of,
    place_code,
    thing_of,
    with_thing,
)
from granada.games.alhambra.palace import START, Palace, cell_name
from granada.games.alhambra.phase import (
    ACTION,
    FEWEST_CARDS,
    LAST_TILES,
    LOT,
    LOWEST_SUM,
    OVER,
    PAYMENT,
    PLACING,
    REDESIGNING,
)
from granada.games.alhambra.scoring import POINTS, ROUNDS, majority, richest
from granada.kernel.chance import Chance
from granada.kernel.record import Header
from granada.kernel.state import State

DISPLAY: Final[i64] = CONTENT.money.display
MOST_FOR_SEVERAL: Final[i64] = CONTENT.money.most_for_several
NOTHING: Final = vec[i64]([])


class AlhambraState(State):
    def __init__(self, header: Header, chance: Chance) -> None:
        super().__init__(header, chance)
        self.phase: i64 = ACTION
        self.seat: i64 = 0
        """Whose turn it is."""
        self.first: i64 = 0
        self.first_because: i64 = FEWEST_CARDS

        self.deck: list[int] = []
        """The money face down, the top card last."""
        self.windows: list[tuple[int, int]] = []
        """For each scoring card the lowest and the highest place in the deck where it may lie, counted from below."""
        self.discard: list[int] = []
        self.display: list[int] = []
        self.hands: vec[i64] = NOTHING
        """How many of each card every seat holds."""
        self.sums: vec[i64] = NOTHING
        """What each hand is worth in each currency."""

        self.bag: list[int] = []
        self.market: list[int] = []
        self.palaces: list[Palace] = []
        self.reserves: list[list[int]] = []
        self.won: list[list[int]] = []
        """The last tiles that each seat has won and not placed yet."""
        self.dirk: list[int] = []

        self.bought: list[int] = []
        """The tiles bought in this turn, to be placed at its end."""
        self.wanted: i64 = NO_TILE
        """The tile that is being paid for, or taken from the reserve for a redesign."""
        self.paid: list[int] = []

        self.sheets: list[tuple[tuple[int, ...], ...]] = []
        """One for each scoring so far: for each seat, and for Dirk, the points for each building and the wall."""
        self.rounds: list[int] = []
        """Which scoring each sheet is of: 1, 2 or 3."""

    # Setup.

    def set_up(self) -> None:
        """Deal the money, find the first player, lay out the display and the market, hide the scoring cards."""
        players, two = self.players, self.players == 2
        self.empty_hands()
        self.market = [NO_TILE] * CURRENCIES
        self.palaces = [START] * players
        self.reserves = [[] for _ in range(players)]
        self.won = [[] for _ in range(players)]
        copies = CONTENT.money.copies_with_two_players if two else CONTENT.money.copies
        self.deck = list(range(CARDS)) * copies
        self.chance.shuffle(self.deck)
        for seat in range(players):
            self._deal_hand(seat)
        self._choose_first_player()
        self.display = [self.deck.pop() for _ in range(DISPLAY)]
        self._hide_scoring_cards()
        self.bag = list(range(TILES))
        self.chance.shuffle(self.bag)
        if two:
            self._dirk_draws(CONTENT.dirk.start)
        self._fill_market()
        self.revealed = False

    def _deal_hand(self, seat: i64) -> None:
        worth: i64 = 0
        while worth < CONTENT.money.starting_sum:
            card: i64 = self.deck.pop()
            self.take_card(seat, card)
            worth += value_of(card)

    def _choose_first_player(self) -> None:
        """The one with the fewest cards; of these the one with the lowest sum; of these one by lot."""
        sizes = [self.hand_size(seat) for seat in range(self.players)]
        best = [seat for seat in range(self.players) if sizes[seat] == min(sizes)]
        if len(best) > 1:
            self.first_because = LOWEST_SUM
            worth = [self.hand_worth(seat) for seat in best]
            best = [seat for seat in best if self.hand_worth(seat) == min(worth)]
        if len(best) > 1:
            self.first_because = LOT
            best = [best[self.chance.below(len(best))]]
        self.first = self.seat = best[0]

    def _hide_scoring_cards(self) -> None:
        """Cut the deck into five piles, the first ones larger by a card if need be; shuffle a scoring card into two of them."""
        piles = CONTENT.scoring_cards.piles
        size, more = divmod(len(self.deck), piles)
        self.windows = [(0, 0), (0, 0)]
        restacked: list[int] = []
        cut = 0
        for pile in range(piles, 0, -1):
            height = size + 1 if pile <= more else size
            cards = self.deck[cut : cut + height]
            cut += height
            if pile in CONTENT.scoring_cards.in_piles:
                number = CONTENT.scoring_cards.in_piles.index(pile)
                self.windows[number] = (len(restacked), len(restacked) + height)
                cards.insert(self.chance.below(height + 1), SCORING_CARD + number)
            restacked += cards
        self.deck = restacked

    # Whose decision it is.

    @property
    def to_move(self) -> int | None:
        if self.phase == OVER:
            return None
        if self.phase == LAST_TILES:
            for seat in range(self.players):
                if self.won[seat]:
                    return seat
        return self.seat

    @property
    def deciders(self) -> tuple[int, ...]:
        if self.phase == OVER:
            return ()
        if self.phase == LAST_TILES:
            return tuple([seat for seat in range(self.players) if self.won[seat]])
        return (self.seat,)

    # What may be done.

    def legal_codes(self, seat: i64) -> vec[i64]:
        codes = vec[i64]([])
        if self.phase == ACTION:
            codes = self._list_takes(codes)
            codes = self._list_purchases(codes, seat)
            codes = self._list_redesigns(codes, seat)
            if len(codes) == 0:
                codes = append(codes, PASS)
        elif self.phase == PAYMENT:
            codes = self._list_payments(codes, seat)
        elif self.phase == REDESIGNING:
            codes = self._list_sites(codes, seat, self.wanted)
            codes = self._list_swaps(codes, seat)
        elif self.phase == PLACING:
            for tile in self.bought:
                codes = self._list_sites(codes, seat, tile)
                codes = append(codes, with_thing(RESERVE, tile))
                if self.players == 2:
                    codes = append(codes, with_thing(GIVE, tile))
        elif self.phase == LAST_TILES:
            for tile in self.won[seat]:
                codes = self._list_sites(codes, seat, tile)
                codes = append(codes, with_thing(RESERVE, tile))
        return codes

    def _list_takes(self, codes: vec[i64]) -> vec[i64]:
        """Any one card, or several that are worth no more than five together. Equal cards are the same choice."""
        cards = sorted(self.display)
        count = len(cards)
        low = 0
        for place in range(count):
            if place == 0 or cards[place] != cards[place - 1]:
                codes = append(codes, with_thing(TAKE, cards[place]))
            if value_of(cards[place]) < MOST_FOR_SEVERAL:
                low += 1
        if low < 2:
            return codes
        listed = len(codes)
        for choice in range(1, 1 << count):
            code, place, worth = TAKE, i64(0), i64(0)
            for index in range(count):
                if choice >> index & 1:
                    code = with_thing(code, cards[index], place)
                    worth += value_of(cards[index])
                    place += 1
            if place > 1 and worth <= MOST_FOR_SEVERAL and code not in codes[listed:]:
                codes = append(codes, code)
        return codes

    def _list_purchases(self, codes: vec[i64], seat: i64) -> vec[i64]:
        for space in range(CURRENCIES):
            tile: i64 = self.market[space]
            if tile != NO_TILE and self.sums[seat * CURRENCIES + space] >= COSTS[tile]:
                codes = append(codes, with_thing(BUY, tile))
        return codes

    def _list_payments(self, codes: vec[i64], seat: i64) -> vec[i64]:
        """Cards of the right currency, none higher than the last one laid down, as long as the price stays within reach."""
        currency = self.currency_asked()
        owed = COSTS[self.wanted] - self.amount_paid()
        if owed <= 0:
            codes = append(codes, SETTLE)
        first = currency * VALUES
        highest = self.paid[-1] if self.paid else first + VALUES - 1
        within_reach: i64 = 0
        for card in range(first, highest + 1):
            held = self.hands[seat * CARDS + card]
            within_reach += held * value_of(card)
            if held > 0 and within_reach >= owed:
                codes = append(codes, with_thing(PAY, card))
        return codes

    def _list_redesigns(self, codes: vec[i64], seat: i64) -> vec[i64]:
        palace = self.palaces[seat]
        for cell in palace.removable():
            codes = append(codes, with_thing(REMOVE, palace.tile_on(cell)))
        for tile in self.reserves[seat]:
            if palace.can_use(WALLS[tile]):
                codes = append(codes, with_thing(REDESIGN, tile))
        return codes

    def _list_sites(self, codes: vec[i64], seat: i64, tile: i64) -> vec[i64]:
        for cell in self.palaces[seat].sites(WALLS[tile]):
            codes = append(codes, place_code(tile, cell))
        return codes

    def _list_swaps(self, codes: vec[i64], seat: i64) -> vec[i64]:
        palace = self.palaces[seat]
        for cell in palace.swap_sites(WALLS[self.wanted]):
            codes = append(codes, with_thing(with_thing(SWAP, self.wanted), palace.tile_on(cell), 1))
        return codes

    # Doing it.

    def apply(self, code: i64, seat: i64) -> None:
        kind = kind_of(code)
        if kind == TAKE:
            self._take_money(code, seat)
        elif kind == BUY:
            self.wanted = thing_of(code)
            self.phase = PAYMENT
        elif kind == PAY:
            self._pay(thing_of(code), seat)
        elif kind == SETTLE:
            self._settle(seat)
        elif kind == REDESIGN:
            self.wanted = thing_of(code)
            self.phase = REDESIGNING
        elif kind == REMOVE:
            self._remove(thing_of(code), seat)
        elif kind == SWAP:
            self._swap(thing_of(code, 1), seat)
        elif kind == PASS:
            if self.listener is not None:
                self.listener(events.Passed(seat))
            self._end_actions()
        else:
            self._lay_down(kind, thing_of(code), cell_of(code), seat)

    def _take_money(self, code: i64, seat: i64) -> None:
        cards = cards_of(code)
        for card in cards:
            self.display.remove(card)
            self.take_card(seat, card)
        if self.listener is not None:
            self.listener(events.Took(seat, card_names(cards)))
        self._end_actions()

    def _pay(self, card: i64, seat: i64) -> None:
        self.hands[seat * CARDS + card] -= 1
        self.sums[seat * CURRENCIES + currency_of(card)] -= value_of(card)
        self.paid.append(card)

    def _settle(self, seat: i64) -> None:
        """Without change. Who pays the exact price may act again."""
        tile, cards = self.wanted, self.paid
        exact = self.amount_paid() == COSTS[tile]
        self.market[self.currency_asked()] = NO_TILE
        self.bought.append(tile)
        self.discard += cards
        self.wanted, self.paid = NO_TILE, []
        if self.listener is not None:
            self.listener(events.Bought(seat, TILE_NAMES[tile], card_names(cards), exact))
        if exact:
            self.phase = ACTION
        else:
            self._end_actions()

    def _remove(self, tile: i64, seat: i64) -> None:
        palace = self.palaces[seat]
        self.palaces[seat] = palace.removed(palace.cell_of(tile))
        self.reserves[seat].append(tile)
        if self.listener is not None:
            self.listener(events.Removed(seat, TILE_NAMES[tile]))
        self._end_actions()

    def _swap(self, out: i64, seat: i64) -> None:
        palace, tile = self.palaces[seat], self.wanted
        cell = palace.cell_of(out)
        self.palaces[seat] = palace.swapped(tile, cell)
        self.reserves[seat].remove(tile)
        self.reserves[seat].append(out)
        self.wanted = NO_TILE
        if self.listener is not None:
            self.listener(events.Swapped(seat, TILE_NAMES[tile], TILE_NAMES[out], cell_name(cell)))
        self._end_actions()

    def _lay_down(self, kind: i64, tile: i64, cell: i64, seat: i64) -> None:
        """Put a tile where it is to stay: one from the reserve, one bought in this turn, or one of the last."""
        if self.phase == REDESIGNING:
            self.reserves[seat].remove(tile)
            self.wanted = NO_TILE
        elif self.phase == PLACING:
            self.bought.remove(tile)
        else:
            self.won[seat].remove(tile)
        name = TILE_NAMES[tile]
        if kind == PLACE:
            self.palaces[seat] = self.palaces[seat].placed(tile, cell)
            if self.listener is not None:
                self.listener(events.Placed(seat, name, cell_name(cell)))
        elif kind == RESERVE:
            self.reserves[seat].append(tile)
            if self.listener is not None:
                self.listener(events.Reserved(seat, name))
        else:
            self.dirk.append(tile)
            if self.listener is not None:
                self.listener(events.GivenToDirk(seat, name))
        if self.phase == LAST_TILES:
            self._finish_if_all_placed()
        else:
            self._end_actions()

    # The end of a turn.

    def _end_actions(self) -> None:
        """Bought tiles are placed only now. Then the turn is over."""
        if self.bought:
            self.phase = PLACING
            return
        scoring = self._fill_display()
        self._fill_market()
        if scoring:
            self._score(scoring)
            self._dirk_draws_after(scoring)
        if NO_TILE in self.market:
            self._hand_out_last_tiles()
        else:
            self.phase = ACTION
            self.seat = (self.seat + 1) % self.players
            self.turn += 1

    def _fill_display(self) -> int:
        """Draw money up to four cards; a scoring card is set aside and replaced. Which scoring is due, 0 for none."""
        scoring = 0
        drawn: list[int] = []
        while len(self.display) < DISPLAY:
            if not self.deck and not self._reshuffle():
                break
            card = self.deck.pop()
            self.revealed = True
            if card >= SCORING_CARD:
                scoring = card - SCORING_CARD + 1
                if self.listener is not None:
                    self.listener(events.ScoringCardDrawn(scoring))
            else:
                self.display.append(card)
                drawn.append(card)
        if drawn and self.listener is not None:
            self.listener(events.MoneyDrawn(card_names(drawn)))
        return scoring

    def _reshuffle(self) -> bool:
        """The discarded money becomes the new deck. If there is none, the display stays short."""
        if not self.discard:
            return False
        self.deck, self.discard = sorted(self.discard), []
        self.chance.shuffle(self.deck)
        if self.listener is not None:
            self.listener(events.MoneyReshuffled(len(self.deck)))
        return True

    def _fill_market(self) -> None:
        """The space with the lowest number first, as far as the bag allows."""
        for space in range(CURRENCIES):
            if self.market[space] == NO_TILE and self.bag:
                self.market[space] = self.bag.pop()
                self.revealed = True
                if self.listener is not None:
                    self.listener(events.MarketFilled(TILE_NAMES[self.market[space]], CURRENCY_NAMES[space]))

    def _dirk_draws_after(self, round: int) -> None:
        if self.players == 2:
            if round == 1:
                self._dirk_draws(CONTENT.dirk.after_first_scoring)
            else:
                self._dirk_draws(len(self.bag) // CONTENT.dirk.share_after_second_scoring)

    def _dirk_draws(self, count: int) -> None:
        tiles = [self.bag.pop() for _ in range(min(count, len(self.bag)))]
        self.dirk += tiles
        if tiles:
            self.revealed = True
            if self.listener is not None:
                self.listener(events.DirkDrew(tile_names(tiles)))

    # The end of the game.

    def _hand_out_last_tiles(self) -> None:
        """Each tile left on the market goes to whoever alone has most money of its currency; all winners place at once."""
        self.revealed = True
        for space in range(CURRENCIES):
            tile = self.market[space]
            if tile == NO_TILE:
                continue
            winner = richest([self.sums[seat * CURRENCIES + space] for seat in range(self.players)])
            if winner >= 0:
                self.market[space] = NO_TILE
                self.won[winner].append(tile)
                if self.listener is not None:
                    self.listener(events.LastTileWon(winner, TILE_NAMES[tile], CURRENCY_NAMES[space]))
            elif self.listener is not None:
                self.listener(events.LastTileLeft(TILE_NAMES[tile], CURRENCY_NAMES[space]))
        self.phase = LAST_TILES
        self.turn += 1
        self._finish_if_all_placed()

    def _finish_if_all_placed(self) -> None:
        if not any(self.won):
            self._score(ROUNDS)
            self.phase = OVER
            if self.listener is not None:
                self.listener(events.GameOver(self.scores, self.winners))

    # Scoring.

    def _score(self, round: int) -> None:
        sheet = self.score_sheet(round)
        self.sheets.append(sheet)
        self.rounds.append(round)
        if self.listener is not None:
            self.listener(events.Scored(round, sheet))

    def score_sheet(self, round: int) -> tuple[tuple[int, ...], ...]:
        """The points of this scoring if it came now: for each seat, and with two players for Dirk, one row with the
        points for each building and, last, for the wall."""
        counts = [self.building_counts(seat) for seat in range(self.players)]
        walls = [int(palace.longest_wall()) for palace in self.palaces]
        if self.players == 2:
            counts.append(count_buildings(self.dirk))
            walls.append(0)
        columns = [
            majority([owned[building] for owned in counts], POINTS[round - 1][building])
            for building in range(BUILDINGS)
        ]
        return tuple(
            [tuple([column[row] for column in columns] + [walls[row]]) for row in range(len(counts))]
        )

    @property
    def next_round(self) -> int:
        """The scoring that comes next. The last one comes without a card, and may come before the second."""
        return min(self.rounds[-1] + 1, ROUNDS) if self.rounds else 1

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple([self._score_of(seat) for seat in range(self.players)])

    @property
    def dirk_score(self) -> int:
        """Dirk's points are counted and shown, but only people win."""
        return self._score_of(self.players) if self.players == 2 else 0

    def _score_of(self, row: int) -> int:
        return sum([sum(sheet[row]) for sheet in self.sheets])

    @property
    def winners(self) -> tuple[int, ...]:
        if self.phase != OVER:
            return ()
        scores = self.scores
        return tuple([seat for seat in range(self.players) if scores[seat] == max(scores)])

    # What can be asked.

    def hand(self, seat: int) -> list[int]:
        """The cards of a seat, by currency and value."""
        return [card for card in range(CARDS) for _ in range(self.hands[seat * CARDS + card])]

    def hand_size(self, seat: int) -> int:
        return len(self.hand(seat))

    def hand_worth(self, seat: int) -> int:
        return sum([value_of(card) for card in self.hand(seat)])

    def building_counts(self, seat: int) -> list[int]:
        palace = self.palaces[seat]
        return count_buildings([palace.tile_on(cell) for cell in palace.cells[1:]])

    def currency_asked(self) -> i64:
        """The currency of the tile that is being paid for."""
        return self.market.index(self.wanted)

    def amount_paid(self) -> i64:
        paid: i64 = 0
        for card in self.paid:
            paid += value_of(card)
        return paid

    def move(self, code: i64) -> AlhambraMove:
        return AlhambraMove(code)

    def explain(self, code: i64, seat: i64) -> str:
        return explain(self, code, seat)

    def view(self, seat: int | None) -> view.AlhambraView:
        return view.of(self, seat)

    def dump_position(self) -> dict[str, object]:
        return position.dump_position(self)

    def census(self) -> dict[str, int]:
        return position.census(self)

    # Copies.

    def clone(self) -> "AlhambraState":
        twin = AlhambraState(self.header, self.chance.clone())
        self.copy_common_to(twin)
        twin.phase, twin.seat = self.phase, self.seat
        twin.first, twin.first_because = self.first, self.first_because
        twin.deck, twin.windows = self.deck[:], self.windows
        twin.discard, twin.display = self.discard[:], self.display[:]
        twin.hands, twin.sums = self.hands[:], self.sums[:]
        twin.bag, twin.market = self.bag[:], self.market[:]
        twin.palaces = self.palaces[:]
        twin.reserves = [reserve[:] for reserve in self.reserves]
        twin.won = [tiles[:] for tiles in self.won]
        twin.dirk, twin.bought = self.dirk[:], self.bought[:]
        twin.wanted, twin.paid = self.wanted, self.paid[:]
        twin.sheets, twin.rounds = self.sheets[:], self.rounds[:]
        return twin

    def sample_hidden(self, seat: int | None, seed: int) -> "AlhambraState":
        """Deal the other hands, the deck and the bag anew. A scoring card stays in the part of the deck it is known to be in."""
        twin = self.clone()
        twin.forget_past()
        twin.chance = Chance(seed)
        twin.bag.sort()
        twin.chance.shuffle(twin.bag)
        twin._redeal(-1 if seat is None else seat)
        return twin

    def _redeal(self, seat: i64) -> None:
        """Sorting first makes the result depend on nothing that this seat cannot know."""
        others = [other for other in range(self.players) if other != seat]
        hidden = [card for card in self.deck if card < SCORING_CARD]
        for other in others:
            hidden += self.hand(other)
        hidden.sort()
        self.chance.shuffle(hidden)
        missing = [0 if other == seat else self.hand_size(other) for other in range(self.players)]
        for other in others:
            self._empty_hand(other)
        if self.phase == PAYMENT and self.seat != seat:
            missing[self.seat] -= self._deal_what_is_owed(hidden)
        for other in others:
            for _ in range(missing[other]):
                self.take_card(other, hidden.pop())
        for number in (1, 0):
            if SCORING_CARD + number in self.deck:
                lowest, highest = self.window(number)
                hidden.insert(lowest + self.chance.below(highest - lowest + 1), SCORING_CARD + number)
        self.deck = hidden

    def _deal_what_is_owed(self, hidden: list[int]) -> int:
        """Who is about to pay is known to have enough: deal him the price in as few cards as possible; their number."""
        first = self.currency_asked() * VALUES
        highest = self.paid[-1] if self.paid else first + VALUES - 1
        owed = COSTS[self.wanted] - self.amount_paid()
        dealt = 0
        for card in range(highest, first - 1, -1):
            while owed > 0 and card in hidden:
                hidden.remove(card)
                self.take_card(self.seat, card)
                owed -= value_of(card)
                dealt += 1
        return dealt

    def window(self, number: int) -> tuple[int, int]:
        """The lowest and the highest place in the deck, counted from below, where this scoring card may lie."""
        lowest, highest = self.windows[number]
        return lowest, min(highest, len(self.deck) - 1)

    def empty_hands(self) -> None:
        self.hands = vec[i64]([0] * (self.players * CARDS))
        self.sums = vec[i64]([0] * (self.players * CURRENCIES))

    def _empty_hand(self, seat: i64) -> None:
        for card in range(CARDS):
            self.hands[seat * CARDS + card] = 0
        for currency in range(CURRENCIES):
            self.sums[seat * CURRENCIES + currency] = 0

    def take_card(self, seat: i64, card: i64) -> None:
        self.hands[seat * CARDS + card] += 1
        self.sums[seat * CURRENCIES + currency_of(card)] += value_of(card)

