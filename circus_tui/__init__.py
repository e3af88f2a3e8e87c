"""The shell: table, store and screens around the engines in `rules`."""
