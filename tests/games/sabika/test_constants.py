"""One name, one thing: a constant has the same meaning wherever it is read."""

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import granada

PACKAGE = Path(granada.__file__).parent
ROOMS = ("games/sabika", "bots/sabika")


def _bound(tree: ast.Module) -> Iterator[str]:
    """The constants that a module binds itself."""
    for node in tree.body:
        targets = (
            node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
        )
        for target in targets:
            names = target.elts if isinstance(target, ast.Tuple) else [target]
            yield from (name.id for name in names if isinstance(name, ast.Name) and name.id.isupper())


def test_every_constant_is_bound_in_one_module() -> None:
    modules = defaultdict(list)
    for room in ROOMS:
        for path in sorted((PACKAGE / room).glob("*.py")):
            for name in _bound(ast.parse(path.read_text(encoding="utf-8"))):
                modules[name].append(f"{room}/{path.name}")
    assert len(modules) > 300
    assert {name: where for name, where in modules.items() if len(where) > 1} == {}


def test_no_constant_ends_with_an_underscore() -> None:
    paths = [path for room in ROOMS for path in (PACKAGE / room).glob("*.py")]
    names = {name for path in paths for name in _bound(ast.parse(path.read_text(encoding="utf-8")))}
    assert [name for name in names if name.endswith("_")] == []
