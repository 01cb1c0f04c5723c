"""How fast the engine is (`python -m benchmarks`), and whether it holds (`python -m benchmarks.soak`)."""
