# Every target sets up what it needs in .venv. `make help` lists them.
PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/pip install --disable-pip-version-check --progress-bar off --no-compile
STEP := $(PYTHON) make/step.py
COMPILED := $(shell find src/claim -name '*.pxd')
PACKAGE := pyproject.toml src/claim/version.py

PAGE := src/claim/web/static/index.html
PAGE_INPUTS := $(shell find page -name node_modules -prune -o -type f -print) $(wildcard src/claim/locales/*.ftl)
SITE := src/claim/web/docs/index.html
SITE_INPUTS := mkdocs.yml CHANGELOG.md CONTRIBUTING.md page/public/icon.svg $(shell find docs deploy src/claim -name __pycache__ -prune -o \
	-path src/claim/web/static -prune -o -path src/claim/web/docs -prune -o -type f -not -name '*.so' -print)
PAGE_SKIPPED = { [ "$$CLAIM_REQUIRE_ALL" != 1 ] && [ -e .venv/test ] && ! [ -e page/node_modules/.dev ] && \
	echo "The page is not checked: there is no Node, or its packages cannot be fetched."; }

# These steps run beside each other, and where one fails the others are finished: $(call set_up,STAMPS)
set_up = trap 'echo "Stopped. The next make goes on from here."; exit 130' INT; STEPS="$(strip $(1))" $(MAKE) --silent -k -j4 $(1)
PLAY := .venv/made .venv/tools .venv/play .venv/compiled page/node_modules/.made $(PAGE)
PACKAGED := .venv/made .venv/tools page/node_modules/.made $(PAGE)
TEST := .venv/made .venv/tools .venv/test .venv/compiled page/node_modules/.dev $(PAGE)
PYTEST := $(BIN)/python -m pytest -n auto --dist loadfile --no-loadscope-reorder

# A .venv that was left half made, of a Python that is gone, or in a folder that was moved, is made again.
ifeq ($(MAKELEVEL),0)
ifneq ($(filter-out help clean,$(MAKECMDGOALS)),)
$(shell make/old-venv $(if $(filter file,$(origin PYTHON)),,$(PYTHON)))
endif
endif

.DEFAULT_GOAL := help
.PHONY: help play page docs wheel release ready test test-all test-rest extended coverage pagetest pagetested pagelint lint types types-all bench attack goldens clean

help: ## list the targets
	@grep -E '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /\1\t/' | expand -t 10

play: ## play in the browser (ARGS="--port 8080"); in the terminal: .venv/bin/claim play
	@$(call set_up,$(PLAY)) || { [ -e .venv/play ] && echo "The game in the terminal works meanwhile: .venv/bin/claim play"; exit 1; }
	@$(BIN)/claim serve --open $(ARGS)

page: $(PAGE) ## build the browser page if its sources changed

docs: $(SITE) ## build the documentation site if its sources changed; the server has it at /docs/

wheel: ## build a wheel for this platform in dist/, compiled and with the page: pip installs it in seconds
	@$(call set_up,$(PACKAGED))
	@rm -rf dist build/lib* build/bdist*  # modules that are gone would be packaged
	@CLAIM_REQUIRE_PAGE=1 $(STEP) dist "building the wheel" make/with-compiler $(BIN)/pip wheel --verbose --no-deps --no-build-isolation --wheel-dir dist .

release: ## build wheel and source package of this commit, try both, write hashes and notes into dist/
	@$(call set_up,$(PACKAGED))
	@make/with-compiler $(BIN)/python make/release.py

ready: # all that `make test` needs
	@$(call set_up,$(TEST)) || $(PAGE_SKIPPED)

test: ready ## run linters, types, layers and the tests that a change most likely breaks (ARGS="-k votes")
	@$(MAKE) --no-print-directory -j2 lint pagetested
	$(PYTEST) -m "not extended" $(ARGS)

test-all: test ## everything: also the site, all types, and the tests that take long or need big packages
	@$(MAKE) --no-print-directory test-rest

test-rest: # what `make test` leaves out
	@$(call set_up,.venv/dev)
	@$(MAKE) --no-print-directory docs
	@$(MAKE) --no-print-directory -j2 types-all extended

extended:
	$(PYTEST) -m extended $(ARGS)

coverage: .venv/dev .venv/compiled ## run all Python tests and list what they do not cover
	$(PYTEST) --cov --cov-report=term-missing:skip-covered $(ARGS)

pagetested:
	@$(MAKE) --no-print-directory pagetest || $(PAGE_SKIPPED)

pagetest: page/node_modules/.dev page ## types and tests of the browser page
	page/npm run check
	page/npm test

pagelint: page/node_modules/.dev ## style and layers of the browser page (page/npm run format fixes the style)
	page/npm run lint

lint: types ## style, types and layers only, of Python and of the page
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/lint-imports
	@$(MAKE) --no-print-directory pagelint || $(PAGE_SKIPPED)

types: .venv/test
	$(BIN)/mypy --exclude '/(envs|training)/'  # their packages come with types-all

types-all: .venv/dev
	$(BIN)/mypy

bench: .venv/play .venv/compiled ## measure speed, as JSON
	$(BIN)/claim bench

attack: .venv/test .venv/compiled ## attack a server on loopback, and see what bystanders feel of it (ARGS="--seconds 3")
	$(BIN)/python -m bench.attack $(ARGS)

goldens: .venv/test .venv/compiled ## rewrite the golden files in tests/ (then read the diff)
	$(BIN)/python -m tests.goldens
	$(BIN)/python -m tests.picture

clean: ## remove .venv and everything built
	rm -rf .venv page/node_modules src/claim/web/static src/claim/web/docs build dist src/*.egg-info .pytest_cache .mypy_cache .ruff_cache .hypothesis .coverage
	find src \( -name '*.so' -o -name '*.pyd' \) -delete

.venv/made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Claim needs Python 3.11 or newer; $(PYTHON) is $$($(PYTHON) --version 2>&1). Try: make PYTHON=python3.12"; exit 1; }
	@$(STEP) $@ "making .venv" $(PYTHON) -m venv .venv
	@pwd >$@

.venv/tools: pyproject.toml | .venv/made
	@$(STEP) $@ "fetching what compiles the game" $(PIP) 'setuptools>=77' 'Cython>=3.3'

.venv/compiled: setup.py $(COMPILED) $(wildcard $(COMPILED:.pxd=.py)) | .venv/tools
	@[ -e $@ ] || { rm -rf build; find src -name '*.so' -delete; }  # what was left half made cannot be told from what is whole
	@rm -f $@
	@$(STEP) $@ "compiling the game" make/with-compiler $(BIN)/python setup.py --quiet build_ext --inplace
	@ls src/claim/_cyutility.*.so >/dev/null 2>&1 || rm -f $@  # interpreted: the next make tries again

# Packages, and .venv/bin/claim, which runs what is in src/. Each set holds the one before it.
EXTRAS_play := terminal,web
EXTRAS_test := test
EXTRAS_dev := dev
.venv/play .venv/test .venv/dev: .venv/%: $(PACKAGE) | .venv/tools
	@CLAIM_COMPILE=0 $(STEP) $@ "fetching Python packages ($*)" $(PIP) --no-build-isolation --editable '.[$(EXTRAS_$*)]'
	@touch $(if $(filter-out play,$*),.venv/play) $(if $(filter dev,$*),.venv/test .venv/docs) $@

.venv/docs: pyproject.toml .venv/play | .venv/made
	@$(STEP) $@ "fetching what builds the site" $(PIP) $$($(BIN)/python -c 'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["project"]["optional-dependencies"]["docs"])')

page/node_modules/.made page/node_modules/.dev: page/package.json page/.npmrc | .venv/made
	@$(STEP) $@ "fetching what builds the page" page/fetch $(if $(filter %.made,$@),--omit=dev)
	@touch page/node_modules/.made

$(PAGE): $(PAGE_INPUTS) | page/node_modules/$(if $(filter %.dev,$(MAKECMDGOALS)),.dev,.made)
	@$(STEP) $@ "building the page" page/build

$(SITE): .venv/docs $(SITE_INPUTS)
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict || { rm -rf $(@D); exit 1; }
	@touch $@
