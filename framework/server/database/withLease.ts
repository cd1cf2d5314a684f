import { randomUUID } from "node:crypto";
import type { RawBuilder } from "kysely";
import type pg from "pg";
import { compiler } from "../tables/compiler.ts";
import { sqlNow, sqlNowPlus } from "../tables/sqlNow.ts";
import { writePool } from "./writePool.ts";

/** A named lease that this process holds. */
export interface Lease {
  /** Extends the lease; returns false if it had expired and another process has taken it. */
  renew(): Promise<boolean>;
}

/** Claims a lease that is free or expired, or extends that of the holder. */
async function claim(
  pool: pg.Pool,
  { name, holder, until }: { name: string; holder: string; until: RawBuilder<string> },
): Promise<boolean> {
  const held = await writePool(
    pool,
    compiler
      .insertInto("leases")
      .values({ name, holder, until })
      .onConflict((conflict) =>
        conflict
          .column("name")
          .doUpdateSet(({ ref }) => ({ holder, until: ref("excluded.until") }))
          .where(({ eb, or }) =>
            or([eb("leases.holder", "=", holder), eb("leases.until", "<", sqlNow)]),
          ),
      )
      .returning("name"),
  );
  return held.length > 0;
}

/**
 * Runs work in one process at a time, by name: returns null, without running it, while another
 * process holds the lease. The lease of a process that died is free after `seconds`, which must
 * exceed the time that the work takes between two renewals.
 *
 * @example
 * ```ts
 * const sent = await withLease(engine.database.pool, { name: "newsletter", seconds: 60 }, () =>
 *   Promise.resolve(12),
 * );
 * if (sent === null) console.log("another process sends it");
 * ```
 */
export async function withLease<T>(
  pool: pg.Pool,
  { name, seconds }: { name: string; seconds: number },
  work: (lease: Lease) => Promise<T>,
): Promise<T | null> {
  const holder = randomUUID();
  const until = sqlNowPlus(seconds, "secs");
  const renew = () => claim(pool, { name, holder, until });
  if (!(await renew())) return null;
  try {
    return await work({ renew });
  } finally {
    const release = compiler
      .deleteFrom("leases")
      .where("name", "=", name)
      .where("holder", "=", holder);
    // A lease that could not be released expires.
    await writePool(pool, release).catch(() => {});
  }
}
