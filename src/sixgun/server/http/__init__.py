"""The web side of the server: routes, sockets, and the guard in front of them."""
