import { type RawBuilder, sql } from "kysely";
import { snakeCase } from "../../framework/schema/index.ts";

/** A statement that writes rows of one table from values named as the declaration names their fields; a row of the table's own types. */
export function insertMany(table: string, rows: readonly Readonly<Record<string, unknown>>[]): RawBuilder<unknown> {
  const { into, columns } = shapeOf(table, Object.keys(rows[0] ?? {}));
  const data = rows.map((row) => {
    const named: Record<string, unknown> = {};
    for (const [name, column] of columns) named[column] = row[name];
    return named;
  });
  return sql`${into}, ${JSON.stringify(data)}::jsonb)`;
}
interface Shape {
  into: RawBuilder<unknown>;
  columns: readonly (readonly [name: string, column: string])[];
}
/** Rows of one kind are written again and again: what their statement says is said once. */
const shapes = new Map<string, Shape>();
function shapeOf(table: string, names: readonly string[]): Shape {
  const key = `${table} ${names.join()}`;
  const known = shapes.get(key);
  if (known) return known;
  const columns = names.map((name) => [name, snakeCase(name)] as const);
  const list = columns.map(([, column]) => `"${column}"`).join(", ");
  const into = sql.raw(
    `insert into "${table}" (${list}) select ${list} from jsonb_populate_recordset(null::"${table}"`,
  );
  const shape = { into, columns };
  shapes.set(key, shape);
  return shape;
}
