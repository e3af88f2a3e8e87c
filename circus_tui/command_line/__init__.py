"""The verbs of the command line, each imported when it is carried out."""
