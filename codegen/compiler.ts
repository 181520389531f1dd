import path from "node:path";
import { API, type Diagnostic } from "typescript/unstable/sync";

/** What changed among the files since the last question, and those that it is about. */
export interface Question {
  readonly texts: ReadonlyMap<string, string>;
  readonly gone: readonly string[];
  /** The entry is looked at in any case. */
  readonly wanted: readonly string[];
}

/** What the compiler has against a place in a file. */
export interface Complaint {
  /** By the name that it was given; empty when it is about none. */
  readonly file: string;
  /** Counted from one. */
  readonly line: number;
  readonly text: string;
}

const OPTIONS = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  module: "nodenext",
  target: "es2023",
  lib: ["es2023"],
  skipLibCheck: true,
  resolveJsonModule: true,
  noEmit: true,
  types: [],
};

/**
 * The compiler, which keeps what it has read: the declarations of Zod and the SDK take most of the first answer. The files
 * lie in a folder that nobody else sees, and that says where imported packages are looked for.
 */
export class Compiler {
  readonly #folder: string;
  readonly #config: string;
  readonly #entry: string;
  readonly #texts = new Map<string, string>();
  #isOpen = false;
  readonly #api: API;

  constructor(folder: string, entry: string) {
    // Paths are written in this way on Windows, too.
    this.#folder = folder.split(path.sep).join("/");
    this.#config = this.#pathOf("tsconfig.json");
    this.#entry = entry;
    this.#texts.set(this.#pathOf("package.json"), JSON.stringify({ type: "module" }));
    this.#texts.set(this.#config, JSON.stringify({ compilerOptions: OPTIONS, files: [entry] }));
    this.#api = new API({
      cwd: path.dirname(folder),
      // What gets no answer here is looked for on the disk.
      fs: {
        readFile: (file) => this.#texts.get(file),
        fileExists: (file) => this.#texts.has(file) || undefined,
        directoryExists: (name) => this.#isFolder(name) || undefined,
      },
    });
  }

  ask({ texts, gone, wanted }: Question): readonly Complaint[] {
    const names = [...texts.keys()].map((name) => this.#pathOf(name));
    const created = names.filter((file) => !this.#texts.has(file));
    const changed = names.filter((file) => this.#texts.has(file));
    const deleted = gone.map((name) => this.#pathOf(name));
    for (const [name, text] of texts) this.#texts.set(this.#pathOf(name), text);
    for (const file of deleted) this.#texts.delete(file);

    const snapshot = this.#api.updateSnapshot({
      openProjects: this.#isOpen ? [] : [this.#config],
      fileChanges: { created, changed, deleted },
    });
    this.#isOpen = true;
    const program = snapshot.getProject(this.#config)?.program;
    if (program === undefined) throw new Error("it did not open its project");
    const found = [
      program.getProgramDiagnostics(),
      program.getGlobalDiagnostics(),
      ...[this.#entry, ...wanted]
        .map((name) => this.#pathOf(name))
        .flatMap((file) => [program.getSyntacticDiagnostics(file), program.getSemanticDiagnostics(file)]),
    ];
    snapshot.dispose();
    return found.flat().map((diagnostic) => this.#toComplaint(diagnostic));
  }

  #pathOf(name: string): string {
    return `${this.#folder}/${name}`;
  }

  #isFolder(name: string): boolean {
    return name.startsWith(this.#folder) && [...this.#texts.keys()].some((file) => file.startsWith(`${name}/`));
  }

  #toComplaint(diagnostic: Diagnostic): Complaint {
    const { fileName, pos } = diagnostic;
    if (fileName === undefined) return { file: "", line: 1, text: textsOf(diagnostic).join(" ") };
    return {
      file: path.posix.relative(this.#folder, fileName),
      line: (this.#texts.get(fileName) ?? "").slice(0, pos).split("\n").length,
      text: textsOf(diagnostic).join(" "),
    };
  }
}

function textsOf({ text, messageChain = [] }: Diagnostic): readonly string[] {
  return [text, ...messageChain.flatMap(textsOf)];
}
