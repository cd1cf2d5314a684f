import type pg from "pg";
import type { TableRow } from "../tables/DB.ts";
import { calculateChecksum } from "./calculateChecksum.ts";
import { runScript } from "./runScript.ts";

/**
 * A file of functions, triggers, policies and views that is applied anew whenever it has changed.
 */
export interface Repeatable {
  /** Name of its file without the ending, like `ledger`. */
  name: string;
  sql: string;
}

/** Row of the table of applied migrations. */
export type AppliedMigration = Pick<TableRow<"schema_migrations">, "name" | "checksum">;

const prefix = "repeatable/";

export const isRepeatable = ({ name }: AppliedMigration): boolean => name.startsWith(prefix);

/**
 * Applies the repeatable files that have changed since this database had them, in the order of
 * their names, each in a transaction; returns their names. A versioned migration may have dropped
 * what depended on a table, so after one of them (`all`) every file is applied.
 */
export async function applyRepeatables(
  client: pg.ClientBase,
  repeatables: readonly Repeatable[],
  applied: readonly AppliedMigration[],
  all: boolean,
): Promise<string[]> {
  const known = new Map(applied.filter(isRepeatable).map(({ name, checksum }) => [name, checksum]));
  const done: string[] = [];
  for (const { name, sql } of [...repeatables].sort((left, right) =>
    left.name < right.name ? -1 : 1,
  )) {
    const recorded = prefix + name;
    const checksum = calculateChecksum(sql);
    const isCurrent = known.get(recorded) === checksum;
    known.delete(recorded);
    if (isCurrent && !all) continue;
    await runScript(client, recorded, sql, () =>
      client.query(
        `insert into schema_migrations (name, checksum) values ($1, $2)
         on conflict (name) do update set checksum = excluded.checksum, applied_at = now()`,
        [recorded, checksum],
      ),
    );
    done.push(recorded);
  }
  // A file that returns after it was removed is applied again.
  if (known.size > 0)
    await client.query("delete from schema_migrations where name = any($1)", [[...known.keys()]]);
  return done;
}
