import type { CommonOptions, Fields } from "../../schema/field.ts";
import { formatFields, unformatFields } from "../../schema/format.ts";
import { InvalidValue, type Issue } from "../../schema/issue.ts";
import { parseValue } from "../../schema/parse.ts";
import { createKind, type DeclaredOf } from "../defineKind.ts";
import { presenceOperators } from "../operators.ts";
import { isRecord, reject } from "../parse/reject.ts";
import { isStorable } from "../parse/text.ts";

/**
 * Declares parts of a `json` value, which are then converted like fields of their kind: properties
 * of an object, or of each object of a list. Other parts are sent unchanged.
 */
export interface JsonParts {
  properties?: Fields;
  items?: Fields;
}
/** Options of `json` in addition to those of every kind. */
export interface JsonOptions<V> extends CommonOptions, JsonParts {
  /** Whether a value in code has the shape, with money in cents. */
  check: (value: unknown) => value is V;
  /** Fields of each object of a list, for the API description only: `check` validates them. */
  describedItems?: Fields;
  /** Returns a specific issue for a value that `check` rejects, instead of the generic one. */
  findIssue?: (value: unknown) => Issue | null;
  /** Formats the value as one line, for cells and the history, where it has no custom display. */
  formatLine?(value: V): string;
}

type Convert = (fields: Fields, record: Readonly<Record<string, unknown>>) => object;
/**
 * Applies a conversion to the declared parts of a `json` value: to the properties of an object, or
 * of each object of a list.
 */
function mapParts({ properties, items }: JsonParts, value: unknown, convert: Convert): unknown {
  if (properties && isRecord(value)) return convert(properties, value);
  if (items && Array.isArray(value))
    return value.map((item) => (isRecord(item) ? convert(items, item) : item));
  return value;
}
const parsePart: Convert = (fields, part) =>
  Object.fromEntries(
    Object.entries(part).map(([name, raw]) => {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
      return [name, field ? parseValue(field, raw) : raw];
    }),
  );

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
function parseText(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return reject("json");
  }
}

/**
 * A value with a custom shape. The types of its functions are written out, because their options
 * contain the union of all kinds.
 */
const jsonKind = createKind<unknown, JsonOptions<unknown>>()({
  name: "json",
  traits: { structured: true, individual: true, wide: true },
  options: ["check", "describedItems", "findIssue", "formatLine", "properties", "items"],
  filters: presenceOperators,
  parse: (raw, options): unknown => {
    const given = typeof raw === "string" ? parseText(raw) : raw;
    if (!isStorableTree(given)) return reject("text");
    const value = mapParts(options, given, parsePart);
    if (options.check(value)) return value;
    const issue = options.findIssue?.(value);
    throw issue ? new InvalidValue(issue.key, issue.params) : new InvalidValue("type.json");
  },
  rule: (_, rules) => rules.any(),
  isConverted: (options): boolean => "properties" in options || "items" in options,
  toWire: (value, options): unknown => mapParts(options, value, formatFields),
  fromWire: (raw, options): unknown => mapParts(options, raw, unformatFields),
});

/**
 * Declares a value with a custom shape, stored as jsonb. The guard `check` decides which values are
 * accepted, and so gives the field its type. Use it only if no other kind fits.
 *
 * @example
 * ```ts
 * interface OpeningHours {
 *   from: string;
 *   to: string;
 * }
 * const isOpeningHours = (value: unknown): value is OpeningHours =>
 *   typeof value === "object" && value !== null && "from" in value && "to" in value;
 *
 * const openingHours = json({ check: isOpeningHours, required: true });
 * ```
 */
export function json<
  V,
  const O extends Pick<CommonOptions, "required" | "visibleWhen"> = Record<never, never>,
>(
  options: JsonOptions<V> & O,
): DeclaredOf<
  typeof jsonKind,
  V,
  JsonOptions<V> & Pick<O, keyof O & ("required" | "visibleWhen")>
> {
  return { kind: "json", type: jsonKind, options };
}
json.type = jsonKind;
