"""Samples of Sabika: everything that a seat cannot know is dealt anew, for bots that plan ahead."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from granada.games.sabika.book import EMPTY
from granada.games.sabika.phase import CHOOSING
from granada.kernel.chance import Dice

if TYPE_CHECKING:
    from granada.games.sabika.state import SabikaState


def redeal(state: "SabikaState", seat: i64) -> None:
    """Decks, piles and the bag are shuffled, the last event is drawn anew, and so is what others choose in secret.

    Everything is sorted first, so that the result depends on nothing hidden.
    """
    dice = Dice(state.chance.seed)
    state.bag = dice.shuffled(sorted(state.bag))
    state.minor_deck = dice.shuffled(sorted(state.minor_deck))
    state.poem_deck = dice.shuffled(sorted(state.poem_deck))
    if state.has_yusuf:
        state.yusuf_tiles = dice.shuffled(sorted(state.yusuf_tiles))
        state.yusuf_decks = [dice.shuffled(sorted(deck)) for deck in state.yusuf_decks]
    tiles = dice.shuffled(sorted([*state.store_piles[0], *state.store_piles[1]]))
    left = len(state.store_piles[0])
    state.store_piles = (tiles[:left], tiles[left:])
    redraw_last_event(state, dice)
    if state.phase == CHOOSING:
        redeal_starting_tiles(state, seat, dice)


def redraw_last_event(state: "SabikaState", dice: Dice) -> None:
    """The event after the coming one is unknown, but its colour may follow from the mix that was chosen."""
    if len(state.coming_events) < 2:
        return
    wanted = state.header.options["events"]
    if "," in wanted:
        return
    events = state.book.content.events
    known = [int(state.event), *state.coming_events[:1]]
    possible = [number for number in range(len(events)) if number not in known]
    if wanted != "random":
        colour = events[state.coming_events[1]].colour
        possible = [number for number in possible if events[number].colour == colour]
    state.coming_events = (state.coming_events[0], possible[dice.below(len(possible))])


def redeal_starting_tiles(state: "SabikaState", seat: i64, dice: Dice) -> None:
    others = [other for other in range(state.players) if other != seat]
    own = state.dealt[seat] if seat >= 0 else ()
    hidden = list(dice.shuffled([tile for tile in range(len(state.book.content.starting_tiles)) if tile not in own]))
    dealt = list(state.dealt)
    chosen = list(state.chosen)
    for other in others:
        dealt[other] = tuple(sorted([hidden.pop() for _ in dealt[other]]))
        if chosen[other] != EMPTY:
            chosen[other] = dealt[other][dice.below(len(dealt[other]))]
    state.dealt, state.chosen = tuple(dealt), tuple(chosen)
