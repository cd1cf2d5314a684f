import { sql } from "kysely";
import { buildCounterStatement } from "../../../../core/server/shopCounters.ts";
import type { TransactionContext } from "../../../../core/server/transactionContext.ts";
import { shopNumberings } from "../../../../core/shopNumbers.ts";
import type { TableRow } from "../../../../framework/server/tables/DB.ts";

/** An order with its shop. */
export interface InvoicedOrder {
  id: number;
  shopId: number;
}

/**
 * Issues the invoice of each of some paid orders, with the seller as it is now. It locks the shops'
 * counters until the transaction ends, so that the numbers of a shop have no gaps.
 */
export async function issueInvoices(
  { tx, now }: TransactionContext,
  orders: readonly InvoicedOrder[],
): Promise<void> {
  if (orders.length === 0) return;
  const at = now.toISOString();
  const shopIds = orders.map(({ shopId }) => shopId);

  const issued = await tx.run(sql<{ invoiceId: TableRow<"invoices">["id"] }>`
    with counted as (
      ${buildCounterStatement("invoice", shopIds)}
    ),
    documents as (
      insert into invoices (
        shop_id, number, kind, issued_on, gst_registered, order_id, order_number, order_no,
        seller_name, seller_trading_name, seller_abn, seller_address, seller_contact,
        member_id, buyer_name, buyer_address, freight, freight_tax, total, tax, add_time, upd_time
      )
      select o.shop_id,
        ${shopNumberings.invoice.prefix} || (
          c.last_number - count(*) over (partition by o.shop_id)
            + row_number() over (partition by o.shop_id order by o.id)
        ),
        'invoice', (${at}::timestamptz at time zone s.time_zone)::date, o.gst_registered,
        o.id, o.number, o.order_no,
        coalesce(nullif(i.company, ''), i.realname, s.name), i.names, i.abn, i.addresses,
        nullif(concat_ws(' · ', i.phone, i.email), ''),
        o.member_id, coalesce(nullif(o.receive_name, ''), o.member_name),
        nullif(
          concat_ws(
            ', ', o.receive_address, o.receive_city, concat_ws(' ', o.receive_state, o.receive_postcode)
          ),
          ''
        ),
        o.freight_fee, o.freight_tax, o.pay_price, o.tax, ${at}, ${at}
      from orders o
        join counted c on c.shop_id = o.shop_id
        join shops s on s.id = o.shop_id
        left join shop_info i on i.shop_id = o.shop_id
      where o.id = any(${orders.map(({ id }) => id)}::bigint[])
      returning id, shop_id, order_id
    )
    insert into invoices_lines (
      shop_id, parent_id, position, goods_name, sku_name, sku_code, qty, amount, tax_code, tax
    )
    select d.shop_id, d.id, l.position, l.goods_name, l.sku_name, l.sku_code, l.qty, l.paid, l.tax_code, l.tax
    from documents d join orders_lines l on l.parent_id = d.order_id
    returning parent_id as "invoiceId"`);

  const count = new Set(issued.map(({ invoiceId }) => invoiceId)).size;
  if (count !== orders.length)
    throw new Error(`${count} invoices were issued for ${orders.length} orders`);
}
