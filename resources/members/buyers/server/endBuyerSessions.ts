import { sql } from "kysely";
import type { Tx } from "../../../../framework/server/transaction.ts";

/** Where it is told to all API processes that a buyer is shut out, by id. */
export const buyersChannel = "markethall_buyers";
/** What this process keeps of buyers: it need not wait for its own news to come back through the channel. */
export const buyerCaches = new Set<(buyerId: number) => void>();

/** Ends every session of a buyer, on all devices and in all processes; answers how many there were. */
export async function endBuyerSessions(tx: Tx, buyerId: number): Promise<number> {
  const ended = await tx.first<{ count: number }>(sql`select end_buyer_sessions(${buyerId}) as count`);
  tx.afterCommit(() => {
    for (const forget of buyerCaches) forget(buyerId);
  });
  return ended?.count ?? 0;
}
