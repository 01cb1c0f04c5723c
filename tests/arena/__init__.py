"""Tests of the arena and the balance studies."""
