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

/** Watches the difference of the two clocks while the process runs. */
export class ClockWatch {
  /** Seconds by which this process's clock is ahead of the database's when last measured. */
  skew = 0;
  readonly #pool: pg.Pool;
  readonly #warn: (skew: number) => void;
  constructor(pool: pg.Pool, warn: (skew: number) => void) {
    this.#pool = pool;
    this.#warn = warn;
  }

  /** Measures the difference, and warns where it is larger than a minute. */
  async measure(now?: () => number): Promise<void> {
    this.skew = await measureClockSkew(this.#pool, now);
    if (this.isOff) this.#warn(this.skew);
  }
  get isOff(): boolean {
    return Math.abs(this.skew) > maxSkewSeconds;
  }
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
