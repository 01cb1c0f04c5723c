"""What the card games share above the kernel: cards, seats, effects and texts. No rule of any game."""
