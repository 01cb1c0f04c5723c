"""What is said to people: one set of texts (Project Fluent) per language, for every front end."""

from sixgun.wording.language import Language, MissingText, language, languages

__all__ = ["Language", "MissingText", "language", "languages"]
