"""A position of Sabika as JSON-able data, both ways, and the count of its components."""

from collections import Counter
from typing import TYPE_CHECKING

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from granada.games.sabika.player import Player, new_player
from granada.games.sabika.tasks import WHICH_SIDE

if TYPE_CHECKING:
    from granada.games.sabika.state import SabikaState

NUMBERS = ("phase", "round", "start", "active", "resolving", "trade_card", "event", "yusuf_card")
VECS = ["raws", "marbles", "minors", "poems", "store_tiles", "city_tiles"]
TUPLES = [
    "chosen",
    "paria_pile",
    "sultan",
    "bag",
    "used_tokens",
    "majors",
    "minor_deck",
    "minor_discard",
    "poem_deck",
    "greys",
    "seals",
    "wishes",
    "tower",
    "coming_events",
    "yusuf_tiles",
    "yusuf_stores",
]
TUPLES_OF_TUPLES = ("dealt", "store_piles", "yusuf_decks", "yusuf_discards")
OWN_NUMBERS = ["dinars", "seals", "parias", "favour", "balances", "balance_card", "left_cards", "loose_boxes", "used"]
OWN_VECS = ["stock", "ships", "stores", "squares", "standing", "points"]
OWN_CARDS = ["blue", "red", "grey", "majors", "row"]


def dump_position(state: "SabikaState") -> dict[str, object]:
    position: dict[str, object] = {name: int(getattr(state, name)) for name in NUMBERS}
    position |= {name: list(map(int, getattr(state, name))) for name in (*VECS, *TUPLES)}
    position |= {name: [list(map(int, part)) for part in getattr(state, name)] for name in TUPLES_OF_TUPLES}
    position["tasks"] = list(state.pending())
    position["renewed"] = state.renewed
    position["everyone"] = [_dump_player(player) for player in state.everyone]
    return position


def _dump_player(player: Player) -> dict[str, object]:
    dump: dict[str, object] = {name: int(getattr(player, name)) for name in OWN_NUMBERS}
    return dump | {name: list(map(int, getattr(player, name))) for name in (*OWN_VECS, *OWN_CARDS)}


def restore_position(state: "SabikaState", data: dict[str, object]) -> None:
    for name in NUMBERS:
        setattr(state, name, msgspec.convert(data[name], int))
    for name in VECS:
        setattr(state, name, vec[i64](msgspec.convert(data[name], list[int])))
    for name in TUPLES:
        setattr(state, name, msgspec.convert(data[name], tuple[int, ...]))
    for name in TUPLES_OF_TUPLES:
        setattr(state, name, msgspec.convert(data[name], tuple[tuple[int, ...], ...]))
    state.tasks = vec[i64](msgspec.convert(data["tasks"], list[int]))
    state.top = len(state.tasks) - 5
    state.renewed = msgspec.convert(data["renewed"], bool)
    state.everyone = [_restore_player(dump) for dump in msgspec.convert(data["everyone"], list[dict[str, object]])]


def _restore_player(dump: dict[str, object]) -> Player:
    player = new_player()
    for name in OWN_NUMBERS:
        setattr(player, name, msgspec.convert(dump[name], int))
    for name in OWN_VECS:
        setattr(player, name, vec[i64](msgspec.convert(dump[name], list[int])))
    for name in OWN_CARDS:
        setattr(player, name, msgspec.convert(dump[name], tuple[int, ...]))
    return player


def census(state: "SabikaState") -> dict[str, int]:
    """Every card, tile, token and seal, wherever it lies. Seals and major tiles may leave the game for good."""
    counts: Counter[str] = Counter()
    counts["tokens"] = len(state.bag) + len(state.used_tokens) + sum(token >= 0 for token in state.raws)
    counts["minor cards"] = len(state.minor_deck) + len(state.minor_discard) + sum(card >= 0 for card in state.minors)
    counts["minor poems"] = len(state.poem_deck) + sum(poem >= 0 for poem in state.poems)
    counts["major poems"] = len(state.greys)
    counts["storehouse tiles"] = (
        sum(map(len, state.store_piles)) + sum(tile >= 0 for tile in state.store_tiles) + len(state.yusuf_stores)
    )
    counts["wishes"] = len(state.wishes) + len(state.tower)
    counts["yusuf cards"] = sum(map(len, state.yusuf_decks)) + sum(map(len, state.yusuf_discards))
    for player in state.everyone:
        counts["tokens"] += player.goods() + player.raws()
        counts["minor cards"] += len(player.row)
        counts["minor poems"] += len(player.blue) + len(player.red)
        counts["major poems"] += len(player.grey)
        counts["storehouse tiles"] += sum(tile >= 0 for tile in player.stores)
    # A card on its way into a row lies on the stack.
    counts["minor cards"] += list(state.pending())[::5].count(WHICH_SIDE)
    return dict(counts)
