"""One name, one thing: a constant has the same meaning wherever it is read."""

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import granada

PACKAGE = Path(granada.__file__).parent
MODULES = sorted(path for path in PACKAGE.rglob("*.py") if "sabika" in path.with_suffix("").parts)


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
    for path in MODULES:
        for name in _bound(ast.parse(path.read_text(encoding="utf-8"))):
            modules[name].append(path.relative_to(PACKAGE).as_posix())
    assert len(modules) > 300
    assert {name: where for name, where in modules.items() if len(where) > 1} == {}
