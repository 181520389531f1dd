import {
  type AddNoteOutput,
  type DeleteNoteInput,
  type DeleteNoteOutput,
  embeddedLimits,
  embeddedTexts,
  type ListNotesOutput,
  type ParsedAddNoteInput,
  type ParsedListNotesInput,
} from "../generated/embedded-server.js";
import { ToolError } from "./tool-error.js";

type Note = ListNotesOutput["notes"][number];

/** The notes of one process, oldest first. Numbers are never given twice. */
export class Notes {
  readonly #notes = new Map<number, Note>();
  #lastId = 0;

  add({ text, tags }: ParsedAddNoteInput, now: Date): AddNoteOutput {
    const { notes: limit } = embeddedLimits;
    if (this.#notes.size >= limit) throw new ToolError(embeddedTexts.too_many_notes({ limit }));
    this.#lastId++;
    const note = { id: this.#lastId, text, tags: [...new Set(tags)], created: now.toISOString() };
    this.#notes.set(note.id, note);
    return { id: note.id, stored: this.#notes.size };
  }

  list({ query = "", tag, limit }: ParsedListNotesInput): ListNotesOutput {
    const wanted = query.toLowerCase();
    const fitting = [...this.#notes.values()].filter(
      (note) => note.text.toLowerCase().includes(wanted) && (tag === undefined || note.tags.includes(tag)),
    );
    return { notes: fitting.slice(-limit).reverse(), found: fitting.length };
  }

  delete({ id }: DeleteNoteInput): DeleteNoteOutput {
    if (!this.#notes.delete(id)) throw new ToolError(embeddedTexts.no_such_note({ id }));
    return { deleted: id, stored: this.#notes.size };
  }
}
