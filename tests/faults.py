"""The faults of all rooms, and where the source names them."""

import ast
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import granada
from granada.kernel.faults import Fault

SOURCE = Path(granada.__file__).parent


def room_of(file: Path) -> str:
    """The room that a file of the source is in: a folder, or a file beside the folders."""
    return file.relative_to(SOURCE).with_suffix("").parts[0]


def faults_in(room: str) -> type[Fault]:
    [found] = [
        kind
        for kind in vars(import_module(f"granada.{room}.faults")).values()
        if isinstance(kind, type) and issubclass(kind, Fault) and kind is not Fault
    ]
    return found


ROOMS = {room_of(file): faults_in(room_of(file)) for file in sorted(SOURCE.glob("*/faults.py"))}
FAULTS = [fault for kind in ROOMS.values() for fault in kind]
KINDS = {kind.__name__: kind for kind in ROOMS.values()}


def nodes() -> Iterator[tuple[Path, ast.AST]]:
    for file in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            yield file, node


def named_fault(node: ast.AST) -> Fault | None:
    """The fault, if this piece of source is ``SomeFault.SOMETHING``."""
    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in KINDS:
        return KINDS[node.value.id][node.attr]
    return None
