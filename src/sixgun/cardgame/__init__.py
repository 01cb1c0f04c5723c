"""What the card games share above the kernel: cards, seats, effects, notation and records. No rule of any game."""
