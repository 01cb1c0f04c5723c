# Forwards to dev.py, which needs nothing but Python 3.11+ with pip. Extra arguments: make test ARGS="-k duel"
PYTHON ?= python3
ARGS ?=

COMMANDS := setup play test compile bench soak lint format lock

.PHONY: help $(COMMANDS)

help:
	@$(PYTHON) dev.py --help

$(COMMANDS):
	@$(PYTHON) dev.py $@ $(ARGS)
