import { type RawBuilder, sql } from "kysely";
import { publishChanges } from "../../../../core/server/publishChanges.ts";
import { buildCounterStatement } from "../../../../core/server/shopCounters.ts";
import type { TransactionContext } from "../../../../core/server/transactionContext.ts";
import { shopNumberings } from "../../../../core/shopNumbers.ts";
import type { TableRow } from "../../../../framework/server/tables/DB.ts";
import type { InvoicedOrder } from "./issueInvoices.ts";

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
type NoteLineRow = Pick<TableRow<"invoices">, "order_id"> &
  Pick<
    TableRow<"invoices_lines">,
    "position" | "goods_name" | "sku_name" | "sku_code" | "qty" | "amount" | "tax_code" | "tax"
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
    lines: sql<NoteLineRow>`
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
    lines: sql<NoteLineRow>`
      select l.parent_id as order_id, l.position, l.goods_name, l.sku_name, l.sku_code, l.qty,
        -l.paid as amount, l.tax_code, -l.tax as tax
      from orders_lines l where l.parent_id = any(${orders.map(({ id }) => id)}::bigint[])`,
  });

/**
 * Issues adjustment notes, with seller and buyer of the invoices that they adjust, and numbers
 * without gaps.
 */
async function issueNotes(
  ctx: TransactionContext,
  orders: readonly InvoicedOrder[],
  { notes, lines }: { notes: RawBuilder<NoteRow>; lines: RawBuilder<NoteLineRow> },
): Promise<void> {
  if (orders.length === 0) return;
  const { tx, now } = ctx;
  const at = now.toISOString();
  const shopIds = orders.map(({ shopId }) => shopId);

  const issued = await tx.run(sql<{ noteId: TableRow<"invoices">["id"] }>`
    with counted as (
      ${buildCounterStatement("adjustmentNote", shopIds)}
    ),
    notes as (${notes}),
    documents as (
      insert into invoices (
        shop_id, number, kind, issued_on, gst_registered, order_id, order_number, order_no,
        invoice_id, invoice_number, refund_id, refund_number, reason,
        seller_name, seller_trading_name, seller_abn, seller_address, seller_contact,
        member_id, buyer_name, buyer_address, freight, freight_tax, total, tax, add_time, upd_time
      )
      select v.shop_id,
        ${shopNumberings.adjustmentNote.prefix} || (
          c.last_number - count(*) over (partition by v.shop_id)
            + row_number() over (partition by v.shop_id order by v.id)
        ),
        'adjustmentNote', (${at}::timestamptz at time zone s.time_zone)::date, v.gst_registered,
        v.order_id, v.order_number, v.order_no,
        v.id, v.number, n.refund_id, n.refund_number, n.reason,
        v.seller_name, v.seller_trading_name, v.seller_abn, v.seller_address, v.seller_contact,
        v.member_id, v.buyer_name, v.buyer_address, n.freight, n.freight_tax, n.total, n.tax, ${at}, ${at}
      from notes n
        join invoices v on v.order_id = n.order_id and v.kind = 'invoice'
        join counted c on c.shop_id = v.shop_id
        join shops s on s.id = v.shop_id
      returning id, shop_id, order_id
    )
    insert into invoices_lines (
      shop_id, parent_id, position, goods_name, sku_name, sku_code, qty, amount, tax_code, tax
    )
    select d.shop_id, d.id, l.position, l.goods_name, l.sku_name, l.sku_code, l.qty, l.amount, l.tax_code, l.tax
    from documents d join (${lines}) l on l.order_id = d.order_id
    returning parent_id as "noteId"`);

  const count = new Set(issued.map(({ noteId }) => noteId)).size;
  if (count !== orders.length)
    throw new Error(`${count} adjustment notes were issued for ${orders.length} orders`);
  await publishChanges(ctx, shopIds, ["invoices"]);
}
