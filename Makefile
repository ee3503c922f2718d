# make play    everything set up, the table opened in the browser
# make test    everything set up and checked: types, style, client, tests
# make check bench mutants screenshots build clean

SHELL := /bin/bash
PYTHON ?= $(shell for p in python3 python3.13 python3.12 python3.11; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
BIN := .venv/bin
# With root and apt-get we may install what is missing; else we say what it is.
APT = if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends

.PHONY: play test check bench mutants screenshots build types style web-test pytest system constraints clean help

help:
	@sed -n 's/^# //p' Makefile | head -3

play: .venv/.installed build
	$(BIN)/wyrmtable serve --open

test: system .venv/.installed build style types web-test pytest

# ---- set-up

.venv/bin/python:
	@[ -n "$(PYTHON)" ] || { echo "Python 3.11 or newer is needed" >&2; exit 1; }
	@$(PYTHON) -m venv .venv || { $(APT) python3-venv && rm -rf .venv && $(PYTHON) -m venv .venv; else \
		echo "please install the package python3-venv" >&2; exit 1; fi; }

.venv/.installed: .venv/bin/python pyproject.toml constraints.txt examples/tide/pyproject.toml
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r constraints.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e . -e examples/tide
	@touch $@

web/node_modules/.installed: web/package-lock.json web/package.json | .venv/.installed
	$(BIN)/python tools/npm.py ci --no-audit --no-fund
	@touch $@

STATIC := src/wyrmtable/server/static/index.html
build: $(STATIC)
$(STATIC): web/node_modules/.installed web/index.html web/vite.config.ts $(shell find web/src web/public web/tools -type f)
	$(BIN)/python tools/npm.py run build
	@touch $@

# Chromium for the browser tests, PostgreSQL for the database tests, nginx for those behind a proxy.
system:
	@command -v chromium >/dev/null || command -v chromium-browser >/dev/null || { $(APT) chromium; else \
		echo "please install chromium" >&2; exit 1; fi; }
	@ls -d /usr/lib/postgresql/*/bin >/dev/null 2>&1 || { $(APT) postgresql; else \
		echo "please install postgresql" >&2; exit 1; fi; }
	@[ -x /usr/sbin/nginx ] || { $(APT) nginx-light; else echo "please install nginx" >&2; exit 1; fi; }

# ---- checks

style: .venv/.installed web/node_modules/.installed
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/python tools/npm.py run style

types: .venv/.installed web/node_modules/.installed
	$(BIN)/mypy
	$(BIN)/python tools/npm.py run check

web-test: web/node_modules/.installed
	$(BIN)/python tools/npm.py test

# Two at a time; what failed is tried once more by itself, since a busy machine can be too slow for a browser.
pytest: .venv/.installed build
	$(BIN)/pytest -n 2 --dist worksteal || { echo "tried once more, alone:"; $(BIN)/pytest --last-failed --last-failed-no-failures none; }

check: .venv/.installed
	$(BIN)/wyrmtable check

bench: .venv/.installed
	$(BIN)/python benchmarks/engine.py
	$(BIN)/python benchmarks/scenes.py
	$(BIN)/python -m benchmarks.server

# By hand: small faults put into a copy of the program, and whether the tests notice.
mutants: .venv/.installed
	$(BIN)/python tools/mutants.py

screenshots: .venv/.installed build system
	WYRMTABLE_PICTURES=$(CURDIR)/docs/pictures $(BIN)/pytest tests/browser

# ---- upkeep

# Newest versions that work together, with hashes and without addresses.
constraints: .venv/.installed
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
		--no-emit-find-links --no-header --no-annotate --all-extras --upgrade --no-emit-package wyrmtable \
		pyproject.toml -o constraints.txt

clean:
	rm -rf .venv web/node_modules src/wyrmtable/server/static dist build .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
