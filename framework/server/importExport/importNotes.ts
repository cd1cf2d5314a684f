import type { Locale } from "../../schema/index.ts";
import type { Translate } from "../engine.ts";

/** A value that an import changed or omitted without rejecting the record. */
export interface Note {
  /** A key of `transfer.notes`, or of another branch of the messages if it contains a dot. */
  kind: string;
  /** Label of the column or field concerned. */
  field?: string;
  /** Number of values that it represents; defaults to 1. */
  count?: number;
  /** Parameters of the first value, which the sentence names as the example. */
  params?: Readonly<Record<string, string | number>>;
}
interface Placed extends Note {
  row: number;
}

/**
 * Notes of a run by record: parsing a record again replaces its notes, and a rejected record has
 * none.
 */
export class ImportNotes {
  readonly #byRecord = new Map<number, Placed[]>();

  /** Removes the notes of the record that begins in a row. */
  clear(record: number): void {
    this.#byRecord.delete(record);
  }
  add(record: number, row: number, note: Note): void {
    const notes = this.#byRecord.get(record);
    if (notes) notes.push({ ...note, row });
    else this.#byRecord.set(record, [{ ...note, row }]);
  }
  /** Returns the number of values that all notes of a kind represent. */
  count(kind: string): number {
    let sum = 0;
    for (const notes of this.#byRecord.values())
      for (const note of notes) if (note.kind === kind) sum += note.count ?? 1;
    return sum;
  }
  /** Returns one sentence per kind and field, with the count and the first example. */
  sentences(translate: Translate, locale: Locale): string[] {
    const groups = new Map<string, { first: Placed; count: number }>();
    for (const note of [...this.#byRecord.values()].flat()) {
      const key = `${note.kind} ${note.field ?? ""}`;
      const group = groups.get(key);
      if (!group) groups.set(key, { first: note, count: note.count ?? 1 });
      else {
        group.count += note.count ?? 1;
        if (note.row < group.first.row) group.first = note;
      }
    }
    return [...groups.values()].map(({ first, count }) =>
      translateNote(translate, locale, { ...first, count }),
    );
  }
}

/** Translates a note for the reader. */
export function translateNote(
  translate: Translate,
  locale: Locale,
  { kind, field, count = 1, params, row }: Note & { row?: number },
): string {
  const key = kind.includes(".") ? kind : `transfer.notes.${kind}`;
  const all = {
    ...params,
    ...(field === undefined ? {} : { field }),
    ...(row === undefined ? {} : { row }),
  };
  return translate(locale, key, {
    ...all,
    smart_count: count,
    count: count.toLocaleString(locale),
  });
}
