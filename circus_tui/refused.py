"""What the command line and the set-up say to input that is no good."""


class Refused(Exception):
    """Input that is refused; the message is a sentence."""
