import { sql } from "kysely";
import type { TransactionContext } from "../../../../core/server/transactionContext.ts";
import {
  type DocumentLine,
  type DocumentRow,
  type InvoicedOrder,
  writeDocuments,
} from "./writeDocuments.ts";

/** Issues the invoice of each of some paid orders, with the seller as it is now. */
export async function issueInvoices(
  ctx: TransactionContext,
  orders: readonly InvoicedOrder[],
): Promise<void> {
  if (orders.length === 0) return;
  const ids = orders.map(({ id }) => id);

  await writeDocuments(ctx, {
    kind: "invoice",
    orders,
    documents: sql<DocumentRow>`
      select o.shop_id, o.gst_registered, o.id as order_id, o.number as order_number, o.order_no,
        null::bigint as invoice_id, null::text as invoice_number,
        null::bigint as refund_id, null::text as refund_number, null::text as reason,
        coalesce(nullif(i.company, ''), i.realname, s.name) as seller_name,
        i.names as seller_trading_name, i.abn as seller_abn, i.addresses as seller_address,
        nullif(concat_ws(' · ', i.phone, i.email), '') as seller_contact,
        o.member_id, coalesce(nullif(o.receive_name, ''), o.member_name) as buyer_name,
        nullif(
          concat_ws(
            ', ', o.receive_address, o.receive_city, concat_ws(' ', o.receive_state, o.receive_postcode)
          ),
          ''
        ) as buyer_address,
        o.freight_fee as freight, o.freight_tax, o.pay_price as total, o.tax
      from orders o
        join shops s on s.id = o.shop_id
        left join shop_info i on i.shop_id = o.shop_id
      where o.id = any(${ids}::bigint[])`,
    lines: sql<DocumentLine>`
      select l.parent_id as order_id, l.position, l.goods_name, l.sku_name, l.sku_code, l.qty,
        l.paid as amount, l.tax_code, l.tax
      from orders_lines l where l.parent_id = any(${ids}::bigint[])`,
  });
}
