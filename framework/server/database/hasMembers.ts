import { sql } from "kysely";
import type pg from "pg";
import { getApp } from "../../schema/index.ts";
import { queryValue } from "./queryPool.ts";

/** Whether any member exists who can sign in. Only a new database has no members. */
export async function hasMembers(pool: pg.Pool): Promise<boolean> {
  const { accounts } = getApp();
  const found = await queryValue(
    pool,
    sql<boolean>`select exists (select from ${sql.table(accounts.table)})`,
  );
  return found === true;
}
