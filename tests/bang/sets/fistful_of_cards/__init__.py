"""Scenarios of A Fistful of Cards."""
