import type { Tx } from "../../../../framework/server/transaction.ts";
import type { PaidOrder } from "../payOrders.ts";

interface Paid {
  id?: number;
  orders?: PaidOrder[] | null;
}

/** Adds its orders to a single payment; the rows of a list get none. */
export async function readPaidOrders(tx: Tx, rows: readonly Paid[]): Promise<void> {
  const [only] = rows;
  for (const row of rows) row.orders = [];
  if (rows.length !== 1 || only?.id === undefined) return;
  const { id } = only;
  only.orders = await tx.asSystem(() =>
    tx.run(
      tx.db
        .selectFrom("orders as o")
        .innerJoin("shops as s", "s.id", "o.shop_id")
        .select(["o.id", "o.number", "s.id as shopId", "s.name as shop", "o.pay_price as amount"])
        .where("o.pay_order_id", "=", id)
        .orderBy("o.id"),
    ),
  );
}
