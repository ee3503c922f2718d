"""The web application: lobby, tables, people, store, live updates."""
