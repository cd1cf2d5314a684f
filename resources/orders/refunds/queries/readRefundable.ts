import type { CallInput } from "../../../../framework/schema/index.ts";
import type { AppContext } from "../../../../framework/server/defineRules.ts";
import { notFound } from "../../../../framework/server/domainError.ts";
import { readLines } from "../../orders/queries/lockOrders.ts";
import { calculateFreightLeft } from "../commands/decisions/calculateRefundable.ts";
import { hasOpenRefund } from "../commands/decisions/refundCase.ts";
import type { refunds } from "../refunds.ts";
import { readRefunds } from "./loadRefundCase.ts";

type Context = AppContext & { input: CallInput<typeof refunds, "getRefundable"> };

/**
 * Returns what of one of the shop's orders can still be refunded: the units of each line, and the
 * freight in cents.
 *
 * @throws {DomainError} `record.notFound` when the row does not exist or the actor cannot see it.
 */
export const readRefundable = ({ tx, actor, input }: Context) =>
  tx.asSystem(async () => {
    const order = await tx.first(
      tx.db
        .selectFrom("orders")
        .select(["id", "status", "freight_fee as freightFee", "refund_amount as refundAmount"])
        .where("id", "=", input.orderId)
        .where("shop_id", "=", actor.tenantId ?? 0),
    );
    if (!order) throw notFound();
    const lines = await readLines(tx, [order.id]);
    const others = await readRefunds(tx, order.id);
    return {
      lines: lines.map((line) => ({
        lineId: line.id,
        left: hasOpenRefund({ others }, line.id) ? 0 : line.qty - line.refundedQty,
      })),
      freightLeft: calculateFreightLeft({ order, lines, others }, 0),
    };
  });
