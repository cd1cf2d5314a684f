import pg from "pg";

const { builtins } = pg.types;
type Parser = (text: string) => unknown;

/** Counts and amounts fit a double exactly, or the row is not read at all. */
function toInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is beyond the integers that are exact`);
  return value;
}
// Instants come as "2026-01-31 10:00:00.123+00"; one connection may have another zone than another, and before zones were
// made by law their offsets had seconds, which `Date` doesn't read.
function toInstant(text: string): string {
  const [, local, sign, hours, minutes = 0, seconds = 0] =
    /^(\d{4}-.*?)([+-])(\d\d)(?::(\d\d))?(?::(\d\d))?$/.exec(text) ?? [];
  const offset = (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * (sign === "-" ? -1000 : 1000);
  const instant = new Date(Date.parse(`${local?.replace(" ", "T")}Z`) - offset);
  if (Number.isNaN(instant.getTime())) throw new RangeError(`${text} is no instant that ISO 8601 can say`);
  return instant.toISOString();
}
const toText: Parser = (text) => text;
/** Reads the elements of an array, and of the arrays in it, as single values are read. */
function arrayOf(parser: Parser): Parser {
  const split: Parser = pg.types.getTypeParser(oids.textArray, "text");
  const read = (element: unknown): unknown =>
    Array.isArray(element) ? element.map(read) : typeof element === "string" ? parser(element) : element;
  return (text) => read(split(text));
}
/** Arrays have type numbers of their own, which node-postgres doesn't name. */
const oids = { textArray: 1009, int8Array: 1016, dateArray: 1182, timestamptzArray: 1185, numericArray: 1231 };

const own: Readonly<Record<number, Parser>> = {
  [builtins.INT8]: toInteger,
  [builtins.NUMERIC]: Number,
  [builtins.DATE]: toText,
  [builtins.TIMESTAMPTZ]: toInstant,
  [oids.int8Array]: arrayOf(toInteger),
  [oids.numericArray]: arrayOf(Number),
  [oids.dateArray]: arrayOf(toText),
  [oids.timestamptzArray]: arrayOf(toInstant),
};

/** Values as code has them: exact numbers, days as text, instants in ISO 8601. The same for both kinds of database. */
export const typeParsers: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: "text" | "binary") =>
    (format !== "binary" && own[oid]) || pg.types.getTypeParser(oid, format as "text"),
};
