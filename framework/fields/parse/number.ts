import { InvalidValue } from "../../schema/issue.ts";
import { reject } from "./reject.ts";

/**
 * Parses a finite number, also from a text of digits.
 *
 * @throws {InvalidValue} for everything else.
 */
export function parseNumber(raw: unknown, type = "number"): number {
  const value =
    typeof raw === "string" && /^[+-]?(\d+\.?\d*|\.\d+)$/.test(raw.trim()) ? Number(raw) : raw;
  return typeof value === "number" && Number.isFinite(value) ? value : reject(type);
}
/**
 * Parses a whole number that a double represents exactly.
 *
 * @throws {InvalidValue} for everything else.
 */
export function parseInteger(raw: unknown): number {
  const value = parseNumber(raw, "integer");
  return Number.isSafeInteger(value) ? value : reject("integer");
}
/**
 * Parses a number with at most so many decimals, as a whole number of their smallest units.
 *
 * @throws {InvalidValue} when it has more decimals.
 */
export function parseScaled(raw: unknown, decimals: number): number {
  const value = parseNumber(raw);
  const scaled = value * 10 ** decimals;
  if (!Number.isFinite(scaled)) return reject("number");
  // The tolerance is far below one unit, because 0.29 * 100 is 28.999999999999996; above billions
  // it is the precision of a double.
  if (Math.abs(scaled - Math.round(scaled)) > Math.max(1e-6, Math.abs(scaled) * 2 ** -50)) {
    throw new InvalidValue("decimals", { decimals });
  }
  return Math.round(scaled);
}
/**
 * Parses the id of a row: a whole number of at least 1.
 *
 * @throws {InvalidValue} for everything else.
 */
export function parseId(raw: unknown): number {
  const id = parseInteger(raw);
  return id > 0 ? id : reject("reference");
}
