import { defineKind } from "../defineKind.ts";
import { isDay } from "../parse/day.ts";
import { reject } from "../parse/reject.ts";

function parseInstant(raw: unknown): string {
  // Ten digits are seconds since 1970, as the specification's clients send them.
  if ((typeof raw === "string" || typeof raw === "number") && /^\d{10}$/.test(`${raw}`))
    return new Date(Number(raw) * 1000).toISOString();
  const value = typeof raw === "string" ? raw.trim() : reject("dateTime");
  const parts =
    /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,6})?)?(Z|[+-]\d{2}:\d{2})$/.exec(
      value,
    );
  if (!parts?.[1] || !isDay(parts[1])) return reject("dateTime");
  const instant = new Date(value);
  // An offset can move the instant outside the valid years.
  return !Number.isNaN(instant.getTime()) && isDay(instant.toISOString().slice(0, 10))
    ? instant.toISOString()
    : reject("dateTime");
}

/**
 * Declares an instant: a string in ISO 8601 and UTC, which screens show in the time zone of the
 * app.
 *
 * @example
 * ```ts
 * const paidAt = dateTime({ readOnly: true, sortable: true });
 * ```
 */
export const dateTime = defineKind<string>()({
  name: "dateTime",
  traits: { time: "instant", ordered: true },
  options: [],
  filters: ["between", "atLeast", "atMost", "isEmpty", "isFilled"],
  parse: parseInstant,
  rule: (_, rules) => rules.any(),
});
