# Every target sets up what it needs in .venv. `make help` lists them.
PYTHON ?= python3
BIN := .venv/bin
COMPILED := $(shell find src/claim -name '*.pxd' 2>/dev/null)
BUILD_INPUTS := pyproject.toml setup.py src/claim/version.py $(COMPILED) $(wildcard $(COMPILED:.pxd=.py))

PAGE := src/claim/web/static/index.html
PAGE_INPUTS := $(shell find page -name node_modules -prune -o -type f -print) $(wildcard src/claim/locales/*.ftl)
SITE := src/claim/web/docs/index.html
SITE_INPUTS := mkdocs.yml CHANGELOG.md CONTRIBUTING.md page/public/icon.svg $(shell find docs deploy src/claim -name __pycache__ -prune -o \
	-path src/claim/web/static -prune -o -path src/claim/web/docs -prune -o -type f -not -name '*.so' -print)
PAGE_SKIPPED = { [ "$$CLAIM_REQUIRE_ALL" != 1 ] && ! [ -e page/node_modules/.dev ] && \
	echo "The page is not checked: there is no Node, or its packages cannot be fetched."; }

.DEFAULT_GOAL := help
.PHONY: help play page docs test coverage pagetest pagetested pagelint lint bench attack goldens clean

help: ## list the targets
	@grep -E '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## /\1\t/' | expand -t 10

play: .venv/play page ## play in the browser (ARGS="--port 8080"); in the terminal: .venv/bin/claim play
	@$(BIN)/claim serve --open $(ARGS)

page: $(PAGE) ## build the browser page if its sources changed

docs: $(SITE) ## build the documentation site if its sources changed; the server has it at /docs/

test: .venv/dev ## run linters, types, layers and all tests (ARGS="-k votes")
	@$(MAKE) --no-print-directory page/node_modules/.dev page || $(PAGE_SKIPPED)
	@$(MAKE) --no-print-directory -j2 lint pagetested docs
	$(BIN)/python -m pytest -n auto --dist loadfile --no-loadscope-reorder $(ARGS)

coverage: .venv/dev ## run the Python tests and list what they do not cover
	$(BIN)/python -m pytest -n auto --dist loadfile --no-loadscope-reorder --cov --cov-report=term:skip-covered $(ARGS)

pagetested:
	@$(MAKE) --no-print-directory pagetest || $(PAGE_SKIPPED)

pagetest: page/node_modules/.dev page ## types and tests of the browser page
	page/npm run check
	page/npm test

pagelint: page/node_modules/.dev ## style and layers of the browser page (page/npm run format fixes the style)
	page/npm run lint

lint: .venv/dev ## style, types and layers only, of Python and of the page
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	@$(MAKE) --no-print-directory pagelint || $(PAGE_SKIPPED)

bench: .venv/dev ## measure speed, as JSON
	$(BIN)/claim bench

attack: .venv/dev ## attack a server on loopback, and see what bystanders feel of it (ARGS="--seconds 3")
	$(BIN)/python -m bench.attack $(ARGS)

goldens: .venv/dev ## rewrite the golden files in tests/ (then read the diff)
	$(BIN)/python -m tests.goldens
	$(BIN)/python -m tests.picture

clean: ## remove .venv and everything built
	rm -rf .venv page/node_modules src/claim/web/static src/claim/web/docs build dist src/*.egg-info .pytest_cache .mypy_cache .ruff_cache .hypothesis .coverage
	find src \( -name '*.so' -o -name '*.pyd' \) -delete

.venv/made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Claim needs Python 3.11 or newer; $(PYTHON) is $$($(PYTHON) --version 2>&1). Try: make PYTHON=python3.12"; exit 1; }
	$(PYTHON) -m venv .venv
	@touch $@

.venv/play: .venv/made $(BUILD_INPUTS)
	@echo "Setting up .venv, once: packages are fetched and the game is compiled, which takes some minutes …"
	@./with-compiler $(BIN)/pip install --quiet --disable-pip-version-check --editable '.[terminal,web]'
	@$(BIN)/claim --version
	@touch $@

.venv/dev: .venv/made $(BUILD_INPUTS)
	@echo "Setting up .venv for development, once: packages are fetched and the game is compiled, which takes some minutes …"
	@./with-compiler $(BIN)/pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@$(BIN)/claim --version
	@touch $@ .venv/play .venv/docs

# The extra `docs` without Claim itself: the site is made from the sources, and imports none of them.
EXTRA_DOCS := import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["project"]["optional-dependencies"]["docs"], sep="\n")
.venv/docs: .venv/made pyproject.toml
	@$(BIN)/python -c '$(EXTRA_DOCS)' | $(BIN)/pip install --quiet --disable-pip-version-check --requirement /dev/stdin
	@touch $@

page/node_modules/.made: page/package.json page/.npmrc | .venv/made
	@echo "Fetching what builds the page (once) …"
	@page/fetch --omit=dev
	@touch $@

page/node_modules/.dev: page/package.json page/.npmrc | .venv/made
	@echo "Fetching what builds and checks the page (once) …"
	@page/fetch
	@touch $@ page/node_modules/.made

$(PAGE): page/node_modules/.made $(PAGE_INPUTS)
	@page/npm run --silent build
	@touch $@

$(SITE): .venv/docs $(SITE_INPUTS)
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict || { rm -rf $(@D); exit 1; }
	@touch $@
