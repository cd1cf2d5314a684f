import { sql } from "kysely";
import type { Engine } from "../../../../framework/server/engine.ts";
import { defineService } from "../../../../framework/server/services.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";

/** The channel that notifies all API processes of the id of a buyer whose sessions have ended. */
export const buyersChannel = "markethall_buyers";

/** The cache of buyers' sessions of this process. */
export interface BuyerSessionCache {
  /** Drops the sessions of a buyer, without waiting for the process's own notification. */
  forget(buyerId: number): void;
}
export const buyerSessionCache = defineService<BuyerSessionCache>("buyerSessionCache");

/** Ends every session of a buyer, on all devices and in all processes; returns their number. */
export async function endBuyerSessions(engine: Engine, tx: Tx, buyerId: number): Promise<number> {
  const ended = await tx.readValue(sql<number>`select end_buyer_sessions(${buyerId})`);
  tx.afterCommit(() => engine.services.get(buyerSessionCache).forget(buyerId));
  return ended ?? 0;
}
