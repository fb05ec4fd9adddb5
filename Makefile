# Everything runs in .venv. The stamps in it are remade only when the files they depend on have changed.

PYTHON ?= python3
PY := .venv/bin/python
PIP := $(PY) -m pip --quiet --disable-pip-version-check
PYTEST := $(PY) -m pytest --quiet -n 2
# Tested as plain Python: compiled code cannot tell which of its lines were run, and has no docstrings nor doubles.
PLAIN := tests/kernel tests/games tests/table tests/test_examples.py
# Tests of servers and browsers wait more than they reckon.
WAITING := -n 4 --dist worksteal
# Everything else is tested with the build that people use.
COMPILED_PYTEST := GRANADA_EXPECT_COMPILED=1 PYTHONPATH=build/compiled $(PYTEST) -o "pythonpath=build/compiled . examples/alquerque"
LOCK := .venv/bin/uv pip compile --quiet --upgrade --universal --python-version 3.11 --no-annotate --no-header
WEB := $(PY) tools/web.py
SOURCES := $(shell find src web -name __pycache__ -prune -o -name node_modules -prune -o -name static -prune -o -print)

# Installing a system package takes root.
ROOT := $(if $(filter 0,$(shell id -u)),,sudo)

# So that make and Python mean the same compiler.
export CC
HAS_COMPILER := $(shell command -v $(firstword $(CC)) 2>/dev/null)
# By name, so that a compiler that comes later is put to use.
INSTALLED := .venv/granada-$(if $(HAS_COMPILER),compiled,plain).stamp

.DEFAULT_GOAL := help
.PHONY: help play test check lint compiled format chromium lock bench clean

help: ## show this list
	@sed -n 's/^\([a-z]*\):.*## /\1\t/p' Makefile | expand -t 12

play: $(INSTALLED) ## install granada and serve it to your browser; ARGS="--port 8080" and the like
	@.venv/bin/granada serve $(ARGS)

test: .venv/dev.stamp chromium ## everything CI checks: lint, types, all tests with coverage, the compiled build, real browsers
	$(WEB) build
ifneq ($(HAS_COMPILER),)
	@$(MAKE) --no-print-directory --jobs 2 --output-sync lint compiled
	$(WEB) test
	PYTHONPATH=src $(PYTEST) --cov -m "not slow" $(PLAIN) tests/records tests/conformance
	$(COMPILED_PYTEST) -m "not slow" $(addprefix --ignore ,$(PLAIN))
	$(COMPILED_PYTEST) $(WAITING) -m slow
else
	@echo "There is no C compiler ($(CC)): the compiled build is not tested."
	@$(MAKE) --no-print-directory lint
	$(WEB) test
	PYTHONPATH=src $(PYTEST) -m "not slow" --cov
	PYTHONPATH=src $(PYTEST) $(WAITING) -m slow
endif

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
	$(PY) tools/compile.py build/compiled

format: .venv/dev.stamp ## format the code and repair what ruff can repair
	.venv/bin/ruff check --quiet --fix-only
	.venv/bin/ruff format --quiet
	$(WEB) format

chromium: # a browser that is on no bare machine, from Debian's packages
ifeq ($(shell command -v chromium),)
	$(ROOT) apt-get update --quiet=2
	$(ROOT) apt-get install --quiet=2 --yes --no-install-recommends chromium
endif

lock: .venv/dev.stamp ## resolve the dependencies anew
	$(LOCK) pyproject.toml --output-file requirements/runtime.txt
	$(LOCK) pyproject.toml --group dev --constraint requirements/runtime.txt --output-file requirements/dev.txt

bench: .venv/dev.stamp ## run all benchmarks (some minutes)
	@for run in benchmarks/*/run.py; do $(PY) "$$run" || exit; done

clean: ## remove everything make has made, .venv included
	rm -rf .venv benchmarks/.envs build dist web/node_modules src/granada/server/static .coverage* .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(PY):
	@$(PYTHON) -c 'import sys; v = sys.version.split()[0]; sys.version_info >= (3, 11) or sys.exit( \
		"granada needs Python 3.11 or newer and $(PYTHON) is " + v + "; try: make PYTHON=python3.12 ...")'
	@$(PYTHON) -m venv --clear .venv || { rm -rf .venv; exit 1; }

.venv/runtime.stamp: requirements/runtime.txt | $(PY)
	$(PIP) install -r $<
	@touch $@

.venv/dev.stamp: requirements/dev.txt | $(PY)
	$(PIP) install -r $<
	@touch $@

# pip swallows what a build says, so the fallback to plain Python is told here once more.
$(INSTALLED): .venv/runtime.stamp pyproject.toml hatch_build.py tools/compile.py tools/web.py $(SOURCES)
	$(PIP) install --no-deps --force-reinstall .
	@if grep -q 'Root-Is-Purelib: true' .venv/lib/python3*/site-packages/granada-*.dist-info/WHEEL; then \
		echo "granada is installed as plain Python, which is slower; .venv/bin/pip install --verbose . says why." >&2; \
	fi
	@rm -f .venv/granada-*.stamp
	@touch $@
