import { type RawBuilder, sql } from "kysely";
import { buildCounterStatement } from "../../../../core/server/shopCounters.ts";
import type { TransactionContext } from "../../../../core/server/transactionContext.ts";
import { shopNumberings } from "../../../../core/shopNumbers.ts";
import type { TableRow } from "../../../../framework/server/tables/DB.ts";

/** An order with its shop. */
export interface InvoicedOrder {
  id: number;
  shopId: number;
}

type Invoice = TableRow<"invoices">;
/** What a document states; its number, its day and its times are added. */
export type DocumentRow = Omit<
  Invoice,
  "id" | "number" | "kind" | "issued_on" | "add_time" | "upd_time" | "version" | "deleted_at"
>;
/** A line of the document of an order. */
export type DocumentLine = Pick<Invoice, "order_id"> &
  Pick<
    TableRow<"invoices_lines">,
    "position" | "goods_name" | "sku_name" | "sku_code" | "qty" | "amount" | "tax_code" | "tax"
  >;

interface Documents {
  kind: Invoice["kind"] & keyof typeof shopNumberings;
  /** The orders that the documents are about: one document each. */
  orders: readonly InvoicedOrder[];
  documents: RawBuilder<DocumentRow>;
  lines: RawBuilder<DocumentLine>;
}

/**
 * Writes tax documents, numbered in the order of their orders. It locks the shops' counters until
 * the transaction ends, so that the numbers of a shop have no gaps.
 */
export async function writeDocuments(
  { tx, now }: Pick<TransactionContext, "tx" | "now">,
  { kind, orders, documents, lines }: Documents,
): Promise<void> {
  const at = now.toISOString();
  const shopIds = orders.map(({ shopId }) => shopId);

  const written = await tx.run(sql<{ documentId: Invoice["id"] }>`
    with counted as (
      ${buildCounterStatement(kind, shopIds)}
    ),
    stated as (${documents}),
    documents as (
      insert into invoices (
        shop_id, number, kind, issued_on, gst_registered, order_id, order_number, order_no,
        invoice_id, invoice_number, refund_id, refund_number, reason,
        seller_name, seller_trading_name, seller_abn, seller_address, seller_contact,
        member_id, buyer_name, buyer_address, freight, freight_tax, total, tax, add_time, upd_time
      )
      select d.shop_id,
        ${shopNumberings[kind].prefix} || (
          c.last_number - count(*) over (partition by d.shop_id)
            + row_number() over (partition by d.shop_id order by d.order_id)
        ),
        ${kind}, (${at}::timestamptz at time zone s.time_zone)::date,
        d.gst_registered, d.order_id, d.order_number, d.order_no,
        d.invoice_id, d.invoice_number, d.refund_id, d.refund_number, d.reason,
        d.seller_name, d.seller_trading_name, d.seller_abn, d.seller_address, d.seller_contact,
        d.member_id, d.buyer_name, d.buyer_address, d.freight, d.freight_tax, d.total, d.tax, ${at}, ${at}
      from stated d
        join counted c on c.shop_id = d.shop_id
        join shops s on s.id = d.shop_id
      returning id, shop_id, order_id
    )
    insert into invoices_lines (
      shop_id, parent_id, position, goods_name, sku_name, sku_code, qty, amount, tax_code, tax
    )
    select d.shop_id, d.id, l.position, l.goods_name, l.sku_name, l.sku_code, l.qty, l.amount, l.tax_code, l.tax
    from documents d join (${lines}) l on l.order_id = d.order_id
    returning parent_id as "documentId"`);

  const count = new Set(written.map(({ documentId }) => documentId)).size;
  if (count !== orders.length)
    throw new Error(`${count} documents (${kind}) were written for ${orders.length} orders`);
}
