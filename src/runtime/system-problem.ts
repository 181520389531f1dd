import { texts } from "../generated/texts.js";

const PROBLEMS: Readonly<Record<string, () => string>> = {
  ENOENT: texts.system_not_found,
  EISDIR: texts.system_folder,
  ENOTDIR: texts.system_no_folder,
  EACCES: texts.system_denied,
  EPERM: texts.system_denied,
  EROFS: texts.system_read_only,
  ENOSPC: texts.system_full,
};

/** Why a file cannot be read or written, in words instead of the system's code. */
export function systemProblem(error: unknown, doing: "reading" | "writing" = "reading"): string {
  const { code = "", message } = error as NodeJS.ErrnoException;
  if (code === "ENOENT" && doing === "writing") return texts.system_folder_not_found();
  return Object.hasOwn(PROBLEMS, code) ? (PROBLEMS[code]?.() ?? code) : code || message;
}
