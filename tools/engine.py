"""Build the engine for browsers: the same rules and bots, with no server (docs/anywhere.md).

python tools/engine.py OUTPUT

writes OUTPUT/engine.json and, in a folder with the engine's id as its name, Pyodide, the part of Python's standard
library that is needed, and granada.zip with the hot modules as WebAssembly. granada-plain.zip beside it is Python
alone, which is slower, for browsers that cannot load these modules; where no compiler can be had, granada.zip is plain
itself.

All that is needed comes from PyPI and npm, pinned with digests: requirements/engine.txt, requirements/engine-tools.txt
and web/package-lock.json. The same commit gives the same files. What was made is kept in build/engine.

GRANADA_COMPILE=0 leaves compilation out; GRANADA_COMPILE=require fails where it would fall back.
"""

import json
import os
import re
import shutil
import sys
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory

# It runs as a script, too.
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools import web
from tools.compile import PACKAGE, PROJECT, ROOT, CompileError, hot_modules
from tools.wasm import TOOLS, Target, compile_modules, installed, run

CACHE = ROOT / "build" / "engine"
LIBRARIES = ROOT / "requirements" / "engine.txt"
PYODIDE = web.MODULES / "pyodide"
SCRIPT = ROOT / "tools" / "engine.mjs"
TRIAL = ROOT / "tools" / "trial.py"
# What shapes the result besides the package's own sources.
RECIPE = [PROJECT, LIBRARIES, TOOLS, web.WEB / "package-lock.json", SCRIPT, TRIAL]
RECIPE += [ROOT / "tools" / name for name in ("compile.py", "engine.py", "extensions.py", "wasm.py")]

PROGRAM, SPARE = "granada.zip", "granada-plain.zip"
PARTS = ["__init__.py", "plugins.py", "answers", "bots", "browser", "games", "kernel", "locale", "protocol", "table"]
PARTS += ["wording"]
"""What of the package is of use without a server and a terminal."""
LANGUAGES = ("en", "es", "pl", "ru")
NOT_SAID = re.compile(r"granada/locale/\w+/(web|learn|rules|terminal|arena|admin)\b")
"""Catalogues that the web application reads itself, or that only the terminal needs."""


def build(output: Path) -> None:
    """Bring the engine in a folder up to date."""
    with _alone():
        web.install()
        wanted = _digest()
        kept = CACHE / "made" / wanted
        if kept.exists():
            _copy(kept, output)
        else:
            with TemporaryDirectory(dir=_made(CACHE / "draft"), prefix="engine-") as folder:
                made = Path(folder, "engine")
                is_final = _build(made)
                _copy(_kept(made, wanted) if is_final else made, output)
    told = json.loads((output / "engine.json").read_text())
    sizes = [(output / told["id"] / f"{file['name']}.br").stat().st_size for file in told["files"]]
    print(f"The engine {told['id']} is in {_shown(output)}; {sum(sizes) / 1e6:.1f} MB are sent.")


@contextmanager
def _alone() -> Iterator[None]:
    """Builds that run at the same time wait for each other: they share the folder of what is kept."""
    with (_made(CACHE) / "lock").open("w") as lock:
        if sys.platform != "win32":
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def _build(target: Path) -> bool:
    """Make everything anew. False if the compiler could not be had now, but perhaps the next time."""
    described = Target.of(PYODIDE)
    platform = ["--platform", described.platform, "--python-version", described.release]
    libraries = installed(LIBRARIES, CACHE / "libraries", *platform, "--implementation", "cp", "--abi", described.tag)
    compiled, is_final = _compiled(described)

    plain = target.parent / "plain"
    for name, source in _sources(libraries):
        (plain / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, plain / name)
    variants = {PROGRAM: plain}
    if compiled is not None:
        native = target.parent / "native"
        shutil.copytree(plain, native)
        for module in sorted(compiled.rglob("*.so")):
            place = native / module.relative_to(compiled)
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(module, place)
            (place.parent / (place.name.partition(".")[0] + ".py")).unlink(missing_ok=True)
        variants = {SPARE: plain, PROGRAM: native}

    files = _made(target.parent / "files")
    used: set[str] = set()
    for name, folder in variants.items():
        used |= set(json.loads(_in_pyodide(folder, "used()")))
        _pack(files / name, folder)
    for name in ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"):
        shutil.copyfile(PYODIDE / name, files / name)
    # Of the packages that Pyodide could load none is there.
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text())
    (files / "pyodide-lock.json").write_text(json.dumps({**lock, "packages": {}}))
    library = target.parent / "library"
    _standard_library(used, library)
    _in_pyodide(library, "compile_sources()")
    _pack(files / "python_stdlib.zip", library)

    digest = sha256()
    for path in _files(files):
        digest.update(f"{path.name} {path.stat().st_size}\n".encode() + path.read_bytes())
    name = digest.hexdigest()[:16]
    sizes = [{"name": path.name, "bytes": path.stat().st_size} for path in _files(files)]
    told = {
        "id": name,
        "contract": web.contract(),
        "plain": compiled is None,
        "files": [file for file in sizes if file["name"] != SPARE],
        "spare": next((file for file in sizes if file["name"] == SPARE), None),
    }
    _compress(files)
    target.mkdir()
    files.rename(target / name)
    (target / "engine.json").write_text(json.dumps(told, indent=1) + "\n")
    return is_final


def _compiled(target: Target) -> tuple[Path | None, bool]:
    """The compiled modules, if they can be had, and whether the next build would have the same."""
    if os.environ.get("GRANADA_COMPILE") == "0":
        return None, True
    try:
        modules = [name for name in hot_modules() if name.split(".")[1] in PARTS]
        return compile_modules(target, CACHE, modules), True
    except (CompileError, OSError) as error:
        if os.environ.get("GRANADA_COMPILE") == "require":
            raise
        print(f"The engine for browsers is built as plain Python, which is slower, because {error}.", file=sys.stderr)
        return None, False


def _sources(libraries: Path) -> Iterator[tuple[str, Path]]:
    """What goes into the archives, by the names that it has there."""
    for part in PARTS:
        for path in _files(PACKAGE / part):
            name = path.relative_to(PACKAGE.parent).as_posix()
            if not NOT_SAID.match(name):
                yield name, path
    for path in _files(libraries):
        name = path.relative_to(libraries).as_posix()
        if _is_of_use(name):
            yield name, path


def _is_of_use(name: str) -> bool:
    """Is this file of a library needed?"""
    package, _, rest = name.partition("/")
    match package:
        case "librt":  # of which only the vectors are used
            return rest.startswith("vecs.") and name.endswith(".so")
        case "babel" if rest.startswith("locale-data/"):
            return Path(rest).stem in ("root", *LANGUAGES)
        case "babel" if rest.startswith("messages/"):
            return False
    return name.endswith((".py", ".so", "/global.dat")) or ".dist-info/licenses/" in name


def _standard_library(used: set[str], folder: Path) -> None:
    """What the trial has imported, and what Pyodide itself is made of."""
    with zipfile.ZipFile(PYODIDE / "python_stdlib.zip") as whole:
        for name in whole.namelist():
            module = re.sub(r"(/__init__)?\.py$", "", name).replace("/", ".")
            if module in used or name.startswith(("_pyodide/", "pyodide/", "_sysconfigdata")):
                whole.extract(name, folder)


def _pack(archive: Path, folder: Path) -> None:
    """Not compressed: what is compressed on the way, as a whole, gets smaller. The same every time, for caches."""
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_STORED) as packed:
        for path in _files(folder):
            packed.writestr(zipfile.ZipInfo(path.relative_to(folder).as_posix()), path.read_bytes())


def _compress(folder: Path) -> None:
    """Put a copy in brotli and one in gzip beside each file. They are kept by digest: most never change."""
    kept = _made(CACHE / "compressed")
    places = {path: kept / sha256(path.read_bytes()).hexdigest() for path in _files(folder)}
    missing = [path for path, place in places.items() if not place.with_suffix(".gz").exists()]
    if missing:
        _node("compress", *missing)
    for path, place in places.items():
        for ending in (".br", ".gz"):
            beside = path.with_name(path.name + ending)
            if path in missing:
                shutil.copyfile(beside, place.with_suffix(ending))
            else:
                shutil.copyfile(place.with_suffix(ending), beside)


def _digest() -> str:
    """The digest of everything that the engine depends on."""
    digest = sha256((os.environ.get("GRANADA_COMPILE", "") + web.contract()).encode())
    for path in [*RECIPE, *(path for part in PARTS for path in _files(PACKAGE / part))]:
        digest.update(f"{path.relative_to(ROOT).as_posix()} {path.stat().st_size}\n".encode() + path.read_bytes())
    return digest.hexdigest()


def _files(place: Path) -> list[Path]:
    """All files in a folder, or the one file, in an order that is always the same."""
    if place.is_file():
        return [place]
    return sorted(path for path in place.rglob("*") if path.is_file() and path.parent.name != "__pycache__")


def _kept(made: Path, wanted: str) -> Path:
    """Only the latest engine is kept."""
    shutil.rmtree(CACHE / "made", ignore_errors=True)
    return made.rename(_made(CACHE / "made") / wanted)


def _copy(made: Path, output: Path) -> None:
    if output.exists() and not (output / "engine.json").exists():
        raise CompileError(f"{_shown(output)} is there already and holds something else")
    shutil.rmtree(output, ignore_errors=True)
    shutil.copytree(made, output)


def _made(folder: Path) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def _shown(path: Path) -> str:
    return str(path.relative_to(ROOT) if path.is_relative_to(ROOT) else path)


def _in_pyodide(folder: Path, expression: str) -> str:
    """What a function of the trial says. Pyodide itself may say things before."""
    return _node("work", PYODIDE, folder, TRIAL, expression).splitlines()[-1]


def _node(*arguments: str | Path) -> str:
    return run("Node.js", web.node(), SCRIPT, *arguments)


if __name__ == "__main__":
    try:
        build(Path(sys.argv[1]).resolve())
    except (CompileError, web.WebError) as error:
        sys.exit(f"The engine for browsers cannot be built, because {error}.")
