import { sql } from "kysely";
import type pg from "pg";
import { DatabaseError } from "./databaseError.ts";
import { queryValue } from "./queryPool.ts";

/**
 * The process sets deadlines and jobs check them on the database's clock, so a larger skew creates
 * rows that expire at once.
 */
export const maxSkewSeconds = 60;

/**
 * Returns the seconds by which this process's clock is ahead of the database's; the database is
 * assumed to answer halfway through the query.
 */
export async function measureClockSkew(
  pool: pg.Pool,
  now: () => number = Date.now,
): Promise<number> {
  const requestedAt = now();
  const clockMs = await queryValue(
    pool,
    sql<number>`select (extract(epoch from clock_timestamp()) * 1000)::float8`,
  );
  return ((requestedAt + now()) / 2 - (clockMs ?? requestedAt)) / 1000;
}

/** Monitors the clock skew while the process runs. */
export class ClockWatch {
  /** Seconds by which this process's clock was ahead of the database's at the last measurement. */
  skew = 0;
  readonly #pool: pg.Pool;
  readonly #warn: (skew: number) => void;
  constructor(pool: pg.Pool, warn: (skew: number) => void) {
    this.#pool = pool;
    this.#warn = warn;
  }

  /** Measures the skew, and warns when it exceeds a minute. */
  async measure(now?: () => number): Promise<void> {
    this.skew = await measureClockSkew(this.#pool, now);
    if (this.isOff) this.#warn(this.skew);
  }
  get isOff(): boolean {
    return Math.abs(this.skew) > maxSkewSeconds;
  }
}

/**
 * Compares the two clocks before the process serves requests.
 *
 * @throws DatabaseError `database.clockSkew` when they differ by more than a minute
 */
export async function checkClock(pool: pg.Pool, now?: () => number): Promise<void> {
  const skew = await measureClockSkew(pool, now);
  if (Math.abs(skew) <= maxSkewSeconds) return;
  throw new DatabaseError(
    "database.clockSkew",
    `The clock of this process is ${Math.abs(Math.round(skew))} s ${skew > 0 ? "ahead of" : "behind"} the database's: set both by NTP, then start again`,
  );
}
