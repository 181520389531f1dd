import { commands } from "../../generated/commands.js";
import { renderError } from "../../generated/index.js";
import { nearestName } from "../../runtime/nearest-name.js";
import { OK, type RunCommand, UsageError } from "../command.js";

const names = Object.keys(commands);
const optionsOf = (name: string) =>
  [...Object.keys(commands[name as keyof typeof commands].options), "help"].map((option) => `--${option}`);
const choicesOf = (name: string) => commands[name as keyof typeof commands].choices ?? [];
const quoted = (text: string) => text.replaceAll("'", "'\\''");

const SCRIPTS: Readonly<Record<string, () => string>> = { bash, zsh, fish };

export const run: RunCommand = async ({ positionals: [shell], output }) => {
  const available = Object.keys(SCRIPTS).join(", ");
  if (shell === undefined) throw new UsageError(renderError("shell_missing", { available }));
  const script = Object.hasOwn(SCRIPTS, shell) ? SCRIPTS[shell] : undefined;
  if (script === undefined) {
    const nearest = nearestName(shell, Object.keys(SCRIPTS));
    throw new UsageError(
      renderError("unknown_shell", { shell, available, ...(nearest === undefined ? {} : { nearest }) }),
    );
  }
  output.write(script());
  return OK;
};

function bash(): string {
  const cases = names.map((name) => `    ${name}) words="${[...optionsOf(name), ...choicesOf(name)].join(" ")}" ;;`);
  return `_mcp_workbench() {
  local word="\${COMP_WORDS[COMP_CWORD]}" words
  if [ "$COMP_CWORD" -eq 1 ]; then words="${[...names, "--help", "--version"].join(" ")}"
  else case "\${COMP_WORDS[1]}" in
${cases.join("\n")}
  esac; fi
  COMPREPLY=($(compgen -W "$words" -- "$word"))
}
complete -o bashdefault -o default -F _mcp_workbench mcp-workbench
`;
}

function zsh(): string {
  const described = Object.entries(commands).map(([name, { summary }]) => `    '${name}:${quoted(summary)}'`);
  const cases = Object.entries(commands).map(([name, { options }]) => {
    const specs = Object.entries(options).map(([option, { value, description }]) => {
      return `'--${option}[${quoted(description).replace(/[[\]]/gu, "\\$&")}]${value === undefined ? "" : `:${value}:_files`}'`;
    });
    const rest = choicesOf(name).length === 0 ? "'*:file:_files'" : `'1:choice:(${choicesOf(name).join(" ")})'`;
    return `    ${name}) _arguments ${[...specs, rest].join(" ")} ;;`;
  });
  return `#compdef mcp-workbench
_mcp_workbench() {
  local -a commands=(
${described.join("\n")}
  )
  if (( CURRENT == 2 )); then _describe command commands; return; fi
  local command=$words[2]
  shift words; (( CURRENT-- ))
  case $command in
${cases.join("\n")}
  esac
}
# Loaded from a folder for completions it is called at once; otherwise it is announced.
if [ "$funcstack[1]" = "_mcp-workbench" ]; then _mcp_workbench "$@"; else compdef _mcp_workbench mcp-workbench; fi
`;
}

function fish(): string {
  const lines = Object.entries(commands).flatMap(([name, { summary, options }]) => [
    `complete -c mcp-workbench -f -n __fish_use_subcommand -a ${name} -d '${quoted(summary)}'`,
    ...Object.entries(options).map(
      ([option, { value, description }]) =>
        `complete -c mcp-workbench -n '__fish_seen_subcommand_from ${name}' -l ${option}${value === undefined ? "" : " -r"} -d '${quoted(description)}'`,
    ),
    ...choicesOf(name).map(
      (choice) => `complete -c mcp-workbench -f -n '__fish_seen_subcommand_from ${name}' -a ${choice}`,
    ),
  ]);
  return `${lines.join("\n")}\n`;
}
