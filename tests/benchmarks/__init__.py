"""How fast the engines are, and what a long game costs: `python -m tests.benchmarks`."""
