import { createHash } from "node:crypto";
import type pg from "pg";
import { diff, MigrationError } from "./diff.ts";
import type { Migration } from "./files.ts";
import type { Model } from "./model.ts";

export { MigrationError };

const calculateChecksum = (sql: string) => createHash("sha256").update(sql).digest("hex");
/**
 * An otherwise unused advisory lock number: processes that start concurrently migrate one after
 * another.
 */
const lock = 7_305_310_919;

/**
 * Applies the pending migrations, each in a transaction, and stops when declarations and migrations
 * disagree.
 */
export async function migrate(
  pool: pg.Pool,
  server: { migrations: readonly Migration[]; snapshot: Model | null; model: Model; droppedTables?: readonly string[] },
): Promise<string[]> {
  assertNoDrift(server.snapshot, server.model, server.droppedTables ?? []);
  const client = await pool.connect();
  const applied: string[] = [];
  try {
    await client.query("select pg_advisory_lock($1)", [lock]);
    await client.query(
      "create table if not exists schema_migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())",
    );
    const { rows } = await client.query<{ name: string; checksum: string }>(
      "select name, checksum from schema_migrations order by name",
    );
    assertKnownMigrations(rows, server.migrations);
    for (const { name, sql } of server.migrations) {
      if (rows.some((row) => row.name === name)) continue;
      await apply(client, name, sql);
      applied.push(name);
    }
  } finally {
    await client.query("select pg_advisory_unlock($1)", [lock]).catch(() => {});
    client.release();
  }
  return applied;
}
async function apply(client: pg.PoolClient, name: string, sql: string): Promise<void> {
  await client.query("begin");
  try {
    await client.query(sql);
    await client.query("insert into schema_migrations (name, checksum) values ($1, $2)", [
      name,
      calculateChecksum(sql),
    ]);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw new MigrationError(
      "E201",
      name,
      error instanceof Error ? error.message : String(error),
      "nothing of it was applied",
    );
  }
}
function assertNoDrift(snapshot: Model | null, model: Model, droppedTables: readonly string[]): void {
  let statements: string[];
  try {
    statements = snapshot
      ? diff(structuredClone(snapshot), model, droppedTables)
      : ["no migration has been written yet"];
    if (snapshot && (snapshot.system ?? 1) < (model.system ?? 1)) statements.push("the framework's own tables");
    if (snapshot) statements.push(...(model.parts ?? []).filter((name) => !snapshot.parts?.includes(name)));
  } catch (error) {
    throw error instanceof MigrationError
      ? new MigrationError("E202", "migrations", error.message, "then run npm run migration")
      : error;
  }
  if (statements.length > 0)
    throw new MigrationError(
      "E202",
      "migrations",
      `the declarations and the migrations disagree:\n${statements.map((statement) => `  ${statement.split("\n")[0]}`).join("\n")}\n`,
      "run npm run migration, and review what it wrote",
    );
}
function assertKnownMigrations(
  applied: readonly { name: string; checksum: string }[],
  migrations: readonly Migration[],
): void {
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
        "never edit an applied migration; write another",
      );
  }
}
