"""Players of The Duel."""
