import { sql } from "kysely";

/** Reads a cell as JSON; a text that is none stays a text, which the parser rejects. */
export function parseJsonCell(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
/** The column of a structure. */
export const jsonColumn = {
  columnType: () => "jsonb",
  write: (value: unknown) => (value === null ? null : sql`${JSON.stringify(value)}::jsonb`),
  parseCell: parseJsonCell,
};
