"""Tests of what all card games share: titles, records, positions, transcripts."""
