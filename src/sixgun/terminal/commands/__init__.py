"""The commands of `sixgun`, one module each, with a function of the command's name and one that adds its arguments."""
