# What people and CI type. Everything works from a bare clone; missing Debian packages are installed.

SWIFT ?= swift
# A module may import only what its target declares: the floors of the house are checked, not promised.
FLAGS := --explicit-target-dependency-import-check error
SOURCES := Sources Plugins Tests Examples Benchmarks Package.swift scripts/check-docs.swift

.DEFAULT_GOAL := help
.PHONY: help packages build demo test bench lint format docs screenshots clean

help:
	@echo 'make demo    hear and see the example app, before and after'
	@echo 'make test    build and run every test'
	@echo 'make lint    check the form of the sources'
	@echo 'make format  put it right'
	@echo 'make bench   measure (release build)'
	@echo 'make docs    the API as web pages, in out/docs'
	@echo 'make screenshots  draw the pictures of the README anew'

packages:
	@scripts/install-packages

build: packages
	$(SWIFT) build $(FLAGS)

demo: packages
	@echo 'Building (a few minutes the first time) …' >&2
	@$(SWIFT) build $(FLAGS) --product curbcut >&2
	@scripts/demo "$$($(SWIFT) build --show-bin-path)/curbcut"

test:
	@scripts/install-packages testing
	@scripts/install-axe
	$(SWIFT) build --build-tests $(FLAGS)
	# One after the other: a test that lets the main queue run would otherwise run parts of others inside itself.
	$(SWIFT) test --no-parallel $(FLAGS)

bench: packages
	@scripts/bench

lint:
	$(SWIFT) format lint --strict --recursive $(SOURCES)

format:
	$(SWIFT) format --in-place --recursive $(SOURCES)

docs: packages
	@scripts/docs

screenshots:
	@scripts/install-packages testing
	@$(SWIFT) build $(FLAGS) --product curbcut >&2
	@scripts/screenshots "$$($(SWIFT) build --show-bin-path)/curbcut"

clean:
	rm -rf .build Benchmarks/.build out
