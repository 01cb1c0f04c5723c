"""One table: its people, its games, and the task that changes them."""
