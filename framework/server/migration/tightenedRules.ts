import type { Column, Table } from "./buildModel.ts";
import { literal } from "./literal.ts";
import { MigrationError } from "./migrationError.ts";

const quote = (name: string) => `"${name}"`;
/** The constraints of a renamed table have its new name already. */
const findCheck = (known: Table, table: Table, column: string): string | undefined =>
  known.constraints[`${table.name}_${column}_check`];

/** What a check constraint allows: words, the ends of a range, and a pattern. */
interface Allowed {
  words: readonly string[] | null;
  min: number;
  max: number;
  pattern: string | null;
}
/** Reads a check constraint as `toCheckConstraint` writes it. */
function parseCheck(check: string | undefined): Allowed {
  const [, one, several] =
    (check && / in \((.*?)\)(?: and |\)$)| <@ array\[(.*?)\]::text\[\]/.exec(check)) || [];
  const list = one ?? several;
  const find = (pattern: RegExp) => (check ? pattern.exec(check)?.[1] : undefined);
  return {
    words: list ? [...list.matchAll(/'((?:[^']|'')*)'/g)].map(([, word = ""]) => word) : null,
    min: Number(find(/ >= (-?[\d.]+)/) ?? -Infinity),
    max: Number(find(/ <= (-?[\d.]+)/) ?? Infinity),
    pattern: find(/ ~ '((?:[^']|'')*)'/) ?? null,
  };
}

/** Describes values that the old check allowed and the new one does not; null if there are none. */
function describeForbidden(before: Allowed, after: Allowed): string | null {
  const removed = before.words?.filter((word) => after.words && !after.words.includes(word)) ?? [];
  if (removed.length > 0)
    return `rows may still have ${removed.map((one) => `"${one}"`).join(", ")}`;
  if (after.words && !before.words)
    return `rows may have other values than ${after.words.map((one) => `"${one}"`).join(", ")}`;
  if (after.min > before.min) return `rows may be below ${after.min}, its new min`;
  if (after.max < before.max) return `rows may be above ${after.max}, its new max`;
  if (after.pattern !== null && after.pattern !== before.pattern)
    return "rows may not match its new format";
  return null;
}

/** Whether a value in SQL passes a check. A pattern is left to the database. */
function passes(value: string, { words, min, max }: Allowed): boolean {
  const text = /^'(.*)'$/s.exec(value)?.[1];
  if (words) return text !== undefined && words.includes(text);
  const amount = Number(value);
  return Number.isNaN(amount) || (amount >= min && amount <= max);
}

/** The value of rows that the check refuses; in a list, the backfill replaces each refused word. */
function toAllowedValue({ name, type }: Column, backfill: string, { words }: Allowed): string {
  if (type !== "text[]" || words === null) return backfill;
  const kept = `case when word in (${words.map(literal).join(", ")}) then word else ${backfill} end`;
  const all = `select ${kept} as word, place from unnest(${quote(name)}) with ordinality list (word, place)`;
  return `array(select word from (${all}) allowed group by word order by min(place))`;
}

/**
 * Returns the statements that give rows a value that a tightened check allows: a choice without
 * one of its words, a narrower range, another format.
 * @throws MigrationError E214 when the field has no backfill, or one that the check refuses
 */
export function replaceForbidden(
  known: Table,
  old: Column,
  table: Table,
  column: Column,
): string[] {
  const check = findCheck(table, table, column.name);
  if (check === undefined || column.generated) return [];
  const [before, after] = [parseCheck(findCheck(known, table, old.name)), parseCheck(check)];
  const forbidden = describeForbidden(before, after);
  if (forbidden === null) return [];
  const where = `${table.of}.${column.name}`;
  const { backfill } = column;
  if (backfill === undefined)
    throw new MigrationError("E214", where, forbidden, "give it a backfill, which these rows get");
  if (!passes(backfill, after))
    throw new MigrationError(
      "E214",
      where,
      `${forbidden}, and its backfill ${backfill} is not allowed either`,
      "give it a backfill that the field accepts",
    );
  const condition = check.slice("check ".length);
  const value = toAllowedValue(column, backfill, after);
  return [`update ${table.name} set ${quote(column.name)} = ${value} where not ${condition}`];
}

const isUnique = (definition: string | undefined) => definition?.startsWith("unique ") === true;

/**
 * Returns the statement that makes the values of a newly unique field different: of rows with the
 * same value all but the first get the backfill, followed by their id.
 * @throws MigrationError E215 when the field has no backfill, or is no text
 */
export function separateEqual(known: Table, old: Column, table: Table, column: Column): string[] {
  const unique = table.indexes[`${table.name}_${column.name}_unique`];
  if (!isUnique(unique) || isUnique(known.indexes[`${table.name}_${old.name}_unique`])) return [];
  const where = `${table.of}.${column.name}`;
  const equal = "becomes unique, but existing rows may have the same value";
  if (column.type !== "text")
    throw new MigrationError("E215", where, equal, "write this migration by hand");
  if (column.backfill === undefined)
    throw new MigrationError(
      "E215",
      where,
      equal,
      "give it a backfill: of equal rows all but the first get it, followed by their id",
    );
  const [, keys = "", rows = ""] = /^unique \((.*?)\)( where .*)?$/.exec(unique ?? "") ?? [];
  const places = `select id, row_number() over (partition by ${keys} order by id) as place from ${table.name}${rows}`;
  return [
    `update ${table.name} set ${quote(column.name)} = ${column.backfill} || id where id in (select id from (${places}) equal where place > 1)`,
  ];
}
