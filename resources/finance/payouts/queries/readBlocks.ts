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
        .leftJoin("shop_terms as t", "t.shop", "w.shop_id")
        .select(["w.id", "w.shop_id as sellerId", "t.withdraw_blocked as blocked"])
        .select(["t.block_reason as reason", "t.id as termsId"])
        .where("w.id", "=", anyId(ids)),
    ),
  );
  for (const row of rows) {
    const known = found.find(({ id }) => id === row.id);
    row.sellerId = known?.sellerId ?? null;
    row.termsId = known?.termsId ?? null;
    row.blockReason = known?.blocked ? known.reason || unknownReason : null;
  }
}
