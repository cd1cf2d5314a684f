import { sql } from "kysely";
import type { Calculated, CamelRow, TableRow } from "../../../../framework/server/tables/DB.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";
import { prorateReversal } from "../../refunds/calculateMaxRefund.ts";

type Found = Pick<
  CamelRow<"orders_lines">,
  "paid" | "qty" | "refundedQty" | "refundedAmount" | "commission" | "platformShare"
> &
  Pick<TableRow<"refunds">, "id"> &
  Calculated<{
    goods: number;
    units: number;
    /** What is posted to the platform; null before the refund is completed. */
    posted: number | null;
  }>;

/**
 * Reads which part of refunds the platform bears, in cents: the commission that it returns to the
 * shop, less its share of coupons, which the shop returns to it. It may be negative.
 */
export async function readPlatformShares(
  tx: Tx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const found = await tx.run(
    sql<Found>`
      select r.id, r.refund_amount - r.freight_amount as goods, r.qty as units, l.paid, l.qty, l.refunded_qty as "refundedQty",
        l.refunded_amount as "refundedAmount", l.commission, l.platform_share as "platformShare",
        (select sum(e.amount)::bigint from ledger_entries e where e.ref_table = 'refunds' and e.ref_id = r.id
          and e.account = 'platform' and e.type in ('couponReturned', 'commissionReturned')) as posted
      from refunds r join orders_lines l on l.id = r.line_id where r.id = any(${ids}::bigint[])`,
  );
  return new Map(
    found.map((row) => {
      const after = {
        refundedQty: row.refundedQty + row.units,
        refundedAmount: row.refundedAmount + row.goods,
      };
      const reverse = (whole: number) => prorateReversal(whole, row, row, after);
      const bears = reverse(row.commission) - reverse(row.platformShare);
      return [row.id, row.posted === null ? bears : -row.posted];
    }),
  );
}
