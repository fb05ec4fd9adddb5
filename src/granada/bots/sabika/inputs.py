"""Inputs: what the net of Sabika is told of a position, in whole numbers, for each seat."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from granada.bots.net import in_order, whole
from granada.bots.sabika.outlook import JUDGED_PARTS
from granada.games.sabika.player import GOODS_AT, STOREHOUSES, WORKER_COUNT
from granada.games.sabika.state import SabikaState

JUDGED: Final[i64] = len(JUDGED_PARTS)
POINT: Final = 4.0
"""Points are told in quarters, and leads also in parts of what may still change."""
SHARE: Final = 64.0
RIVALS: Final[i64] = 3
ROUNDS: Final[i64] = 6
EARLY: Final = 8.0
"""Rounds are told in eighths."""


def inputs_of(state: SabikaState, parts: vec[float], points: vec[float], spread: float, rounds_left: float) -> vec[i64]:
    """The inputs of all seats in a row."""
    found = vec[i64]([])
    players: i64 = state.players
    left = whole(rounds_left * EARLY)
    for seat in range(players):
        rivals = in_order(points, seat)
        best = rivals[0]
        for part in range(JUDGED):
            own = parts[seat * JUDGED + part]
            found = append(found, whole(own * POINT))
            found = append(found, whole((own - parts[best * JUDGED + part]) * POINT))
        for place in range(RIVALS):
            lead = points[seat] - points[rivals[place]] if place < len(rivals) else 0.0
            found = append(found, whole(lead * POINT))
            found = append(found, whole(lead * SHARE / spread))
        # Time.
        found = append(found, left)
        for round in range(1, ROUNDS + 1):
            found = append(found, 1 if state.round == round else 0)
        wait = (seat - state.active + players) % players
        found = append(found, wait)
        found = append(found, 1 if wait == 0 else 0)
        found = append(found, 1 if state.start == seat else 0)
        player, rival = state.everyone[seat], state.everyone[best]
        for worker in range(WORKER_COUNT):
            found = append(found, player.standing[worker])
            found = append(found, rival.standing[worker])
        # What the seat owns.
        for material in range(GOODS_AT):
            found = append(found, player.stock[material])
        found = append(found, player.goods())
        found = append(found, player.raws())
        found = append(found, player.stored())
        found = append(found, state.boxes(seat))
        found = append(found, player.dinars)
        found = append(found, player.seals)
        found = append(found, player.parias)
        found = append(found, player.favour)
        found = append(found, player.balances)
        found = append(found, player.presence())
        found = append(found, player.settled())
        found = append(found, len(player.blue))
        found = append(found, len(player.red))
        found = append(found, len(player.grey))
        found = append(found, len(player.majors))
        found = append(found, len(player.row))
        for storehouse in range(STOREHOUSES):
            found = append(found, player.expansions(storehouse))
        # What the best rival owns.
        found = append(found, rival.dinars + rival.seals)
        found = append(found, rival.goods())
        found = append(found, rival.presence())
        found = append(found, rival.settled())
        found = append(found, len(rival.blue) + len(rival.red))
        found = append(found, len(rival.majors) + len(rival.row))
    return found
