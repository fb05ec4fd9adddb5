"""What is written as TOML is read again as it was."""

import tomllib
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from granada.answers.editions import built_in_edition
from granada.games import load
from granada.kernel.errors import BadContent
from granada.kernel.toml import write

texts = st.text(st.characters(exclude_categories=["Cs"]))
plain = st.booleans() | st.integers(-(2**63), 2**63 - 1) | texts
values = st.recursive(plain, lambda inside: st.lists(inside, max_size=3) | st.dictionaries(texts, inside, max_size=3))


@given(st.dictionaries(texts, values, max_size=4))
def test_data_comes_back_as_it_was(data: dict[str, Any]) -> None:
    assert tomllib.loads(write(data)) == data


@pytest.mark.parametrize("game", ["alhambra", "sabika"])
def test_content_files_come_back_as_they_were(game: str) -> None:
    data = tomllib.loads(built_in_edition(game))
    assert tomllib.loads(write(data)) == data


def test_what_is_none_is_left_out_and_what_has_no_word_is_refused() -> None:
    assert tomllib.loads(write({"a": {"b": None, "c": 1}})) == {"a": {"c": 1}}
    with pytest.raises(BadContent):
        write({"a": object()})
    assert load("sabika").with_edition(write(tomllib.loads(built_in_edition("sabika")))).content
