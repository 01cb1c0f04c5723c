"""The server: guests, tables, rooms, and the page that people play in."""
