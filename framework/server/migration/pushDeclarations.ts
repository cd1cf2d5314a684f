import { sql } from "kysely";
import type pg from "pg";
import { queryValue } from "../database/queryPool.ts";
import type { Model, Table } from "./buildModel.ts";
import { calculateChecksum } from "./calculateChecksum.ts";
import { diff } from "./diff.ts";
import { MigrationError } from "./migrationError.ts";
import type { Migration } from "./orderMigrations.ts";
import { runScript } from "./runScript.ts";

/** What a database of development has beyond its migrations: the declared tables as pushed. */
const table = "pushed_declarations";
const hasDifference = (before: Model, after: Model): boolean => {
  try {
    return diff(structuredClone(before), after).length > 0;
  } catch (error) {
    if (error instanceof MigrationError) return true;
    throw error;
  }
};

/** Returns the declared tables that were pushed to a database; null if none were. */
export async function readPushed(client: pg.ClientBase): Promise<Model | null> {
  const exists = await queryValue(client, sql<boolean>`select to_regclass(${table}) is not null`);
  if (!exists) return null;
  return (await queryValue(client, sql<Model>`select model from ${sql.table(table)}`)) ?? null;
}

/**
 * Lists pending migrations as applied, without running them, if what was pushed is what they make.
 * Returns whether it did.
 * @throws MigrationError E209 when migrations are pending that make other tables than were pushed
 */
export async function adoptPushed(
  client: pg.ClientBase,
  snapshot: Model | null,
  pending: readonly Migration[],
): Promise<boolean> {
  const pushed = pending.length > 0 ? await readPushed(client) : null;
  if (!pushed || !snapshot) return false;
  if (hasDifference(pushed, snapshot))
    throw new MigrationError(
      "E209",
      pending.map(({ name }) => name).join(", "),
      "makes other tables than npm run dev has pushed to this database of development",
      "declare what was pushed, or delete the folder of the database",
    );
  await client.query("begin");
  for (const { name, sql } of pending)
    await client.query("insert into schema_migrations (name, checksum) values ($1, $2)", [
      name,
      calculateChecksum(sql),
    ]);
  await client.query(`drop table ${table}`);
  await client.query("commit");
  return true;
}

/** Columns and tables that no migration has may go: they exist in this database only. */
function allowUnreleased(pushed: Model, snapshot: Model, model: Model): [Model, string[]] {
  const find = (tables: readonly Table[], name: string) => tables.find((one) => one.name === name);
  const tables = model.tables.map((declared): Table => {
    const released = find(snapshot.tables, declared.name);
    const own = find(pushed.tables, declared.name)?.columns.map(({ name }) => name) ?? [];
    const unreleased = own.filter((name) => !released?.columns.some((one) => one.name === name));
    return { ...declared, dropped: [...(declared.dropped ?? []), ...unreleased] };
  });
  const unreleasedTables = pushed.tables.flatMap(({ name }) =>
    find(snapshot.tables, name) ? [] : [name],
  );
  return [{ tables }, unreleasedTables];
}

export interface Push {
  /** The declared tables at the last migration, and now. */
  snapshot: Model;
  model: Model;
  droppedTables?: readonly string[];
}
/**
 * Applies the differences between the declarations and a migrated database of development, in one
 * transaction, and returns the statements. What would destroy values of a migration is refused.
 * @throws MigrationError E210 to E220 as for a migration, and E201 when a statement fails; then
 *   nothing was applied
 */
export async function pushDeclarations(
  client: pg.ClientBase,
  { snapshot, model, droppedTables = [] }: Push,
): Promise<string[]> {
  const pushed = (await readPushed(client)) ?? snapshot;
  const [allowed, unreleased] = allowUnreleased(pushed, snapshot, model);
  const statements = diff(structuredClone(pushed), allowed, [...droppedTables, ...unreleased]);
  if (statements.length === 0) return [];
  const script = statements.map((statement) => `${statement};\n`).join("");
  await runScript(client, "the declarations", script, async () => {
    await client.query(`create table if not exists ${table} (model jsonb not null)`);
    await client.query(`delete from ${table}`);
    await client.query(`insert into ${table} (model) values ($1)`, [JSON.stringify(model)]);
  });
  return statements;
}
