import { type RawBuilder, sql } from "kysely";
import { toSnakeCase } from "../../framework/schema/index.ts";
import type { CamelInsert, Exact } from "../../framework/server/tables/camelValues.ts";
import type { TableOrView } from "../../framework/server/tables/DB.ts";

/**
 * Builds an insert of several rows into one table, with the names of its columns in camel case.
 * Every row has the properties of the first one; money is in cents.
 *
 * @example
 * ```ts
 * await ctx.tx.run(
 *   insertMany("suppliers_contacts", [
 *     { shopId: 3, parentId: 7, position: 0, name: "Mia Chen", phone: "0400 000 001" },
 *     { shopId: 3, parentId: 7, position: 1, name: "Tom Reid", phone: "0400 000 002" },
 *   ]),
 * );
 * ```
 */
export function insertMany<T extends TableOrView, R extends CamelInsert<T>>(
  table: T,
  rows: readonly Exact<R, CamelInsert<T>>[],
): RawBuilder<unknown> {
  const { into, columns } = getShape(table, Object.keys(rows[0] ?? {}));
  const data = rows.map((row) => {
    const values: Readonly<Record<string, unknown>> = row;
    const named: Record<string, unknown> = {};
    for (const [name, column] of columns) named[column] = values[name];
    return named;
  });
  return sql`${into}, ${JSON.stringify(data)}::jsonb)`;
}
interface Shape {
  into: RawBuilder<unknown>;
  columns: readonly (readonly [name: string, column: string])[];
}
/**
 * Caches the static part of the statement per row shape, because rows of one shape are inserted
 * repeatedly.
 */
const shapes = new Map<string, Shape>();
function getShape(table: string, names: readonly string[]): Shape {
  const key = `${table} ${names.join()}`;
  const known = shapes.get(key);
  if (known) return known;
  const columns = names.map((name) => [name, toSnakeCase(name)] as const);
  const list = columns.map(([, column]) => `"${column}"`).join(", ");
  const into = sql.raw(
    `insert into "${table}" (${list}) select ${list} from jsonb_populate_recordset(null::"${table}"`,
  );
  const shape = { into, columns };
  shapes.set(key, shape);
  return shape;
}
