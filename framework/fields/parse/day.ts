import { reject } from "./reject.ts";

/**
 * Whether the day exists. The calendar starts with year 1, like PostgreSQL's; dayjs would read the
 * years below 100 as those after 1900.
 */
export function isDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value) || value.startsWith("0000")) return false;
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}
/**
 * Parses a calendar day as `YYYY-MM-DD`.
 *
 * @throws {InvalidValue} for everything else.
 */
export function parseDay(raw: unknown): string {
  const value = typeof raw === "string" ? raw.trim() : reject("date");
  return isDay(value) ? value : reject("date");
}
