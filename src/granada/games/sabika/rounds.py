"""The order of turns, the end of a round and the end of the game."""

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from granada.games.sabika import automatic_events, events
from granada.games.sabika import tasks as t
from granada.games.sabika.book import CERAMIC, EMPTY, MARBLE, Book, trigger
from granada.games.sabika.building import fill_minors
from granada.games.sabika.counts import score
from granada.games.sabika.gains import fire
from granada.games.sabika.moves import START_PLAYER
from granada.games.sabika.packed import encode, thing_of
from granada.games.sabika.phase import OVER
from granada.games.sabika.player import FROM_BONUSES, FROM_LEFTOVERS, FROM_MAJOR_POEMS, FROM_TRADE, FROM_WISHES, SETTLED
from granada.games.sabika.tasks import Kind, declare

if TYPE_CHECKING:
    from granada.games.sabika.state import SabikaState

AT_INCOME: Final = trigger("income")
BECAME_START_PLAYER: Final = trigger("become_start_player")
NO_SEAT: Final[i64] = -1


class NextTurn(Kind):
    """The turn is over."""

    def work(self, state: "SabikaState", seat: i64, figure: i64, other: i64, source: i64) -> bool:
        """Clockwise to the next player with a standing worker; when there is none, the round ends."""
        state.drop()
        state.renewed = False
        state.turn += 1
        following = next_with_worker(state, seat)
        if following == NO_SEAT:
            end_round(state)
        else:
            begin_turn(state, following)
        return True


declare(t.NEXT_TURN, NextTurn("next-turn", lies=t.FRAME))


def next_with_worker(state: "SabikaState", seat: i64) -> i64:
    """The next player with a standing worker, clockwise; this one is the last to be asked."""
    count = len(state.everyone)
    for step in range(1, count + 1):
        following = (seat + step) % count
        if state.everyone[following].has_standing_worker():
            return following
    return NO_SEAT


def begin_turn(state: "SabikaState", seat: i64) -> None:
    state.active = seat
    state.add(t.NEXT_TURN, seat)
    state.add(t.YUSUF_TURN if state.is_yusuf(seat) else t.TURN, seat)


def end_round(state: "SabikaState") -> None:
    """Everything that follows, the first on top."""
    if state.listener is not None:
        state.listener(events.RoundEnded(int(state.round)))
    if state.round == len(state.book.tributes) - 1:
        state.add(t.FINAL_SCORING, state.start)
    else:
        state.add(t.NEW_ROUND, state.start)
        state.add(t.START_CHOICE, state.start)
        state.add(t.MAINTENANCE, state.start)
        state.add(t.WAKING, state.start)
        state.add(t.EVENT_CHANGE, state.start)
    add_for_all(state, t.TRIBUTE)
    state.add(t.NARRATOR, state.start)
    add_for_all(state, t.INCOME)


def played_round(state: "SabikaState") -> i64:
    """The narrator goes on before the tribute is collected: until the next round begins, the last one is settled."""
    kinds = [state.tasks[place] for place in range(0, int(state.top) + 1, int(t.TASK))]
    is_settled = t.NEW_ROUND in kinds or t.FINAL_SCORING in kinds
    return state.round - (1 if state.phase == OVER or (is_settled and t.NARRATOR not in kinds) else 0)


def add_for_all(state: "SabikaState", task: i64) -> None:
    """The task of the start player comes first, then clockwise."""
    count = len(state.everyone)
    for step in range(count - 1, -1, -1):
        state.add(task, (state.start + step) % count)


class Income(Kind):
    """The income of one player."""

    def work(self, state: "SabikaState", seat: i64, figure: i64, other: i64, source: i64) -> bool:
        """Blue poems, and blue cities where the player has consolidated. Yusuf has none."""
        state.drop()
        if state.is_yusuf(seat):
            return True
        fire(state, seat, AT_INCOME)
        for city in range(len(state.city_tiles) - 1, -1, -1):
            tile = state.city_tiles[city]
            if state.everyone[seat].ships[city] == SETTLED and not state.book.is_red[tile]:
                state.add(t.NODE, seat, state.book.consolidation[tile], 0, FROM_BONUSES)
        return True


declare(t.INCOME, Income("income", lies=t.FRAME))


class Narrator(Kind):
    """The next space of the round track."""

    def work(self, state: "SabikaState", seat: i64, figure: i64, other: i64, source: i64) -> bool:
        """The narrator advances. Where a wish lies, it goes to the tower, and all wishes there are scored."""
        state.drop()
        state.round += 1
        if state.listener is not None:
            state.listener(events.NarratorMoved(int(state.round)))
        if state.book.content.round_track[state.round - 1].wish:
            state.tower, state.wishes = (*state.tower, state.wishes[0]), state.wishes[1:]
            for wish in state.tower:
                score_wish(state, wish)
        return True


declare(t.NARRATOR, Narrator("narrator", lies=t.FRAME))


def score_wish(state: "SabikaState", wish: i64) -> None:
    points: list[int] = []
    for seat in range(len(state.everyone)):
        earned: i64 = 0
        for node in state.book.wish[wish]:
            earned += score(state, seat, node)
        state.gain_pp(seat, earned, FROM_WISHES)
        points.append(int(earned))
    if state.listener is not None:
        automatic_events.wish_scored(state, wish, points)


# Getting ready for the next round.


class EventChange(Kind):
    """The next event begins, where the round track says so."""

    def work(self, state: "SabikaState", seat: i64, figure: i64, other: i64, source: i64) -> bool:
        state.drop()
        if state.coming_events and state.book.content.round_track[state.round - 1].event_change:
            state.event, state.coming_events = state.coming_events[0], state.coming_events[1:]
            state.revealed = True
            if state.listener is not None:
                automatic_events.event_changed(state)
        return True


declare(t.EVENT_CHANGE, EventChange("event-change", lies=t.FRAME))


class Waking(Kind):
    """The workers get ready."""

    def work(self, state: "SabikaState", seat: i64, figure: i64, other: i64, source: i64) -> bool:
        """All workers stand up; the Sultan's workers go one step clockwise."""
        state.drop()
        book = state.book
        for player in state.everyone:
            player.used = 0
            for worker in range(len(player.standing)):
                player.standing[worker] = 1
        state.sultan = tuple([int(next_square(book, square)) for square in state.sultan])
        if state.listener is not None:
            state.listener(events.WorkersWoke(tuple([book.square_names[square] for square in state.sultan])))
        return True


declare(t.WAKING, Waking("waking", lies=t.FRAME))


def next_square(book: Book, square: i64) -> i64:
    first, size = book.ring_first[book.square_ring[square]], book.ring_size[book.square_ring[square]]
    return first + (square - first + 1) % size


class Maintenance(Kind):
    """The board is filled."""

    def work(self, state: "SabikaState", seat: i64, figure: i64, other: i64, source: i64) -> bool:
        """What was taken from the board is replaced as far as there is something left."""
        state.drop()
        if state.listener is None:
            fill_board(state)
        else:
            before = automatic_events.displays(state)
            fill_board(state)
            automatic_events.refilled(state, before)
        if state.book.content.round_track[state.round - 1].era_change:
            here = state.majors
            state.majors = tuple([tile for tile in here if state.book.major_era[tile] == state.era])
            if state.listener is not None:
                automatic_events.era_changed(state, here)
        return True


declare(t.MAINTENANCE, Maintenance("maintenance", lies=t.FRAME))


def fill_board(state: "SabikaState") -> None:
    for space in range(len(state.raws)):
        if state.raws[space] == EMPTY:
            if not state.bag and state.used_tokens:
                state.bag, state.used_tokens = state.chance.shuffled(sorted(state.used_tokens)), ()
                if state.listener is not None:
                    state.listener(events.Reshuffled("bag", len(state.bag)))
            if state.bag:
                state.raws[space], state.bag = state.bag[-1], state.bag[:-1]
    for space in range(len(state.marbles)):
        state.marbles[space] = 1
    for place in range(len(state.poems)):
        if state.poems[place] == EMPTY and state.poem_deck:
            state.poems[place], state.poem_deck = state.poem_deck[-1], state.poem_deck[:-1]
    fill_minors(state)
    left, right = state.store_piles
    for place in range(len(state.store_tiles)):
        if state.store_tiles[place] == EMPTY:
            if place < len(state.store_tiles) // 2:
                if left:
                    state.store_tiles[place], left = left[-1], left[:-1]
            elif right:
                state.store_tiles[place], right = right[-1], right[:-1]
    state.store_piles = (left, right)
    state.revealed = True


def leader(state: "SabikaState") -> i64:
    """The first player on the paria track; of several, the one with the token on top."""
    best: i64 = state.paria_pile[0]
    for seat in state.paria_pile:
        if state.everyone[seat].parias >= state.everyone[best].parias:
            best = seat
    return best


class StartChoice(Kind):
    """The leader of the paria track names the start player of the next round."""

    def work(self, state: "SabikaState", seat: i64, figure: i64, other: i64, source: i64) -> bool:
        """The leader on the paria track chooses the start player. Yusuf chooses himself."""
        first = leader(state)
        if state.is_yusuf(first):
            state.drop()
            name_start_player(state, first, first)
            return True
        state.tasks[state.top + t.SEAT_AT] = first
        return False

    def moves(self, state: "SabikaState", seat: i64, figure: i64, other: i64, codes: vec[i64]) -> vec[i64]:
        for each in range(len(state.everyone)):
            codes = append(codes, encode(START_PLAYER, each))
        return codes

    def decide(self, state: "SabikaState", seat: i64, figure: i64, other: i64, source: i64, code: i64) -> None:
        name_start_player(state, seat, thing_of(code))


declare(t.START_CHOICE, StartChoice("start-player", lies=t.FRAME), part=t.PLAYERS_PART, rule="parias")


def name_start_player(state: "SabikaState", leading: i64, seat: i64) -> None:
    state.start = seat
    if state.listener is not None:
        state.listener(events.StartPlayerNamed(int(leading), int(seat)))
    fire(state, seat, BECAME_START_PLAYER)


class NewRound(Kind):
    """The first turn of a round."""

    def work(self, state: "SabikaState", seat: i64, figure: i64, other: i64, source: i64) -> bool:
        state.drop()
        if state.listener is not None:
            state.listener(events.RoundBegan(int(state.round)))
        if state.has_yusuf:
            state.yusuf_tiles = state.chance.shuffled(list(range(len(state.book.yusuf_tile_deck))))
        begin_turn(state, state.start)
        return True


declare(t.NEW_ROUND, NewRound("new-round", lies=t.FRAME))


# The end of the game.


class FinalScoring(Kind):
    """The end of the game."""

    def work(self, state: "SabikaState", seat: i64, figure: i64, other: i64, source: i64) -> bool:
        """Major poems, the trade card, then what is left over."""
        state.drop()
        everyone = range(len(state.everyone))
        poems = [major_poems(state, each) for each in everyone]
        trade = [int(score(state, each, state.book.trade_card[state.trade_card])) for each in everyone]
        left = [int(leftovers(state, each)) for each in everyone]
        for each in everyone:
            state.gain_pp(each, poems[each], FROM_MAJOR_POEMS)
            state.gain_pp(each, trade[each], FROM_TRADE)
            state.gain_pp(each, left[each], FROM_LEFTOVERS)
        if state.listener is not None:
            automatic_events.final_scoring(state, trade, left)
        state.phase = OVER
        state.top = -t.TASK
        return True


declare(t.FINAL_SCORING, FinalScoring("final-scoring", lies=t.FRAME))


def major_poems(state: "SabikaState", seat: i64) -> int:
    return sum([int(score(state, seat, state.book.major_poem[poem])) for poem in state.everyone[seat].grey])


def leftovers(state: "SabikaState", seat: i64) -> i64:
    player, worth = state.everyone[seat], state.book.content.leftovers
    seals = player.seals * state.book.content.seal.pp
    pieces = player.stock[MARBLE] * worth.marble + player.stock[CERAMIC] * worth.ceramic
    return seals + pieces + player.goods() * worth.good + player.dinars // worth.dinars
