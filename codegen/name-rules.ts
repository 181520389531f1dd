import { type IssueTexts, nameIssueTexts } from "./issue-texts.js";
import type { StringRules } from "./model.js";

/** The rules for keys that emitted functions refer to: each is written once, as a constant in front of them. */
export class NameRules {
  readonly #texts: IssueTexts;
  readonly #sources: string[] = [];

  constructor(texts: IssueTexts) {
    this.#texts = texts;
  }

  refer(names: StringRules): string {
    const source = nameIssueTexts(names, this.#texts);
    if (!this.#sources.includes(source)) this.#sources.push(source);
    return `names${this.#sources.indexOf(source)}`;
  }

  declarations(): readonly string[] {
    return this.#sources.map((source, index) => `const names${index}: readonly NameRule[] = ${source};`);
  }
}
