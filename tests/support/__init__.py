"""What tests share: tables for scenarios, random games, a command line, files to read."""
