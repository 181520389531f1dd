import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { ROOT } from "./root.js";

export interface Document {
  /** Path from the project's folder. */
  readonly name: string;
  readonly text: string;
}

/** Every page that people read. */
export async function readDocuments(): Promise<readonly Document[]> {
  const pages = (await readdir(path.join(ROOT, "docs"))).map((file) => `docs/${file}`).sort();
  const names = ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "spec/README.md", ...pages];
  return Promise.all(names.map(readDocument));
}

export async function readDocument(name: string): Promise<Document> {
  return { name, text: await readFile(path.join(ROOT, name), "utf8") };
}

export interface CodeBlock {
  /** Where it is, for people. */
  readonly place: string;
  readonly language: string;
  readonly code: string;
}

export function codeBlocks({ name, text }: Document): readonly CodeBlock[] {
  return [...text.matchAll(/^```(\w*)\n(.*?)^```$/gmsu)].map(({ index, 1: language = "", 2: code = "" }) => ({
    place: `${name}:${text.slice(0, index).split("\n").length + 1}`,
    language,
    code,
  }));
}

/** Commands of shells: those in blocks, and those within sentences that begin as one. */
export function commands(document: Document): readonly string[] {
  const inBlocks = codeBlocks(document)
    .filter(({ language }) => language === "sh" || language === "console")
    .flatMap(({ code }) => code.trim().split("\n"))
    .map((line) => line.replace(/^\$ /u, ""));
  const prose = document.text.replaceAll(/^```.*?^```$/gmsu, "");
  // Capitals and brackets stand for what a reader puts there.
  const inSentences = [...prose.matchAll(/`(np[mx] [^`]*|mcp-workbench( [^`A-Z[\]]*)?)`/gu)].map(([, one = ""]) => one);
  return [...inBlocks, ...inSentences];
}
