"""Seeds that nobody has chosen: each client adds a random number that it had committed itself to."""

from hashlib import sha256

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from granada.kernel.chance import Chance, commitment, fresh_seed
from granada.kernel.contribution import Contribution, combined, fresh_nonce
from granada.kernel.errors import BadPosition, BadRecord
from granada.kernel.playout import playout
from granada.kernel.record import Header, Record
from tests.kernel.pearls import Pearls

GAME = Pearls()
NONCES = st.integers(0, (1 << 256) - 1).map("{:064x}".format)
SEEDS = st.integers(0, (1 << 128) - 1)


def contribution(seat: int, nonce: str) -> Contribution:
    return Contribution(seat, commitment(nonce), nonce)


def contributed(*nonces: str) -> tuple[Contribution, ...]:
    return tuple(contribution(seat, nonce) for seat, nonce in enumerate(nonces))


OTHERS = contributed(fresh_nonce(), fresh_nonce())


@given(number=SEEDS, one=NONCES, other=NONCES, third=NONCES)
def test_each_nonce_changes_the_seed(number: int, one: str, other: str, third: str) -> None:
    seed = combined(number, contributed(one, other))
    assert (combined(number, contributed(one, third)) == seed) == (third == other)
    assert (combined(number, contributed(third, other)) == seed) == (third == one)
    assert (combined(number, contributed(other, one)) == seed) == (one == other)
    assert combined(number, contributed(one)) != seed


@given(number=SEEDS, other=SEEDS, nonce=NONCES)
def test_so_does_the_number_of_the_host(number: int, other: int, nonce: str) -> None:
    one = contributed(nonce)
    assert (combined(number, one) == combined(other, one)) == (number == other)
    assert combined(combined(number, one), one) == number


@given(number=SEEDS, nonces=st.lists(NONCES, min_size=2, max_size=6), data=st.data())
def test_the_order_in_which_nonces_arrive_changes_nothing(number: int, nonces: list[str], data: st.DataObject) -> None:
    given_ = contributed(*nonces)
    arrived = data.draw(st.permutations(given_))
    assert combined(number, arrived) == combined(number, given_)


def test_a_game_without_contributions_has_the_seed_of_its_host() -> None:
    assert combined(7, ()) == 7


def test_anybody_can_compute_the_seed_as_it_is_documented() -> None:
    one, other = "07" * 32, "ab" * 32
    digest = sha256(f"granada deal 0:{one} 2:{other}".encode()).hexdigest()
    assert combined(42, [contribution(0, one), contribution(2, other)]) == 42 ^ int(digest[:32], 16)


def recorded(contributions: tuple[Contribution, ...]) -> Record:
    """A finished game with these contributions."""
    number = fresh_seed()
    seed = combined(number, contributions)
    header = msgspec.structs.replace(
        GAME.new(2, seed).header, commitment=commitment(number), contributions=contributions
    )
    state = GAME.begin(Record.of(header, seed, (), None))
    playout(state, Chance(1))
    return state.record()


@pytest.mark.parametrize("contributions", [(), OTHERS[:1], OTHERS[1:], OTHERS])
def test_a_record_keeps_its_contributions_in_both_forms_and_is_proved(contributions: tuple[Contribution, ...]) -> None:
    record = recorded(contributions)
    for text in (record.to_text(), record.to_json()):
        read = Record.read(text)
        assert read == record
        assert GAME.verify(read).header.contributions == contributions
        assert ("contribution" in text) == bool(contributions)
    assert Record.read(record.published().to_text()).header == record.header


def with_header(record: Record, **fields: object) -> Record:
    return msgspec.structs.replace(record, header=msgspec.structs.replace(record.header, **fields))


NONCE = fresh_nonce()


@pytest.mark.parametrize(
    ("contributions", "complaint"),
    [
        ((OTHERS[0], Contribution(1, OTHERS[1].commitment, NONCE)), "random number of seat 1 does not fit"),
        ((OTHERS[0], Contribution(1, commitment(NONCE), OTHERS[1].nonce)), "random number of seat 1 does not fit"),
        ((OTHERS[0], contribution(1, "short")), "random number of seat 1 does not fit"),
        ((OTHERS[0], contribution(1, OTHERS[1].nonce.upper() + "A")), "random number of seat 1 does not fit"),
        ((OTHERS[0], contribution(1, NONCE)), "the seed does not fit the commitment"),
        (OTHERS[:1], "the seed does not fit the commitment"),
        ((), "the seed does not fit the commitment"),
        ((OTHERS[1], OTHERS[0]), "head of the record cannot be read"),
        ((*OTHERS, contribution(1, NONCE)), "head of the record cannot be read"),
        ((*OTHERS, contribution(2, NONCE)), "head of the record cannot be read"),
    ],
)
def test_a_record_with_other_contributions_is_refused(contributions: tuple[Contribution, ...], complaint: str) -> None:
    with pytest.raises(BadRecord, match=complaint):
        GAME.verify(with_header(recorded(OTHERS), contributions=contributions))


def test_so_is_a_record_with_another_seed_or_number_of_the_host() -> None:
    record = recorded(OTHERS)
    assert record.seed is not None
    for changed in (
        msgspec.structs.replace(record, seed=record.seed ^ 1),
        with_header(record, commitment=commitment(record.seed)),
    ):
        with pytest.raises(BadRecord, match="the seed does not fit the commitment"):
            GAME.verify(changed)


@pytest.mark.parametrize("line", ["contribution", "contribution 0", "contribution first a b", "contribution 0 a b c"])
def test_a_line_that_is_no_contribution_is_refused(line: str) -> None:
    text = recorded(()).to_text()
    with pytest.raises(BadRecord, match="'contribution'"):
        Record.read(text.replace("commitment", f"{line}\ncommitment", 1))


def test_a_position_keeps_the_contributions_of_its_game() -> None:
    state = GAME.begin(msgspec.structs.replace(recorded(OTHERS), moves=(), scores=None))
    assert GAME.restore(state.dump()).record() == state.record()
    dump = state.dump()
    header = msgspec.convert(dump["header"], Header)
    wrong = (OTHERS[0], Contribution(1, OTHERS[1].commitment, NONCE))
    dump["header"] = msgspec.to_builtins(msgspec.structs.replace(header, contributions=wrong))
    with pytest.raises(BadPosition, match="seat 1"):
        GAME.restore(dump)
