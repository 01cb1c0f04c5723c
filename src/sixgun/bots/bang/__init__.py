"""Players of BANG!."""
