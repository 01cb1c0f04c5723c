"""Scenarios of The Bullet: one test per sentence of its rules."""
