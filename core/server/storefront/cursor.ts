import { invalid } from "../../../framework/server/domainError.ts";

/** Position after a row in a sort order: its sort value and id. */
export interface Place {
  value: number;
  id: number;
}
/** Encodes a position for the wire, together with its sort order. */
export const encodeCursor = (sort: string, { value, id }: Place): string =>
  Buffer.from(JSON.stringify([sort, value, id])).toString("base64url");

const isNumber = (value: unknown): value is number => Number.isSafeInteger(value);
/**
 * Decodes the cursor of a page: the sort value and the id of the last row of the page before.
 *
 * @throws {DomainError} `input.invalid` when a value is missing or invalid.
 */
export function decodeCursor(sort: string, cursor: string): Place {
  try {
    const [of, value, id, ...more]: unknown[] = JSON.parse(
      Buffer.from(cursor, "base64url").toString(),
    );
    if (of === sort && isNumber(value) && isNumber(id) && more.length === 0) return { value, id };
  } catch {
    // A cursor that was not issued here.
  }
  throw invalid({ cursor: { key: "validation.pattern" } });
}
