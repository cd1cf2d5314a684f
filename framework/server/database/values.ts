import pg from "pg";

const { builtins } = pg.types;
/** Counts and amounts fit a double exactly, or the row is not read at all. */
function toInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is beyond the integers that are exact`);
  return value;
}
// Instants come as "2026-01-31 10:00:00.123+00"; one connection may have another zone than another.
const toInstant = (text: string): string =>
  new Date(text.replace(" ", "T").replace(/([+-]\d{2})$/, "$1:00")).toISOString();
const own: Readonly<Record<number, (text: string) => unknown>> = {
  [builtins.INT8]: toInteger,
  [builtins.NUMERIC]: Number,
  [builtins.DATE]: (text) => text,
  [builtins.TIMESTAMPTZ]: toInstant,
};

/** Values as code has them: exact numbers, days as text, instants in ISO 8601. The same for both kinds of database. */
export const typeParsers: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: "text" | "binary") =>
    (format !== "binary" && own[oid]) || pg.types.getTypeParser(oid, format as "text"),
};
