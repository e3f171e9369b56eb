# What people and CI type. Everything works from a bare clone; missing Debian packages are installed.

SWIFT ?= swift
# A module may import only what its target declares: the floors of the house are checked, not promised.
FLAGS := --explicit-target-dependency-import-check error
SOURCES := Sources Plugins Tests Examples Recorder Benchmarks Package.swift scripts/check-docs.swift
PREFIX ?= /usr/local
export SWIFT

.DEFAULT_GOAL := help
.PHONY: help packages build release install uninstall demo test bench lint format docs manual screenshots clean

help:
	@echo 'make demo       hear and see the example app, before and after'
	@echo 'make test       build and run every test'
	@echo 'make install    put the command, its modules, completions and man page below PREFIX (release build)'
	@echo 'make uninstall  take them away again'
	@echo 'make lint       check the form of the sources'
	@echo 'make format     put it right'
	@echo 'make bench      measure (release build)'
	@echo 'make docs       the API as web pages, in out/docs'
	@echo 'make manual     write the man page anew'
	@echo 'make screenshots  draw the pictures of the README anew'

packages:
	@scripts/install-packages

build: packages
	$(SWIFT) build $(FLAGS)

release: packages
	@scripts/build out/release.log -c release $(FLAGS) --product curbcut

install: release
	@scripts/install "$$($(SWIFT) build -c release --show-bin-path)" "$(PREFIX)"

uninstall:
	@scripts/uninstall "$(PREFIX)"

demo: packages
	@scripts/build out/build.log $(FLAGS) --product curbcut
	@scripts/demo "$$($(SWIFT) build --show-bin-path)/curbcut"

test:
	@scripts/install-packages testing
	@scripts/install-axe
	@scripts/build out/build.log --build-tests $(FLAGS)
	@scripts/test "$$($(SWIFT) build --show-bin-path)"

bench: packages
	@scripts/bench

lint:
	$(SWIFT) format lint --strict --recursive $(SOURCES)

format:
	$(SWIFT) format --in-place --recursive $(SOURCES)

docs: packages
	@scripts/docs

manual: build
	@scripts/manual "$$($(SWIFT) build --show-bin-path)"

screenshots:
	@scripts/install-packages testing
	@scripts/build out/build.log $(FLAGS) --product curbcut
	@scripts/screenshots "$$($(SWIFT) build --show-bin-path)/curbcut"

clean:
	rm -rf .build Benchmarks/.build out
