"""How fast the engine is, plain and compiled: `python -m benchmarks`. See `docs/speed.md`."""
