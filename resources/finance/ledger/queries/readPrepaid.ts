import type { PrepaidMethod } from "../../../../core/payMethods.ts";
import type { Engine } from "../../../../framework/server/engine.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";
import { selectPrepaid } from "../commands/prepaidTenders.ts";

/** What a method that is held at checkout pays of a payment. Cents. */
export interface PrepaidPart {
  method: PrepaidMethod;
  amount: number;
}

/**
 * Reads what methods that are held at checkout pay of an unpaid payment: what they hold, at most
 * what its orders cost, those of a shop where it is of one. Cents. The first method pays first.
 */
export async function readPrepaid(
  { engine, tx }: { engine: Engine; tx: Tx },
  payOrderId: number,
): Promise<PrepaidPart[]> {
  const held = await tx.run(selectPrepaid(engine, payOrderId));
  if (held.length === 0) return [];
  const orders = await tx.run(
    tx.db
      .selectFrom("orders")
      .select(["shop_id as shopId", "pay_price as payPrice"])
      .where("pay_order_id", "=", payOrderId)
      .where("status", "=", "unpaid"),
  );
  const owed = new Map<number, number>();
  for (const { shopId, payPrice } of orders) owed.set(shopId, (owed.get(shopId) ?? 0) + payPrice);
  return held.map(({ method, shopId, amount }) => {
    let left = amount;
    for (const [shop, due] of owed) {
      if (shopId !== null && shop !== shopId) continue;
      const part = Math.min(left, due);
      left -= part;
      owed.set(shop, due - part);
    }
    return { method, amount: amount - left };
  });
}
