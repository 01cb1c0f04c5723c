"""All texts for people: Project Fluent files, one folder per language, for every front end."""

from sixgun.wording.language import Language, MissingText, language
from sixgun.wording.language_codes import ENGLISH, best_language, languages

__all__ = ["ENGLISH", "Language", "MissingText", "best_language", "language", "languages"]
