"""What every card game of this family needs, without a word of any of them."""
