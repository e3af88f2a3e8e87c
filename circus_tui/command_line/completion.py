"""Completion for shells, made from the parser: a script that the shell reads once."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

from circus_tui.command_line.command_words import Command, Option, settings_of
from rules import GAMES

_BASH: Final = """\
# Completion of circus-tui for bash: source <(circus-tui completion bash)
_circus_tui() {
    local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]} verb= game= word i
    for ((i = 1; i < COMP_CWORD; i++)); do
        word=${COMP_WORDS[i]}
        case $word in
            --data) ((i++)) ;;
            -*) ;;
            *) if [[ -z $verb ]]; then verb=$word; elif [[ -z $game ]]; then game=$word; fi ;;
        esac
    done
    COMPREPLY=()
    case $verb:$prev in
@VALUES@
    esac
    if [[ $prev == --option ]]; then
        case $game in
@SETTINGS@
        esac
        return
    fi
    case $verb in
@VERBS@
    esac
}
complete -o nosort -F _circus_tui circus-tui 2>/dev/null || complete -F _circus_tui circus-tui
"""

_ZSH: Final = """\
#compdef circus-tui
# Completion of circus-tui for zsh: circus-tui completion zsh > a folder of $fpath/_circus-tui
_circus_tui() {
    local curcontext=$curcontext state line
    typeset -A opt_args
    _arguments -C @GLOBAL@ '1: :->verb' '*:: :->rest'
    case $state in
        verb)
            local -a verbs
            verbs=(@NAMES@)
            _describe verb verbs ;;
        rest)
            case $words[1] in
@VERBS@
            esac ;;
    esac
}
if [[ $funcstack[1] == _circus-tui ]]; then _circus_tui "$@"; else compdef _circus_tui circus-tui; fi
"""


def bash(commands: Sequence[Command]) -> str:
    """The script for bash."""
    values = [line for command in commands for option in command.options for line in _bash_value(command, option)]
    settings = [f"            {slug}) {_compgen(settings_of(slug))} ;;" for slug in GAMES]
    verbs = [f'        "{command.name}") {_bash_words(command, commands)} ;;' for command in commands]
    return _filled(_BASH, VALUES=values, SETTINGS=settings, VERBS=verbs)


def _bash_value(command: Command, option: Option) -> Iterator[str]:
    """What may follow an option: words, a path, or whatever somebody types."""
    if not option.takes or "--option" in option.flags:
        return
    pattern = "|".join(f"{command.name}:{flag}" for flag in option.flags)
    path = {"file": "f", "folder": "d"}.get(option.takes)
    reply = f'COMPREPLY=($(compgen -{path} -- "$cur"))' if path else _compgen(option.words)
    yield f"        {pattern}) {reply}; return ;;"


def _bash_words(command: Command, commands: Sequence[Command]) -> str:
    names = [other.name for other in commands if other.name] if not command.name else []
    words = [*names, *(word for argument in command.arguments for word in argument.words), *_flags(command)]
    files = '; COMPREPLY+=($(compgen -f -- "$cur"))' if any(arg.takes == "file" for arg in command.arguments) else ""
    return f"{_compgen(words)}{files}"


def _compgen(words: Iterable[str]) -> str:
    return f'COMPREPLY=($(compgen -W "{" ".join(words)}" -- "$cur"))'


def _flags(command: Command) -> list[str]:
    return [flag for option in command.options for flag in option.flags]


def zsh(commands: Sequence[Command]) -> str:
    """The script for zsh."""
    program, *verbs = commands
    names = " ".join(_quoted(f"{verb.name}:{verb.help}") for verb in verbs)
    lines = [f"                {verb.name}) _arguments {_zsh_words(verb)} ;;" for verb in verbs]
    return _filled(_ZSH, GLOBAL=[_zsh_words(program)], NAMES=[names], VERBS=lines)


def _zsh_words(command: Command) -> str:
    specs = [spec for option in command.options for spec in _zsh_option(option)]
    for place, argument in enumerate(command.arguments, start=1):
        where = "*" if argument.many else str(place)
        specs.append(f"{where}:{_plain(argument.name)}:{_zsh_action(argument.takes, argument.words)}")
    return " ".join(map(_quoted, specs))


def _zsh_option(option: Option) -> Iterator[str]:
    settings = tuple(setting for slug in GAMES for setting in settings_of(slug))
    for flag in option.flags:
        words = settings if flag == "--option" else option.words
        value = f":{_plain(option.value)}:{_zsh_action(option.takes, words)}" if option.takes else ""
        yield f"{'*' if flag == '--option' else ''}{flag}[{_plain(option.help)}]{value}"


def _zsh_action(takes: str, words: Sequence[str]) -> str:
    if words:
        return f"({' '.join(dict.fromkeys(words))})"
    return {"file": "_files", "folder": "_files -/"}.get(takes, "")


def _plain(text: str) -> str:
    """Text without the signs that zsh reads in its descriptions."""
    return text.replace("[", "(").replace("]", ")").replace(":", " ")


def _quoted(text: str) -> str:
    return "'" + text.replace("'", "'\\''") + "'"


def fish(commands: Sequence[Command]) -> str:
    """The script for fish."""
    program, *verbs = commands
    lines = ["# Completion of circus-tui for fish: circus-tui completion fish | source", "complete -c circus-tui -f"]
    lines += (f"{_fish(option)}" for option in program.options)
    alone = f"not __fish_seen_subcommand_from {' '.join(verb.name for verb in verbs)}"
    for verb in verbs:
        lines.append(f"complete -c circus-tui -n {_quoted(alone)} -a {verb.name} -d {_quoted(verb.help)}")
    for verb in verbs:
        lines += _fish_verb(verb)
    return "\n".join(lines) + "\n"


def _fish_verb(verb: Command) -> Iterator[str]:
    seen = f"__fish_seen_subcommand_from {verb.name}"
    yield from (_fish(option, seen) for option in verb.options if "--option" not in option.flags)
    for argument in verb.arguments:
        if argument.words:
            yield f"complete -c circus-tui -n {_quoted(seen)} -a {_quoted(' '.join(argument.words))}"
        elif argument.takes == "file":
            yield f"complete -c circus-tui -n {_quoted(seen)} -F"
    if any("--option" in option.flags for option in verb.options):
        for slug in GAMES:
            known = _quoted(f"{seen}; and __fish_seen_subcommand_from {slug}")
            yield f"complete -c circus-tui -n {known} -l option -x -a {_quoted(' '.join(settings_of(slug)))}"


def _fish(option: Option, when: str = "") -> str:
    flags = " ".join(f"-l {flag[2:]}" if flag.startswith("--") else f"-s {flag[1:]}" for flag in option.flags)
    follows = {"file": " -r -F", "folder": " -x -a '(__fish_complete_directories)'", "word": " -x"}.get(
        option.takes, ""
    )
    words = f" -a {_quoted(' '.join(option.words))}" if option.words else ""
    condition = f" -n {_quoted(when)}" if when else ""
    return f"complete -c circus-tui{condition} {flags}{follows}{words} -d {_quoted(option.help)}"


def _filled(script: str, **parts: Sequence[str]) -> str:
    for name, lines in parts.items():
        script = script.replace(f"@{name}@", "\n".join(lines))
    return script


SHELLS: Final[dict[str, Callable[[Sequence[Command]], str]]] = {"bash": bash, "zsh": zsh, "fish": fish}
