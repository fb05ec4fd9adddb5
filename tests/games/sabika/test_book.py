"""The numbers of book.py are the places of the names in the vocabulary."""

import pytest

from granada.games.sabika import book


@pytest.mark.parametrize("name", book.ACTIONS)
def test_actions_have_the_numbers_of_their_places(name: str) -> None:
    assert getattr(book, name.upper()) == book.ACTIONS.index(name)


@pytest.mark.parametrize("name", book.TALLIES)
def test_tallies_have_the_numbers_of_their_places(name: str) -> None:
    constant = "FAVOUR_SPACE" if name == "favour" else name.upper()
    assert getattr(book, constant) == book.TALLIES.index(name)


@pytest.mark.parametrize("name", book.MATERIALS)
def test_materials_have_the_numbers_of_their_places(name: str) -> None:
    assert getattr(book, name.upper()) == book.MATERIALS.index(name)
