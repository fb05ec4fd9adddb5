"""Compile the hot modules to WebAssembly, as extension modules that Pyodide loads (decision 0010).

The compiler and Python's headers are wheels from PyPI, pinned in requirements/engine-tools.txt; the target is described
by Pyodide itself. mypyc and the module list are those of the native build (tools/compile.py).
"""

import json
import os
import re
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from textwrap import shorten
from typing import Any

from tools.compile import BROUGHT, PACKAGE, ROOT, CompileError
from tools.extensions import Store

TOOLS = ROOT / "requirements" / "engine-tools.txt"

COMPILE = [
    # Only for this target can clang make code that is loaded at run time (-fPIC).
    "-target",
    "wasm32-emscripten",
    "-fPIC",
    "-fvisibility=hidden",
    # What zig takes for granted, less what Node 20 cannot load yet.
    "-mcpu=generic-extended_const",
    "-O2",
    "-g0",
    "-w",
    "-DNDEBUG",
    "-fno-strict-overflow",
    # As Pyodide's Python was compiled itself: it decides which fields the structures of the interpreter have.
    "-DPY_CALL_TRAMPOLINE",
    # zig has no libc for Emscripten, but the headers of the one for WASI, whose sizes and signatures agree in
    # everything that compiled modules use. These two make them believe that they are wanted.
    "-D__wasi__",
    "-D_WASI_EMULATED_SIGNAL",
]
LINK = [
    # A module that shares memory, stack and function table with Pyodide, and gets from there all that it lacks.
    "-shared",
    "--experimental-pic",
    "--import-memory",
    "--unresolved-symbols=import-dynamic",
    "--no-entry",
    "--strip-all",
]

# mypyc decides by these what C it writes; they are those of the target, so that every Python writes the same. The size
# is read when mypyc is imported, the version when it runs, and mypy itself needs the true one to be imported.
GENERATE = """
import collections, json, sys, sysconfig
root, release, *modules = sys.argv[1:]
host = sysconfig.get_config_var
sysconfig.get_config_var = lambda name: 4 if name == "SIZEOF_SIZE_T" else host(name)
sys.path.insert(0, root)
from tools.extensions import MYPY_OPTIONS, mypycify
Version = collections.namedtuple("Version", "major minor micro releaselevel serial")
sys.version_info = Version(*map(int, release.split(".")), 0, "final", 0)
sources = [module.replace(".", "/") + ".py" for module in modules]
made = mypycify([*MYPY_OPTIONS, *sources], target_dir="c", multi_file=True)
print(json.dumps({extension.name: [extension.sources, extension.include_dirs] for extension in made}))
"""


@dataclass(frozen=True)
class Target:
    """The Python that Pyodide is, by its own description."""

    variables: dict[str, Any]

    @classmethod
    def of(cls, pyodide: Path) -> "Target":
        with zipfile.ZipFile(pyodide / "python_stdlib.zip") as library:
            [name] = [name for name in library.namelist() if name.startswith("_sysconfigdata")]
            said: dict[str, Any] = {}
            exec(library.read(name), said)
        return cls(said["build_time_vars"])

    @property
    def release(self) -> str:
        return str(self.variables["VERSION"])

    @property
    def tag(self) -> str:
        return "cp" + self.release.replace(".", "")

    @property
    def platform(self) -> str:
        return f"pyemscripten_{self.variables['PYEMSCRIPTEN_PLATFORM_VERSION']}_wasm32"

    @property
    def suffix(self) -> str:
        return str(self.variables["EXT_SUFFIX"])


def compile_modules(target: Target, work: Path, modules: Sequence[str]) -> Path:
    """A folder with these as extension modules, each where its Python module would be."""
    tools = installed(TOOLS, work / "tools")
    compiler = tools / "ziglang" / ("zig.exe" if os.name == "nt" else "zig")
    workshop = work / "workshop"
    shutil.rmtree(workshop, ignore_errors=True)
    shutil.copytree(PACKAGE, workshop / "granada", ignore=shutil.ignore_patterns("__pycache__", *BROUGHT))
    headers = _headers(target, tools, workshop)
    # Each module has a small extension of its own, and one more holds the code of all.
    said = run("mypyc", sys.executable, "-c", GENERATE, ROOT, target.release, *modules, folder=workshop)
    extensions: dict[str, tuple[list[str], list[str]]] = json.loads(said.splitlines()[-1])
    of_mypyc = sorted({folder for _, folders in extensions.values() for folder in folders})
    (workshop / "objects").mkdir()
    libc = tools / "ziglang" / "lib" / "libc" / "include"
    includes: list[str | Path] = [f"-I{headers}", *(f"-I{folder}" for folder in of_mypyc)]
    includes += ["-isystem", libc / "wasm-wasi-musl", "-isystem", libc / "generic-musl"]
    store = Store(work / "objects")
    common = [str(path) for place in (headers, workshop / "c") for path in sorted(place.rglob("*.h"))]
    options = [COMPILE, TOOLS.read_text()]

    def compiled(source: str) -> Path:
        made = workshop / "objects" / f"{source.replace('/', '.')}.o"
        command = [compiler, "cc", *COMPILE, *includes, "-c", source, "-o", made]
        store.bring(made, [str(workshop / source), *common], options, lambda: run("zig", *command, folder=workshop))
        return made

    def linked(name: str) -> None:
        path = Path(*name.split("."))
        made = workshop / "made" / path.with_name(path.name + target.suffix)
        made.parent.mkdir(parents=True, exist_ok=True)
        export = f"--export=PyInit_{path.name}"
        run("zig", compiler, "wasm-ld", *LINK, export, *(objects[source] for source in extensions[name][0]), "-o", made)

    sources = {source for parts, _ in extensions.values() for source in parts}
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        # The large ones first, so that no core has to wait for one at the end.
        ordered = sorted(sources, key=lambda source: -(workshop / source).stat().st_size)
        objects = dict(zip(ordered, pool.map(compiled, ordered), strict=True))
        list(pool.map(linked, extensions))
    store.clear()
    return workshop / "made"


def installed(pins: Path, folder: Path, *options: str) -> Path:
    """What a file of pins names, in a folder of its own. pip compares every digest."""
    stamp = folder / "pins.stamp"
    wanted = sha256(pins.read_bytes()).hexdigest()
    if not (stamp.exists() and stamp.read_text() == wanted):
        shutil.rmtree(folder, ignore_errors=True)
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps"]
        pip += ["--no-compile", "--only-binary=:all:", "--require-hashes", "--requirement", str(pins)]
        run("pip", *pip, *options, "--target", folder)
        stamp.write_text(wanted)
    return folder


def run(name: str, *command: str | Path, folder: Path = ROOT) -> str:
    """Run a program and return what it says."""
    # zig would keep what it makes of its own in the home of the person.
    environment = os.environ | {f"ZIG_{kind}_CACHE_DIR": str(ROOT / "build" / "zig") for kind in ("GLOBAL", "LOCAL")}
    words = [str(part) for part in command]
    done = subprocess.run(words, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        lines = [line for line in (done.stderr or done.stdout).splitlines() if line.strip()]
        reason = next((line for line in lines if "error" in line.lower()), f"exit status {done.returncode}")
        error = CompileError(f"{name} failed ({shorten(reason, 200)})")
        error.add_note(done.stdout + done.stderr)
        raise error
    return done.stdout


def _headers(target: Target, tools: Path, workshop: Path) -> Path:
    """Python's headers with the target's answers in pyconfig.h.

    The wheel has those of another patch release, which is fine, because the ABI of a release does not change, and a
    pyconfig.h of another system. Pyodide's sysconfig has all answers of its configure, so that the file only serves as
    the list of questions."""
    folder = workshop / "headers"
    shutil.copytree(tools / "wasmpy_build" / "include" / target.tag, folder)
    pyconfig = folder / "pyconfig.h"
    answered = [_answered(line, target.variables) for line in pyconfig.read_text().splitlines()]
    pyconfig.write_text("\n".join(answered) + "\n")
    return folder


def _answered(line: str, variables: dict[str, Any]) -> str:
    """A line of pyconfig.h as the target's configure would have written it. Texts do not matter to modules."""
    question = re.match(r"(?:# *define|/\* #undef) (\w+)", line)
    value = variables.get(question[1]) if question else None
    if question is None or not isinstance(value, int):
        return line
    # sysconfig says 0 for what is undefined and for what is defined as 0, as declarations always are.
    defined = value or question[1].startswith("HAVE_DECL_")
    return f"#define {question[1]} {value}" if defined else f"/* #undef {question[1]} */"
