"""Constructions, major and minor, and the Sultan's favour."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from granada.games.sabika import automatic_events, events
from granada.games.sabika import tasks as t
from granada.games.sabika.book import ALL_MATERIALS, EMPTY, MATERIALS, NO_MATERIALS, Book, key, trigger
from granada.games.sabika.gains import fire, take_from, without
from granada.games.sabika.moves import BUILD_MAJOR, BUILD_MINOR, FAVOUR_OF, LEFT, RENEW, RIGHT, WITH
from granada.games.sabika.names import names_of
from granada.games.sabika.packed import MOST_OF_KIND, count_in, counted, encode, holds, kind_of, thing_of
from granada.games.sabika.player import FROM_BONUSES, FROM_BUILDING, FROM_RENEWALS
from granada.games.sabika.possible import can_build_major
from granada.games.sabika.reasons import SabikaReason, plain
from granada.games.sabika.tasks import Kind, declare
from granada.kernel.choice import Message

if TYPE_CHECKING:
    from granada.games.sabika.state import SabikaState

ANY_SIZE: Final[i64] = 0
ONLY_MAJOR: Final[i64] = 1
ONLY_MINOR: Final[i64] = 2

CONSTRUCTED: Final = trigger("construct(any)")
CONSTRUCTED_MAJOR: Final = trigger("construct(major)")
CONSTRUCTED_MINOR: Final = trigger("construct(minor)")
CONSTRUCTED_WITH: Final = [trigger(f"construct(uses={material})") for material in MATERIALS]
SPENT: Final = [trigger(f"spend({material})") for material in MATERIALS]
BALANCED: Final = trigger("balance")
FAVOURED: Final = trigger("favour")
CONSTRUCTION_SLOTS: Final = key("extra_slots(construction)")
SAME_MATERIAL: Final = key("same_material")
MATERIAL_PP: Final = key("material_pp(all)")
WILD: Final[i64] = -1
NO_BALANCE: Final[i64] = -1


class Building(Kind):
    """What to build."""

    def work(self, state: "SabikaState", seat: i64, which: i64, other: i64, source: i64) -> bool:
        if len(self.moves(state, seat, which, other, vec[i64]([]))) > 0:
            return False
        state.drop()
        return True

    def moves(self, state: "SabikaState", seat: i64, which: i64, other: i64, codes: vec[i64]) -> vec[i64]:
        """A major tile of this era or a minor card; before that, once a turn, the cards may be renewed."""
        player, book = state.everyone[seat], state.book
        if which != ONLY_MINOR and can_build_major(state, seat):
            for tile in state.majors:
                if book.major_era[tile] == state.era:
                    codes = append(codes, encode(BUILD_MAJOR, tile))
        if which != ONLY_MAJOR:
            for card in state.minors:
                if card >= 0 and player.stock[book.minor_base[card]] > 0:
                    codes = append(codes, encode(BUILD_MINOR, card))
        if len(codes) > 0 and not state.renewed and player.means() >= book.renewal_cost:
            codes = append(codes, encode(RENEW))
        return codes

    def decide(self, state: "SabikaState", seat: i64, which: i64, other: i64, source: i64, code: i64) -> None:
        kind = kind_of(code)
        if kind == RENEW:
            construction = state.book.content.construction
            state.renewed = True
            state.gain_pp(seat, construction.renewal_pp, FROM_RENEWALS)
            renew_minors(state)
            state.add(t.BUILDING, seat, which)
            state.charge(seat, construction.renewal_cost)
        else:
            state.add(t.MAJOR_MATERIALS if kind == BUILD_MAJOR else t.MINOR_MATERIALS, seat, thing_of(code))

    def tried(self, state: "SabikaState", seat: i64, which: i64, other: i64, codes: vec[i64]) -> vec[i64]:
        for tile in state.majors:
            if state.book.major_era[tile] == state.era:
                codes = append(codes, encode(BUILD_MAJOR, tile))
        for card in state.minors:
            if card >= 0:
                codes = append(codes, encode(BUILD_MINOR, card))
        return codes

    def why_not(self, state: "SabikaState", seat: i64, which: i64, other: i64, code: i64) -> Message | None:
        """The base that is missing."""
        kind = kind_of(code)
        if kind == BUILD_MAJOR and which != ONLY_MINOR:
            base = state.book.major_base
        elif kind == BUILD_MINOR and which != ONLY_MAJOR:
            base = state.book.minor_base[thing_of(code)]
        else:
            return None
        if state.everyone[seat].stock[base] > 0:
            return plain(SabikaReason.NOT_AVAILABLE)
        return Message(f"why-{SabikaReason.MISSING}", (MATERIALS[base],))


declare(t.BUILDING, Building("construction", "size"), part=t.DISPLAYS_PART, rule="construction")


def renew_minors(state: "SabikaState") -> None:
    for place in range(len(state.minors)):
        if state.minors[place] >= 0:
            state.minor_discard = (*state.minor_discard, int(state.minors[place]))
            state.minors[place] = EMPTY
    if state.listener is None:
        fill_minors(state)
    else:
        before = automatic_events.displays(state)
        fill_minors(state)
        automatic_events.refilled(state, before)


def fill_minors(state: "SabikaState") -> None:
    """An empty deck is made anew from the discarded cards."""
    for place in range(len(state.minors)):
        if state.minors[place] >= 0:
            continue
        if not state.minor_deck and state.minor_discard:
            state.minor_deck, state.minor_discard = state.chance.shuffled(sorted(state.minor_discard)), ()
            if state.listener is not None:
                state.listener(events.Reshuffled("minors", len(state.minor_deck)))
        if state.minor_deck:
            state.minors[place], state.minor_deck = state.minor_deck[-1], state.minor_deck[:-1]
            state.revealed = True


# Materials.


def list_sets(
    state: "SabikaState", seat: i64, base: i64, extras: i64, slots: i64, needed: i64, codes: vec[i64]
) -> vec[i64]:
    """All choices of extra materials beside the base, of different kinds unless an event allows the same.

    One of the needed materials must be among them, if any is needed."""
    same = state.modified(seat, SAME_MATERIAL, 0) > 0
    return _list_sets(state, seat, base, extras, slots, needed, 0, 0, same, codes)


def _list_sets(
    state: "SabikaState",
    seat: i64,
    base: i64,
    extras: i64,
    slots: i64,
    needed: i64,
    material: i64,
    chosen: i64,
    same: bool,
    codes: vec[i64],
) -> vec[i64]:
    if slots <= 0 or material == len(MATERIALS):
        return append(codes, encode(WITH, chosen)) if needed == NO_MATERIALS else codes
    held = state.everyone[seat].stock[material] - (1 if material == base else 0)
    most = min(min(slots, held), MOST_OF_KIND) if holds(extras, material) else 0
    if not same:
        most = 0 if material == base else min(1, most)
    for count in range(most + 1):
        more = chosen + counted(material, count)
        missing = NO_MATERIALS if count > 0 and holds(needed, material) else needed
        codes = _list_sets(state, seat, base, extras, slots - count, missing, material + 1, more, same, codes)
    return codes


def spend(state: "SabikaState", seat: i64, base: i64, chosen: i64, extra_pp: i64, source: i64) -> None:
    """Use the base material and the others, and earn the PP of each."""
    change = state.modifier(seat, MATERIAL_PP) + extra_pp
    for material in range(len(MATERIALS)):
        count = count_in(chosen, material) + (1 if material == base else 0)
        if count > 0:
            state.use_up(seat, material, count)
            state.gain_pp(seat, count * worth(state, material, change), source)
            fire(state, seat, SPENT[material])


def worth(state: "SabikaState", material: i64, change: i64) -> i64:
    """The PP of a material that is used while events and poems change its worth by so much."""
    return max(0, state.book.material_pp[material] + change)


def fire_construction(state: "SabikaState", seat: i64, base: i64, chosen: i64, kind: i64) -> None:
    fire(state, seat, CONSTRUCTED)
    fire(state, seat, kind)
    for material in range(len(MATERIALS)):
        if count_in(chosen, material) > 0 or material == base:
            fire(state, seat, CONSTRUCTED_WITH[material])


# Major constructions.


class MajorMaterials(Kind):
    """The materials of a major construction."""

    def moves(self, state: "SabikaState", seat: i64, tile: i64, other: i64, codes: vec[i64]) -> vec[i64]:
        book = state.book
        slots = state.modified(seat, CONSTRUCTION_SLOTS, book.content.construction.extra_slots)
        return list_sets(state, seat, book.major_base, book.major_extras, slots, NO_MATERIALS, codes)

    def decide(self, state: "SabikaState", seat: i64, tile: i64, other: i64, source: i64, code: i64) -> None:
        construction = state.book.content.construction
        base = state.book.major_base
        fire_construction(state, seat, base, thing_of(code), CONSTRUCTED_MAJOR)
        spend(state, seat, base, thing_of(code), 0, FROM_BUILDING)
        state.majors = without(state.majors, tile)
        player = state.everyone[seat]
        player.majors = (*player.majors, int(tile))
        state.add(t.NODE, seat, state.book.major_bonus[tile], 0, FROM_BONUSES)
        state.add(t.FAVOUR_STEP, seat, construction.favour, 0, FROM_BONUSES)

    def fits(self, state: "SabikaState", seat: i64, tile: i64, other: i64) -> bool:
        on_display = tile in state.majors and state.book.major_era[tile] == state.era
        return on_display and state.everyone[seat].stock[state.book.major_base] > 0

    def title(self, state: "SabikaState", tile: i64, other: i64) -> tuple[object, ...]:
        return (Message(":major", (names_of(state.book).majors[tile],)),)


declare(
    t.MAJOR_MATERIALS, MajorMaterials("major-materials", "major", lies=t.ON_TOP, words=t.OF_COMPONENT), rule="major"
)


# The Sultan's favour.


class FavourStep(Kind):
    """A number of steps on the favour track."""

    def work(self, state: "SabikaState", seat: i64, steps: i64, other: i64, source: i64) -> bool:
        """One step, then the bonus of the new space or of an earlier one; the last space has its own."""
        state.drop()
        if steps <= 0:
            return True
        player, last = state.everyone[seat], state.book.last_favour
        state.add(t.FAVOUR_STEP, seat, steps - 1, 0, source)
        player.favour = min(last, player.favour + 1)
        fire(state, seat, FAVOURED)
        if player.favour == last:
            state.add(t.NODE, seat, state.book.favour_bonus[last], 0, source)
        else:
            state.add(t.FAVOUR_CHOICE, seat, player.favour, 0, source)
        return True


declare(t.FAVOUR_STEP, FavourStep("favour-step", "number"))


class FavourChoice(Kind):
    """The bonus of a space of the favour track, up to this one."""

    def work(self, state: "SabikaState", seat: i64, spaces: i64, other: i64, source: i64) -> bool:
        if spaces > 1:
            return False
        state.drop()
        state.add(t.NODE, seat, state.book.favour_bonus[1], 0, source)
        return True

    def moves(self, state: "SabikaState", seat: i64, spaces: i64, other: i64, codes: vec[i64]) -> vec[i64]:
        for space in range(1, spaces + 1):
            codes = append(codes, encode(FAVOUR_OF, space))
        return codes

    def decide(self, state: "SabikaState", seat: i64, spaces: i64, other: i64, source: i64, code: i64) -> None:
        state.add(t.NODE, seat, state.book.favour_bonus[thing_of(code)], 0, source)

    def fits(self, state: "SabikaState", seat: i64, spaces: i64, other: i64) -> bool:
        return spaces < state.book.last_favour


declare(t.FAVOUR_CHOICE, FavourChoice("favour-choice", "space"), rule="favour")


# Minor constructions.


class MinorMaterials(Kind):
    """The materials of a minor construction."""

    def moves(self, state: "SabikaState", seat: i64, card: i64, other: i64, codes: vec[i64]) -> vec[i64]:
        slots = state.modified(seat, CONSTRUCTION_SLOTS, state.book.content.construction.extra_slots)
        return list_sets(state, seat, state.book.minor_base[card], ALL_MATERIALS, slots, NO_MATERIALS, codes)

    def decide(self, state: "SabikaState", seat: i64, card: i64, other: i64, source: i64, code: i64) -> None:
        base = state.book.minor_base[card]
        fire_construction(state, seat, base, thing_of(code), CONSTRUCTED_MINOR)
        spend(state, seat, base, thing_of(code), 0, FROM_BUILDING)
        take_from(state.minors, card)
        state.add(t.WHICH_SIDE, seat, card)

    def fits(self, state: "SabikaState", seat: i64, card: i64, other: i64) -> bool:
        return card in state.minors and state.everyone[seat].stock[state.book.minor_base[card]] > 0

    def title(self, state: "SabikaState", card: i64, other: i64) -> tuple[object, ...]:
        return (Message(":minor", (names_of(state.book).minors[card],)),)


declare(
    t.MINOR_MATERIALS, MinorMaterials("minor-materials", "minor", lies=t.ON_TOP, words=t.OF_COMPONENT), rule="minor"
)


class WhichSide(Kind):
    """The end of the row where a card goes."""

    def moves(self, state: "SabikaState", seat: i64, card: i64, other: i64, codes: vec[i64]) -> vec[i64]:
        return append(append(codes, encode(LEFT)), encode(RIGHT))

    def decide(self, state: "SabikaState", seat: i64, card: i64, other: i64, source: i64, code: i64) -> None:
        """The halves that meet make an artwork if they have the same colour, or if one of them is wild."""
        player, book = state.everyone[seat], state.book
        colour = balance(state, seat, card, kind_of(code))
        if kind_of(code) == LEFT:
            player.row = (int(card), *player.row)
            player.left_cards += 1
        else:
            player.row = (*player.row, int(card))
        if colour != NO_BALANCE:
            player.balances += 1
            fire(state, seat, BALANCED)
            state.add(t.NODE, seat, book.balance_bonus[colour], 0, FROM_BONUSES)


declare(t.WHICH_SIDE, WhichSide("which-side", "minor", lies=t.ON_TOP), rule="minor")


def balance(state: "SabikaState", seat: i64, card: i64, side: i64) -> i64:
    """The colour of the artwork that the card would complete on this side of the row."""
    half, at_end = halves(state, seat, card, side)
    return half if at_end in (half, WILD) else NO_BALANCE


def halves(state: "SabikaState", seat: i64, card: i64, side: i64) -> tuple[int, int]:
    """The colour of the card's half that would meet the row on this side, and that of the half it would meet there."""
    player, book = state.everyone[seat], state.book
    if side == LEFT:
        first = book.minor_left[player.row[0]] if player.left_cards > 0 else book.balance_left[player.balance_card]
        return book.minor_right[card], first
    last = book.minor_right[player.row[-1]] if player.left_cards < len(player.row) else int(WILD)
    return book.minor_left[card], last


def row_of(book: Book, balance_card: int, minors: Sequence[int], left_cards: int) -> list[tuple[int, int, int, bool]]:
    """The cards of a row from left to right: the number of the minor card, or EMPTY for the balance card; the colours
    of its halves, where a wild one has the colour of what it meets; and whether it makes an artwork with the next card.
    """
    cards = [*minors[:left_cards], int(EMPTY), *minors[left_cards:]]
    left = [int(book.balance_left[balance_card] if card == EMPTY else book.minor_left[card]) for card in cards]
    right = [int(WILD if card == EMPTY else book.minor_right[card]) for card in cards]
    row: list[tuple[int, int, int, bool]] = []
    for place, card in enumerate(cards):
        is_last = place == len(cards) - 1
        half = right[place] if is_last or right[place] != WILD else left[place + 1]
        row.append((card, left[place], half, not is_last and half == left[place + 1]))
    return row
