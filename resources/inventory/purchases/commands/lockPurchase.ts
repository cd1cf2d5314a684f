import type { TransactionContext } from "../../../../core/server/transactionContext.ts";
import { updateRows } from "../../../../core/server/updateRows.ts";
import type { CamelRow } from "../../../../framework/server/tables/DB.ts";

export type LockedPurchase = Pick<
  CamelRow<"purchases">,
  "id" | "shopId" | "number" | "supplier" | "warehouse" | "status" | "owed" | "paid" | "arrears"
>;
export type Progress = Pick<
  CamelRow<"purchases_progress">,
  | "id"
  | "skuId"
  | "goodsName"
  | "skuName"
  | "qty"
  | "accepted"
  | "rejected"
  | "closed"
  | "price"
  | "discount"
  | "owed"
>;

/** Locks a purchase, so that its deliveries and payments follow each other. */
export async function lockPurchase(
  { tx }: TransactionContext,
  id: number,
): Promise<LockedPurchase> {
  const purchase = await tx.first(
    tx.db
      .selectFrom("purchases")
      .select(["id", "shop_id as shopId", "number", "supplier", "warehouse", "status"])
      .select(["owed", "paid", "arrears"])
      .where("id", "=", id)
      .forUpdate(),
  );
  if (!purchase) throw new Error(`there is no purchase ${id}`);
  return purchase;
}

/** Reads what has arrived of each line of a purchase, in the order of its lines. */
export const readProgress = ({ tx }: TransactionContext, id: number): Promise<Progress[]> =>
  tx.run(
    tx.db
      .selectFrom("purchases_progress")
      .select(["id", "sku_id as skuId", "goods_name as goodsName", "sku_name as skuName", "qty"])
      .select(["accepted", "rejected", "closed", "price", "discount", "owed"])
      .where("parent_id", "=", id)
      .orderBy("position"),
  );

/**
 * Stores the sums of a purchase after its lines or its payments have changed. It is received when
 * no unit is to arrive, and settled when nothing is owed then.
 */
export async function storeSums(
  ctx: TransactionContext,
  purchase: LockedPurchase,
  { incoming, owed, paid }: { incoming: number; owed: number; paid: number },
  received: { received_at?: string } = {},
): Promise<void> {
  const arrears = owed - paid;
  const done = arrears === 0 ? "settled" : "received";
  await updateRows(ctx, "purchases", purchase.id, {
    status: incoming > 0 ? "partlyReceived" : done,
    incoming,
    owed,
    paid,
    arrears,
    ...received,
  });
}
