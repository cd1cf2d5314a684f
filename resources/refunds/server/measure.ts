import { sql } from "kysely";
import type { Tx } from "../../../framework/server/tenancy.ts";
import type { LockedLine, LockedOrder } from "../../orders/server/lockOrders.ts";
import { lowered, mostOf, type Refundable, refundable, withFreight } from "../refundable.ts";
import type { LockedRefund } from "./lockRefund.ts";

interface Going {
  id: number;
  lineId: number;
  qty: number;
  freight: number;
}
/** Refunds of an order whose money is on its way: they count as done. */
const goingOf = (tx: Tx, orderId: number): Promise<Going[]> =>
  tx.run<Going>(sql`
    select id, line_id as "lineId", qty, freight_amount as freight from refunds
    where order_id = ${orderId} and pay_state in ('waiting', 'failed')`);

type Asked = Pick<LockedRefund, "id" | "qty" | "askedAmount" | "platformFreight">;
interface Measured {
  order: LockedOrder;
  lines: readonly LockedLine[];
  line: LockedLine;
  refund: Asked;
}
/** What goes back for a refund as its order stands now. */
export async function measure(tx: Tx, { order, lines, line, refund }: Measured): Promise<Refundable> {
  const going = (await goingOf(tx, order.id)).filter(({ id }) => id !== refund.id);
  const isDone = (other: LockedLine) => {
    const coming = going.find(({ lineId }) => lineId === other.id);
    const units = other.refundedQty + (coming?.qty ?? 0);
    return units === other.qty && (coming ? mostOf(other, units) : other.refundedAmount) === other.paid;
  };
  const othersRefunded = lines.every((other) => other.id === line.id || isDone(other));
  const shipped = order.status !== "unshipped";
  const most = refundable(line, refund.qty, { freightFee: order.freightFee, shipped, othersRefunded });
  return withFreight(lowered(most, refund.askedAmount), refund.platformFreight);
}
/** What of an order's freight is neither back nor on its way back. */
export async function freightLeft(tx: Tx, order: LockedOrder, lines: readonly LockedLine[], but: number) {
  const goods = lines.reduce((sum, { refundedAmount }) => sum + refundedAmount, 0);
  const going = (await goingOf(tx, order.id)).filter(({ id }) => id !== but);
  return order.freightFee - (order.refundAmount - goods) - going.reduce((sum, { freight }) => sum + freight, 0);
}
