"""Observations say what a seat may know and nothing else; actions and moves are told apart, both ways."""

from collections.abc import Iterator
from hashlib import sha256

import pytest
from librt.vecs import vec
from mypy_extensions import i16

import granada
from granada.kernel.chance import Chance
from granada.kernel.game import Game
from granada.kernel.state import State
from granada.research.batch import Batch
from granada.research.encoding import encoding_of
from granada.research.encoding.encoding import MOST, NO_ACTION, Encoding
from tests.plugged import Install, install

__all__ = ["install"]

PLAYED = [
    *[("alhambra", players, {}) for players in range(2, 7)],
    ("sabika", 1, {"yusuf": "hard", "events": "random"}),
    *[("sabika", players, {"events": events}) for players in (2, 3, 4) for events in ("none", "1-2")],
    ("sabika", 1, {"events": "3,7,12"}),
]
EVERY = 41
"""One of so many positions is looked at closely."""


def positions(game: Game, players: int, options: dict[str, str], seed: int) -> Iterator[State]:
    """The positions of one random game."""
    state = game.new(players=players, seed=seed, **options)
    chance = Chance(seed)
    while (seat := state.to_move) is not None:
        yield state
        codes = state.legal_codes(seat)
        state.advance(codes[chance.below(len(codes))], seat)
    yield state


def observed(encoding: Encoding, state: State, seat: int) -> list[int]:
    numbers = vec[i16]([i16(0)] * encoding.observations.size)
    encoding.observer(numbers, 0).show(state, seat)
    return list(numbers)


def actions_in(encoding: Encoding, state: State, seat: int) -> list[int]:
    return list(encoding.actions_of(state, seat, state.legal_codes(seat)))


@pytest.fixture(
    scope="module", params=PLAYED, ids=lambda played: f"{played[0]}-{played[1]}-{'-'.join(played[2].values())}"
)
def played(request: pytest.FixtureRequest) -> tuple[Encoding, list[State]]:
    """A game in its positions."""
    game, players, options = request.param
    rules = granada.load(game)
    return encoding_of(rules, players), [state.clone() for state in positions(rules, players, options, seed=5)]


def test_every_move_has_an_action_of_its_own_that_leads_back_to_it(played: tuple[Encoding, list[State]]) -> None:
    encoding, states = played
    for state in states[:-1]:
        for seat in state.deciders:
            codes = state.legal_codes(seat)
            actions = actions_in(encoding, state, seat)
            assert len(set(actions)) == len(actions)
            assert all(0 <= action < encoding.actions.size for action in actions)
            assert [encoding.code_of(state, seat, action) for action in actions[:3]] == list(codes)[:3]
    assert encoding.code_of(states[0], 0, encoding.actions.size) == NO_ACTION


def test_what_is_hidden_changes_no_number(played: tuple[Encoding, list[State]]) -> None:
    encoding, states = played
    for number, state in enumerate(states[::EVERY]):
        for seat in range(state.players):
            seen = observed(encoding, state, seat)
            sample = state.sample_hidden(seat, number)
            assert observed(encoding, sample, seat) == seen
            if seat in state.deciders:
                assert actions_in(encoding, sample, seat) == actions_in(encoding, state, seat)


def test_an_observer_forgets_what_it_showed_before(played: tuple[Encoding, list[State]]) -> None:
    """Only what has changed is written, and that must come to the same as to write everything."""
    encoding, states = played
    numbers = vec[i16]([i16(0)] * (2 * encoding.observations.size))
    observer = encoding.observer(numbers, encoding.observations.size)
    for number, state in enumerate(states[::EVERY]):
        observer.show(state, number % state.players)
        assert list(numbers[encoding.observations.size :]) == observed(encoding, state, number % state.players)
    assert not any(numbers[: encoding.observations.size])


def test_every_number_is_within_its_bounds_and_its_field(played: tuple[Encoding, list[State]]) -> None:
    encoding, states = played
    for state in states[::EVERY]:
        assert all(-MOST <= number <= MOST for number in observed(encoding, state, 0))
    for layout in (encoding.observations, encoding.actions):
        assert sum(field.size for field in layout.fields) == layout.size
        assert len({field.name for field in layout.fields}) == len(layout.fields)


def test_each_seat_sees_the_game_from_its_own_place(played: tuple[Encoding, list[State]]) -> None:
    encoding, states = played
    for state in states[: 3 * EVERY : EVERY]:
        seen = {tuple(observed(encoding, state, seat)) for seat in range(state.players)}
        assert len(seen) == state.players


def numbers_of(encoding: Encoding, state: State, seat: int, name: str) -> list[int]:
    [field] = [field for field in encoding.observations.fields if field.name == name]
    return observed(encoding, state, seat)[field.start : field.start + field.size]


def test_the_size_says_what_it_did_when_the_version_was_given() -> None:
    """Change the version when you change this: what was learned before means nothing now."""
    sizes = {}
    for game in ("alhambra", "sabika"):
        rules = granada.load(game)
        encodings = [encoding_of(rules, players) for players in rules.player_counts]
        assert {encoding.version for encoding in encodings} == {1}
        sizes[game] = [(encoding.observations.size, encoding.actions.size) for encoding in encodings]
    assert sizes == {
        "alhambra": [(3492, 1356), (5150, 1356), (6808, 1356), (8466, 1356), (10124, 1356)],
        "sabika": [(1429, 616), (1429, 616), (1812, 616), (2201, 616)],
    }


DIGESTS = {
    ("alhambra", 2): "5a2c1b0635c826e9",
    ("alhambra", 3): "6bcd9862f3ec6702",
    ("alhambra", 4): "20d9417c61823a1e",
    ("alhambra", 5): "fb372b077fa36d49",
    ("alhambra", 6): "ac5a8a88806b10c5",
    ("sabika", 1): "14fdfedf556bd060",
    ("sabika", 2): "3b50190be4cf9b3d",
    ("sabika", 3): "3a7c48b69ffaf857",
    ("sabika", 4): "4d1c6d9283483bb4",
}
"""The digests of the observations and masks of two random games each, as version 1 has them."""


@pytest.mark.parametrize(("game", "players"), DIGESTS)
def test_the_numbers_are_those_of_the_version(game: str, players: int) -> None:
    """Change the version when you change this, unless the rules have changed."""
    batch, digest = Batch(game, 2, players=players, seed=7), sha256()
    for _ in range(1000):
        digest.update(batch.observations.astype("<i2").tobytes() + batch.masks.tobytes())
        batch.step_at_random()
    assert digest.hexdigest()[:16] == DIGESTS[game, players]


def test_a_hand_is_ones_own_and_others_are_known_as_far_as_they_were_seen() -> None:
    rules = granada.load("alhambra")
    state = rules.new(players=3, seed=2)
    encoding = encoding_of(rules, 3)
    seat = state.seat
    state.play(state.legal_moves()[0])
    assert numbers_of(encoding, state, seat, "cards")[:36] == list(state.hands[seat * 36 : seat * 36 + 36])
    next_seat = (seat + 1) % 3
    assert numbers_of(encoding, state, next_seat, "cards")[72:] == list(state.seen[seat * 36 : seat * 36 + 36])
    assert numbers_of(encoding, state, next_seat, "hand")[2] == state.hand_size(seat)


def test_a_game_without_an_encoding_says_so(install: Install) -> None:
    install("alquerque", "alquerque:PLUGIN")
    with pytest.raises(granada.BadOption, match="no encoding"):
        encoding_of(granada.load("alquerque"), 2)
