"""The server: guests, tables, and the page that people play in."""
