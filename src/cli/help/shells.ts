// The scripts with which shells complete `vitp`.

import { shellWord } from '../../text/index.js';
import type { CompletedCommand, Values } from './completion.js';

export const SHELLS = ['bash', 'zsh', 'fish'] as const;
type Shell = (typeof SHELLS)[number];

/** The script for a shell, with where it is to be put. */
export const completionScript = (shell: Shell, commands: readonly CompletedCommand[]): string =>
  ({ bash, zsh, fish })[shell](commands);

const wordsOf = (values: Values | undefined): string => (Array.isArray(values) ? values.join(' ') : '');

function bash(commands: readonly CompletedCommand[]): string {
  const values = commands.flatMap(({ name, options }) =>
    options.flatMap(({ long, values }) =>
      values === undefined || values === 'file'
        ? []
        : [`    '${name} ${long}') words=${shellWord(wordsOf(values))}; only=1 ;;`],
    ),
  );
  const files = commands.flatMap(({ name, options }) =>
    options.filter((option) => option.values === 'file').map(({ long }) => `'${name} ${long}'`),
  );
  const options = commands.map(
    ({ name, options: list, values: own }) =>
      `    ${name}) options=${shellWord(list.map((o) => o.long).join(' '))}; words=${shellWord(wordsOf(own))} ;;`,
  );
  return `# Completion of vitp for bash. Put it into ~/.bashrc with: eval "$(vitp completion bash)"
_vitp() {
  local cur=\${COMP_WORDS[COMP_CWORD]} words= options= only=
  COMPREPLY=()
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W '${commands.map((c) => c.name).join(' ')} --help --version' -- "$cur"))
    return
  fi
  case "\${COMP_WORDS[1]} \${COMP_WORDS[COMP_CWORD-1]}" in
    ${files.join('|')}) COMPREPLY=($(compgen -f -- "$cur")); return ;;
${values.join('\n')}
  esac
  if [ -n "$only" ]; then
    COMPREPLY=($(compgen -W "$words" -- "$cur"))
    return
  fi
  case "\${COMP_WORDS[1]}" in
${options.join('\n')}
  esac
  case "$cur" in
    -*) COMPREPLY=($(compgen -W "$options" -- "$cur")) ;;
    *) COMPREPLY=($(compgen -W "$words" -- "$cur") $(compgen -f -- "$cur")) ;;
  esac
}
complete -o filenames -F _vitp vitp
`;
}

/** Signs that mean something in the descriptions of zsh. */
const zshText = (text: string): string => text.replace(/[[\]:\\]/g, '\\$&');

function zsh(commands: readonly CompletedCommand[]): string {
  const action = (values: Values): string =>
    values === 'file' ? ':file:_files' : values === 'text' ? ':value:' : `:value:(${values.join(' ')})`;
  const cases = commands.map(({ name, options, values }) => {
    const list = options.map(({ long, about, values: own }) =>
      shellWord(`${long}[${zshText(about)}]${own === undefined ? '' : action(own)}`),
    );
    const others = Array.isArray(values) ? `'*:argument:(${values.join(' ')})'` : "'*:file:_files'";
    return `    ${name})\n      _arguments ${[...list, others].join(' \\\n        ')} ;;`;
  });
  const names = commands.map(({ name, about }) => `    ${shellWord(`${name}:${zshText(about)}`)}`);
  return `#compdef vitp
# Completion of vitp for zsh. Put it into ~/.zshrc, behind compinit, with: eval "$(vitp completion zsh)"
_vitp() {
  local -a commands
  commands=(
${names.join('\n')}
  )
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  local command=$words[2]
  shift words
  (( CURRENT-- ))
  case $command in
${cases.join('\n')}
  esac
}
compdef _vitp vitp
`;
}

/** In single quotes fish knows two signs. */
const fishText = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`;

function fish(commands: readonly CompletedCommand[]): string {
  const lines = commands.flatMap(({ name, about, options, values }) => {
    const here = `-n '__fish_seen_subcommand_from ${name}'`;
    return [
      `complete -c vitp -n __fish_use_subcommand -f -a ${name} -d ${fishText(about)}`,
      ...(Array.isArray(values) ? [`complete -c vitp ${here} -a ${fishText(values.join(' '))}`] : []),
      ...options.map(({ long, about: what, values: own }) => {
        const taken =
          own === undefined ? '' : own === 'file' ? ' -r' : own === 'text' ? ' -x' : ` -x -a ${fishText(wordsOf(own))}`;
        return `complete -c vitp ${here} -l ${long.slice(2)}${taken} -d ${fishText(what)}`;
      }),
    ];
  });
  return `# Completion of vitp for fish. Put it into ~/.config/fish/config.fish with: vitp completion fish | source\n${lines.join('\n')}\n`;
}
