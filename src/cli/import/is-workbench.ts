const RUNNERS = /^(?:npx|bunx|pnpx|pnpm|yarn|npm|bun|node|deno|cmd|sh|bash|mise|volta)$/u;

/** Whether a server is the workbench: included in its own configuration, it would start itself without end. */
export function isWorkbench(command: string, args: readonly string[]): boolean {
  const program = programOf(command);
  if (program === "mcp-workbench") return true;
  if (!RUNNERS.test(program)) return false;
  // What a runner runs is the first word that is neither an option nor a runner nor one of its commands.
  const words = args.flatMap((arg) => arg.split(/\s+/u)).filter((word) => !/^(?:-.*|\/[A-Za-z])$/u.test(word));
  const first = words.find((word) => !RUNNERS.test(programOf(word)) && !/^(?:dlx|exec|x|run|call)$/u.test(word));
  return first !== undefined && /^(?:[^@].*[\\/])?mcp-workbench(?:@[^\\/]*|[\\/](?:.*[\\/])?bin\.c?js)?$/u.test(first);
}

/** `C:\tools\npx.cmd` → `npx`. */
function programOf(command: string): string {
  return (command.split(/[\\/]/u).at(-1) ?? "").toLowerCase().replace(/\.(?:cmd|exe|bat|ps1)$/u, "");
}
