import { findExpectedField } from "./compareAndSet.ts";
import { contentLanguages, type Field, type Fields, type Kind } from "./field.ts";
import type { JsonOptions, JsonParts } from "./fields.ts";
import { InvalidValue, type Issues } from "./issue.ts";

type Options = Record<string, unknown>;
type Parser = (raw: unknown, options: Options) => unknown;

const wrong = (type: string): never => {
  throw new InvalidValue(`type.${type}`);
};
const isRecord = (raw: unknown): raw is Record<string, unknown> =>
  typeof raw === "object" && raw !== null && !Array.isArray(raw);

/** PostgreSQL rejects the null character, and a lone surrogate is not valid text. */
const isStorable = (text: string) => !text.includes("\u0000") && text.isWellFormed();

function toText(raw: unknown): string {
  if (typeof raw === "number" && Number.isFinite(raw)) return String(raw);
  if (typeof raw !== "string" || !isStorable(raw)) return wrong("text");
  return raw.trim();
}
function toNumber(raw: unknown, type = "number"): number {
  const value =
    typeof raw === "string" && /^[+-]?(\d+\.?\d*|\.\d+)$/.test(raw.trim()) ? Number(raw) : raw;
  return typeof value === "number" && Number.isFinite(value) ? value : wrong(type);
}
function toInteger(raw: unknown): number {
  const value = toNumber(raw, "integer");
  return Number.isSafeInteger(value) ? value : wrong("integer");
}
function withDecimals(raw: unknown, decimals: number): number {
  const value = toNumber(raw);
  const scaled = value * 10 ** decimals;
  if (!Number.isFinite(scaled)) return wrong("number");
  // The tolerance is far below one unit, because 0.29 * 100 is 28.999999999999996; above billions
  // it is the precision of a double.
  if (Math.abs(scaled - Math.round(scaled)) > Math.max(1e-6, Math.abs(scaled) * 2 ** -50)) {
    throw new InvalidValue("decimals", { decimals });
  }
  return Math.round(scaled);
}
function parseCents(raw: unknown): number {
  try {
    const cents = withDecimals(raw, 2);
    return Number.isSafeInteger(cents) ? cents : wrong("number");
  } catch (error) {
    if (error instanceof InvalidValue && error.issue.key === "validation.decimals")
      throw new InvalidValue("money");
    throw error;
  }
}
function toBoolean(raw: unknown): boolean {
  if (raw === true || raw === "true" || raw === "1" || raw === 1) return true;
  if (raw === false || raw === "false" || raw === "0" || raw === 0) return false;
  return wrong("boolean");
}
/** Whether the day exists. The calendar starts with year 1, like PostgreSQL's. */
function isDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value) || value.startsWith("0000")) return false;
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}
function toDate(raw: unknown): string {
  const value = typeof raw === "string" ? raw.trim() : wrong("date");
  return isDay(value) ? value : wrong("date");
}
function toInstant(raw: unknown): string {
  // Ten digits are seconds since 1970, as the specification's clients send them.
  if ((typeof raw === "string" || typeof raw === "number") && /^\d{10}$/.test(`${raw}`))
    return new Date(Number(raw) * 1000).toISOString();
  const value = typeof raw === "string" ? raw.trim() : wrong("dateTime");
  const parts =
    /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,6})?)?(Z|[+-]\d{2}:\d{2})$/.exec(
      value,
    );
  if (!parts?.[1] || !isDay(parts[1])) return wrong("dateTime");
  const instant = new Date(value);
  // An offset can move the instant outside the valid years.
  return !Number.isNaN(instant.getTime()) && isDay(instant.toISOString().slice(0, 10))
    ? instant.toISOString()
    : wrong("dateTime");
}
function toList(raw: unknown): unknown[] {
  if (Array.isArray(raw)) return raw;
  if (typeof raw === "string") return raw === "" ? [] : raw.split(",");
  return isRecord(raw) && Object.keys(raw).every((key) => /^\d+$/.test(key))
    ? Object.values(raw)
    : wrong("list");
}
function toId(raw: unknown): number {
  const id = toInteger(raw);
  return id > 0 ? id : wrong("reference");
}
function toChoice(raw: unknown, { choices }: Options): string {
  const messages: readonly string[] = Array.isArray(choices)
    ? choices
    : Object.keys(choices as object);
  if (typeof raw === "string" && messages.includes(raw)) return raw;
  if (isRecord(choices) && (typeof raw === "number" || typeof raw === "string")) {
    const value = messages.find((one) => String(choices[one]) === String(raw));
    if (value !== undefined) return value;
  }
  return wrong("choice");
}
/** A path on this server without `..`, or a web URL; never `javascript:`. */
const toFileAddress = (raw: unknown): string => {
  const value = toText(raw);
  const isOwn = /^\/files\/[\w./-]+$/.test(value) && !value.includes("..");
  return isOwn || /^https?:\/\/\S+$/.test(value) ? value : wrong("file");
};
const matching =
  (type: string, pattern: RegExp): Parser =>
  (raw) => {
    const value = toText(raw);
    return pattern.test(value) ? value : wrong(type);
  };

/** Parses browser and import input of each kind into the value in code. Throws `InvalidValue`. */
export const parsers: Record<Kind, Parser> = {
  text: toText,
  longText: toText,
  richText: toText,
  localized: (raw, { languages }) => {
    const given = isRecord(raw) ? raw : wrong("localized");
    const allowed = (languages as readonly string[] | undefined) ?? contentLanguages;
    const unknown = Object.keys(given).find((language) => !allowed.includes(language));
    if (unknown !== undefined) throw new InvalidValue("unknownField", { field: unknown });
    const texts = allowed.map((language) => [
      language,
      given[language] == null ? null : toText(given[language]) || null,
    ]);
    return texts.every(([, value]) => value === null) ? null : Object.fromEntries(texts);
  },
  integer: toInteger,
  decimal: (raw, { decimals = 2 }) =>
    withDecimals(raw, decimals as number) / 10 ** (decimals as number),
  money: parseCents,
  percent: (raw) => withDecimals(raw, 2) / 100,
  boolean: toBoolean,
  choice: toChoice,
  choices: (raw, options) => [...new Set(toList(raw).map((one) => toChoice(one, options)))],
  date: toDate,
  dateTime: toInstant,
  duration: toInteger,
  dateRange: (raw) => {
    const given = isRecord(raw) ? raw : wrong("dateRange");
    const range = { from: toDate(given.from), to: toDate(given.to) };
    if (range.from > range.to) throw new InvalidValue("range");
    return range;
  },
  email: matching("email", /^[^\s@]{1,64}@[^\s@]+\.[^\s@.]{2,}$/),
  phone: matching("phone", /^\+?\(?[0-9][0-9 ()-]{4,22}[0-9]$/),
  url: matching("url", /^https?:\/\/[^\s/]\S*$/),
  password: (raw) => (typeof raw === "string" ? raw : wrong("text")),
  image: toFileAddress,
  images: (raw) => toList(raw).map(toFileAddress),
  video: toFileAddress,
  file: toFileAddress,
  reference: toId,
  references: (raw) => [...new Set(toList(raw).map(toId))],
  parent: toId,
  // Child rows are parsed by `parseFields`, which knows the path of an issue.
  rows: toList,
  point: (raw) => {
    const given = isRecord(raw) ? raw : wrong("point");
    const [lat, lng] = [toNumber(given.lat), toNumber(given.lng)];
    return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : wrong("point");
  },
  json: (raw, { check, findIssue, properties, items }) => {
    const given = typeof raw === "string" ? parseJson(raw) : raw;
    if (!isStorableTree(given)) return wrong("text");
    const value = parseJsonParts({ properties, items } as JsonParts, given);
    if ((check as (value: unknown) => boolean)(value)) return value;
    const issue = (findIssue as JsonOptions<unknown>["findIssue"])?.(value);
    throw issue ? new InvalidValue(issue.key, issue.params) : new InvalidValue("type.json");
  },
  computed: (_raw, { of }) => {
    throw new InvalidValue("readOnly", { kind: (of as Field).kind });
  },
};
function parseJson(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return wrong("json");
  }
}
/** Parses the declared parts of a `json` value by their kinds; other parts are unchanged. */
function parseJsonParts({ properties, items }: JsonParts, given: unknown): unknown {
  const parse = (fields: Fields, part: unknown) =>
    isRecord(part)
      ? Object.fromEntries(
          Object.entries(part).map(([name, raw]) => {
            const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
            return [name, field ? parseValue(field, raw) : raw];
          }),
        )
      : part;
  if (properties) return parse(properties, given);
  return items && Array.isArray(given) ? given.map((item) => parse(items, item)) : given;
}

/** Maximum depth of a value; no declared shape is deeper. */
const deepest = 64;
const isStorableTree = (value: unknown, depth = 0): boolean => {
  if (typeof value === "string") return isStorable(value);
  if (typeof value !== "object" || value === null) return true;
  return (
    depth < deepest &&
    Object.entries(value).every(([key, one]) => isStorable(key) && isStorableTree(one, depth + 1))
  );
};

/**
 * Parses one value from the wire or an import into its value in code: money to cents, numbers from
 * text, trimmed text. An empty string is null.
 *
 * @throws {InvalidValue} when the value is not of the field's kind.
 *
 * @example
 * ```ts
 * const price = parseValue(money(), "12.50"); // 1250
 * ```
 */
export function parseValue(field: Field, raw: unknown): unknown {
  if (raw === undefined || raw === null || raw === "") return null;
  const value = parsers[field.kind](raw, field.options as Options);
  return value === "" ? null : value;
}

/** The result of `parseFields`: values by field name, issues by field path. */
export interface Parsed {
  values: Record<string, unknown>;
  issues: Issues;
}
/**
 * Parses the fields of a body into values and issues by path. An undeclared field is an issue,
 * never ignored. A field that the body lacks is absent from the values.
 *
 * @example
 * ```ts
 * const { values, issues } = parseFields(suppliers.fields, { name: " Tea & Co ", minimumOrder: 50
 * }); console.log(values.name, values.minimumOrder, issues); // "Tea & Co" 5000 {}
 * ```
 */
export function parseFields(
  fields: Fields,
  body: Readonly<Record<string, unknown>>,
  path = "",
): Parsed {
  // No prototype, because a body may contain a field named `__proto__`.
  const parsed: Parsed = { values: {}, issues: Object.create(null) };
  for (const [name, raw] of Object.entries(body)) {
    const field = Object.hasOwn(fields, name) ? fields[name] : findExpectedField(fields, name);
    if (!field) {
      parsed.issues[path + name] = {
        key: "validation.unknownField",
        params: { field: path + name },
      };
      continue;
    }
    try {
      parsed.values[name] =
        field.kind === "rows" && raw !== null && raw !== "" && raw !== undefined
          ? parseRows(field, toList(raw), `${path}${name}.`, parsed.issues)
          : parseValue(field, raw);
    } catch (error) {
      if (!(error instanceof InvalidValue)) throw error;
      parsed.issues[path + name] = error.issue;
    }
  }
  return parsed;
}

function parseRows(
  field: Field,
  list: unknown[],
  path: string,
  issues: Issues,
): Record<string, unknown>[] {
  const { fields } = field.options as { fields: Fields };
  return list.map((raw, index) => {
    if (!isRecord(raw)) {
      issues[`${path}${index}`] = { key: "validation.type.object" };
      return {};
    }
    const { id, ...rest } = raw;
    const row = parseFields(fields, rest, `${path}${index}.`);
    Object.assign(issues, row.issues);
    const known = id === undefined || id === null || id === "" ? null : idOrNothing(id);
    if (known === undefined) issues[`${path}${index}.id`] = { key: "validation.idInvalid" };
    return known ? { ...row.values, id: known } : row.values;
  });
}
const idOrNothing = (raw: unknown): number | undefined => {
  try {
    return toId(raw);
  } catch {
    return undefined;
  }
};
