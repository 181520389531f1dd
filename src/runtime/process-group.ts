import { type ChildProcess, spawn } from "node:child_process";

const isPosix = process.platform !== "win32";

/** Spawn options that make a child the leader of a group of its own, so that it can be ended with all its descendants. */
export const OWN_GROUP = { detached: isPosix, windowsHide: true } as const;

/** Signals a whole group; the group may be gone already. */
export function signalGroup(leader: number, signal: "SIGTERM" | "SIGKILL"): void {
  if (!isPosix) {
    // Windows has no groups; the tree of a process is ended by a program of its own.
    spawn("taskkill", ["/pid", String(leader), "/T", "/F"], { stdio: "ignore", windowsHide: true }).on("error", ignore);
    return;
  }
  try {
    process.kill(-leader, signal);
  } catch {
    // No such process: that is what was wanted.
  }
}

/** Waits for the end of its input, which comes even when the workbench is killed, and then ends what is still listed. */
const SCRIPT = `
trap '' INT TERM HUP
groups=
while read -r sign group; do
  case $sign in
    +) groups="$groups $group" ;;
    -) rest=; for one in $groups; do [ "$one" = "$group" ] || rest="$rest $one"; done; groups=$rest ;;
  esac
done
[ -n "$groups" ] || exit 0
sleep 1
for one in $groups; do kill -TERM "-$one"; done 2>/dev/null
sleep 1
for one in $groups; do kill -KILL "-$one"; done 2>/dev/null
`;

/**
 * Ends the groups of children if the workbench itself is killed and cannot. Most children end by themselves when their
 * input does; this is for those that do not. A shell, because it must be small: it lives as long as the workbench.
 */
export class Reaper {
  #shell: ChildProcess | undefined;

  watch(leader: number): void {
    if (!isPosix) return;
    this.#shell ??= startShell();
    this.#shell.stdin?.write(`+ ${leader}\n`);
  }

  forget(leader: number): void {
    this.#shell?.stdin?.write(`- ${leader}\n`);
  }

  close(): void {
    this.#shell?.stdin?.end();
    this.#shell = undefined;
  }
}

function startShell(): ChildProcess {
  const shell = spawn("/bin/sh", ["-c", SCRIPT], { ...OWN_GROUP, stdio: ["pipe", "ignore", "ignore"] });
  // Without a shell the children still see the end of their input.
  shell.on("error", ignore);
  shell.stdin?.on("error", ignore);
  shell.unref();
  return shell;
}

function ignore(): void {}
