import { invalid } from "../../framework/server/domainError.ts";

/** The place behind a row in one order: what it is ordered by, and its number. */
export interface Place {
  value: number;
  id: number;
}
/** A place as it travels; it says of which order it is. */
export const cursorOf = (sort: string, { value, id }: Place): string =>
  Buffer.from(JSON.stringify([sort, value, id])).toString("base64url");

const isNumber = (value: unknown): value is number => Number.isSafeInteger(value);
export function placeOf(sort: string, cursor: string): Place {
  try {
    const [of, value, id, ...more]: unknown[] = JSON.parse(Buffer.from(cursor, "base64url").toString());
    if (of === sort && isNumber(value) && isNumber(id) && more.length === 0) return { value, id };
  } catch {
    // Whatever it is, it was not made here.
  }
  throw invalid({ cursor: { key: "validation.pattern" } });
}
