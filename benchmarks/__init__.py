"""How fast the engine is: `python -m benchmarks`."""
