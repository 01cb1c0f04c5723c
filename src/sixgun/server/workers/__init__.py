"""Worker processes for the heavy work."""
