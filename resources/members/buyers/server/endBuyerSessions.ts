import { sql } from "kysely";
import type { Tx } from "../../../../framework/server/transaction.ts";

/** The channel that notifies all API processes of the id of a buyer whose sessions have ended. */
export const buyersChannel = "markethall_buyers";
/**
 * Invalidates this process's session caches directly, without waiting for its own notification
 * through the channel.
 */
export const buyerCaches = new Set<(buyerId: number) => void>();

/** Ends every session of a buyer, on all devices and in all processes; returns their number. */
export async function endBuyerSessions(tx: Tx, buyerId: number): Promise<number> {
  const ended = await tx.first<{ count: number }>(sql`select end_buyer_sessions(${buyerId}) as count`);
  tx.afterCommit(() => {
    for (const forget of buyerCaches) forget(buyerId);
  });
  return ended?.count ?? 0;
}
