import { sql } from "kysely";
import { isDatabaseFault } from "../../../framework/server/http/answer.ts";
import { refuse } from "../../../framework/server/refusal.ts";
import { heard } from "../../orders/server/heard.ts";
import type { Trade } from "../../orders/server/trade.ts";
import type { accounts } from "../accounts.ts";

export type Account = (typeof accounts)[number];
/** One side of a posting, in cents: above nothing the holder gets it, below nothing it is taken from there. */
export interface Entry {
  account: Account;
  /** Of `pending`, `balance` and `frozen`. */
  shopId?: number;
  /** Of `wallet`. */
  buyerId?: number;
  /** Of `provider`. */
  provider?: string;
  type: string;
  amount: number;
  orderNo?: string | null;
  refNo?: string | null;
  /** What caused it, where that is not what caused the posting as a whole. */
  refTable?: string;
  refId?: number;
}
export interface Posting {
  type: string;
  refTable: string;
  refId: number;
  remark?: string | null;
  entries: readonly Entry[];
}

/**
 * Posts what happened once, all of it: what was posted before of this type for this record changes nothing, and answers false.
 * Sides of nothing are left out. An account that must not fall below nothing refuses (`ledger.tooLittle`).
 */
export async function post(trade: Trade, { type, refTable, refId, remark, entries }: Posting): Promise<boolean> {
  const { tx, now, who, ip } = trade;
  const said = entries.filter(({ amount }) => amount !== 0);
  if (said.length === 0) return false;
  const author = who.kind === "staff" || who.kind === "platform" ? who.id : null;
  try {
    const posted = await tx.first<{ id: number | null }>(sql`
      select post_ledger(${type}, ${refTable}, ${refId}, ${remark ?? null}, ${ip}, ${now.toISOString()}, ${author},
        ${JSON.stringify(said)}::jsonb) as id`);
    if (posted?.id == null) return false;
  } catch (error) {
    if (isDatabaseFault(error) && error.code === "MH001")
      throw refuse("ledger.tooLittle", { key: "resources.orders.refusals.tooLittle" });
    throw error;
  }
  const shops = said.flatMap(({ shopId }) => shopId ?? []);
  await heard(trade, shops, ["statement"]);
  return true;
}
