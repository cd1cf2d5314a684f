import type { Locale } from "../../schema/index.ts";
import type { Translate } from "../engine.ts";

/** Something that an import changed or left out without refusing the record. */
export interface Note {
  /** A key of `transfer.notes`, or of another branch of the words where it has a dot. */
  kind: string;
  /** What it concerns, as people read it: a column, a field. */
  field?: string;
  /** How many values it stands for; 1 where nothing else is said. */
  count?: number;
  /** Of the first one, as the example that the sentence names. */
  params?: Readonly<Record<string, string | number>>;
}
interface Placed extends Note {
  row: number;
}

/** The notes of a run by record: a record that is read again replaces its own, and one that is refused has none. */
export class ImportNotes {
  readonly #byRecord = new Map<number, Placed[]>();

  /** Forgets what was noted of the record that begins in a row. */
  clear(record: number): void {
    this.#byRecord.delete(record);
  }
  add(record: number, row: number, note: Note): void {
    const notes = this.#byRecord.get(record);
    if (notes) notes.push({ ...note, row });
    else this.#byRecord.set(record, [{ ...note, row }]);
  }
  /** How many values all notes of a kind stand for. */
  count(kind: string): number {
    let sum = 0;
    for (const notes of this.#byRecord.values())
      for (const note of notes) if (note.kind === kind) sum += note.count ?? 1;
    return sum;
  }
  /** One sentence a kind and field, with how often and the first example. */
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
    return [...groups.values()].map(({ first, count }) => noteSentence(translate, locale, { ...first, count }));
  }
}

/** A note as a person reads it. */
export function noteSentence(
  translate: Translate,
  locale: Locale,
  { kind, field, count = 1, params, row }: Note & { row?: number },
): string {
  const key = kind.includes(".") ? kind : `transfer.notes.${kind}`;
  const all = { ...params, ...(field === undefined ? {} : { field }), ...(row === undefined ? {} : { row }) };
  return translate(locale, key, { ...all, smart_count: count, count: count.toLocaleString("en-AU") });
}
