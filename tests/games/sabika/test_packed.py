"""What is packed into one number comes out of it again."""

from hypothesis import given
from hypothesis import strategies as st

from granada.games.sabika import packed
from granada.games.sabika.moves import VERBS

THINGS = st.integers(0, packed.THING_MASK)


@given(st.integers(0, packed.KIND_MASK), THINGS, THINGS)
def test_moves(kind: int, thing: int, other: int) -> None:
    code = packed.encode(kind, thing, other)
    assert (packed.kind_of(code), packed.thing_of(code), packed.other_of(code)) == (kind, thing, other)


def test_every_kind_of_move_has_room() -> None:
    assert len(VERBS) <= packed.KIND_MASK + 1


@given(st.lists(st.integers(0, packed.MOST_OF_KIND), min_size=6, max_size=6))
def test_counts(counts: list[int]) -> None:
    joined = sum(packed.counted(kind, count) for kind, count in enumerate(counts))
    assert [packed.count_in(joined, kind) for kind in range(len(counts))] == counts
    assert joined <= packed.THING_MASK


@given(st.sets(st.integers(0, 40)))
def test_sets(members: set[int]) -> None:
    joined = packed.set_of(sorted(members))
    assert {member for member in range(41) if packed.holds(joined, member)} == members
    assert packed.is_single(joined) == (len(members) == 1)
    assert not members or packed.first_of(joined) == min(members)


@given(st.integers(0, packed.LIMIT_MASK), st.integers(0, packed.LIMIT_MASK))
def test_limits(least: int, most: int) -> None:
    both = packed.limits(least, most)
    assert (packed.least_of(both), packed.most_of(both)) == (least, most)
