// @generated from spec/embedded-server.json, spec/errors.json. Do not edit.
// After changing the source run: npm run generate

import { type FoundIssue, type Issue, isObject, lengthOf, putUnder, unrecognizedKeys, wrongType } from "./issues.js";
import { type Shown, show, showName } from "./show.js";

/** The arguments of add_note. */
export interface AddNoteInput {
  /** What to keep */
  readonly text: string;
  /** Words to find the note by; case-sensitive */
  readonly tags?: string[] | undefined;
}

/** The arguments of add_note. After parsing, with defaults filled in. */
export interface ParsedAddNoteInput {
  /** What to keep */
  readonly text: string;
  /** Words to find the note by; case-sensitive */
  readonly tags: string[];
}

/** The arguments of list_notes. */
export interface ListNotesInput {
  /** Only notes that hold this text, in any case of letters */
  readonly query?: string | undefined;
  /** Only notes with exactly this tag */
  readonly tag?: string | undefined;
  /** How many notes to show at most */
  readonly limit?: number | undefined;
}

/** The arguments of list_notes. After parsing, with defaults filled in. */
export interface ParsedListNotesInput {
  /** Only notes that hold this text, in any case of letters */
  readonly query?: string | undefined;
  /** Only notes with exactly this tag */
  readonly tag?: string | undefined;
  /** How many notes to show at most */
  readonly limit: number;
}

/** The arguments of delete_note. */
export interface DeleteNoteInput {
  /** Number of the note, as list_notes gives it */
  readonly id: number;
}

/** The arguments of current_time. */
export interface CurrentTimeInput {
  /** IANA name such as Europe/Berlin or UTC; the machine's own zone when left out */
  readonly timezone?: string | undefined;
}

/** The arguments of time_between. */
export interface TimeBetweenInput {
  /** ISO 8601: a date (its start in UTC) such as 2026-01-31, or a time with offset such as 2026-01-31T09:30:00+01:00 */
  readonly from: string;
  /** The same for the second moment */
  readonly to: string;
}

/** The arguments of text_stats. */
export interface TextStatsInput {
  /** The text */
  readonly text: string;
}

/** The arguments of find_in_text. */
export interface FindInTextInput {
  /** The text to search */
  readonly text: string;
  /** What to find, taken literally */
  readonly pattern: string;
  /** Whether A also finds a */
  readonly ignore_case?: boolean | undefined;
  /** How many places to show at most; all are counted */
  readonly limit?: number | undefined;
}

/** The arguments of find_in_text. After parsing, with defaults filled in. */
export interface ParsedFindInTextInput {
  /** The text to search */
  readonly text: string;
  /** What to find, taken literally */
  readonly pattern: string;
  /** Whether A also finds a */
  readonly ignore_case: boolean;
  /** How many places to show at most; all are counted */
  readonly limit: number;
}

/** The arguments of json_format. */
export interface JsonFormatInput {
  /** The JSON as text */
  readonly json: string;
  /** Spaces a level; 0 puts everything on one line */
  readonly indent?: number | undefined;
}

/** The arguments of json_format. After parsing, with defaults filled in. */
export interface ParsedJsonFormatInput {
  /** The JSON as text */
  readonly json: string;
  /** Spaces a level; 0 puts everything on one line */
  readonly indent: number;
}

/** The arguments of json_query. */
export interface JsonQueryInput {
  /** The JSON as text */
  readonly json: string;
  /** Such as /users/0/name; ~1 stands for / and ~0 for ~ within a key; empty for the whole */
  readonly pointer: string;
}

/** The structured content of add_note. */
export interface AddNoteOutput {
  /** Number of the new note */
  readonly id: number;
  /** How many notes are kept now */
  readonly stored: number;
}

/** The structured content of list_notes. */
export interface ListNotesOutput {
  /** The notes, newest first */
  readonly notes: { readonly id: number; readonly text: string; readonly tags: string[]; readonly created: string }[];
  /** How many notes fit, shown or not */
  readonly found: number;
}

/** The structured content of delete_note. */
export interface DeleteNoteOutput {
  /** Number of the note that is gone */
  readonly deleted: number;
  /** How many notes are still kept */
  readonly stored: number;
}

/** The structured content of current_time. */
export interface CurrentTimeOutput {
  /** ISO 8601 with the zone's offset, such as 2026-01-31T09:30:00+01:00 */
  readonly time: string;
  /** Day of the week in that zone */
  readonly weekday: "Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday";
  /** IANA name of the zone */
  readonly timezone: string;
  /** Whole seconds since 1970-01-01T00:00:00Z */
  readonly unix_seconds: number;
}

/** The structured content of time_between. */
export interface TimeBetweenOutput {
  /** All of it in seconds; negative when the second moment is earlier */
  readonly total_seconds: number;
  /** The same without its sign: whole days of 24 hours */
  readonly days: number;
  /** Hours beyond the days */
  readonly hours: number;
  /** Minutes beyond the hours */
  readonly minutes: number;
  /** Seconds beyond the minutes, with milliseconds as a fraction */
  readonly seconds: number;
}

/** The structured content of text_stats. */
export interface TextStatsOutput {
  /** Unicode code points */
  readonly characters: number;
  /** Runs of characters between white space */
  readonly words: number;
  /** Lines; a line break at the very end begins no new one */
  readonly lines: number;
  /** Size in UTF-8 */
  readonly bytes: number;
  /** An estimate only: a token for four ASCII characters and for each other one. Real tokenizers differ */
  readonly estimated_tokens: number;
}

/** The structured content of find_in_text. */
export interface FindInTextOutput {
  /** How many places there are; they do not overlap */
  readonly found: number;
  /** The first of them */
  readonly matches: { readonly line: number; readonly column: number; readonly excerpt: string }[];
}

/** How the server and its toolbox are called, and what the server says of itself. */
export const embeddedServer = {"toolbox":"basics","description":"Notes kept in memory, time, and exact helpers for text and JSON; needs no network","server":"workbench","version":"1.0.0","protocolVersions":["2025-11-25","2025-06-18","2025-03-26","2024-11-05","2024-10-07"]} as const;

export const embeddedLimits = {"notes":1000,"json_depth":500,"json_output":2000000,"shown_keys":20,"line_bytes":33554432} as const;

/** What each tool takes, with defaults filled in. */
export interface EmbeddedInputs {
  readonly add_note: ParsedAddNoteInput;
  readonly list_notes: ParsedListNotesInput;
  readonly delete_note: DeleteNoteInput;
  readonly current_time: CurrentTimeInput;
  readonly time_between: TimeBetweenInput;
  readonly text_stats: TextStatsInput;
  readonly find_in_text: ParsedFindInTextInput;
  readonly json_format: ParsedJsonFormatInput;
  readonly json_query: JsonQueryInput;
}

/** What each tool answers: its structured content, or text. */
export interface EmbeddedOutputs {
  readonly add_note: AddNoteOutput;
  readonly list_notes: ListNotesOutput;
  readonly delete_note: DeleteNoteOutput;
  readonly current_time: CurrentTimeOutput;
  readonly time_between: TimeBetweenOutput;
  readonly text_stats: TextStatsOutput;
  readonly find_in_text: FindInTextOutput;
  readonly json_format: string;
  readonly json_query: string;
}

export type EmbeddedToolName = keyof EmbeddedInputs;

/** The tools as `tools/list` gives them. */
export const embeddedTools = {
  add_note: {
    name: "add_note",
    title: "Add note",
    description: "Keep a short text to come back to later. Notes live in memory only: they are gone when the server ends.",
    inputSchema: {"type":"object","properties":{"text":{"description":"What to keep","type":"string","minLength":1,"maxLength":8000},"tags":{"description":"Words to find the note by; case-sensitive","type":"array","items":{"type":"string","minLength":1,"maxLength":50},"maxItems":10,"default":[]}},"required":["text"],"additionalProperties":false},
    outputSchema: {"type":"object","properties":{"id":{"description":"Number of the new note","type":"integer","minimum":1},"stored":{"description":"How many notes are kept now","type":"integer","minimum":1}},"required":["id","stored"],"additionalProperties":false},
    annotations: {"readOnlyHint":false,"destructiveHint":false,"idempotentHint":false,"openWorldHint":false},
  },
  list_notes: {
    name: "list_notes",
    title: "List notes",
    description: "Show the notes that were added, newest first: all of them, or those that hold a text or have a tag.",
    inputSchema: {"type":"object","properties":{"query":{"description":"Only notes that hold this text, in any case of letters","type":"string","minLength":1,"maxLength":500},"tag":{"description":"Only notes with exactly this tag","type":"string","minLength":1,"maxLength":50},"limit":{"description":"How many notes to show at most","type":"integer","minimum":1,"maximum":50,"default":20}},"additionalProperties":false},
    outputSchema: {"type":"object","properties":{"notes":{"description":"The notes, newest first","type":"array","items":{"type":"object","properties":{"id":{"description":"Number of the note, for delete_note","type":"integer","minimum":1},"text":{"description":"What was kept","type":"string"},"tags":{"description":"Its tags","type":"array","items":{"type":"string"}},"created":{"description":"When it was added, in UTC","type":"string"}},"required":["id","text","tags","created"],"additionalProperties":false}},"found":{"description":"How many notes fit, shown or not","type":"integer","minimum":0}},"required":["notes","found"],"additionalProperties":false},
    annotations: {"readOnlyHint":true,"destructiveHint":false,"idempotentHint":true,"openWorldHint":false},
  },
  delete_note: {
    name: "delete_note",
    title: "Delete note",
    description: "Forget one note for good.",
    inputSchema: {"type":"object","properties":{"id":{"description":"Number of the note, as list_notes gives it","type":"integer","minimum":1}},"required":["id"],"additionalProperties":false},
    outputSchema: {"type":"object","properties":{"deleted":{"description":"Number of the note that is gone","type":"integer","minimum":1},"stored":{"description":"How many notes are still kept","type":"integer","minimum":0}},"required":["deleted","stored"],"additionalProperties":false},
    annotations: {"readOnlyHint":false,"destructiveHint":true,"idempotentHint":true,"openWorldHint":false},
  },
  current_time: {
    name: "current_time",
    title: "Current time",
    description: "The date and time now, by the clock of this machine, in its own time zone or in any other.",
    inputSchema: {"type":"object","properties":{"timezone":{"description":"IANA name such as Europe/Berlin or UTC; the machine's own zone when left out","type":"string","minLength":1,"maxLength":64}},"additionalProperties":false},
    outputSchema: {"type":"object","properties":{"time":{"description":"ISO 8601 with the zone's offset, such as 2026-01-31T09:30:00+01:00","type":"string"},"weekday":{"description":"Day of the week in that zone","enum":["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"]},"timezone":{"description":"IANA name of the zone","type":"string"},"unix_seconds":{"description":"Whole seconds since 1970-01-01T00:00:00Z","type":"integer"}},"required":["time","weekday","timezone","unix_seconds"],"additionalProperties":false},
    annotations: {"readOnlyHint":true,"destructiveHint":false,"idempotentHint":true,"openWorldHint":false},
  },
  time_between: {
    name: "time_between",
    title: "Time between",
    description: "The time from one moment to another, exact to the millisecond, with offsets and leap years taken into account.",
    inputSchema: {"type":"object","properties":{"from":{"description":"ISO 8601: a date (its start in UTC) such as 2026-01-31, or a time with offset such as 2026-01-31T09:30:00+01:00","type":"string","maxLength":64},"to":{"description":"The same for the second moment","type":"string","maxLength":64}},"required":["from","to"],"additionalProperties":false},
    outputSchema: {"type":"object","properties":{"total_seconds":{"description":"All of it in seconds; negative when the second moment is earlier","type":"number"},"days":{"description":"The same without its sign: whole days of 24 hours","type":"integer","minimum":0},"hours":{"description":"Hours beyond the days","type":"integer","minimum":0,"maximum":23},"minutes":{"description":"Minutes beyond the hours","type":"integer","minimum":0,"maximum":59},"seconds":{"description":"Seconds beyond the minutes, with milliseconds as a fraction","type":"number","minimum":0,"exclusiveMaximum":60}},"required":["total_seconds","days","hours","minutes","seconds"],"additionalProperties":false},
    annotations: {"readOnlyHint":true,"destructiveHint":false,"idempotentHint":true,"openWorldHint":false},
  },
  text_stats: {
    name: "text_stats",
    title: "Text statistics",
    description: "Count the characters, words, lines and bytes of a text exactly, and estimate its tokens.",
    inputSchema: {"type":"object","properties":{"text":{"description":"The text","type":"string","maxLength":1000000}},"required":["text"],"additionalProperties":false},
    outputSchema: {"type":"object","properties":{"characters":{"description":"Unicode code points","type":"integer","minimum":0},"words":{"description":"Runs of characters between white space","type":"integer","minimum":0},"lines":{"description":"Lines; a line break at the very end begins no new one","type":"integer","minimum":0},"bytes":{"description":"Size in UTF-8","type":"integer","minimum":0},"estimated_tokens":{"description":"An estimate only: a token for four ASCII characters and for each other one. Real tokenizers differ","type":"integer","minimum":0}},"required":["characters","words","lines","bytes","estimated_tokens"],"additionalProperties":false},
    annotations: {"readOnlyHint":true,"destructiveHint":false,"idempotentHint":true,"openWorldHint":false},
  },
  find_in_text: {
    name: "find_in_text",
    title: "Find in text",
    description: "Find every place where a text holds another one, literally, with line and column. The pattern is no regular expression.",
    inputSchema: {"type":"object","properties":{"text":{"description":"The text to search","type":"string","maxLength":1000000},"pattern":{"description":"What to find, taken literally","type":"string","minLength":1,"maxLength":500},"ignore_case":{"description":"Whether A also finds a","type":"boolean","default":false},"limit":{"description":"How many places to show at most; all are counted","type":"integer","minimum":1,"maximum":100,"default":20}},"required":["text","pattern"],"additionalProperties":false},
    outputSchema: {"type":"object","properties":{"found":{"description":"How many places there are; they do not overlap","type":"integer","minimum":0},"matches":{"description":"The first of them","type":"array","items":{"type":"object","properties":{"line":{"description":"Line, from 1","type":"integer","minimum":1},"column":{"description":"Column in characters, from 1","type":"integer","minimum":1},"excerpt":{"description":"The line, or the part of it around the place","type":"string"}},"required":["line","column","excerpt"],"additionalProperties":false}}},"required":["found","matches"],"additionalProperties":false},
    annotations: {"readOnlyHint":true,"destructiveHint":false,"idempotentHint":true,"openWorldHint":false},
  },
  json_format: {
    name: "json_format",
    title: "Format JSON",
    description: "Check JSON and lay it out anew, indented or compact. Numbers, repeated keys and their order stay as written. Says line and column of a mistake.",
    inputSchema: {"type":"object","properties":{"json":{"description":"The JSON as text","type":"string","maxLength":1000000},"indent":{"description":"Spaces a level; 0 puts everything on one line","type":"integer","minimum":0,"maximum":8,"default":2}},"required":["json"],"additionalProperties":false},
    annotations: {"readOnlyHint":true,"destructiveHint":false,"idempotentHint":true,"openWorldHint":false},
  },
  json_query: {
    name: "json_query",
    title: "Query JSON",
    description: "Take one value out of JSON by its JSON Pointer (RFC 6901), exactly as it is written there.",
    inputSchema: {"type":"object","properties":{"json":{"description":"The JSON as text","type":"string","maxLength":1000000},"pointer":{"description":"Such as /users/0/name; ~1 stands for / and ~0 for ~ within a key; empty for the whole","type":"string","maxLength":2000}},"required":["json","pointer"],"additionalProperties":false},
    annotations: {"readOnlyHint":true,"destructiveHint":false,"idempotentHint":true,"openWorldHint":false},
  },
} as const;

export const embeddedInputs: { readonly [Name in EmbeddedToolName]: EmbeddedInput<EmbeddedInputs[Name]> } = {
  add_note: { check: (value) => issuesBy(visitAddNoteInput, value), fill: (value) => fillAddNoteInput(value as AddNoteInput) },
  list_notes: { check: (value) => issuesBy(visitListNotesInput, value), fill: (value) => fillListNotesInput(value as ListNotesInput) },
  delete_note: { check: (value) => issuesBy(visitDeleteNoteInput, value), fill: (value) => value as DeleteNoteInput },
  current_time: { check: (value) => issuesBy(visitCurrentTimeInput, value), fill: (value) => value as CurrentTimeInput },
  time_between: { check: (value) => issuesBy(visitTimeBetweenInput, value), fill: (value) => value as TimeBetweenInput },
  text_stats: { check: (value) => issuesBy(visitTextStatsInput, value), fill: (value) => value as TextStatsInput },
  find_in_text: { check: (value) => issuesBy(visitFindInTextInput, value), fill: (value) => fillFindInTextInput(value as FindInTextInput) },
  json_format: { check: (value) => issuesBy(visitJsonFormatInput, value), fill: (value) => fillJsonFormatInput(value as JsonFormatInput) },
  json_query: { check: (value) => issuesBy(visitJsonQueryInput, value), fill: (value) => value as JsonQueryInput },
};

/** What is wrong with a tool's arguments, and its arguments with defaults once nothing is. */
export interface EmbeddedInput<Parsed> {
  readonly check: (value: unknown) => readonly Issue[];
  readonly fill: (value: unknown) => Parsed;
}

function issuesBy(visit: (value: unknown, found: FoundIssue[]) => void, value: unknown): readonly Issue[] {
  const found: FoundIssue[] = [];
  visit(value, found);
  return found;
}

function visitAddNoteInput(value: unknown, found: FoundIssue[]): void {
  if (!isObject(value)) found.push({ path: [], message: wrongType("object", value) });
  else {
    const field0 = value["text"];
    if (typeof field0 !== "string") found.push({ path: ["text"], message: wrongType("string", field0) });
    else {
      if (field0.length === 0) found.push({ path: ["text"], message: "Expected at least 1 character(s)" });
      if (lengthOf(field0) > 8000) found.push({ path: ["text"], message: "Expected at most 8000 character(s)" });
    }
    const field1 = value["tags"];
    if (field1 !== undefined) {
      if (!Array.isArray(field1)) found.push({ path: ["tags"], message: wrongType("array", field1) });
      else {
        if (field1.length > 10) found.push({ path: ["tags"], message: "Expected at most 10 item(s)" });
        else {
          const before4 = found.length;
          for (let index2 = 0; index2 < field1.length; index2++) {
            const item3: unknown = field1[index2];
            if (typeof item3 !== "string") found.push({ path: [index2], message: wrongType("string", item3) });
            else {
              if (item3.length === 0) found.push({ path: [index2], message: "Expected at least 1 character(s)" });
              if (lengthOf(item3) > 50) found.push({ path: [index2], message: "Expected at most 50 character(s)" });
            }
          }
          if (found.length > before4) putUnder("tags", found, before4);
        }
      }
    }
    let strangers6: string[] | undefined;
    for (const key5 in value) if (key5 !== "text" && key5 !== "tags" && Object.hasOwn(value, key5)) (strangers6 ??= []).push(key5);
    if (strangers6 !== undefined) found.push({ path: [], message: unrecognizedKeys(strangers6), isForeign: true });
  }
}

function visitListNotesInput(value: unknown, found: FoundIssue[]): void {
  if (!isObject(value)) found.push({ path: [], message: wrongType("object", value) });
  else {
    const field0 = value["query"];
    if (field0 !== undefined) {
      if (typeof field0 !== "string") found.push({ path: ["query"], message: wrongType("string", field0) });
      else {
        if (field0.length === 0) found.push({ path: ["query"], message: "Expected at least 1 character(s)" });
        if (lengthOf(field0) > 500) found.push({ path: ["query"], message: "Expected at most 500 character(s)" });
      }
    }
    const field1 = value["tag"];
    if (field1 !== undefined) {
      if (typeof field1 !== "string") found.push({ path: ["tag"], message: wrongType("string", field1) });
      else {
        if (field1.length === 0) found.push({ path: ["tag"], message: "Expected at least 1 character(s)" });
        if (lengthOf(field1) > 50) found.push({ path: ["tag"], message: "Expected at most 50 character(s)" });
      }
    }
    const field2 = value["limit"];
    if (field2 !== undefined) {
      if (typeof field2 !== "number" || !Number.isFinite(field2)) found.push({ path: ["limit"], message: wrongType("integer", field2) });
      else {
        if (!Number.isInteger(field2)) found.push({ path: ["limit"], message: wrongType("integer", field2) });
        if (!(field2 >= 1)) found.push({ path: ["limit"], message: "Expected a number of at least 1" });
        if (!(field2 <= 50)) found.push({ path: ["limit"], message: "Expected a number of at most 50" });
      }
    }
    let strangers4: string[] | undefined;
    for (const key3 in value) if (key3 !== "query" && key3 !== "tag" && key3 !== "limit" && Object.hasOwn(value, key3)) (strangers4 ??= []).push(key3);
    if (strangers4 !== undefined) found.push({ path: [], message: unrecognizedKeys(strangers4), isForeign: true });
  }
}

function visitDeleteNoteInput(value: unknown, found: FoundIssue[]): void {
  if (!isObject(value)) found.push({ path: [], message: wrongType("object", value) });
  else {
    const field0 = value["id"];
    if (typeof field0 !== "number" || !Number.isFinite(field0)) found.push({ path: ["id"], message: wrongType("integer", field0) });
    else {
      if (!Number.isInteger(field0)) found.push({ path: ["id"], message: wrongType("integer", field0) });
      if (!(field0 >= 1)) found.push({ path: ["id"], message: "Expected a number of at least 1" });
    }
    let strangers2: string[] | undefined;
    for (const key1 in value) if (key1 !== "id" && Object.hasOwn(value, key1)) (strangers2 ??= []).push(key1);
    if (strangers2 !== undefined) found.push({ path: [], message: unrecognizedKeys(strangers2), isForeign: true });
  }
}

function visitCurrentTimeInput(value: unknown, found: FoundIssue[]): void {
  if (!isObject(value)) found.push({ path: [], message: wrongType("object", value) });
  else {
    const field0 = value["timezone"];
    if (field0 !== undefined) {
      if (typeof field0 !== "string") found.push({ path: ["timezone"], message: wrongType("string", field0) });
      else {
        if (field0.length === 0) found.push({ path: ["timezone"], message: "Expected at least 1 character(s)" });
        if (lengthOf(field0) > 64) found.push({ path: ["timezone"], message: "Expected at most 64 character(s)" });
      }
    }
    let strangers2: string[] | undefined;
    for (const key1 in value) if (key1 !== "timezone" && Object.hasOwn(value, key1)) (strangers2 ??= []).push(key1);
    if (strangers2 !== undefined) found.push({ path: [], message: unrecognizedKeys(strangers2), isForeign: true });
  }
}

function visitTimeBetweenInput(value: unknown, found: FoundIssue[]): void {
  if (!isObject(value)) found.push({ path: [], message: wrongType("object", value) });
  else {
    const field0 = value["from"];
    if (typeof field0 !== "string") found.push({ path: ["from"], message: wrongType("string", field0) });
    else {
      if (lengthOf(field0) > 64) found.push({ path: ["from"], message: "Expected at most 64 character(s)" });
    }
    const field1 = value["to"];
    if (typeof field1 !== "string") found.push({ path: ["to"], message: wrongType("string", field1) });
    else {
      if (lengthOf(field1) > 64) found.push({ path: ["to"], message: "Expected at most 64 character(s)" });
    }
    let strangers3: string[] | undefined;
    for (const key2 in value) if (key2 !== "from" && key2 !== "to" && Object.hasOwn(value, key2)) (strangers3 ??= []).push(key2);
    if (strangers3 !== undefined) found.push({ path: [], message: unrecognizedKeys(strangers3), isForeign: true });
  }
}

function visitTextStatsInput(value: unknown, found: FoundIssue[]): void {
  if (!isObject(value)) found.push({ path: [], message: wrongType("object", value) });
  else {
    const field0 = value["text"];
    if (typeof field0 !== "string") found.push({ path: ["text"], message: wrongType("string", field0) });
    else {
      if (lengthOf(field0) > 1000000) found.push({ path: ["text"], message: "Expected at most 1000000 character(s)" });
    }
    let strangers2: string[] | undefined;
    for (const key1 in value) if (key1 !== "text" && Object.hasOwn(value, key1)) (strangers2 ??= []).push(key1);
    if (strangers2 !== undefined) found.push({ path: [], message: unrecognizedKeys(strangers2), isForeign: true });
  }
}

function visitFindInTextInput(value: unknown, found: FoundIssue[]): void {
  if (!isObject(value)) found.push({ path: [], message: wrongType("object", value) });
  else {
    const field0 = value["text"];
    if (typeof field0 !== "string") found.push({ path: ["text"], message: wrongType("string", field0) });
    else {
      if (lengthOf(field0) > 1000000) found.push({ path: ["text"], message: "Expected at most 1000000 character(s)" });
    }
    const field1 = value["pattern"];
    if (typeof field1 !== "string") found.push({ path: ["pattern"], message: wrongType("string", field1) });
    else {
      if (field1.length === 0) found.push({ path: ["pattern"], message: "Expected at least 1 character(s)" });
      if (lengthOf(field1) > 500) found.push({ path: ["pattern"], message: "Expected at most 500 character(s)" });
    }
    const field2 = value["ignore_case"];
    if (field2 !== undefined) {
      if (typeof field2 !== "boolean") found.push({ path: ["ignore_case"], message: wrongType("boolean", field2) });
    }
    const field3 = value["limit"];
    if (field3 !== undefined) {
      if (typeof field3 !== "number" || !Number.isFinite(field3)) found.push({ path: ["limit"], message: wrongType("integer", field3) });
      else {
        if (!Number.isInteger(field3)) found.push({ path: ["limit"], message: wrongType("integer", field3) });
        if (!(field3 >= 1)) found.push({ path: ["limit"], message: "Expected a number of at least 1" });
        if (!(field3 <= 100)) found.push({ path: ["limit"], message: "Expected a number of at most 100" });
      }
    }
    let strangers5: string[] | undefined;
    for (const key4 in value) if (key4 !== "text" && key4 !== "pattern" && key4 !== "ignore_case" && key4 !== "limit" && Object.hasOwn(value, key4)) (strangers5 ??= []).push(key4);
    if (strangers5 !== undefined) found.push({ path: [], message: unrecognizedKeys(strangers5), isForeign: true });
  }
}

function visitJsonFormatInput(value: unknown, found: FoundIssue[]): void {
  if (!isObject(value)) found.push({ path: [], message: wrongType("object", value) });
  else {
    const field0 = value["json"];
    if (typeof field0 !== "string") found.push({ path: ["json"], message: wrongType("string", field0) });
    else {
      if (lengthOf(field0) > 1000000) found.push({ path: ["json"], message: "Expected at most 1000000 character(s)" });
    }
    const field1 = value["indent"];
    if (field1 !== undefined) {
      if (typeof field1 !== "number" || !Number.isFinite(field1)) found.push({ path: ["indent"], message: wrongType("integer", field1) });
      else {
        if (!Number.isInteger(field1)) found.push({ path: ["indent"], message: wrongType("integer", field1) });
        if (!(field1 >= 0)) found.push({ path: ["indent"], message: "Expected a number of at least 0" });
        if (!(field1 <= 8)) found.push({ path: ["indent"], message: "Expected a number of at most 8" });
      }
    }
    let strangers3: string[] | undefined;
    for (const key2 in value) if (key2 !== "json" && key2 !== "indent" && Object.hasOwn(value, key2)) (strangers3 ??= []).push(key2);
    if (strangers3 !== undefined) found.push({ path: [], message: unrecognizedKeys(strangers3), isForeign: true });
  }
}

function visitJsonQueryInput(value: unknown, found: FoundIssue[]): void {
  if (!isObject(value)) found.push({ path: [], message: wrongType("object", value) });
  else {
    const field0 = value["json"];
    if (typeof field0 !== "string") found.push({ path: ["json"], message: wrongType("string", field0) });
    else {
      if (lengthOf(field0) > 1000000) found.push({ path: ["json"], message: "Expected at most 1000000 character(s)" });
    }
    const field1 = value["pointer"];
    if (typeof field1 !== "string") found.push({ path: ["pointer"], message: wrongType("string", field1) });
    else {
      if (lengthOf(field1) > 2000) found.push({ path: ["pointer"], message: "Expected at most 2000 character(s)" });
    }
    let strangers3: string[] | undefined;
    for (const key2 in value) if (key2 !== "json" && key2 !== "pointer" && Object.hasOwn(value, key2)) (strangers3 ??= []).push(key2);
    if (strangers3 !== undefined) found.push({ path: [], message: unrecognizedKeys(strangers3), isForeign: true });
  }
}

/** A valid {@link AddNoteInput} with its defaults filled in. */
function fillAddNoteInput(value: AddNoteInput): ParsedAddNoteInput {
  return {
    ...value,
    tags: value.tags === undefined ? [] : value.tags,
  };
}

/** A valid {@link ListNotesInput} with its defaults filled in. */
function fillListNotesInput(value: ListNotesInput): ParsedListNotesInput {
  return {
    ...value,
    limit: value.limit === undefined ? 20 : value.limit,
  };
}

/** A valid {@link FindInTextInput} with its defaults filled in. */
function fillFindInTextInput(value: FindInTextInput): ParsedFindInTextInput {
  return {
    ...value,
    ignore_case: value.ignore_case === undefined ? false : value.ignore_case,
    limit: value.limit === undefined ? 20 : value.limit,
  };
}

/** A valid {@link JsonFormatInput} with its defaults filled in. */
function fillJsonFormatInput(value: JsonFormatInput): ParsedJsonFormatInput {
  return {
    ...value,
    indent: value.indent === undefined ? 2 : value.indent,
  };
}

export const embeddedTexts = {
  /** The arguments of a tool do not fit its schema. */
  invalid_arguments: (params: { readonly tool: Shown; readonly issues: Shown }): string => `Invalid arguments for ${show(params.tool)}: ${show(params.issues)}`,
  /** A note is added when as many are kept as may be. */
  too_many_notes: (params: { readonly limit: Shown }): string => `${show(params.limit)} notes are kept already, which is the limit; delete some with delete_note first`,
  /** A note is to be deleted that is not there. */
  no_such_note: (params: { readonly id: Shown }): string => `There is no note ${show(params.id)}; list_notes shows those that there are`,
  /** A time zone is not known. */
  unknown_timezone: (params: { readonly timezone: Shown }): string => `timezone: '${showName(params.timezone)}' is not a known time zone. Expected an IANA name such as Europe/Berlin or UTC`,
  /** A time zone is not known but reads like the end of one that is. */
  unknown_timezone_nearest: (params: { readonly timezone: Shown; readonly nearest: Shown }): string => `timezone: '${showName(params.timezone)}' is not a known time zone. Did you mean ${show(params.nearest)}?`,
  /** A moment is not written as expected, or does not exist. */
  invalid_time: (params: { readonly path: Shown; readonly time: Shown }): string => `${show(params.path)}: '${showName(params.time)}' is not a time. Expected ISO 8601: a date such as 2026-01-31, or a time with offset such as 2026-01-31T09:30:00+01:00`,
  /** A text is not JSON. */
  invalid_json: (params: { readonly line: Shown; readonly column: Shown; readonly expected: Shown; readonly found: Shown }): string => `json: not valid at line ${show(params.line)}, column ${show(params.column)}: expected ${show(params.expected)}, found ${show(params.found)}`,
  /** JSON is nested too deeply. */
  json_too_deep: (params: { readonly limit: Shown; readonly line: Shown; readonly column: Shown }): string => `json: nested more than ${show(params.limit)} levels deep at line ${show(params.line)}, column ${show(params.column)}`,
  /** Formatted JSON would be too large. */
  json_output_too_large: (params: { readonly limit: Shown }): string => `The formatted JSON would be longer than ${show(params.limit)} characters; use a smaller indent, or take a part with json_query`,
  /** The text ends too early. */
  found_end: (): string => `the end of the text`,
  /** A character stands where it cannot. */
  found_character: (params: { readonly character: Shown }): string => `'${showName(params.character)}'`,
  /** A value is missing. */
  expected_value: (): string => `a value`,
  /** A list begins wrongly. */
  expected_value_or_end: (): string => `a value or ]`,
  /** A key is missing. */
  expected_key: (): string => `a key in double quotes`,
  /** An object begins wrongly. */
  expected_key_or_end: (): string => `a key in double quotes or }`,
  /** A colon is missing behind a key. */
  expected_colon: (): string => `: behind the key`,
  /** An object goes on wrongly. */
  expected_comma_or_brace: (): string => `, or }`,
  /** A list goes on wrongly. */
  expected_comma_or_bracket: (): string => `, or ]`,
  /** Something stands behind the value. */
  expected_text_end: (): string => `nothing more behind the value`,
  /** A string does not end. */
  expected_quote: (): string => `" at the end of the string`,
  /** A control character stands in a string. */
  expected_escaped_control: (): string => `an escape such as \\n for a control character`,
  /** A backslash is followed by something else than an escape. */
  expected_escape: (): string => `one of " \\ / b f n r t u behind a backslash`,
  /** An escape of a code is too short. */
  expected_hex: (): string => `four hexadecimal digits behind \\u`,
  /** A number lacks a digit. */
  expected_digit: (): string => `a digit`,
  /** A text is not a JSON Pointer. */
  invalid_pointer: (params: { readonly pointer: Shown }): string => `pointer: '${showName(params.pointer)}' is not a JSON Pointer. Expected an empty text, or / before every key, with ~1 for / and ~0 for ~ within a key`,
  /** A pointer names a key that an object does not have. */
  no_such_key: (params: { readonly key: Shown; readonly at: Shown; readonly keys: Shown }): string => `pointer: there is no '${showName(params.key)}' in the object at '${showName(params.at)}'; its keys are: ${show(params.keys)}`,
  /** An object has more keys than are shown. */
  more_keys: (params: { readonly keys: Shown; readonly count: Shown }): string => `${show(params.keys)} and ${show(params.count)} more`,
  /** A pointer leads into an object without keys. */
  empty_object: (): string => `none`,
  /** A pointer names an index that a list does not have. */
  no_such_index: (params: { readonly key: Shown; readonly at: Shown; readonly count: Shown }): string => `pointer: there is no '${showName(params.key)}' in the list at '${showName(params.at)}'; it has ${show(params.count)} item(s), numbered from 0`,
  /** A pointer leads on behind a value that holds nothing. */
  not_a_container: (params: { readonly at: Shown; readonly type: Shown; readonly key: Shown }): string => `pointer: '${showName(params.at)}' is a ${show(params.type)} and holds no '${showName(params.key)}'`,
  /** A line is not JSON. */
  rpc_parse_error: (): string => `Parse error: the line is not JSON`,
  /** A line is too long to be read. */
  rpc_line_too_long: (params: { readonly limit: Shown }): string => `Parse error: the line is longer than ${show(params.limit)} bytes`,
  /** A message is not one of JSON-RPC 2.0. */
  rpc_invalid_request: (): string => `Invalid request: not a JSON-RPC 2.0 message`,
  /** A request asks for something that the server does not do. */
  rpc_method_not_found: (params: { readonly method: Shown }): string => `Method not found: ${show(params.method)}`,
  /** The parameters of a request do not fit its method. */
  rpc_invalid_params: (params: { readonly issue: Shown }): string => `Invalid params: ${show(params.issue)}`,
  /** A tool is called that the server does not have. */
  rpc_unknown_tool: (params: { readonly tool: Shown }): string => `Unknown tool: ${show(params.tool)}`,
  /** A page of tools is asked for that the server never offered. */
  rpc_unknown_cursor: (): string => `Unknown cursor: all tools are on the first page`,
  /** The server itself has a fault. */
  rpc_internal_error: (params: { readonly problem: Shown }): string => `Internal error: ${show(params.problem)}`,
} as const;
