"""Greedy players of Sabika: they imagine some ways to play out their turn and choose what looks best after it.

They are no bots to be proud of. But they build, export and carve on purpose, so that the balance report, which counts
what becomes of those who take a card or a tile, has something to count.
"""

from granada.games.sabika.book import CERAMIC, GYPSUM, MARBLE, WOOD
from granada.games.sabika.counts import score
from granada.games.sabika.player import SETTLED
from granada.games.sabika.state import CHOOSING, SabikaState
from granada.kernel.chance import RANGE, Chance
from granada.kernel.state import State

TRIES = 40
"""How many ways to go on are imagined before each decision."""

MATERIALS = {GYPSUM: 1.0, WOOD: 1.2, MARBLE: 1.6, CERAMIC: 2.0}
VARIETY = 1.0
DINAR, SEAL, PARIA, BOX = 1.0, 2.2, 0.8, 0.4
GOOD, RAW = 2.8, 1.8
SHIP, INCOME, BLUE_POEM, RED_POEM = 1.0, 1.2, 1.2, 0.6
"""What things are worth in PP while there is time to use them; the last four in each round that is left. Equal things
are worth the same: which of two poems is the better one, the games shall tell."""
LEFT_OVER = 0.4
"""The share that things are still worth when there is no time left."""


def greedy_players(state: State, seed: int) -> None:
    """Play a game of Sabika to its end."""
    assert isinstance(state, SabikaState)
    chance = Chance(seed)
    plan = Plan(state, chance)
    while (seat := state.to_move) is not None:
        state.advance(plan.next_code(seat), seat)


class Plan:
    """The best way found so far to go on, for as long as the same seat decides in the same turn."""

    def __init__(self, state: SabikaState, chance: Chance) -> None:
        self.state = state
        self.chance = chance
        self.owner = (-1, -1)
        self.codes: list[int] = []
        self.value = 0.0

    def next_code(self, seat: int) -> int:
        legal = [int(code) for code in self.state.legal_codes(seat)]
        if self.owner != (seat, self.state.turn) or not self.codes or self.codes[0] not in legal:
            self.owner, self.codes, self.value = (seat, self.state.turn), [], 0.0
        if len(legal) == 1:
            best = legal[0]
        elif self.state.phase == CHOOSING:
            best = legal[self.chance.below(len(legal))]
        else:
            self._improve(seat)
            best = self.codes[0]
        self.codes = self.codes[1:] if self.codes[:1] == [best] else []
        return best

    def _improve(self, seat: int) -> None:
        """Try more ways to go on; nobody sees what is hidden."""
        root = self.state.sample_hidden(seat, self.chance.below(RANGE))
        for _ in range(TRIES):
            after, codes = root.clone(), []
            while after.turn == root.turn and after.to_move == seat:
                legal = after.legal_codes(seat)
                code = int(legal[self.chance.below(len(legal))])
                after.advance(code, seat)
                codes.append(code)
            value = worth(after, seat)
            if not self.codes or value > self.value:
                self.codes, self.value = codes, value


def worth(state: SabikaState, seat: int) -> float:
    """What a player has: PP, those that are as good as certain, and what things may still bring."""
    return float(state.everyone[seat].pp) + _coming(state, seat) + _holdings(state, seat)


def _coming(state: SabikaState, seat: int) -> float:
    """Wishes as often as they will still be scored, major poems and the trade card, all as they stand now."""
    if state.over:
        return 0.0
    book, times = state.book, len(state.wishes)
    points = sum(times * int(score(state, seat, node)) for wish in state.tower for node in book.wish[wish])
    for place, wish in enumerate(state.wishes):
        points += (times - place) * sum(int(score(state, seat, node)) for node in book.wish[wish])
    points += sum(int(score(state, seat, book.major_poem[poem])) for poem in state.everyone[seat].grey)
    return float(points + int(score(state, seat, book.trade_card[state.trade_card])))


def _holdings(state: SabikaState, seat: int) -> float:
    if state.over:
        return 0.0
    player, track = state.everyone[seat], state.book.content.round_track
    rounds = len(track) - int(state.round)
    due = sum(space.tribute for space in track[int(state.round) :])
    workers = [int(standing) for standing in player.standing]
    time = min(1.0, sum(workers) / len(workers) + rounds - 1)
    """Towards the end there is less and less of it to use things."""
    settled = sum(ship == SETTLED for ship in player.ships)
    things = sum(worth * int(player.stock[material]) for material, worth in MATERIALS.items())
    things += VARIETY * sum(player.stock[material] > 0 for material in MATERIALS)
    things += GOOD * int(player.goods()) + RAW * int(player.raws())
    things += DINAR * int(player.dinars) + SEAL * int(player.seals)
    lasting = BLUE_POEM * len(player.blue) + RED_POEM * len(player.red)
    lasting += SHIP * int(player.presence()) + INCOME * settled
    return (
        things * (LEFT_OVER + (1 - LEFT_OVER) * time)
        + BOX * int(state.boxes(seat)) * time
        + PARIA * min(due, int(player.parias))
        + lasting * (rounds - 1 + time / 2)
    )
