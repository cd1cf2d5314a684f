import { type RawBuilder, sql } from "kysely";
import { publishChanges } from "../../../../core/server/publishChanges.ts";
import type { TransactionContext } from "../../../../core/server/transactionContext.ts";
import type { TableRow } from "../../../../framework/server/tables/DB.ts";
import {
  type DocumentLine,
  type DocumentRow,
  type InvoicedOrder,
  writeDocuments,
} from "./writeDocuments.ts";

/** What a note states of its order; the rest is that of its invoice. */
type NoteRow = Pick<
  TableRow<"invoices">,
  | "order_id"
  | "refund_id"
  | "refund_number"
  | "reason"
  | "freight"
  | "freight_tax"
  | "total"
  | "tax"
>;
interface RefundNote {
  order: InvoicedOrder;
  refundId: number;
  /** Units that the refund removes from the order. */
  units: number;
  /** The GST that the refund reverses, in cents. */
  tax: { goods: number; freight: number };
}

/**
 * Issues the adjustment note of a refund, for what it gives back of one line and of the freight. A
 * refund of nothing has none.
 */
export async function issueRefundNote(
  ctx: TransactionContext,
  { order, refundId, units, tax }: RefundNote,
): Promise<void> {
  const refunded = await ctx.tx.first(
    ctx.tx.db.selectFrom("refunds").select("refund_amount as amount").where("id", "=", refundId),
  );
  if (!refunded?.amount) return;

  await issueNotes(ctx, [order], {
    notes: sql<NoteRow>`
      select r.order_id, r.id as refund_id, r.number as refund_number, r.reason,
        -r.freight_amount as freight, ${-tax.freight}::bigint as freight_tax,
        -r.refund_amount as total, ${-tax.goods - tax.freight}::bigint as tax
      from refunds r where r.id = ${refundId}`,
    lines: sql<DocumentLine>`
      select r.order_id, l.position, l.goods_name, l.sku_name, l.sku_code, ${units}::integer as qty,
        r.freight_amount - r.refund_amount as amount, l.tax_code, ${-tax.goods}::bigint as tax
      from refunds r join orders_lines l on l.id = r.line_id where r.id = ${refundId}`,
  });
}

/**
 * Issues the adjustment notes of orders that were paid and then cancelled as a whole, without
 * refund requests.
 */
export const issueCancellationNotes = (
  ctx: TransactionContext,
  orders: readonly InvoicedOrder[],
): Promise<void> =>
  issueNotes(ctx, orders, {
    notes: sql<NoteRow>`
      select o.id as order_id, null::bigint as refund_id, null::text as refund_number, null::text as reason,
        -o.freight_fee as freight, -o.freight_tax as freight_tax, -o.pay_price as total, -o.tax as tax
      from orders o where o.id = any(${orders.map(({ id }) => id)}::bigint[])`,
    lines: sql<DocumentLine>`
      select l.parent_id as order_id, l.position, l.goods_name, l.sku_name, l.sku_code, l.qty,
        -l.paid as amount, l.tax_code, -l.tax as tax
      from orders_lines l where l.parent_id = any(${orders.map(({ id }) => id)}::bigint[])`,
  });

/** Issues adjustment notes, with seller and buyer of the invoices that they adjust. */
async function issueNotes(
  ctx: TransactionContext,
  orders: readonly InvoicedOrder[],
  { notes, lines }: { notes: RawBuilder<NoteRow>; lines: RawBuilder<DocumentLine> },
): Promise<void> {
  if (orders.length === 0) return;
  await writeDocuments(ctx, {
    kind: "adjustmentNote",
    orders,
    documents: sql<DocumentRow>`
      select v.shop_id, v.gst_registered, v.order_id, v.order_number, v.order_no,
        v.id as invoice_id, v.number as invoice_number, n.refund_id, n.refund_number, n.reason,
        v.seller_name, v.seller_trading_name, v.seller_abn, v.seller_address, v.seller_contact,
        v.member_id, v.buyer_name, v.buyer_address, n.freight, n.freight_tax, n.total, n.tax
      from (${notes}) n join invoices v on v.order_id = n.order_id and v.kind = 'invoice'`,
    lines,
  });
  await publishChanges(
    ctx,
    orders.map(({ shopId }) => shopId),
    ["invoices"],
  );
}
