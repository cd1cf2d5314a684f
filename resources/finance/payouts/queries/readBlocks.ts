import { anyId } from "../../../../framework/server/tables/anyId.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";

interface Payout {
  id?: number;
  sellerId?: number | null;
  blockReason?: string | null;
  termsId?: number | null;
}
/** Stands for the reason of a block that has none. */
const unknownReason = "–";

/** Adds to payouts their shop and, while the platform blocks its payouts, the reason. */
export async function readBlocks(tx: Tx, rows: readonly Payout[]): Promise<void> {
  const ids = rows.flatMap(({ id }) => id ?? []);
  const found = await tx.asSystem(() =>
    tx.run(
      tx.db
        .selectFrom("withdrawals as w")
        .innerJoin("shops as s", "s.id", "w.shop_id")
        .leftJoin("shop_terms as t", "t.shop", "w.shop_id")
        .select(["w.id", "w.shop_id as sellerId", "t.withdraw_blocked as blocked"])
        .select(["t.block_reason as reason", "t.id as termsId"])
        .select(["s.status as shopStatus", "s.closed_reason as closedReason"])
        .where("w.id", "=", anyId(ids)),
    ),
  );
  for (const row of rows) {
    const known = found.find(({ id }) => id === row.id);
    row.sellerId = known?.sellerId ?? null;
    const isClosed = known !== undefined && known.shopStatus !== "open";
    // Terms do not lift the block of a closed shop.
    row.termsId = isClosed ? null : (known?.termsId ?? null);
    const reason = isClosed ? known.closedReason : known?.reason;
    row.blockReason = isClosed || known?.blocked ? reason || unknownReason : null;
  }
}
