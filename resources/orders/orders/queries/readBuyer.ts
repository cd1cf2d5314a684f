import { sql } from "kysely";
import type { CallOutput } from "../../../../framework/schema/index.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";
import type { orders } from "../orders.ts";

type Buyer = CallOutput<typeof orders, "getBuyer">;

/**
 * Sums up what a buyer has bought in the shop: the orders that were not cancelled, what was paid
 * minus refunds, and the completed refunds. Runs within the tenant scope of the shop.
 */
export async function readBuyer(tx: Tx, memberId: number): Promise<Buyer> {
  const found = await tx.first<Buyer>(sql`
    select count(*) filter (where status <> 'cancelled')::int as orders,
      coalesce(sum(pay_price - refund_amount) filter (where pay_time is not null), 0)::bigint as spent,
      min(pay_time) as since,
      (select count(*)::int from refunds r where r.member_id = ${memberId} and r.status = 'completed') as refunds
    from orders where member_id = ${memberId}`);
  return found ?? { orders: 0, spent: 0, refunds: 0, since: null };
}
