import type { Tx } from "../../../../framework/server/transaction.ts";

/**
 * Locks a shop for a job on its statements and returns its time zone; null while another run has
 * it. The lock lets transactions that write rows of the shop continue meanwhile.
 */
export async function lockTimeZone(tx: Tx, shopId: number): Promise<string | null> {
  const shop = await tx.first(
    tx.db
      .selectFrom("shops")
      .select("time_zone as zone")
      .where("id", "=", shopId)
      .forNoKeyUpdate()
      .skipLocked(),
  );
  return shop?.zone ?? null;
}
