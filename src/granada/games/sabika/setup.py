"""How a game of Sabika begins."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from granada.games.sabika import events
from granada.games.sabika import tasks as t
from granada.games.sabika.book import DECKS, EMPTY
from granada.games.sabika.phase import PLAYING
from granada.games.sabika.player import FROM_BONUSES, FROM_START, YUSUF, new_player
from granada.games.sabika.rounds import begin_turn, fill_board
from granada.games.sabika.yusuf import place_first_ship
from granada.kernel.errors import BadOption
from granada.kernel.faults import KernelFault

if TYPE_CHECKING:
    from granada.games.sabika.state import SabikaState

HARD: Final = "hard"


def set_up(state: "SabikaState") -> None:
    content = state.book.content
    players = state.players
    state.sultan = tuple(state.board.sultan)
    state.bag = state.chance.shuffled([kind for kind, good in enumerate(content.goods) for _ in range(good.tokens)])
    state.raws = vec[i64]([EMPTY] * len(state.board.raw_names))
    state.marbles = vec[i64]([0] * len(state.board.marble_names))
    state.wishes = draw_wishes(state)
    state.majors = tuple([n for n, tile in enumerate(content.major_tiles) if players > 2 or not tile.three_players_up])
    tiles = shuffled(state, len(content.storehouse_tiles))
    state.store_piles = (tiles[: len(tiles) // 2], tiles[len(tiles) // 2 :])
    state.store_tiles = vec[i64]([EMPTY] * (2 * content.displays.storehouse_tiles))
    state.minor_deck = shuffled(state, len(content.minor_cards))
    state.minors = vec[i64]([EMPTY] * content.displays.minor_cards)
    state.poem_deck = shuffled(state, len(content.minor_poems))
    state.poems = vec[i64]([EMPTY] * content.displays.minor_poems[players - 1])
    state.greys = draw_greys(state)
    state.city_tiles = vec[i64](shuffled(state, len(content.city_tiles))[: len(content.cities)])
    state.seals = (1,) * len(content.cities)
    state.trade_card = state.chance.below(len(content.trade_cards))
    draw_events(state)
    fill_board(state)
    state.everyone = [new_player() for _ in range(max(2, players))]
    balance_cards = shuffled(state, len(content.balance_cards))
    for seat in range(len(state.everyone)):
        player = state.everyone[seat]
        player.points[FROM_START] = content.start.pp
        player.favour, player.parias = content.start.favour, content.start.parias
        player.balance_card = balance_cards[seat]
    state.paria_pile = tuple(range(len(state.everyone)))
    if state.has_yusuf:
        set_up_yusuf(state)
    deal = shuffled(state, len(content.starting_tiles))
    each = content.start.starting_tiles
    state.dealt = tuple([tuple(sorted(deal[seat * each : (seat + 1) * each])) for seat in range(players)])
    state.chosen = (EMPTY,) * players
    state.revealed = False


def shuffled(state: "SabikaState", count: int) -> tuple[int, ...]:
    return state.chance.shuffled(list(range(count)))


def draw_wishes(state: "SabikaState") -> tuple[int, ...]:
    """One of each letter, in any order."""
    wishes = state.book.content.wishes
    drawn = []
    for letter in sorted({wish.letter for wish in wishes}):
        of_letter = [number for number, wish in enumerate(wishes) if wish.letter == letter]
        drawn.append(of_letter[state.chance.below(len(of_letter))])
    return state.chance.shuffled(drawn)


def draw_greys(state: "SabikaState") -> tuple[int, ...]:
    """Major poems, each of another letter; alone without the one that is not for solo."""
    poems = state.book.content.major_poems
    drawn: list[int] = []
    for number in shuffled(state, len(poems)):
        new_letter = poems[number].letter not in [poems[other].letter for other in drawn]
        if new_letter and (poems[number].solo or not state.has_yusuf):
            drawn.append(number)
    return tuple(sorted(drawn[: state.book.content.displays.major_poems[state.players - 1]]))


def draw_events(state: "SabikaState") -> None:
    """None, at random, so many good and bad ones in random order, or those that were named."""
    wanted = state.header.options["events"]
    if wanted == "none":
        return
    events = state.book.content.events
    if "," in wanted:
        named = named_events(state, wanted)
        state.event, state.coming_events = named[0], named[1:]
        return
    order = shuffled(state, len(events))
    if wanted == "random":
        chosen = order[: state.book.content.displays.events]
    else:
        green = int(wanted[0])
        good = [event for event in order if events[event].colour == "green"][:green]
        bad = [event for event in order if events[event].colour == "red"]
        chosen = state.chance.shuffled([*good, *bad[: state.book.content.displays.events - green]])
    state.event = chosen[0]
    state.coming_events = chosen[1:]


def named_events(state: "SabikaState", wanted: str) -> tuple[int, ...]:
    numbers = [event.number for event in state.book.content.events]
    named = [int(number) for number in wanted.split(",")]
    if any([number not in numbers for number in named]):
        raise BadOption(KernelFault.NO_SUCH_CHOICE, option="events", choices=tuple(numbers), choice=wanted)
    if len(set(named)) < len(named):
        raise BadOption(KernelFault.CHOSEN_TWICE, option="events", choice=wanted)
    return tuple([numbers.index(number) for number in named])


def set_up_yusuf(state: "SabikaState") -> None:
    content, yusuf = state.book.content, state.everyone[YUSUF]
    yusuf.points[FROM_START] = content.yusuf.hard_pp if state.header.options["yusuf"] == HARD else content.yusuf.pp
    yusuf.balance_card = EMPTY
    yusuf.loose_boxes = content.yusuf.boxes
    state.yusuf_tiles = shuffled(state, len(content.yusuf_tiles))
    cards = shuffled(state, len(content.yusuf_cards))
    decks = range(len(DECKS))
    state.yusuf_decks = [tuple([card for card in cards if state.book.yusuf_deck[card] == deck]) for deck in decks]
    state.yusuf_discards = [() for _ in decks]


def begin(state: "SabikaState") -> None:
    """All have chosen: the highest starting tile begins, and everybody gets what their tile says, in turn order."""
    content = state.book.content
    state.start = YUSUF if state.has_yusuf else state.chosen.index(max(state.chosen))
    order = state.turn_order()
    state.paria_pile = tuple(order[::-1])
    state.phase = PLAYING
    state.revealed = True
    if state.listener is not None:
        tiles = tuple([str(content.starting_tiles[tile].number) for tile in state.chosen])
        state.listener(events.StartingTilesShown(tiles, int(state.start)))
    begin_turn(state, state.start)
    for place in range(len(order) - 1, -1, -1):
        seat = order[place]
        if not state.is_yusuf(seat):
            state.everyone[seat].dinars += content.turn_order[place].dinars
            state.add(t.NODE, seat, state.book.starting[state.chosen[seat]], 0, FROM_BONUSES)
    if state.has_yusuf:
        place_first_ship(state)
