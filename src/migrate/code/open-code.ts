import path from "node:path";
import type { Project as MorphProject, SourceFile, ts as TS } from "ts-morph";
import { Project, ts } from "./compiler.js";
import { CONTRACT_TYPES } from "./contract-types.js";
import { naming } from "./odd-code.js";

export interface SourceText {
  readonly file: string;
  readonly text: string;
}

/** Code with its types, ready to be asked. */
export interface Code {
  readonly checker: TS.TypeChecker;
  /** The files that were asked for, as far as they are code. */
  readonly given: readonly TS.SourceFile[];
  /** Those that are not, and where. */
  readonly broken: readonly { readonly file: string; readonly offset: number }[];
  /** All files of the person's own that are known, given or not. */
  readonly files: readonly TS.SourceFile[];
  /** Whether everything that can import a file is among `files`, as the project's configuration says. */
  readonly isWithinProject: (file: TS.SourceFile) => boolean;
  /** The name by which a file was given, or else its path. */
  readonly nameOf: (file: TS.SourceFile) => string;
  readonly isContract: (file: TS.SourceFile) => boolean;
  readonly referencesTo: (name: TS.Identifier) => readonly TS.Identifier[];
}

/**
 * The files that were given, within the project whose `tsconfig.json` is named, if any. Odd ones are those that the
 * compiler cannot take: nobody knows what they do with what others export.
 */
export function openCode(
  sources: readonly SourceText[],
  tsconfig: string | undefined,
  odd: ReadonlySet<string> = new Set(),
): Code {
  const project = openProject(tsconfig);
  const configured = new Set(project.getSourceFiles().map((file) => file.getFilePath().toString()));
  const folder = path.dirname(path.resolve(sources[0]?.file ?? "."));
  const contract = project.createSourceFile(path.join(folder, "mcp-workbench-contract.d.ts"), CONTRACT_TYPES, {
    overwrite: true,
  }).compilerNode;
  const names = new Map<string, string>();
  for (const { file, text } of sources) {
    if (odd.has(file)) continue;
    const added = naming(file, () => addSource(project, path.resolve(file), text));
    names.set(added.getFilePath(), file);
  }
  for (const { compilerNode } of project.getSourceFiles()) makeModule(compilerNode);
  const service = project.getLanguageService().compilerObject;
  const program = service.getProgram();
  if (program === undefined) throw new Error("the compiler has no program");
  const files = program.getSourceFiles().filter((file) => {
    const isForeign = program.isSourceFileFromExternalLibrary(file) || program.isSourceFileDefaultLibrary(file);
    return names.has(file.fileName) || (!isForeign && file.fileName !== contract.fileName && !odd.has(file.fileName));
  });
  const asked = files
    .filter(({ fileName }) => names.has(fileName))
    .map((file) => ({ file, errorAt: program.getSyntacticDiagnostics(file)[0]?.start }));
  return {
    checker: program.getTypeChecker(),
    files,
    given: asked.filter(({ errorAt }) => errorAt === undefined).map(({ file }) => file),
    broken: asked.flatMap(({ file, errorAt: offset }) =>
      offset === undefined ? [] : [{ file: names.get(file.fileName) ?? file.fileName, offset }],
    ),
    isWithinProject: ({ fileName }) => odd.size === 0 && configured.has(fileName),
    nameOf: ({ fileName }) => names.get(fileName) ?? fileName,
    isContract: ({ fileName }) => fileName === contract.fileName,
    referencesTo: (name) => {
      const found = service.findReferences(name.getSourceFile().fileName, name.getStart()) ?? [];
      return found.flatMap(({ references }) =>
        references.flatMap(({ fileName, textSpan }) => {
          const file = program.getSourceFile(fileName);
          const node = file === undefined ? undefined : identifierAt(file, textSpan.start);
          return node === undefined || node === name ? [] : [node];
        }),
      );
    },
  };
}

function openProject(tsconfig: string | undefined): MorphProject {
  const { ScriptTarget, ModuleKind, ModuleResolutionKind, JsxEmit } = ts;
  // What the compiler has to say is never shown, and to write down what `noImplicitAny` asks for can lead it in circles.
  const always = { allowJs: true, noEmit: true, skipLibCheck: true, noImplicitAny: false };
  if (tsconfig !== undefined) {
    try {
      return new Project({ tsConfigFilePath: tsconfig, compilerOptions: always });
    } catch {
      // A configuration that this compiler cannot read: less is known of the types then, and less is proven.
    }
  }
  const usual = {
    target: ScriptTarget.ESNext,
    module: ModuleKind.ESNext,
    moduleResolution: ModuleResolutionKind.Bundler,
    jsx: JsxEmit.Preserve,
    strict: true,
  };
  return new Project({ compilerOptions: { ...usual, ...always } });
}

function addSource(project: MorphProject, file: string, text: string): SourceFile {
  const add = (code: string) => project.createSourceFile(file, code, { overwrite: true });
  const added = add(text);
  if (isModule(added.compilerNode) || !text.includes("await") || COMMON_JS.test(file)) return added;
  // In a script `await` may be a name, and is read as one before a bracket. At the end an export moves nothing.
  const asModule = `${text}\nexport {};`;
  return parseErrorIn(file, asModule) === undefined ? add(asModule) : added;
}

const COMMON_JS = /\.c[jt]s$/iu;

type MaybeModule = TS.SourceFile & { externalModuleIndicator?: TS.Node | true };

function isModule({ externalModuleIndicator }: MaybeModule): boolean {
  return externalModuleIndicator !== undefined;
}

/**
 * Every file is a module of its own, as in Node: without imports and exports the compiler would take equal names in two
 * files for the same variable. ts-morph passes the option `moduleDetection` over, so this does what that would do.
 */
function makeModule(file: MaybeModule): void {
  if (!file.isDeclarationFile) file.externalModuleIndicator ??= true;
}

function identifierAt(file: TS.SourceFile, offset: number): TS.Identifier | undefined {
  let node: TS.Node = file;
  for (;;) {
    const inner: TS.Node | undefined = ts.forEachChild(node, (child) =>
      child.getStart(file) <= offset && offset < child.end ? child : undefined,
    );
    if (inner === undefined) return ts.isIdentifier(node) ? node : undefined;
    node = inner;
  }
}

/** The first thing in a file that is no code, neither in a script nor in a module, if any. */
export function syntaxErrorIn({ file, text }: SourceText): number | undefined {
  const error = parseErrorIn(file, text);
  if (error === undefined || COMMON_JS.test(file)) return error;
  return parseErrorIn(file, text, ts.ModuleDetectionKind.Force) === undefined ? undefined : error;
}

function parseErrorIn(file: string, text: string, moduleDetection?: TS.ModuleDetectionKind): number | undefined {
  const { diagnostics = [] } = ts.transpileModule(text, {
    fileName: file,
    reportDiagnostics: true,
    compilerOptions: {
      allowJs: true,
      jsx: ts.JsxEmit.Preserve,
      target: ts.ScriptTarget.ESNext,
      ...(moduleDetection === undefined ? {} : { moduleDetection }),
    },
  });
  return diagnostics.find(({ category }) => category === ts.DiagnosticCategory.Error)?.start;
}
