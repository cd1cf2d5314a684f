import { isRecord, reject } from "./reject.ts";

/** Maximum number of items of a list whose field declares no `max`. */
export const defaultMaxItems = 1000;

/**
 * Parses a list: an array, a text with commas, or the `{ 0: …, 1: … }` of a query string.
 *
 * @throws {InvalidValue} for everything else.
 */
export function parseList(raw: unknown): unknown[] {
  if (Array.isArray(raw)) return raw;
  if (typeof raw === "string") return raw === "" ? [] : raw.split(",");
  return isRecord(raw) && Object.keys(raw).every((key) => /^\d+$/.test(key))
    ? Object.values(raw)
    : reject("list");
}
