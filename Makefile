# Everything runs in .venv. The stamps in it are remade only when the files they depend on have changed.

PYTHON ?= python3
PY := .venv/bin/python
PIP := $(PY) -m pip --quiet --disable-pip-version-check
# The slowest tests of each part are named at its end.
PYTEST := $(PY) -m pytest --quiet -n auto --dist worksteal --durations 8 --durations-min 3
# Tested as plain Python: compiled code cannot tell which of its lines were run, and has no docstrings nor doubles.
PLAIN := tests/kernel tests/games tests/table tests/test_examples.py
# Tests of servers and browsers wait, too: two of them have something to do for each core.
WAITING := -n $(shell $(PYTHON) -c 'import os; print(2 * (os.cpu_count() or 1))')
# Everything else is tested with the build that people use.
COMPILED_PYTEST := GRANADA_EXPECT_COMPILED=1 PYTHONPATH=build/compiled $(PYTEST) -o "pythonpath=build/compiled . examples/alquerque"
LOCK := .venv/bin/uv pip compile --quiet --upgrade --universal --python-version 3.11 --no-annotate --no-header
WEB := $(PY) tools/web.py
COMPILE := $(PY) tools/compile.py build/compiled
TIMED := @$(PY) tools/timed.py
EXTRAS := --extra server --extra postgres --extra redis
# For browsers; the server sends it from here.
ENGINE := src/granada/server/engine
SOURCES := $(shell find src web -name __pycache__ -prune -o -name node_modules -prune -o -name static -prune -o -print)

# So that make and Python mean the same compiler.
export CC
# Every worker of pytest would compile all tests anew.
unexport PYTHONDONTWRITEBYTECODE
HAS_COMPILER := $(shell command -v $(firstword $(CC)) 2>/dev/null)
# By name, so that a compiler that comes later is put to use.
INSTALLED := .venv/granada-$(if $(HAS_COMPILER),compiled,plain).stamp

.DEFAULT_GOAL := help
.PHONY: help play test timed-libraries timed-web timed-lint timed-compiling check chaos lint compiled engine site format chromium proxies container docs lock bench clean

help: ## show this list
	@sed -n 's/^\([a-z%-]*\):.*## /\1\t/p' Makefile | expand -t 12

play: $(INSTALLED) ## install granada and serve it to your browser; ARGS="--port 8080" and the like
	@.venv/bin/granada serve $(ARGS)

test: | $(PY) ## everything CI checks: lint, types, all tests with coverage, the compiled build, real browsers
	@rm -f build/times.txt
ifneq ($(HAS_COMPILER),)
	@$(MAKE) --no-print-directory --jobs 2 --output-sync timed-compiling timed-lint
	$(TIMED) plain env PYTHONPATH=src $(PYTEST) --cov -m "not slow" $(PLAIN) tests/records tests/conformance
	$(TIMED) slow env $(COMPILED_PYTEST) -m slow $(PLAIN)
	$(TIMED) compiled env $(COMPILED_PYTEST) $(WAITING) $(addprefix --ignore ,$(PLAIN))
else
	@echo "There is no C compiler ($(CC)): the compiled build is not tested."
	@$(MAKE) --no-print-directory timed-lint
	$(TIMED) plain env PYTHONPATH=src $(PYTEST) -m "not slow" --cov
	$(TIMED) slow env PYTHONPATH=src $(PYTEST) $(WAITING) -m slow
endif
	@$(PY) tools/timed.py

timed-libraries: .venv/tools.stamp
	$(TIMED) libraries $(MAKE) --no-print-directory .venv/dev.stamp
	$(TIMED) browser $(PY) -m tools.browser
	$(TIMED) proxies $(PY) -m tools.proxies

timed-web: timed-libraries
	$(TIMED) web-build $(WEB) build
	$(TIMED) web-test $(WEB) test

timed-lint: timed-web # which installs what it needs
	$(TIMED) lint $(MAKE) --no-print-directory lint

timed-compiling: .venv/tools.stamp
	$(TIMED) compiling $(COMPILE)

check: lint ## the quick loop: lint, types and the tests that are not slow
	$(WEB) test
	PYTHONPATH=src $(PYTEST) -m "not slow"

lint: .venv/dev.stamp ## format check, lint, types and import directions
	.venv/bin/ruff format --check --quiet
	.venv/bin/ruff check --quiet
	$(PY) -m mypy --no-error-summary
	PYTHONPATH=src .venv/bin/lint-imports --no-logo
	PYTHONPATH=src $(PY) tools/web_types.py --check
	$(WEB) check

compiled: .venv/dev.stamp ## compile into build/compiled, for PYTHONPATH=build/compiled
	$(COMPILE)

format: .venv/dev.stamp ## format the code and repair what ruff can repair
	.venv/bin/ruff check --quiet --fix-only
	.venv/bin/ruff format --quiet
	$(WEB) format

engine: .venv/dev.stamp ## build the engine for browsers, which `make play` then serves for playing without a server
	$(PY) tools/engine.py $(ENGINE)

site: .venv/dev.stamp ## build dist/site: both games against bots, as files for any web host, with no server of ours
	PYTHONPATH=src:. $(PY) tools/site.py

chromium: .venv/dev.stamp # a browser that is on no bare machine
	$(PY) -m tools.browser

proxies: .venv/dev.stamp # whose configurations are tested where they are
	$(PY) -m tools.proxies

test-%: .venv/dev.stamp ## the tests of one folder of tests, as in make test-games
	PYTHONPATH=src $(PYTEST) tests/$*

test-web test-site: chromium

test-server: proxies

container: .venv/dev.stamp ## build the image of the server from BASE (or Debian's packages) and start it; as root, with buildah (some minutes)
	PYTHONPATH=src BASE=$(BASE) $(PY) -m pytest --quiet -rs --capture no tests/container/image.py

chaos: .venv/dev.stamp ## kill, freeze and cut off servers, databases and people a thousand (or N) times while games go on, and look for what was lost
	$(COMPILE)
	PYTHONPATH=build/compiled:. $(PY) -m tests.chaos.run $(if $(N),--faults $(N)) $(if $(SEED),--seed $(SEED))

docs: .venv/dev.stamp ## build the documentation site into build/site; dead links fail
	.venv/bin/zensical build --strict --clean
	$(PY) tools/dead_links.py build/site

lock: .venv/dev.stamp ## resolve the dependencies anew
	$(LOCK) pyproject.toml $(EXTRAS) --output-file requirements/runtime.txt
	$(LOCK) pyproject.toml $(EXTRAS) --extra research --group dev --constraint requirements/runtime.txt --output-file requirements/dev.txt
	$(LOCK) --group engine --constraint requirements/runtime.txt --generate-hashes --output-file requirements/engine.txt
	$(LOCK) --group engine-tools --no-deps --generate-hashes --output-file requirements/engine-tools.txt

bench: .venv/dev.stamp ## run all benchmarks (some minutes)
	@for run in benchmarks/*/run.py; do $(PY) "$$run" || exit; done

clean: ## remove everything make has made, .venv included
	rm -rf .venv benchmarks/.envs build dist web/node_modules $(ENGINE) src/granada/server/static .coverage* .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(PY):
	@$(PYTHON) -c 'import sys; v = sys.version.split()[0]; sys.version_info >= (3, 11) or sys.exit( \
		"granada needs Python 3.11 or newer and $(PYTHON) is " + v + "; try: make PYTHON=python3.12 ...")'
	@$(PYTHON) -m venv --clear .venv || { rm -rf .venv; exit 1; }

# What compiles, so that it need not wait for the rest; and uv, which brings that in a third of the time that pip takes.
.venv/tools.stamp: requirements/dev.txt | $(PY)
	@$(PIP) install --constraint $< msgspec mypy setuptools uv
	@touch $@

.venv/dev.stamp: requirements/dev.txt .venv/tools.stamp
	@.venv/bin/uv pip install --quiet --python $(PY) -r $< || $(PIP) install -r $< # uv does not know the settings of pip
	@touch $@

$(INSTALLED): requirements/runtime.txt pyproject.toml hatch_build.py tools/compile.py tools/extensions.py tools/install.py tools/web.py $(SOURCES) | $(PY)
	@if [ -e $(ENGINE) ]; then $(PY) tools/engine.py $(ENGINE); fi
	@$(PY) tools/install.py
	@rm -f .venv/granada-*.stamp
	@touch $@
