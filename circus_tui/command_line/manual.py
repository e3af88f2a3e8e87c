"""The manual page, made from the parser, in the language of `man`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from circus_tui import __version__
from circus_tui.command_line.command_words import Argument, Command, Option
from rules.wording import capital

_NAME: Final = "circus-tui"
_FILES: Final = (
    ("~/.local/share/circus-tui/circus.db", "The games, saved with every move; on other systems in their own place."),
)
_ENVIRONMENT: Final = (
    ("NO_COLOR", "If set, nothing is coloured; no meaning is told by colour alone."),
    ("TEXTUAL_ANIMATIONS", "none keeps dice from rolling and the curtain from parting."),
    ("SSH_CONNECTION", "If set, the mouse is left to the terminal, nothing moves by itself, and one seat is offered."),
)
_STATUS: Final = (("0", "All is well."), ("1", "What was given is refused."), ("2", "The usage is wrong."))


def page(commands: Sequence[Command]) -> str:
    """The page as `man` reads it."""
    program, *verbs = commands
    return "\n".join(_page(program, verbs)) + "\n"


def _page(program: Command, verbs: Sequence[Command]) -> Iterator[str]:
    yield f'.TH CIRCUS-TUI 6 "" "{_NAME} {_escaped(__version__)}" "Games"'
    yield from (".SH NAME", f"{_escaped(_NAME)} \\- circus games for one terminal and several people")
    yield from (".SH SYNOPSIS", f".B {_escaped(_NAME)}", _usage(program), "[\\fIVERB\\fR ...]")
    yield from (".SH DESCRIPTION", _escaped(program.help), "Without a verb the lobby opens.")
    yield from (".SH OPTIONS", *_options(program.options))
    yield ".SH VERBS"
    for verb in verbs:
        yield from (".SS " + f"{_escaped(verb.name)} {_usage(verb)}".strip(), _sentence(verb.help))
        for argument in verb.arguments:
            if argument.help:
                yield from (".TP", f".I {_escaped(argument.name)}", _sentence(argument.help))
        yield from _options(verb.options)
    for title, pairs in (("FILES", _FILES), ("ENVIRONMENT", _ENVIRONMENT), ("EXIT STATUS", _STATUS)):
        yield f".SH {title}"
        for name, meaning in pairs:
            yield from (".TP", f".B {_escaped(name)}", _escaped(meaning))


def _usage(command: Command) -> str:
    options = [f"[{'|'.join(option.flags)}{' ' if option.value else ''}{option.value}]" for option in command.options]
    return _escaped(" ".join([*map(_place, command.arguments), *options]))


def _place(argument: Argument) -> str:
    name = f"{argument.name}..." if argument.many else argument.name
    return name if argument.needed else f"[{name}]"


def _options(options: Sequence[Option]) -> Iterator[str]:
    for option in options:
        value = f" \\fI{_escaped(option.value)}\\fR" if option.value else ""
        yield from (".TP", f"\\fB{_escaped(', '.join(option.flags))}\\fR{value}", _sentence(option.help))


def _sentence(words: str) -> str:
    return _escaped(f"{capital(words)}.")


def _escaped(text: str) -> str:
    """Text in which `man` finds none of its own signs."""
    safe = text.replace("\\", "\\e").replace("-", "\\-")
    return f"\\&{safe}" if safe[:1] in (".", "'") else safe
