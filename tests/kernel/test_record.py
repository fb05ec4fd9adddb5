import json
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import granada
from granada.kernel.chance import commitment
from granada.kernel.errors import BadRecord
from granada.kernel.record import Header, Record

NAMES = st.text(st.characters(exclude_categories=["C", "Z"]), min_size=1, max_size=12)


@st.composite
def records(draw: st.DrawFn) -> Record:
    seed = draw(st.integers(min_value=0))
    players = draw(st.integers(1, 6))
    header = Header(
        game="pearls",
        edition="shore",
        rules=draw(st.integers(1, 9)),
        players=players,
        options=draw(st.dictionaries(NAMES, NAMES, max_size=3)),
        seats=tuple(draw(st.lists(NAMES, min_size=players, max_size=players))),
        commitment=commitment(seed),
    )
    moves = draw(st.lists(st.builds("{} {}".format, st.integers(0, players - 1), NAMES), max_size=9))
    scores = draw(st.none() | st.lists(st.integers(), min_size=players, max_size=players))
    return Record.of(header, draw(st.none() | st.just(seed)), moves, scores)


@given(record=records())
def test_both_forms_say_the_same(record: Record) -> None:
    assert Record.read(record.to_json()) == record
    assert Record.read(record.to_text()) == record


@given(record=records())
def test_only_a_finished_game_is_published_with_its_seed(record: Record) -> None:
    assert record.published().seed == (record.seed if record.over else None)
    assert record.published().moves == record.moves


SAMPLE = Record.of(
    Header("pearls", "shore", 1, 2, {"air": "thin"}, ("Ana", "Bo B."), commitment(7)), 7, ["0 bid 1", "1 bid 2"], [3, 4]
)
TEXT = """granada 1
game pearls
edition shore
rules 1
players 2
option air thin
seat Ana
seat Bo B.
commitment 7902699be42c8a8e46fbbb4501726517e86b22c56a189f7625a6da49081b2451
seed 7
scores 3 4

0 bid 1
1 bid 2
"""


def test_the_text_form_has_one_move_a_line() -> None:
    assert SAMPLE.to_text() == TEXT


@pytest.mark.parametrize(
    "text", [TEXT.replace("\n", "\r\n"), TEXT.replace("\n\n", "\n  \n"), "\ufeff" + TEXT, "\n" + TEXT + "\n\n"]
)
def test_line_ends_and_blanks_of_other_systems_do_no_harm(text: str) -> None:
    assert Record.read(text) == SAMPLE


def test_the_json_form_is_readable() -> None:
    assert json.loads(SAMPLE.to_json())["moves"] == ["0 bid 1", "1 bid 2"]
    assert '\n    "0 bid 1",\n' in SAMPLE.to_json()


def test_a_record_can_be_cut_back_to_an_earlier_move() -> None:
    earlier = SAMPLE.until(1)
    assert (earlier.moves, earlier.scores, earlier.over) == (("0 bid 1",), None, False)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "its first line must be"),
        ("hello", "its first line must be"),
        ("{}", "not a record of a game"),
        ("{", "not a record of a game"),
        ('{"format": 1, "header": ' + "[" * 100000, "not a record of a game"),
        ("granada one\n", "cannot be read"),
        ("granada 1\ngame pearls\n", "no line that begins with 'edition'"),
        (TEXT.replace("seed 7", "seed 7\nseed 8"), "second line that begins with 'seed'"),
        (TEXT.replace("rules 1", "rules 1\nsecret 5"), "unknown or a second line that begins with 'secret'"),
        (TEXT.replace("players 2", "players two"), "cannot be read"),
        (TEXT.replace("granada 1", "granada 0"), "format 0; the first format ever used is 1"),
        (TEXT.replace("granada 1", "granada 2"), "format 2, newer than 1: read it with a newer Granada"),
        (SAMPLE.to_json().replace('"format": 1', '"format": 2'), "newer than 1"),
        (SAMPLE.to_json().replace('"format": 1', '"format": 0'), "format 0"),
        (SAMPLE.to_json().replace('"seed"', '"sead"'), "not a record of a game"),
    ],
)
def test_what_cannot_be_read_is_refused_with_a_reason(text: str, complaint: str) -> None:
    with pytest.raises(BadRecord, match=complaint):
        Record.read(text)


def test_a_record_is_walked_through_move_by_move() -> None:
    record = Record.read(Path("tests/records/alhambra-2-players.txt").read_text())
    game = granada.load("alhambra")
    state = game.begin(record)
    walked = [(f"{seat} {move}", state.played) for seat, move in game.walk(state, record.moves)]
    assert walked == [(line, number) for number, line in enumerate(record.moves, 1)]
    game.check_result(record, state)
    with pytest.raises(BadRecord, match="move 3"):
        game.replay(msgspec.structs.replace(record, moves=(*record.moves[:2], "0 settle")))
