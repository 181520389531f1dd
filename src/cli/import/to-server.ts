import { isObject } from "../../generated/index.js";
import { texts } from "../../generated/texts.js";
import { CLIENTS } from "./clients.js";
import { type DraftServer, DraftText, type DraftValue, reference } from "./draft.js";
import { TextDrafter } from "./draft-text.js";
import { isWorkbench } from "./is-workbench.js";
import { isPath, isSecretByKey } from "./looks-secret.js";
import type { JsonObject, RawServer, Source } from "./read-source.js";
import { isName } from "./translate-variables.js";

/** A client's server in the workbench's form, or why it cannot be had. */
export interface Drafted {
  readonly name: string;
  readonly source: Source;
  readonly draft?: DraftServer;
  readonly skipped?: string;
  readonly notes: readonly string[];
}

const STDIO = new Set(["stdio", "local"]);
const HTTP = new Set(["http", "https", "sse", "remote", "streamable-http", "streamable_http", "streamablehttp"]);
const HEADER_FLAG = /^(?:-H|--headers?)$/u;
const LONGEST = 600_000;

export function toServer(raw: RawServer, source: Source): Drafted {
  return new ServerReader(raw, source).read();
}

/** Reads a client's entry key by key; what nobody has asked for in the end is named in a note. */
class ServerReader {
  readonly #raw: RawServer;
  readonly #source: Source;
  readonly #texts: TextDrafter;
  readonly #used = new Set<string>();
  readonly #dropped: string[] = [];
  #envOfCommand: JsonObject | undefined;

  constructor(raw: RawServer, source: Source) {
    this.#raw = raw;
    this.#source = source;
    this.#texts = new TextDrafter(source, raw.name);
  }

  read(): Drafted {
    const { name } = this.#raw;
    const drafted = this.#readKind();
    const isSkipped = typeof drafted === "string";
    const rest = Object.keys(this.#raw.entry).filter((key) => !this.#used.has(key));
    const dropped = [...rest, ...this.#dropped];
    if (dropped.length > 0 && !isSkipped) this.#texts.note(texts.import_note_dropped({ keys: dropped.join(", ") }));
    const { notes } = this.#texts;
    return isSkipped
      ? { name, source: this.#source, skipped: drafted, notes: [] }
      : { name, source: this.#source, draft: drafted, notes };
  }

  #readKind(): DraftServer | string {
    const kind = (this.#text("type") ?? this.#text("transport"))?.toLowerCase();
    // Zed says with it where an entry comes from.
    this.#used.add("source");
    if (kind !== undefined && !STDIO.has(kind) && !HTTP.has(kind)) return texts.import_reason_transport();
    const [command, ...given] = this.#command();
    const isHttp = kind === undefined ? command === undefined : HTTP.has(kind);
    if (isHttp && command !== undefined) this.#dropped.push("command");
    if (isHttp) return this.#readHttp(kind) ?? texts.import_reason_kind();
    if (command === undefined) return texts.import_reason_kind();
    const args = [...given, ...this.#list("args")];
    if (isWorkbench(command, args)) return texts.import_reason_itself();
    return this.#readStdio(command, args);
  }

  #readStdio(command: string, args: readonly string[]): DraftServer {
    const drafted = args.map((_, index) => this.#argument(args, index));
    const cwd = this.#text("cwd");
    return {
      command: this.#texts.draft(command, { place: "command" }),
      args: drafted.length > 0 ? drafted : undefined,
      env: notEmpty({ ...this.#forwarded(), ...this.#map("env"), ...this.#map("environment") }),
      cwd: cwd ? this.#texts.draft(cwd, { place: "cwd" }) : undefined,
      ...this.#settings(),
    };
  }

  /**
   * What an argument is called decides whether it is a secret: `--token VALUE`, `NAME=VALUE`, `--header "NAME: VALUE"`,
   * `--headers NAME VALUE`.
   */
  #argument(args: readonly string[], index: number): DraftText {
    const [first = "", before = "", argument = ""] = [args[index - 2], args[index - 1], args[index]];
    const place = `args[${index}]`;
    const assigned = /^(-{0,2}([A-Za-z_][\w.-]*)=)(.+)$/su.exec(argument);
    const header = HEADER_FLAG.test(before) ? /^(([A-Za-z0-9-]+)\s*:\s*)(.+)$/su.exec(argument) : null;
    const [, start = "", key, value = ""] = header ?? assigned ?? [];
    if (key !== undefined && isSecretByKey(key, value))
      return new DraftText([start, ...this.#texts.draft(value, { place, key }).parts]);
    const isFlag = /^--?[A-Za-z][\w.-]*$/u.test(before) && !argument.startsWith("-") && !isFile(argument);
    const isNamed = isFlag || (HEADER_FLAG.test(first) && /^[A-Za-z0-9-]+$/u.test(before));
    return this.#texts.draft(argument, { place, ...(isNamed ? { key: before } : {}) });
  }

  #readHttp(kind: string | undefined): DraftServer | undefined {
    const streamable = this.#text("httpUrl");
    const url = streamable ?? this.#text("serverUrl") ?? this.#text("url");
    if (url === undefined) return undefined;
    const isOlder = streamable === undefined && kind === undefined && CLIENTS[this.#source.client].isUrlSse === true;
    const isGuessed = streamable === undefined && (kind === undefined || kind === "remote") && /\/sse\/?$/u.test(url);
    if (isGuessed && !isOlder) this.#texts.note(texts.import_note_sse());
    return {
      url: this.#texts.draft(url, { place: "url" }),
      headers: notEmpty({ ...this.#map("headers"), ...this.#map("http_headers"), ...this.#variableHeaders() }),
      transport: kind === "sse" || isOlder || isGuessed ? new DraftText(["sse"]) : undefined,
      ...this.#settings(),
    };
  }

  /** As one text, as a list with its arguments, or as Zed once wrote it. */
  #command(): readonly string[] {
    const command = this.#text("command");
    if (command !== undefined) return command === "" ? [] : [command];
    const { path, args, env } = this.#take("command", isObject) ?? {};
    if (typeof path !== "string") return this.#list("command");
    if (isObject(env)) this.#envOfCommand = env;
    return [path, ...(Array.isArray(args) ? args.map(String) : [])];
  }

  /** Codex hands over variables by name, those that are set. */
  #forwarded(): Record<string, DraftValue> {
    const names: readonly unknown[] = this.#take("env_vars", Array.isArray) ?? [];
    const entries = names.flatMap((item): [string, DraftValue][] => {
      const name = isObject(item) ? item["name"] : item;
      return typeof name === "string" && isName(name) ? [[name, new DraftText([reference(name, "")])]] : [];
    });
    return { ...Object.fromEntries(entries), ...this.#mapOf("env", this.#envOfCommand) };
  }

  /** Codex has headers whose values are in variables, and one that it makes of a token. */
  #variableHeaders(): Record<string, DraftValue> {
    const named = this.#take("env_http_headers", isObject) ?? {};
    const headers = Object.entries(named).flatMap(([header, name]): [string, DraftValue][] =>
      typeof name === "string" && isName(name) ? [[header, new DraftText([reference(name)])]] : [],
    );
    const variable = this.#text("bearer_token_env_var");
    const token = this.#text("bearer_token");
    if (variable !== undefined && isName(variable))
      headers.push(["Authorization", new DraftText([`Bearer ${reference(variable)}`])]);
    else if (token !== undefined)
      headers.push([
        "Authorization",
        this.#texts.draft(`Bearer ${token}`, { place: "bearer_token", key: "Authorization" }),
      ]);
    return Object.fromEntries(headers);
  }

  #settings(): Record<string, DraftValue | undefined> {
    const enabled = this.#take("enabled", isSwitch);
    const disabled = this.#take("disabled", isSwitch);
    const { limits, milliseconds } = CLIENTS[this.#source.client].timeout;
    const times = {
      timeout: this.#time("tool_timeout_sec", 1000),
      connectTimeout: this.#time("startup_timeout_sec", 1000) ?? this.#time("startup_timeout_ms", 1),
    };
    return {
      toolFilters: this.#filters(),
      ...times,
      [limits]: times[limits] ?? this.#time("timeout", milliseconds),
      disabled: disabled === true || enabled === false || this.#raw.isDisabled ? true : undefined,
    };
  }

  #filters(): DraftValue | undefined {
    const included = this.#names(["includeTools", "enabled_tools", "tools"]);
    const excluded = this.#names(["excludeTools", "disabled_tools", "disabledTools"]);
    if (included?.length === 0) return [];
    const filters = [...(included ?? []), ...(excluded ?? []).map((name) => `!${name}`)];
    return filters.length === 0 || filters.join() === "*"
      ? undefined
      : filters.map((filter) => this.#texts.draft(filter, { place: "toolFilters" }));
  }

  /** The first of these lists that is there. */
  #names(keys: readonly string[]): readonly string[] | undefined {
    const key = keys.find((name) => Array.isArray(this.#raw.entry[name]));
    if (key === undefined) return undefined;
    const names = this.#list(key);
    const usable = names.filter((name) => name !== "" && !name.startsWith("!"));
    if (usable.length < names.length) this.#dropped.push(`${key}[]`);
    return usable;
  }

  #time(key: string, milliseconds: number): number | undefined {
    const time = this.#take(key, isNumber);
    if (time === undefined) return undefined;
    // Zed once counted in milliseconds; so many seconds are more than is possible.
    const isSeconds = milliseconds > 1 && !(this.#source.client === "zed" && time >= 1000);
    const wanted = Math.round(isSeconds ? time * milliseconds : time);
    const value = Math.min(Math.max(wanted, 1), LONGEST);
    if (value !== wanted) this.#texts.note(texts.import_note_limited({ key, value }));
    return value;
  }

  #list(key: string): readonly string[] {
    const list: readonly unknown[] = this.#take(key, Array.isArray) ?? [];
    const items = list.filter((item) => typeof item !== "object");
    if (items.length < list.length) this.#dropped.push(`${key}[]`);
    return items.map(String);
  }

  #map(key: string): Record<string, DraftValue> {
    return this.#mapOf(key, this.#take(key, isObject));
  }

  #mapOf(place: string, map: JsonObject = {}): Record<string, DraftValue> {
    const entries = Object.entries(map).flatMap(([key, value]): [string, DraftValue][] => {
      const text = typeof value === "number" || typeof value === "boolean" ? String(value) : value;
      if (typeof text === "string") return [[key, this.#texts.draft(text, { place: `${place}.${key}`, key })]];
      this.#dropped.push(`${place}.${key}`);
      return [];
    });
    return Object.fromEntries(entries);
  }

  #text(key: string): string | undefined {
    return this.#take(key, isText);
  }

  /** What stands under a key, if it is what it should be; otherwise it stays unused. */
  #take<Value>(key: string, isFit: (value: unknown) => value is Value): Value | undefined {
    const value = Object.hasOwn(this.#raw.entry, key) ? this.#raw.entry[key] : undefined;
    if (!isFit(value)) return undefined;
    this.#used.add(key);
    return value;
  }
}

const isText = (value: unknown) => typeof value === "string";
const isSwitch = (value: unknown) => typeof value === "boolean";
const isNumber = (value: unknown): value is number => Number.isFinite(value);

function isFile(text: string): boolean {
  return isPath(text) || /^@[\w-]+\/|\.(?:[cm]?[jt]s|py|json|pem|key|crt|toml|ya?ml)$/u.test(text);
}

function notEmpty(map: DraftServer): DraftServer | undefined {
  return Object.keys(map).length === 0 ? undefined : map;
}
