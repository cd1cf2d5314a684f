import type pg from "pg";
import { invariants } from "./invariants/index.ts";

export interface Finding {
  name: string;
  /** How many rows break it, and the first of them. */
  many: number;
  rows: readonly Record<string, unknown>[];
}

/** Asks every invariant of the database as it is now; answers those that do not hold. */
export async function auditMoney(pool: Pick<pg.Pool, "connect">): Promise<Finding[]> {
  const client = await pool.connect();
  try {
    // One picture of everything, so that trade may go on meanwhile.
    await client.query("begin isolation level repeatable read read only");
    return await findBroken(async (sql) => (await client.query<Record<string, unknown>>(sql)).rows);
  } finally {
    await client.query("rollback");
    client.release();
  }
}
/** The same by whoever asks the database. */
export async function findBroken(ask: (sql: string) => Promise<Record<string, unknown>[]>): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const { name, sql } of invariants) {
    const rows = await ask(sql);
    if (rows.length > 0) found.push({ name, many: rows.length, rows: rows.slice(0, 5) });
  }
  return found;
}
