"""Drafts of editions: the data for forms, and the check of a draft."""

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from granada.answers.editions import built_in_edition, checked_game
from granada.answers.faults import AnswerFault
from granada.games import load
from granada.kernel.content_faults import FileFault, fault
from granada.kernel.errors import BadContent, GranadaError
from granada.kernel.provenance import rows_by_provenance
from granada.kernel.toml import write
from granada.locale import Texts
from granada.plugins import part
from granada.protocol.editions import CheckedDraft, Draft, EditionFault, EditionForm
from granada.wording.content_faults import said_fault, said_phrase
from granada.wording.editor import Editor

MOST_KEYS = 3
"""Fields that it takes at most to name a row."""


def form_of(game: str) -> bytes:
    editor = editor_of(game)
    tree = editor.tree(msgspec.toml.decode(built_in_edition(game)))
    return msgspec.json.encode(EditionForm(editor.schema(), tree))


def checked_draft(game: str, language: str, draft: Draft) -> CheckedDraft:
    """The draft as a file, with all that is wrong with it. BadContent for what cannot be a draft at all."""
    texts = Texts(language)
    try:
        return _checked(editor_of(game), game, texts, draft)
    except BadContent as error:
        error.details["faults"] = "\n".join(said_fault(texts, fault) for fault in error.faults)
        raise


def _checked(editor: Editor, game: str, texts: Texts, draft: Draft) -> CheckedDraft:
    try:
        return _with_faults(editor, game, texts, draft)
    except RecursionError:
        raise BadContent(fault("", FileFault.TOO_DEEP)) from None


def _with_faults(editor: Editor, game: str, texts: Texts, draft: Draft) -> CheckedDraft:
    if draft.text is not None:
        data = decoded(game, draft.text)
        tree = editor.tree(data)
    else:
        tree = draft.tree or {}
        data = editor.data(tree)
    text = write(data) if draft.text is None else draft.text
    try:
        checked_game(game, text)
        faults: tuple[EditionFault, ...] = ()
    except BadContent as error:
        faults = tuple(
            EditionFault(*placed(data, found.place, said_phrase(texts, found.what))) for found in error.faults
        )
    return CheckedDraft(tree, text, faults, rows_by_provenance(tree), editor.said(texts, tree))


def editor_of(game: str) -> Editor:
    load(game)
    editor: Editor | None = part(game, "editor")
    if editor is None:
        raise GranadaError(AnswerFault.NOT_FOUND)
    return editor


def decoded(game: str, text: str) -> dict[str, Any]:
    try:
        data: dict[str, Any] = msgspec.toml.decode(text)
    except (msgspec.DecodeError, RecursionError):
        checked_game(game, text)  # It knows how to say where.
        raise BadContent(fault("", FileFault.NOT_TOML)) from None
    return data


def placed(data: Mapping[str, Any], where: str, text: str) -> tuple[tuple[str, ...], str]:
    """The place of a fault as the form knows it, and its text with as much of the place as the form does not know."""
    table, _, rest = where.partition(" ")
    if table not in data:
        return (), f"{where}: {text}" if where else text
    value = data[table]
    if not isinstance(value, list):
        return (table, *rest.split(" ")) if rest else (table,), text
    rows = [(len(name), number, name) for number, row in enumerate(value) for name in names_of(row, number)]
    for _, number, name in sorted(rows, reverse=True):
        if rest == name or rest.startswith(f"{name} "):
            field = rest.removeprefix(name).strip()
            return (table, str(number), *([field] if field else [])), text
    return (table,), f"{rest}: {text}" if rest else text


def names_of(row: object, number: int) -> Iterator[str]:
    """What a row may be called: by its first fields, or by its place."""
    yield f"row {number + 1}"
    keys = [value for field, value in row.items() if field != "provenance"] if isinstance(row, Mapping) else []
    for count in range(1, min(len(keys), MOST_KEYS) + 1):
        yield " ".join("-".join(map(str, key)) if isinstance(key, list) else str(key) for key in keys[:count])
