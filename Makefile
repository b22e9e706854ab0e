# Commands for players, hosts and developers. `make` alone lists them.
PYTHON ?= python3
HOST ?= 127.0.0.1
PORT ?= 8000
export UV_PYTHON_DOWNLOADS := never

py := .venv/bin/python
stamps := .venv/stamps
frame := pyproject.toml constraints.txt CMakeLists.txt build_backend/euchre_build.py scripts/native.py

.PHONY: help play env native web node test check fmt bench bench-kernel bench-bots soak constraints clean
.DELETE_ON_ERROR:

help: ## list the commands
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1	\2/p' $(MAKEFILE_LIST) | expand -t 22

play: $(stamps)/play native web ## serve the tables and open the browser (HOST=… PORT=…)
	@HOST="$(HOST)" PORT="$(PORT)" .venv/bin/euchre serve --open

env: $(stamps)/dev native ## make or update the developers' environment .venv

native: $(stamps)/play ## build the native kernel, if its sources changed
	@$(py) scripts/native.py build

node: $(stamps)/node

web: $(stamps)/node ## build the web client (web/dist), if its sources changed
	@$(py) scripts/web.py build

test: $(stamps)/dev native $(stamps)/node ## run every test suite, or one: SUITE=secrecy
	@$(py) scripts/test.py $(SUITE)

check: $(stamps)/dev $(stamps)/node ## format, lint, types, layers, web types
	@$(py) scripts/check.py

fmt: $(stamps)/dev ## format the Python sources and mend what lint can mend
	@.venv/bin/ruff check --fix --quiet . || true
	@.venv/bin/ruff format .

bench: $(stamps)/dev native ## run the benchmarks (QUICK=1 for the short ones)
	@QUICK="$(QUICK)" $(py) scripts/each.py bench

bench-kernel: $(stamps)/dev native ## measure the kernel alone (QUICK=1 takes under a minute)
	@QUICK="$(QUICK)" $(py) bench/kernel.py

bench-bots: $(stamps)/dev native ## let the players compete; takes hours, goes on where it was (QUICK=1: a minute)
	@QUICK="$(QUICK)" $(py) bench/bots.py
	@QUICK="$(QUICK)" $(py) bench/calibration.py
	@$(py) scripts/bots_docs.py

soak: $(stamps)/dev native ## run the long tests, which `make test` leaves out
	@$(py) scripts/test.py soak

constraints: $(stamps)/dev ## choose the newest versions that fit, anew
	@.venv/bin/uv pip compile --quiet --upgrade pyproject.toml --group dev --group node --group cmake --universal \
	  --python-version 3.11 --no-header --output-file constraints.txt > /dev/null

clean: ## remove everything that was made here
	rm -rf .venv .cache build dist web/dist web/node_modules src/euchre/kernel/_kernel*.so
	rm -rf .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache test-results

.venv/bin/uv:
	@echo "Making the environment .venv …"
	@$(PYTHON) scripts/bootstrap.py venv

$(stamps)/play: .venv/bin/uv $(frame)
	@$(PYTHON) scripts/bootstrap.py install build
	@mkdir -p $(stamps) && touch $@

$(stamps)/dev: .venv/bin/uv $(frame)
	@$(PYTHON) scripts/bootstrap.py install dev
	@mkdir -p $(stamps) && touch $@ $(stamps)/play

# Node.js comes from PyPI where the machine has none that is new enough.
$(stamps)/node: .venv/bin/uv constraints.txt
	@$(py) scripts/node.py || $(PYTHON) scripts/bootstrap.py group node
	@mkdir -p $(stamps) && touch $@
