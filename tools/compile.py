"""Compile the hot modules with mypyc, outside src.

python tools/compile.py build/compiled

makes a complete copy of the package in build/compiled, with the extension modules beside their sources, so
that PYTHONPATH=build/compiled runs the compiled one. The wheel build (hatch_build.py) takes its extension
modules from the same function. How they are made is in extensions.py.

What has not changed is not made again: with the same Python sources the extension modules stay, and with some changed
ones only the C that has changed is compiled anew (build/objects keeps the rest).
"""

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from collections.abc import Iterable
from hashlib import sha256
from itertools import chain
from pathlib import Path
from tempfile import TemporaryDirectory
from textwrap import shorten

ROOT = Path(__file__).resolve().parent.parent
PROJECT = ROOT / "pyproject.toml"
PACKAGE = ROOT / "src" / "granada"
EXTENSIONS = ROOT / "tools" / "extensions.py"
OBJECTS = ROOT / "build" / "objects"
BROUGHT = ("engine", "static")
"""Folders of the server with what is built for browsers."""


class CompileError(Exception):
    """Why there are no compiled modules; the message completes a sentence after "because"."""


def compile_package(target: Path) -> list[Path]:
    """Bring the compiled copy of the package in target up to date and return its extension modules."""
    stamp, code_stamp = target / "compiled.stamp", target / "code.stamp"
    digest, code = source_digest(), _code_digest()
    if not _says(stamp, digest):
        target.parent.mkdir(parents=True, exist_ok=True)
        # Made elsewhere and moved as a whole, so that an interrupted build leaves nothing half made.
        with TemporaryDirectory(dir=target.parent) as folder:
            workshop = Path(folder, target.name)
            shutil.copytree(PACKAGE, workshop / "granada", ignore=shutil.ignore_patterns("__pycache__", *BROUGHT))
            if _says(code_stamp, code):
                for path in _extensions(target):
                    shutil.copy2(path, workshop / path.relative_to(target))
            else:
                run_mypyc(workshop)
            for name in BROUGHT:
                _link(PACKAGE / "server" / name, workshop / "granada" / "server" / name)
            (workshop / stamp.name).write_text(digest)
            (workshop / code_stamp.name).write_text(code)
            # Without a stamp the folder is not ours to delete, and the renaming refuses to replace it.
            if stamp.exists():
                shutil.rmtree(target)
            workshop.rename(target)
    return _extensions(target)


def source_digest() -> str:
    """Everything the compiled copy depends on; pyproject.toml holds the module list and pins mypyc."""
    return _digest(PACKAGE.rglob("*"))


def _code_digest() -> str:
    """What mypyc reads: the packages with compiled modules. They import no others (see the contracts of imports)."""
    packages = {module.split(".")[1] for module in hot_modules()}
    files = chain(PACKAGE.glob("*.py"), *(PACKAGE.joinpath(package).rglob("*.py") for package in packages))
    return _digest(files)


def _digest(files: Iterable[Path]) -> str:
    digest = sha256(f"{sys.version} {os.environ.get('MYPYC_OPT_LEVEL')}".encode())
    for path in [PROJECT, EXTENSIONS, *sorted(files)]:
        if path.is_file() and not {"__pycache__", *BROUGHT} & set(path.relative_to(ROOT).parts):
            digest.update(f"{path.relative_to(ROOT).as_posix()} {path.stat().st_size}\n".encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()


def _says(stamp: Path, text: str) -> bool:
    return stamp.exists() and stamp.read_text() == text


def _extensions(target: Path) -> list[Path]:
    return sorted(path for path in target.rglob("*") if path.suffix in {".so", ".pyd"})


def _link(source: Path, target: Path) -> None:
    """The web application is built by somebody else, at the same time or later."""
    try:
        target.symlink_to(source, target_is_directory=True)
    except OSError:  # Windows lets not everybody make links.
        if source.exists():
            shutil.copytree(source, target)


def run_mypyc(workshop: Path) -> None:
    """Compile, in place, the copy of the package that lies in workshop."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC")
    if compiler and shutil.which(shlex.split(compiler)[0]) is None:
        raise CompileError(f"there is no C compiler ({compiler})")

    # The workshop is the import root, hence the working folder.
    mypyc = subprocess.run(
        [sys.executable, EXTENSIONS, OBJECTS, *hot_modules()],
        cwd=workshop,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if mypyc.returncode != 0:
        lines = mypyc.stdout.strip().splitlines() or [f"exit status {mypyc.returncode}"]
        reason = next((line for line in lines if "error:" in line), lines[-1])
        error = CompileError(f"mypyc failed ({shorten(reason, 200)})")
        error.add_note(mypyc.stdout)
        raise error
    shutil.rmtree(workshop / "build")


def hot_modules() -> list[str]:
    modules: list[str] = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["tool"]["granada"]["compiled"]
    return modules


if __name__ == "__main__":
    compile_package(Path(sys.argv[1]))
