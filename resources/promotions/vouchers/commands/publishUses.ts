import { publishChanges } from "../../../../core/server/publishChanges.ts";
import type { TransactionContext } from "../../../../core/server/transactionContext.ts";
import { anyId } from "../../../../framework/server/tables/anyId.ts";

/** Notifies every process of the vouchers that orders use: checkout writes them by SQL. */
export async function publishUses(
  ctx: TransactionContext,
  orderIds: readonly number[],
): Promise<void> {
  const { tx } = ctx;
  const uses = await tx.run(
    tx.db
      .selectFrom("voucher_uses")
      .select("shop_id as shopId")
      .distinct()
      .where("order_id", "=", anyId(orderIds)),
  );
  await publishChanges(
    ctx,
    uses.map(({ shopId }) => shopId),
    ["vouchers", "voucherUses"],
  );
}
