"""Make the extension modules of Python modules, in place: python extensions.py STORE MODULE...

Run by compile.py in its workshop. mypyc writes one C file for each module; they are compiled on all cores. Object files
and extension modules are kept in the folder STORE under a digest of all that they are made from, so that only what has
changed is made again.
"""

import os
import shutil
import sys
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from typing import Any

from mypyc.build import mypycify
from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

# All modules together are one library. What it keeps to itself, the compiler may call directly and put in line: that
# gains more than -O3. benchmarks/playouts hardly feels -O1, which takes two thirds of the time of -O2.
LEVEL = os.environ.get("MYPYC_OPT_LEVEL", "1")
HIDDEN = [] if os.name == "nt" else ["-fvisibility=hidden"]
MYPY_OPTIONS = ["--config-file=", f"--cache-dir={os.devnull}", "--explicit-package-bases"]


class Store:
    """Files under the digests of what they were made from."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._wanted: set[str] = set()
        self._common = f"{sys.version} {sys.platform} {version('mypy')}"
        folder.mkdir(parents=True, exist_ok=True)

    def bring(self, target: Path, sources: Iterable[str], options: object, make: Callable[[], object]) -> None:
        digest = sha256(f"{self._common} {options}".encode())
        for source in sources:
            digest.update(sha256(Path(source).read_bytes()).digest())
        kept = self._folder / digest.hexdigest()
        self._wanted.add(kept.name)
        if kept.exists():
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(kept, target)
            return
        make()
        # Renamed when it is complete, for a build may be interrupted at any time.
        growing = kept.with_suffix(f".{os.getpid()}")
        shutil.copyfile(target, growing)
        growing.replace(kept)

    def clear(self) -> None:
        """Forget what this build did not ask for."""
        for path in self._folder.iterdir():
            if path.name not in self._wanted:
                path.unlink()


class BuildOnce(build_ext):
    """build_ext that uses all cores and a Store."""

    def build_extensions(self) -> None:
        self.store = Store(STORE)
        self.parallel = os.cpu_count()
        if hasattr(self.compiler, "initialize"):  # Microsoft's, which does it on first use, not thinking of threads
            self.compiler.initialize()
        self._command = getattr(self.compiler, "compiler_so", None)
        self._compile = self.compiler.compile
        self.compiler.compile = self._compile_all
        super().build_extensions()
        self.store.clear()

    def build_extension(self, ext: Extension) -> None:
        if len(ext.sources) > 1:  # The library: its object files are kept, and to link them takes no time.
            super().build_extension(ext)
            return
        options = [self._command, ext.extra_compile_args, ext.name]
        self.store.bring(
            Path(self.get_ext_fullpath(ext.name)),
            [*ext.sources, *ext.depends],
            options,
            lambda: super(BuildOnce, self).build_extension(ext),
        )

    def _compile_all(self, sources: list[str], output_dir: str, depends: list[str], **options: Any) -> list[str]:
        """The object files of all sources, the largest source first, so that no core has to wait for it at the end."""
        objects: dict[str, str] = dict(
            zip(sources, self.compiler.object_filenames(sources, output_dir=output_dir), strict=True)
        )

        def bring(source: str) -> None:
            self.store.bring(
                Path(objects[source]),
                [source, *depends],
                [self._command, options["extra_postargs"]],
                lambda: self._compile([source], output_dir=output_dir, depends=depends, **options),
            )

        with ThreadPoolExecutor(os.cpu_count()) as pool:
            list(pool.map(bring, sorted(sources, key=lambda source: -Path(source).stat().st_size)))
        return list(objects.values())


if __name__ == "__main__":
    STORE = Path(sys.argv[1])
    extensions = mypycify(
        [*MYPY_OPTIONS, *(module.replace(".", "/") + ".py" for module in sys.argv[2:])],
        opt_level=LEVEL,
        debug_level="0",
        multi_file=True,
    )
    for extension in extensions:  # They share one list.
        extension.extra_compile_args = [*extension.extra_compile_args, *HIDDEN]
    setup(
        name="granada",
        ext_modules=extensions,
        cmdclass={"build_ext": BuildOnce},
        script_args=["build_ext", "--inplace"],
    )
