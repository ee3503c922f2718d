"""Looking back on a finished match: its story, what was to be expected when, which decisions mattered."""
