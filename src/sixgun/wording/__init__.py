"""All texts for people: Project Fluent files, one folder per language, for every front end."""

from sixgun.wording.language import Language, MissingText, language, languages

__all__ = ["Language", "MissingText", "language", "languages"]
