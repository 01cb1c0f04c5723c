"""The commands of dev.py. Standard library only, because they run before anything is installed."""
