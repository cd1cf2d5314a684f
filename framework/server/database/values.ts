import pg from "pg";

const { builtins } = pg.types;
type Parser = (text: string) => unknown;

/** Parses counts and amounts that a double represents exactly; otherwise reading the row fails. */
function toInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value))
    throw new RangeError(`${text} is beyond the integers that are exact`);
  return value;
}
// Converts instants like "2026-01-31 10:00:00.123+00". Time zones can differ between connections,
// and offsets from before standard time contain seconds, which `Date` does not parse.
function toInstant(text: string): string {
  // Most connections use UTC: then the text only lacks the format, which saves most of the time.
  if (text.endsWith("+00") && text.charAt(4) === "-")
    return `${text.slice(0, 10)}T${text.slice(11, 19)}.${text.slice(20, -3).padEnd(3, "0").slice(0, 3)}Z`;
  const [, local, sign, hours, minutes = 0, seconds = 0] =
    /^(\d{4}-.*?)([+-])(\d\d)(?::(\d\d))?(?::(\d\d))?$/.exec(text) ?? [];
  const offset =
    (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * (sign === "-" ? -1000 : 1000);
  const instant = new Date(Date.parse(`${local?.replace(" ", "T")}Z`) - offset);
  if (Number.isNaN(instant.getTime()))
    throw new RangeError(`${text} is no instant that ISO 8601 can say`);
  return instant.toISOString();
}
const toText: Parser = (text) => text;
/** Parses the elements of an array, nested arrays included, as single values. */
function createArrayParser(parser: Parser): Parser {
  const split: Parser = pg.types.getTypeParser(oids.textArray, "text");
  const read = (element: unknown): unknown =>
    Array.isArray(element)
      ? element.map(read)
      : typeof element === "string"
        ? parser(element)
        : element;
  return (text) => read(split(text));
}
/** Array types have their own type numbers, for which node-postgres has no constants. */
const oids = {
  textArray: 1009,
  int8Array: 1016,
  dateArray: 1182,
  timestamptzArray: 1185,
  numericArray: 1231,
};

const own: Readonly<Record<number, Parser>> = {
  [builtins.INT8]: toInteger,
  [builtins.NUMERIC]: Number,
  [builtins.DATE]: toText,
  [builtins.TIMESTAMPTZ]: toInstant,
  [oids.int8Array]: createArrayParser(toInteger),
  [oids.numericArray]: createArrayParser(Number),
  [oids.dateArray]: createArrayParser(toText),
  [oids.timestamptzArray]: createArrayParser(toInstant),
};

/** Parsers for both kinds of database: exact numbers, days as text, instants in ISO 8601. */
export const typeParsers: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: "text" | "binary") =>
    (format !== "binary" && own[oid]) || pg.types.getTypeParser(oid, format as "text"),
};
