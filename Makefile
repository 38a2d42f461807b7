# Needs only make and Python 3.11 or newer; everything else is installed into .venv.

VENV := .venv
PY := $(VENV)/bin/python
STAMP := $(VENV)/.installed
ROOMS := bot game images tests
UV := uv==0.13.8

# The first of these that is 3.11 or newer; `make PYTHON=...` overrules.
PYTHON ?= $(shell for p in python3.11 python3 python3.12 python3.13 python3.14; do \
	"$$p" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1 && { echo "$$p"; break; }; done)

export PIP_DISABLE_PIP_VERSION_CHECK := 1

.DEFAULT_GOAL := help
.PHONY: run test types tests soak bench lint format lock clean help

run: $(STAMP) ## start the bot; without a token, rehearse it in a local browser
	$(PY) -m bot

# The types are one process's work: beside the tests it leaves no processor idle.
test: lint ## lint, check the types, run the tests
	@$(MAKE) --no-print-directory -j2 types tests

types: $(STAMP)
	$(PY) -m mypy

# Tests start hundreds of processes; none of them need compile anew what another one has compiled.
tests: export PYTHONDONTWRITEBYTECODE :=
tests: $(STAMP)
	$(PY) -m pytest -n 2 --dist worksteal -m "not soak"

# pytest answers 5 when no test carries the marker.
soak: $(STAMP) ## play thousands of random games
	$(PY) -m pytest -n 2 --dist worksteal -m soak || test $$? -eq 5
	$(PY) -m game soak --games 10000 --jobs 2 --samples 1 --again 4
	$(PY) -m game scripts coverage --games 5000 --jobs 2

bench: $(STAMP) ## measure how fast games are played, pictures drawn and people answered
	$(PY) -m game bench
	$(PY) -m images bench
	$(PY) -m tests.bot.bench
	$(PY) -m tests.bot.bench processes

lint: $(STAMP) ## look for mistakes and untidy code
	$(PY) -m ruff check $(ROOMS)
	$(PY) -m ruff format --check $(ROOMS)

format: $(STAMP) ## tidy the code
	$(PY) -m ruff check --fix $(ROOMS)
	$(PY) -m ruff format $(ROOMS)

# Resolved for every platform and every Python the project supports.
lock: ## renew requirements.lock, and requirements-serve.lock, which is what serving needs of it
	$(PYTHON) -m venv .venv-lock
	.venv-lock/bin/python -m pip install --quiet '$(UV)'
	.venv-lock/bin/uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes \
		--extra dev --custom-compile-command 'make lock' --output-file requirements.lock pyproject.toml
	.venv-lock/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
		--constraint requirements.lock --custom-compile-command 'make lock' \
		--output-file requirements-serve.lock pyproject.toml
	rm -rf .venv-lock

clean: ## remove what was built and installed; games are kept
	rm -rf $(VENV) .venv-lock build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find $(ROOMS) -name __pycache__ -type d -prune -exec rm -rf {} +

help: ## show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-7s %s\n", $$1, $$2 }' Makefile

# What is compiled when it is first needed is a quarter of what is installed.
$(STAMP): requirements.lock pyproject.toml
	@test -n "$(PYTHON)" || { echo "This needs Python 3.11 or newer. Install it, or name one: make PYTHON=/path/to/python3" >&2; exit 1; }
	@"$(PYTHON)" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { echo "$(PYTHON) is not Python 3.11 or newer." >&2; exit 1; }
	@test -x $(PY) || "$(PYTHON)" -m venv $(VENV) || { rm -rf $(VENV); echo "$(PYTHON) cannot make a virtual environment; on Debian and Ubuntu the package python3-venv is missing." >&2; exit 1; }
	$(PY) -m pip install --quiet --no-compile --require-hashes -r requirements.lock
	$(PY) -m pip install --quiet --no-deps --no-build-isolation -e .
	@touch $@
