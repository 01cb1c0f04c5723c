"""The engine: questions and answers, hidden cards, news, copies and records. It knows no rule of any game."""
