import { sql } from "kysely";
import type { Tx } from "../../../../framework/server/transaction.ts";
import { reverseAdjustments } from "../../../pricing/index.ts";
import type { LockedLine } from "../../orders/queries/lockOrders.ts";
import { prorateReversal, type Refunded } from "../calculateMaxRefund.ts";

/**
 * Records which part of a line's adjustments its refunds have reversed: of the whole in proportion
 * to what is refunded, rounded half up, and between the adjustments by what remains of them.
 * Freight is refunded with the order, so free delivery is not reversed.
 */
export async function reverseLineAdjustments(
  tx: Tx,
  line: LockedLine,
  after: Refunded,
): Promise<void> {
  const adjustments = await tx.run(
    tx.db
      .selectFrom("orders_adjustments")
      .select(["id", "amount", "reversed"])
      .where("parent_id", "=", line.orderId)
      .where("line_position", "=", line.position)
      .where("kind", "!=", "freeDelivery")
      .orderBy("position"),
  );
  if (adjustments.length === 0) return;

  const parts = [-1, 1].map((sign) => {
    const whole = adjustments
      .filter(({ amount }) => Math.sign(amount) === sign)
      .reduce((sum, { amount }) => sum + amount, 0);
    const due = sign * prorateReversal(Math.abs(whole), line, line, after);
    return reverseAdjustments(adjustments, due);
  });
  const reversed = adjustments.map((_, place) =>
    parts.reduce((sum, part) => sum + (part[place] ?? 0), 0),
  );
  await tx.run(sql`
    update orders_adjustments a set reversed = a.reversed + v.part
    from unnest(${adjustments.map(({ id }) => id)}::bigint[], ${reversed}::bigint[]) as v (id, part)
    where a.id = v.id`);
}
