import type { ImportPreview } from "../provider.ts";

/** What must be known to come back to an import: the server keeps the file and how far it is. */
export interface SavedImport {
  preview: ImportPreview;
  mapping: (string | null)[];
  key: string | null;
  /** The program as whose file it is read; null where its columns are mapped one by one. */
  dialect: string | null;
  /** Whether what names name is added where it is missing. */
  add: boolean;
  /** What blank cells are filled with, by column. */
  fill: Readonly<Record<string, unknown>>;
  /** Whether a text is copied into the languages that have none. */
  fillLanguages: boolean;
  /** Whether child rows that the file does not name are removed. */
  removeMissing: boolean;
  /** The decimal sign of its numbers; null where the file itself says. */
  decimal: string | null;
  /** Whether it was started, so that the server has something to say about it. */
  started: boolean;
}
const isKept = (value: unknown): value is SavedImport =>
  typeof value === "object" &&
  value !== null &&
  "preview" in value &&
  "mapping" in value &&
  Array.isArray(value.mapping) &&
  "fill" in value &&
  "fillLanguages" in value;

/** Imports that are under way, by place, for as long as the tab lives: a place is a resource of a member in a shop. */
export const savedImports = {
  read(place: string): SavedImport | null {
    try {
      const kept: unknown = JSON.parse(sessionStorage.getItem(place) ?? "null");
      return isKept(kept) ? kept : null;
    } catch {
      return null;
    }
  },
  write(place: string, kept: SavedImport | null): void {
    try {
      if (kept) sessionStorage.setItem(place, JSON.stringify(kept));
      else sessionStorage.removeItem(place);
    } catch {
      // A browser that keeps nothing has an import that lasts as long as its page.
    }
  },
};
