"""What is printed: the console, its colours, hands and progress bars."""
