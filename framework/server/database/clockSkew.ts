import type pg from "pg";
import { DatabaseError } from "./databaseError.ts";

/** Deadlines are set by the process and checked by jobs on the database's clock, so that a larger difference makes orders that cannot be paid. */
export const maxSkewSeconds = 60;

/** Seconds by which this process's clock is ahead of the database's; what the question itself takes is counted as half. */
export async function measureClockSkew(pool: pg.Pool, now: () => number = Date.now): Promise<number> {
  const asked = now();
  const { rows } = await pool.query<{ ms: number }>(
    "select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms",
  );
  return ((asked + now()) / 2 - (rows[0]?.ms ?? asked)) / 1000;
}

/**
 * Compares the two clocks before the process serves anybody.
 *
 * @throws DatabaseError `database.clockSkew` where they differ by more than a minute
 */
export async function checkClock(pool: pg.Pool, now?: () => number): Promise<void> {
  const skew = await measureClockSkew(pool, now);
  if (Math.abs(skew) <= maxSkewSeconds) return;
  throw new DatabaseError(
    "database.clockSkew",
    `The clock of this process is ${Math.abs(Math.round(skew))} s ${skew > 0 ? "ahead of" : "behind"} the database's: set both by NTP, then start again`,
  );
}
