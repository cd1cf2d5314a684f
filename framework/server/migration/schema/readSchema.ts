import { sql } from "kysely";
import type pg from "pg";
import { getApp } from "../../../schema/index.ts";
import { queryValue } from "../../database/queryPool.ts";
import { readFunctions, readSequences, readViews } from "./readObjects.ts";
import { readTables } from "./readTables.ts";

/** A table as lines of SQL, each list in the order of names except the columns. */
export interface TableDescription {
  name: string;
  /** Columns in their order: `stock integer default 0 not null`. */
  columns: string[];
  constraints: string[];
  indexes: string[];
  /** Row-level security and its policies. */
  policies: string[];
  triggers: string[];
  grants: string[];
}

export interface NamedDefinition {
  name: string;
  lines: string[];
}

/** Everything that a schema of a database contains, without its rows and owners. */
export interface SchemaDescription {
  sequences: NamedDefinition[];
  functions: NamedDefinition[];
  tables: TableDescription[];
  views: NamedDefinition[];
}

/** Roles of whose privileges a description consists; the owner has all of them anyway. */

/**
 * Reads the description of a schema. Its objects are named without the schema, those of other
 * schemas by the search path.
 */
export async function readSchema(
  client: pg.ClientBase,
  schema = "public",
): Promise<SchemaDescription> {
  const before = await queryValue(client, sql<string>`select current_setting('search_path')`);
  const path = schema === "public" ? "public" : `"${schema}", public`;
  await client.query("select set_config('search_path', $1, false)", [path]);
  try {
    return {
      sequences: await readSequences(client, schema, `${getApp().id}_`),
      functions: await readFunctions(client, schema, `${getApp().id}_`),
      tables: await readTables(client, schema, `${getApp().id}_`),
      views: await readViews(client, schema, `${getApp().id}_`),
    };
  } finally {
    await client.query("select set_config('search_path', $1, false)", [before ?? "public"]);
  }
}
