import type pg from "pg";
import { getApp } from "../../schema/index.ts";

/** Whether any member exists who can sign in. Only a new database has no members. */
export async function hasMembers(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query(`select 1 from ${getApp().accounts.table} limit 1`);
  return rows.length > 0;
}
