import { sql } from "kysely";
import type pg from "pg";
import { queryPool } from "../../../../framework/server/database/queryPool.ts";
import { invariants } from "./invariants/index.ts";
import type { Invariant } from "./invariants/invariant.ts";

export interface Finding {
  name: string;
  /** Number of rows that violate the invariant, and the first of them. */
  count: number;
  rows: readonly Record<string, unknown>[];
}
type Queries = Pick<pg.Pool, "query">;

/**
 * Checks one invariant; returns null where it holds.
 *
 * An invariant is one statement, which sees one state of the database, so trade continues
 * meanwhile. No transaction spans several invariants: the embedded database has one connection,
 * which other calls use between two of them.
 */
export async function checkInvariant(
  pool: Queries,
  { name, sql: statement }: Invariant,
): Promise<Finding | null> {
  const rows: Finding["rows"] = await queryPool(pool, sql.raw<pg.QueryResultRow>(statement));
  return rows.length > 0 ? { name, count: rows.length, rows: rows.slice(0, 5) } : null;
}

/** Checks every invariant in sequence; returns those that do not hold. */
export async function auditMoney(pool: Queries): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const invariant of invariants) {
    const finding = await checkInvariant(pool, invariant);
    if (finding) found.push(finding);
  }
  return found;
}
