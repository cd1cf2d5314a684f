import { sql } from "kysely";

/** The column of a list of texts, which is never null. */
export const listColumn = {
  columnType: () => "text[]",
  write: (value: unknown) => sql`${value ?? []}::text[]`,
  formatCell: (value: unknown) => (Array.isArray(value) ? value.join("; ") : ""),
};
