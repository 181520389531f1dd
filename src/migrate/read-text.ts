import { readFile } from "node:fs/promises";

/** A file's text. The mark that some editors put in front is kept aside, so that offsets mean the same to everybody. */
export interface FileText {
  readonly mark: string;
  readonly text: string;
}

const MARK = "\uFEFF";

/** Undefined where the bytes are not UTF-8: writing them back would change them. */
export async function readText(file: string): Promise<FileText | undefined> {
  const bytes = await readFile(file);
  const text = bytes.toString("utf8");
  if (!Buffer.from(text, "utf8").equals(bytes)) return undefined;
  return text.startsWith(MARK) ? { mark: MARK, text: text.slice(MARK.length) } : { mark: "", text };
}
