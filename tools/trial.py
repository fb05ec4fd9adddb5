"""Runs inside Pyodide while the engine is built (tools/engine.py), with a folder as /granada: makes bytecode of what is
there, or imports and plays with all of it, and says which modules that took."""

import ast
import importlib
import json
import pickle
import py_compile
import sys
from pathlib import Path

ROOT = Path("/granada")
sys.path.insert(0, str(ROOT))
sys.dont_write_bytecode = True

NAMES = ("currency", "language", "likely", "meta_zones", "script", "territor", "time_zones", "unit", "variant", "zone")
"""How keys of babel begin that lead to names of countries, currencies, units and time zones. Games say none of them."""


def compile_sources() -> None:
    """Bytecode in the place of the sources: it need not be made when somebody waits. Nobody reads its docstrings."""
    for source in sorted(ROOT.rglob("*.py")):
        py_compile.compile(
            str(source),
            str(source.with_suffix(".pyc")),
            str(source.relative_to(ROOT)),
            doraise=True,
            optimize=2,
            invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH,
        )
        source.unlink()


def leave_names_out() -> None:
    for file in sorted((ROOT / "babel").rglob("*.dat")):
        known = pickle.loads(file.read_bytes())
        for key in known:
            if key.startswith(NAMES):
                known[key] = {}
        file.write_bytes(pickle.dumps(known, protocol=5))


def wanted() -> set[str]:
    """What the sources import anywhere, also where only some path of a function needs it."""
    sources = (ROOT / "granada").rglob("*.py")
    return {name for source in sources for name in imported(ast.parse(source.read_bytes()))}


def imported(tree: ast.Module) -> set[str]:
    return {name.name for part in ast.walk(tree) if isinstance(part, ast.Import) for name in part.names} | {
        part.module for part in ast.walk(tree) if isinstance(part, ast.ImportFrom) and part.module
    }


def own_modules() -> list[str]:
    files = (path.relative_to(ROOT) for path in (ROOT / "granada").rglob("*") if path.suffix in (".pyc", ".so"))
    names = {".".join((*path.parent.parts, path.name.partition(".")[0])) for path in files}
    return sorted(name.removesuffix(".__init__") for name in names)


def play() -> None:
    import granada
    from granada.bots import make
    from granada.locale import LANGUAGES, Texts

    for language in LANGUAGES:
        Texts(language).text("currency-florin.amount", cards="3", amount=2)
    for game in granada.GAMES:
        state = granada.load(game).new(players=2, seed=5)
        for turn in range(8):
            seat = state.deciders[0]
            state.play(make("apprentice", turn).choose(state.sample_hidden(seat, turn), seat), seat)
        state.view(0)
        granada.replay(state.record())


def used() -> str:
    everywhere = sorted(wanted() & sys.stdlib_module_names)
    leave_names_out()
    compile_sources()
    for name in (*own_modules(), *everywhere):
        importlib.import_module(name)
    play()
    return json.dumps(sorted(sys.modules))
