"""Carving poems, and reading the red ones again."""

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from granada.games.sabika import tasks as t
from granada.games.sabika.book import ALL_MATERIALS, key, trigger
from granada.games.sabika.building import list_sets, spend
from granada.games.sabika.gains import fire, take_from, without
from granada.games.sabika.moves import CARVE_BLUE, CARVE_GREY, CARVE_RED, REACTIVATE_POEM, carves, colour_of
from granada.games.sabika.names import COLOURS, names_of
from granada.games.sabika.packed import encode, holds, kind_of, only, thing_of
from granada.games.sabika.player import FROM_CARVING, FROM_POEMS
from granada.games.sabika.possible import BLUE, GREY, RED, carve_cost
from granada.games.sabika.reasons import SabikaReason, plain, too_dear
from granada.games.sabika.tasks import Kind, declare
from granada.kernel.choice import Message

if TYPE_CHECKING:
    from granada.games.sabika.state import SabikaState

CARVING_SLOTS: Final = key("extra_slots(carve)")
CARVING_PP: Final = key("material_pp(carve)")
CARVED: Final = trigger("carve(any)")
CARVED_COLOUR: Final = [trigger("carve(blue)"), trigger("carve(red)"), trigger("carve(grey)")]
REACTIVATED: Final = trigger("reactivate")
NO_BASE: Final[i64] = -1


class Carving(Kind):
    """Which poem to carve, and in which colour."""

    def moves(self, state: "SabikaState", seat: i64, figure: i64, other: i64, codes: vec[i64]) -> vec[i64]:
        player = state.everyone[seat]
        blue, red = carve_cost(state, seat, BLUE), carve_cost(state, seat, RED)
        for poem in state.poems:
            if poem >= 0:
                if blue <= player.means():
                    codes = append(codes, encode(CARVE_BLUE, poem))
                if red <= player.means():
                    codes = append(codes, encode(CARVE_RED, poem))
        if len(player.grey) < state.book.most_grey and carve_cost(state, seat, GREY) <= player.means():
            for poem in state.greys:
                codes = append(codes, encode(CARVE_GREY, poem))
        return codes

    def decide(self, state: "SabikaState", seat: i64, figure: i64, other: i64, source: i64, code: i64) -> None:
        colour = colour_of(kind_of(code))
        state.add(t.CARVING_MATERIALS, seat, thing_of(code), colour)
        state.charge(seat, carve_cost(state, seat, colour))

    def tried(self, state: "SabikaState", seat: i64, figure: i64, other: i64, codes: vec[i64]) -> vec[i64]:
        for poem in state.poems:
            if poem >= 0:
                codes = append(append(codes, encode(CARVE_BLUE, poem)), encode(CARVE_RED, poem))
        for grey in state.greys:
            codes = append(codes, encode(CARVE_GREY, grey))
        return codes

    def why_not(self, state: "SabikaState", seat: i64, figure: i64, other: i64, code: i64) -> Message | None:
        if not carves(kind_of(code)):
            return None
        player, colour = state.everyone[seat], colour_of(kind_of(code))
        if colour == GREY and len(player.grey) >= state.book.most_grey:
            return plain(SabikaReason.ENOUGH_GREYS)
        cost = carve_cost(state, seat, colour)
        return too_dear(state, seat, cost) if cost > player.means() else plain(SabikaReason.NOT_AVAILABLE)


declare(t.CARVING, Carving("carve", lies=t.ON_TOP), part=t.DISPLAYS_PART, rule="poems")


class CarvingMaterials(Kind):
    """The materials of a poem. A grey one is a major poem."""

    def moves(self, state: "SabikaState", seat: i64, poem: i64, colour: i64, codes: vec[i64]) -> vec[i64]:
        """A material that poems are carved in, and extra ones, of different kinds unless an event allows the same."""
        slots = 1 + state.modified(seat, CARVING_SLOTS, state.book.content.carve.extra_slots)
        return list_sets(state, seat, NO_BASE, ALL_MATERIALS, slots, state.book.carve_bases, codes)

    def decide(self, state: "SabikaState", seat: i64, poem: i64, colour: i64, source: i64, code: i64) -> None:
        """Poems carved before this one take notice of it; a red one has its effect at once."""
        player = state.everyone[seat]
        fire(state, seat, CARVED_COLOUR[colour])
        fire(state, seat, CARVED)
        spend(state, seat, NO_BASE, thing_of(code), state.modifier(seat, CARVING_PP), FROM_CARVING)
        if colour == GREY:
            state.greys = without(state.greys, poem)
            player.grey = (*player.grey, int(poem))
            return
        take_from(state.poems, poem)
        if colour == BLUE:
            player.blue = (*player.blue, int(poem))
        else:
            player.red = (*player.red, int(poem))
            read(state, seat, poem)

    def fields_for(self, colour: i64) -> tuple[str, ...]:
        return ("grey", "colour") if colour == GREY else self.fields

    def fits(self, state: "SabikaState", seat: i64, poem: i64, colour: i64) -> bool:
        if colour == GREY and (poem not in state.greys or len(state.everyone[seat].grey) >= state.book.most_grey):
            return False
        if colour != GREY and poem not in state.poems:
            return False
        return len(self.moves(state, seat, poem, colour, vec[i64]([]))) > 0

    def title(self, state: "SabikaState", poem: i64, colour: i64) -> tuple[object, ...]:
        names = names_of(state.book)
        name = names.greys[poem] if colour == GREY else names.poems[poem]
        return (Message(f"sabika-poem-{COLOURS[colour]}.short", (name,)),)


declare(
    t.CARVING_MATERIALS,
    CarvingMaterials("carving-materials", "poem", "colour", lies=t.ON_TOP | t.UNDER_PAYMENT, words=t.OF_COMPONENT),
    rule="poems",
)


def read(state: "SabikaState", seat: i64, poem: i64) -> None:
    """The effect of a red poem. It cannot be read again before it is over."""
    state.resolving |= only(poem)
    state.add(t.POEM_DONE, seat, poem)
    state.add(t.NODE, seat, state.book.red_poem[poem], 0, FROM_POEMS)


class PoemDone(Kind):
    """The effect of a red poem is over."""

    def work(self, state: "SabikaState", seat: i64, poem: i64, other: i64, source: i64) -> bool:
        state.drop()
        state.resolving &= ~only(poem)
        return True

    def fits(self, state: "SabikaState", seat: i64, poem: i64, other: i64) -> bool:
        return poem in state.everyone[seat].red


declare(t.POEM_DONE, PoemDone("poem-done", "poem"))


class Reactivating(Kind):
    """Which red poem is read again."""

    def moves(self, state: "SabikaState", seat: i64, figure: i64, other: i64, codes: vec[i64]) -> vec[i64]:
        for poem in state.everyone[seat].red:
            if not holds(state.resolving, poem):
                codes = append(codes, encode(REACTIVATE_POEM, poem))
        return codes

    def decide(self, state: "SabikaState", seat: i64, figure: i64, other: i64, source: i64, code: i64) -> None:
        fire(state, seat, REACTIVATED)
        read(state, seat, thing_of(code))


declare(t.REACTIVATING, Reactivating("reactivate", lies=t.ON_TOP), rule="reactivate")
