import type pg from "pg";
import type { Model } from "../buildModel.ts";
import { diff } from "../diff.ts";
import { readSchema, type TableDescription } from "./readSchema.ts";

const schema = "declared";
const parts = ["columns", "constraints", "indexes", "policies", "grants"] as const;

function compareTable(declared: TableDescription, actual: TableDescription | undefined): string[] {
  if (!actual) return [`${declared.name}: is declared, but is not in the database`];
  return parts.flatMap((part) =>
    declared[part]
      .filter((line) => !actual[part].includes(line))
      .map((line) => `${declared.name}: is declared, but is not in the database: ${line}`),
  );
}

/**
 * Compares a migrated database with the tables that the declarations alone would create: returns
 * one line for each column, constraint, index, policy or grant that it lacks. What migrations by
 * hand have added to these tables is allowed. Nothing in the database is changed.
 */
export async function compareDeclared(client: pg.ClientBase, model: Model): Promise<string[]> {
  const actual = await readSchema(client);
  await client.query("begin");
  try {
    await client.query(`create schema ${schema}`);
    await client.query(`set local search_path = ${schema}, public`);
    for (const statement of diff(null, model)) await client.query(statement);
    const declared = await readSchema(client, schema);
    return declared.tables.flatMap((table) =>
      compareTable(
        table,
        actual.tables.find(({ name }) => name === table.name),
      ),
    );
  } finally {
    await client.query("rollback");
  }
}
