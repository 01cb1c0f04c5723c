"""How wheels are built, and how the engine is compiled. Part of the source distribution."""
