import path from "node:path";
import { texts } from "../../generated/texts.js";
import { CLIENTS } from "./clients.js";
import { DraftText, escapeText, joinTexts, type Placeholder, reference } from "./draft.js";
import { findSecrets } from "./find-secrets.js";
import type { Source } from "./read-source.js";
import { type EditorVariable, isName, type Piece, splitVariables, toName } from "./translate-variables.js";

/** Where a text stands in a server's entry, for notes, and what it is called, for secrets. */
export interface TextPlace {
  readonly place: string;
  readonly key?: string;
}

type Part = string | Placeholder;

/** What stands beside a variable and is no secret, whatever the key: a scheme, or nothing but signs. */
const HARMLESS = /^(?:\s*(?:Bearer|Basic|Token|ApiKey|Digest)|[a-z][a-z0-9+.-]*:\/\/|[^A-Za-z0-9]*)\s*$/iu;

/** Turns the texts of one server into the workbench's syntax, without their secrets. */
export class TextDrafter {
  readonly notes: string[] = [];
  readonly #source: Source;
  readonly #server: string;

  constructor(source: Source, server: string) {
    this.#source = source;
    this.#server = server;
  }

  draft(text: string, place: TextPlace): DraftText {
    const pieces = splitVariables(text, CLIENTS[this.#source.client].variables);
    const parts = pieces.flatMap((piece) => {
      const isHarmless = pieces.length > 1 && piece.kind === "text" && HARMLESS.test(piece.text);
      return this.#draftPiece(piece, isHarmless ? { place: place.place } : place);
    });
    return new DraftText(merged(parts));
  }

  note(note: string): void {
    if (!this.notes.includes(note)) this.notes.push(note);
  }

  #draftPiece(piece: Piece, place: TextPlace): readonly Part[] {
    if (piece.kind === "variable") return [this.#variable(piece, place)];
    if (piece.kind === "input") return [this.#input(piece.id)];
    if (piece.kind === "editor") return [this.#editor(piece.name)];
    if (piece.kind === "text") return this.#withoutSecrets(piece.text, place);
    const original = `{file:${piece.path}}`;
    return [{ identity: original, name: this.#name(place.key ?? "token"), original }];
  }

  #withoutSecrets(text: string, { place, key }: TextPlace): readonly Part[] {
    if (text.includes("${")) this.note(texts.import_note_literal({ places: place }));
    const parts: Part[] = [];
    let end = 0;
    for (const found of findSecrets(text, key)) {
      const value = text.slice(found.start, found.end);
      const name = this.#name(found.label);
      parts.push(escapeText(text.slice(end, found.start)), { identity: `${name}\0${value}`, name, value });
      end = found.end;
    }
    return [...parts, escapeText(text.slice(end))];
  }

  #variable({ name, fallback }: Piece & { readonly kind: "variable" }, { key }: TextPlace): Part {
    const isSecret = fallback !== undefined && [key, name].some((called) => findSecrets(fallback, called).length > 0);
    if (isSecret) this.note(texts.import_note_default({ variable: name }));
    const kept = isSecret ? undefined : fallback;
    if (isName(name)) return reference(name, kept);
    const identity = `variable\0${name}`;
    return {
      identity,
      name: toName(name) || "VARIABLE",
      original: name,
      ...(kept === undefined ? {} : { fallback: kept }),
    };
  }

  #input(id: string): Placeholder {
    const { file, inputs } = this.#source;
    const input = inputs.get(id);
    const fallback = input?.["default"];
    const isKept =
      typeof fallback === "string" &&
      input?.["password"] !== true &&
      !/[{}]/u.test(fallback) &&
      findSecrets(fallback, id).length === 0;
    const original = `\${input:${id}}`;
    return { identity: `${original}\0${file}`, name: toName(id) || "INPUT", original, ...(isKept ? { fallback } : {}) };
  }

  #editor(name: EditorVariable): string {
    if (name === "pathSeparator" || name === "/") return path.sep;
    if (name === "userHome") return reference(path.sep === "\\" ? "USERPROFILE" : "HOME");
    // An absolute path works wherever a client starts the workbench.
    const { project = "." } = this.#source;
    const variable = reference("WORKSPACE_FOLDER", /[{}]/u.test(project) ? "." : project);
    this.note(texts.import_note_variable({ original: `\${${name}}`, variable }));
    return variable;
  }

  /** A name for the variable of a secret. What is called like an environment variable keeps its name. */
  #name(label: string): string {
    if (/^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$/u.test(label)) return label;
    const own = toName(label.replace(/^-*(?:x-(?=.))?/iu, "")) || "SECRET";
    const generic = own === "AUTHORIZATION" || own === "AUTH" ? "TOKEN" : own;
    const server = toName(this.#server) || "SERVER";
    return generic.startsWith(`${server}_`) ? generic : `${server}_${generic}`;
  }
}

/** Texts that follow each other as one. */
function merged(parts: readonly Part[]): readonly Part[] {
  const result: Part[] = [];
  for (const part of parts) {
    const last = result.at(-1);
    if (typeof part === "string" && typeof last === "string") result[result.length - 1] = joinTexts([last, part]);
    else if (part !== "") result.push(part);
  }
  return result;
}
