import { isObject } from "../../generated/index.js";

/** What is not written down: a variable takes its place. Two with the same identity share one. */
export interface Placeholder {
  readonly identity: string;
  /** The name that its variable gets, if that is free. */
  readonly name: string;
  /** What it stands for, where that is known. Never written or shown. */
  readonly value?: string;
  readonly fallback?: string;
  /** What the client calls it, where that is not the name of a variable. */
  readonly original?: string;
}

/** A string of the new configuration: text in the workbench's own syntax, and placeholders. */
export class DraftText {
  readonly parts: readonly (string | Placeholder)[];

  constructor(parts: readonly (string | Placeholder)[]) {
    this.parts = parts;
  }
}

export type DraftValue = DraftText | number | boolean | readonly DraftValue[] | DraftServer;

/** A server's entry, or a part of it, whose placeholders have no names yet. */
export interface DraftServer {
  readonly [key: string]: DraftValue | undefined;
}

export type NameOf = (placeholder: Placeholder) => string;

/** The entry as it is written. */
export function render(value: DraftValue | undefined, nameOf: NameOf): unknown {
  if (value instanceof DraftText) return renderText(value, nameOf);
  if (isList(value)) return value.map((item) => render(item, nameOf));
  if (typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]) => (item === undefined ? [] : [[key, render(item, nameOf)]])),
  );
}

function renderText({ parts }: DraftText, nameOf: NameOf): string {
  return joinTexts(parts.map((part) => (typeof part === "string" ? part : reference(nameOf(part), part.fallback))));
}

export function reference(name: string, fallback?: string): string {
  return fallback === undefined ? `\${${name}}` : `\${${name}:-${fallback}}`;
}

/** Text as the workbench writes it: `${` that is no variable gets a second dollar. */
export function escapeText(text: string): string {
  return text.replaceAll("${", () => "$${");
}

/** Texts in the workbench's syntax one behind the other. */
export function joinTexts(texts: readonly string[]): string {
  return texts.reduce((all, text) => {
    // A dollar before a variable would make it a literal text; a default is the only other way to write one.
    const [dollars = ""] = text.startsWith("${") ? (/\$+$/u.exec(all) ?? []) : [];
    const before = dollars === "" ? all : all.slice(0, -dollars.length) + reference("WORKBENCH_DOLLAR", dollars);
    return before + text;
  }, "");
}

/** Whether an entry of the configuration says the same, and which variables stand for which placeholders if so. */
export function matchValue(
  value: DraftValue | undefined,
  present: unknown,
  found: [name: string, placeholder: Placeholder][],
): boolean {
  if (value instanceof DraftText) return typeof present === "string" && matchText(value, present, found);
  if (isList(value)) {
    return (
      Array.isArray(present) &&
      present.length === value.length &&
      value.every((item, index) => matchValue(item, present[index], found))
    );
  }
  if (typeof value !== "object") return value === present;
  if (!isObject(present)) return false;
  const entries = Object.entries(value).filter(([, item]) => item !== undefined);
  return (
    Object.keys(present).length === entries.length &&
    entries.every(([key, item]) => Object.hasOwn(present, key) && matchValue(item, present[key], found))
  );
}

export function isList(value: DraftValue | undefined): value is readonly DraftValue[] {
  return Array.isArray(value);
}

function matchText({ parts }: DraftText, present: string, found: [string, Placeholder][]): boolean {
  const placeholders = parts.filter((part) => typeof part !== "string");
  // With a name that nothing else has in the place of each variable, the rest of the text must be the same.
  const marked = joinTexts(parts.map((part) => (typeof part === "string" ? part : reference("\0", part.fallback))));
  const pattern = marked.split("${\0").map((text) => text.replace(/[\\^$.*+?()[\]{}|]/gu, "\\$&"));
  const match = new RegExp(`^${pattern.join("\\$\\{([A-Za-z_][A-Za-z0-9_]*)")}$`, "u").exec(present);
  if (match === null) return false;
  placeholders.forEach((placeholder, index) => {
    found.push([match[index + 1] ?? "", placeholder]);
  });
  return true;
}

export function placeholdersIn(value: DraftValue | undefined): readonly Placeholder[] {
  if (value instanceof DraftText) return value.parts.filter((part) => typeof part !== "string");
  return typeof value === "object" ? Object.values(value).flatMap(placeholdersIn) : [];
}
