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

/** Invariants that are checked at the same time: few enough that trade keeps its connections. */
const checkedAtOnce = 2;
/** Starts `check` for each invariant in their order, and waits until all are checked. */
export async function checkEachInvariant(
  check: (invariant: Invariant) => Promise<void>,
): Promise<void> {
  const left = invariants.values();
  const checkNext = async (): Promise<void> => {
    // All workers take from the same iterator.
    for (const invariant of left) await check(invariant);
  };
  await Promise.all(Array.from({ length: checkedAtOnce }, checkNext));
}

/** Checks every invariant; returns those that do not hold, in the order of the invariants. */
export async function auditMoney(pool: Queries): Promise<Finding[]> {
  const found = new Map<string, Finding>();
  await checkEachInvariant(async (invariant) => {
    const finding = await checkInvariant(pool, invariant);
    if (finding) found.set(finding.name, finding);
  });
  return invariants.flatMap(({ name }) => found.get(name) ?? []);
}
