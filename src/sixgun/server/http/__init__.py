"""The web side of the server: routes, sockets, and the middleware around them."""
