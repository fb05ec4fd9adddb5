"""No package knows a game by its name: games are plug-ins, and only their own files speak of them."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from granada.games.built_in import PLUGINS

PROJECT = Path(__file__).resolve().parent.parent
PYTHON = PROJECT / "src" / "granada"
WEB = PROJECT / "web" / "src"
NAMES = re.compile("|".join(PLUGINS), re.IGNORECASE)
OF_GAMES = ("games", "locale", "learn/pictures", "learn/rules/facts.ts", "lib/schema.ts")
"""What belongs to the games: their rules and boards, their words, the pictures of their lessons; schema.ts is generated
from the types of all that a server says."""


def files(folder: Path, *suffixes: str) -> Iterator[Path]:
    for file in sorted(folder.rglob("*")):
        inside = file.relative_to(folder)
        is_own = any(re.split("[._]", part)[0] in PLUGINS for part in inside.parts)
        if file.suffix in suffixes and not is_own and not inside.as_posix().startswith(OF_GAMES):
            yield file


def code_of(file: Path) -> Iterator[str]:
    """Names and texts of a Python file, but no docstrings, which may well give an example."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    prose = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if id(node) in prose:
            continue
        match node:
            case ast.Constant(value=str(text)) | ast.Name(id=text) | ast.Attribute(attr=text):
                yield text
            case ast.alias(name=text) | ast.ClassDef(name=text) | ast.FunctionDef(name=text) | ast.arg(arg=text):
                yield text
            case ast.ImportFrom(module=str(text)):
                yield text


def test_no_module_outside_the_games_names_one() -> None:
    found = {name_of(file): [text for text in code_of(file) if NAMES.search(text)] for file in files(PYTHON, ".py")}
    assert len(found) > 100
    assert {file: names for file, names in found.items() if names} == {}


def test_no_part_of_the_web_application_outside_the_games_names_one() -> None:
    found = {name_of(file): NAMES.findall(without_comments(file)) for file in files(WEB, ".ts", ".svelte")}
    assert len(found) > 50
    assert {file: names for file, names in found.items() if names} == {}


def without_comments(file: Path) -> str:
    return re.sub(r"/\*.*?\*/|<!--.*?-->|//[^\n]*", "", file.read_text(encoding="utf-8"), flags=re.DOTALL)


def name_of(file: Path) -> str:
    return file.relative_to(PROJECT).as_posix()
