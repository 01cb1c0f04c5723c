"""Processes beside the server that do the heavy work."""
