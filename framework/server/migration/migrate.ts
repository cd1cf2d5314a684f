import type pg from "pg";
import type { Model } from "./buildModel.ts";
import { calculateChecksum } from "./calculateChecksum.ts";
import { diff } from "./diff.ts";
import { MigrationError } from "./migrationError.ts";
import { type Migration, orderMigrations } from "./orderMigrations.ts";
import { adoptPushed, pushDeclarations } from "./pushDeclarations.ts";
import {
  type AppliedMigration,
  applyRepeatables,
  isRepeatable,
  type Repeatable,
} from "./repeatables.ts";
import { runScript } from "./runScript.ts";

/** What a program knows of its database. */
export interface MigrationPlan {
  /** The versioned migrations, in any order. */
  migrations: readonly Migration[];
  repeatables: readonly Repeatable[];
  /** The declarations' tables when the last migration was written. */
  snapshot: Model | null;
  /** The declarations' tables now. */
  model: Model;
  droppedTables?: readonly string[];
  /**
   * Applies differences of the declarations that no migration has to the database, which is one of
   * development, and receives the statements. By default they are an error.
   */
  onPush?: (statements: readonly string[]) => void;
}

/**
 * An otherwise unused advisory lock number: processes that start concurrently migrate one after
 * another.
 */
const lock = 7_305_310_919;

/**
 * Applies the pending migrations in the order of their parents, each in a transaction, and then the
 * repeatable files that have changed. Returns the names of what it applied.
 * @throws MigrationError when a statement fails (E201), when declarations and migrations disagree
 *   (E202), when the database has migrations that the program lacks (E203), has others (E204) or
 *   has them in another order (E207), and when the migrations form no chain (E205, E206)
 */
export async function migrate(pool: pg.Pool, plan: MigrationPlan): Promise<string[]> {
  if (!plan.onPush) assertNoDrift(plan);
  const migrations = orderMigrations(plan.migrations);
  const client = await pool.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [lock]);
    await client.query(
      "create table if not exists schema_migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())",
    );
    const { rows } = await client.query<AppliedMigration>(
      "select name, checksum from schema_migrations order by name",
    );
    const pending = findPending(
      migrations,
      rows.filter((row) => !isRepeatable(row)),
    );
    const isAdopted = await adoptPushed(client, plan.snapshot, pending);
    for (const { name, sql } of isAdopted ? [] : pending)
      await runScript(client, name, sql, () =>
        client.query("insert into schema_migrations (name, checksum) values ($1, $2)", [
          name,
          calculateChecksum(sql),
        ]),
      );
    const repeated = await applyRepeatables(client, plan.repeatables, rows, pending.length > 0);
    if (plan.onPush && plan.snapshot)
      plan.onPush(await pushDeclarations(client, { ...plan, snapshot: plan.snapshot }));
    return [...pending.map(({ name }) => name), ...repeated];
  } finally {
    await client.query("select pg_advisory_unlock($1)", [lock]).catch(() => {});
    client.release();
  }
}

function assertNoDrift({ snapshot, model, droppedTables = [] }: MigrationPlan): void {
  let statements: string[];
  try {
    statements = snapshot
      ? diff(structuredClone(snapshot), model, droppedTables)
      : ["no migration has been written yet"];
  } catch (error) {
    throw error instanceof MigrationError
      ? new MigrationError(
          "E202",
          "migrations",
          error.message,
          "then run npm run migration -- <title>",
        )
      : error;
  }
  if (statements.length > 0)
    throw new MigrationError(
      "E202",
      "migrations",
      `the declarations and the migrations disagree:\n${statements.map((statement) => `  ${statement.split("\n")[0]}`).join("\n")}\n`,
      "run npm run migration -- <title>, and review what it wrote",
    );
}

/** Returns the migrations that the database does not have yet. */
function findPending(
  migrations: readonly Migration[],
  applied: readonly AppliedMigration[],
): Migration[] {
  for (const { name, checksum } of applied) {
    const known = migrations.find((migration) => migration.name === name);
    if (!known)
      throw new MigrationError(
        "E203",
        name,
        "was applied to this database, but this program does not have it",
        "start a program at least as new as the database",
      );
    if (calculateChecksum(known.sql) !== checksum)
      throw new MigrationError(
        "E204",
        name,
        "has changed since it was applied to this database",
        "restore the file and write another migration; a database of development may be deleted instead",
      );
  }
  const names = new Set(applied.map(({ name }) => name));
  const last = migrations.findLastIndex(({ name }) => names.has(name));
  const skipped = migrations.slice(0, last + 1).find(({ name }) => !names.has(name));
  if (skipped)
    throw new MigrationError(
      "E207",
      skipped.name,
      `has not been applied to this database, but ${migrations[last]?.name} has, which comes after it`,
      "only a database of development has this order: delete it, or restore one from before both",
    );
  return migrations.slice(last + 1);
}
