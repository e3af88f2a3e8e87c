"""Playing line by line, for screen readers and for pipes: words, numbered lists and typed commands, nothing else."""
