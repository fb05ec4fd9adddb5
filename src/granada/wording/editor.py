"""Editor: what a game brings so that people can make editions of it with forms.

A form works on trees: the data of an edition file in which every text of an effect language is the structure that the
text stands for. The JSON schema says what a tree may be made of, so that a form needs to know nothing else.
"""

from collections.abc import Mapping
from typing import Any, Protocol

from granada.locale import Texts

Tree = dict[str, Any]
Said = dict[str, str]
"""What components do, in words, by their places: ``minor_poems.6.blue``, or ``granada.x`` where there are no rows."""


class Editor(Protocol):
    def schema(self) -> Tree:
        """The JSON schema of trees."""

    def tree(self, data: Mapping[str, Any]) -> Tree:
        """The tree of a file. Whatever cannot be read stays as it is."""

    def data(self, tree: Mapping[str, Any]) -> Tree:
        """The data of a file for a tree. Whatever is no structure of the language becomes an empty text."""

    def said(self, texts: Texts, tree: Mapping[str, Any]) -> Said:
        """What the components of a tree do, as far as they can be read."""
