import type { Migration } from "../migration/orderMigrations.ts";
import { importSql } from "./importSql.ts";
import { memberSql } from "./memberSql.ts";
import { recordSql } from "./recordSql.ts";
import { searchSql, tenancySql } from "./tenancySql.ts";

/**
 * Creates the first migration of an app: the tables of the framework, under the names that the
 * app's settings give them. The tables of resources come after it, from their declarations.
 */
export function createSystemMigration(): Migration {
  const statements = [
    ...tenancySql(),
    ...searchSql(),
    ...memberSql(),
    ...recordSql(),
    ...importSql(),
  ];
  return {
    name: "0001_system",
    sql: statements.map((statement) => `${statement};\n`).join("\n"),
  };
}
