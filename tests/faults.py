"""The faults of all packages, and where the source names them."""

import ast
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import granada
from granada.kernel.faults import Fault

SOURCE = Path(granada.__file__).parent


def package_of(file: Path) -> str:
    """The package that a file of the source is in, or the module beside the packages."""
    return file.relative_to(SOURCE).with_suffix("").parts[0]


def faults_in(package: str) -> type[Fault]:
    [found] = [
        kind
        for kind in vars(import_module(f"granada.{package}.faults")).values()
        if isinstance(kind, type) and issubclass(kind, Fault) and kind is not Fault
    ]
    return found


PACKAGES = {package_of(file): faults_in(package_of(file)) for file in sorted(SOURCE.glob("*/faults.py"))}
FAULTS = [fault for kind in PACKAGES.values() for fault in kind]
KINDS = {kind.__name__: kind for kind in PACKAGES.values()}


def nodes() -> Iterator[tuple[Path, ast.AST]]:
    for file in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            yield file, node


def named_fault(node: ast.AST) -> Fault | None:
    """The fault, if this piece of source is ``SomeFault.SOMETHING``."""
    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in KINDS:
        return KINDS[node.value.id][node.attr]
    return None
