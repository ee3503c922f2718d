"""The rules of Eldervale, chapter by chapter."""
