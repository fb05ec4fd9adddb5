"""Compile the hot modules with mypyc, outside src.

python tools/compile.py build/compiled

makes a complete copy of the package in build/compiled, with the extension modules beside their sources, so
that PYTHONPATH=build/compiled runs the compiled one. The wheel build (hatch_build.py) takes its extension
modules from the same function.
"""

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from textwrap import shorten

ROOT = Path(__file__).resolve().parent.parent
PROJECT = ROOT / "pyproject.toml"
PACKAGE = ROOT / "src" / "granada"


class CompileError(Exception):
    """Why there are no compiled modules; the message completes a sentence after "because"."""


def compile_package(target: Path) -> list[Path]:
    """Bring the compiled copy of the package in target up to date and return its extension modules."""
    stamp = target / "compiled.stamp"
    digest = source_digest()
    if not (stamp.exists() and stamp.read_text() == digest):
        # Without a stamp the folder is not ours to delete, and the renaming below refuses to replace it.
        if stamp.exists():
            shutil.rmtree(target)
        target.parent.mkdir(parents=True, exist_ok=True)
        # Made elsewhere and moved as a whole, so that an interrupted build leaves nothing half made.
        with TemporaryDirectory(dir=target.parent) as folder:
            workshop = Path(folder, target.name)
            shutil.copytree(PACKAGE, workshop / "granada", ignore=shutil.ignore_patterns("__pycache__"))
            run_mypyc(workshop)
            (workshop / stamp.name).write_text(digest)
            workshop.rename(target)
    return sorted(path for path in target.rglob("*") if path.suffix in {".so", ".pyd"})


def source_digest() -> str:
    """Everything the compiled copy depends on; pyproject.toml holds the module list and pins mypyc."""
    digest = sha256(sys.version.encode())
    for path in [PROJECT, *sorted(PACKAGE.rglob("*"))]:
        if path.is_file() and path.parent.name != "__pycache__":
            digest.update(f"{path.relative_to(ROOT).as_posix()} {path.stat().st_size}\n".encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()


def run_mypyc(workshop: Path) -> None:
    """Compile, in place, the copy of the package that lies in workshop."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC")
    if compiler and shutil.which(shlex.split(compiler)[0]) is None:
        raise CompileError(f"there is no C compiler ({compiler})")

    modules = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["tool"]["granada"]["compiled"]
    # The workshop is the import root, hence the working folder; the project's own mypy settings stay out.
    options = ["--config-file=", f"--cache-dir={os.devnull}", "--explicit-package-bases"]
    sources = [module.replace(".", "/") + ".py" for module in modules]
    mypyc = subprocess.run(
        [sys.executable, "-m", "mypyc", *options, *sources],
        cwd=workshop,
        env=os.environ | {"MYPYC_OPT_LEVEL": "3", "MYPYC_DEBUG_LEVEL": "0"},
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


if __name__ == "__main__":
    compile_package(Path(sys.argv[1]))
