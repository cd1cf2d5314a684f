import { reject } from "./reject.ts";

/** PostgreSQL rejects the null character, and a lone surrogate is not valid text. */
export const isStorable = (text: string): boolean =>
  !text.includes("\u0000") && text.isWellFormed();

/**
 * Parses a text, without spaces at its ends; a number is a text as well.
 *
 * @throws {InvalidValue} for everything else.
 */
export function parseText(raw: unknown): string {
  if (typeof raw === "number" && Number.isFinite(raw)) return String(raw);
  if (typeof raw !== "string" || !isStorable(raw)) return reject("text");
  return raw.trim();
}
/**
 * Returns a parser of texts that match a pattern; `type` names the message of others.
 *
 * @throws {InvalidValue} for texts that do not match.
 */
export const parseMatching =
  (type: string, pattern: RegExp) =>
  (raw: unknown): string => {
    const value = parseText(raw);
    return pattern.test(value) ? value : reject(type);
  };
/**
 * Parses a path on this server without `..`, or a web URL; never `javascript:`.
 *
 * @throws {InvalidValue} for everything else.
 */
export function parseFileAddress(raw: unknown): string {
  const value = parseText(raw);
  const isOwn = /^\/files\/[\w./-]+$/.test(value) && !value.includes("..");
  return isOwn || /^https?:\/\/\S+$/.test(value) ? value : reject("file");
}
