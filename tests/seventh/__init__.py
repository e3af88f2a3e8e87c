"""A small seventh game, whole: what it takes to add one, tried by `tests/test_seventh.py`."""
