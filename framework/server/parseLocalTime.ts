import { isDay } from "../fields/parse/day.ts";
import { type Actor, type Field, type Fields, getApp } from "../schema/index.ts";
import { addDays, parseZonedTime } from "../schema/zonedTime.ts";

type Values = Readonly<Record<string, unknown>>;
/** The specification's `y-m-d h:i:s`, with or without its time or its seconds. */
const localTime = /^(\d{4}-\d{2}-\d{2})(?:[ T]((?:[01]\d|2[0-3]):[0-5]\d)(:[0-5]\d)?)?$/;

interface LocalTime {
  /** Start instant in ISO 8601. */
  start: string;
  /** Instant at which the given day, minute or second ends. */
  end: string;
}

/** Parses a text without a time zone in the actor's zone; null when it is not such a text. */
export function parseLocalTime(
  raw: unknown,
  { timeZone = getApp().timeZone }: Pick<Actor, "timeZone">,
): LocalTime | null {
  const [, day, minutes, seconds = ":00"] =
    (typeof raw === "string" && localTime.exec(raw.trim())) || [];
  if (day === undefined || !isDay(day)) return null;
  const unit =
    minutes === undefined
      ? "day"
      : /:\d\d$/.test(String(raw).trim().slice(16))
        ? "second"
        : "minute";
  const start = parseZonedTime(`${day} ${minutes ?? "00:00"}${seconds}`, timeZone);
  // A day is not always 24 hours long: the next one begins at its own midnight.
  const end = unit === "day" ? parseZonedTime(addDays(day), timeZone) : start?.add(1, unit);
  return start && end ? { start: start.toISOString(), end: end.toISOString() } : null;
}

function toInstant(field: Field, raw: unknown, actor: Pick<Actor, "timeZone">): unknown {
  if (field.type.traits.time === "instant") return parseLocalTime(raw, actor)?.start ?? raw;
  if (field.kind !== "rows" || !Array.isArray(raw)) return raw;
  const { fields } = field.options;
  return raw.map((row) => (isValues(row) ? withInstants(fields, row, actor) : row));
}
const isValues = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Converts the times of a body, which may be in the actor's zone, to instants. */
export const withInstants = (
  fields: Fields,
  body: Values,
  actor: Pick<Actor, "timeZone">,
): Values =>
  Object.fromEntries(
    Object.entries(body).map(([name, raw]) => {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
      return [name, field ? toInstant(field, raw, actor) : raw];
    }),
  );
