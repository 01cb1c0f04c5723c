"""Programs for working on Sixgun: see docs/tools.md."""
