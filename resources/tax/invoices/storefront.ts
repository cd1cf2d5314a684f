import type { InferResult } from "kysely";
import { buyerCall, readAsCustomer } from "../../../core/server/storefront/buyerCall.ts";
import { getText, langField } from "../../../core/server/storefront/languages.ts";
import { type ContentLanguage, shapes, text, toAmount } from "../../../framework/schema/index.ts";
import { notFound } from "../../../framework/server/domainError.ts";
import { anyId } from "../../../framework/server/tables/anyId.ts";
import { compiler } from "../../../framework/server/tables/compiler.ts";
import { invoiceExample, invoiceShape } from "./invoiceShape.ts";

const selectInvoices = (orderId: number) =>
  compiler
    .selectFrom("invoices")
    .select(["id", "number", "kind", "issued_on as issuedOn", "gst_registered as gstRegistered"])
    .select(["invoice_number as invoiceNumber", "reason", "seller_name as sellerName"])
    .select(["seller_trading_name as sellerTradingName", "seller_abn as sellerAbn"])
    .select(["seller_address as sellerAddress", "seller_contact as sellerContact"])
    .select(["buyer_name as buyerName", "buyer_address as buyerAddress"])
    .select(["freight", "freight_tax as freightTax", "total", "tax"])
    .where("order_id", "=", orderId)
    .orderBy("id");
type InvoiceRow = InferResult<ReturnType<typeof selectInvoices>>[number];

const selectLines = (invoiceIds: readonly number[]) =>
  compiler
    .selectFrom("invoices_lines")
    .select(["parent_id as invoiceId", "goods_name as goodsName", "sku_name as skuName"])
    .select(["sku_code as skuCode", "qty", "amount", "tax_code as taxCode", "tax"])
    .where("parent_id", "=", anyId(invoiceIds))
    .orderBy("parent_id")
    .orderBy("position");
type LineRow = InferResult<ReturnType<typeof selectLines>>[number];

const serializeInvoice = (
  row: InvoiceRow,
  lines: readonly LineRow[],
  language: ContentLanguage,
) => ({
  number: row.number,
  kind: row.kind,
  issuedOn: row.issuedOn,
  gstRegistered: row.gstRegistered,
  invoiceNumber: row.invoiceNumber,
  reason: row.reason,
  seller: {
    name: row.sellerName,
    tradingName: getText(row.sellerTradingName, language),
    abn: row.sellerAbn,
    address: getText(row.sellerAddress, language),
    contact: row.sellerContact,
  },
  buyer: { name: row.buyerName, address: row.buyerAddress },
  lines: lines
    .filter(({ invoiceId }) => invoiceId === row.id)
    .map(({ goodsName, skuName, skuCode, qty, amount: charged, taxCode, tax }) => ({
      goodsName: getText(goodsName, language),
      skuName,
      skuCode,
      qty,
      amount: toAmount(charged),
      taxCode,
      tax: toAmount(tax),
    })),
  freight: toAmount(row.freight),
  freightTax: toAmount(row.freightTax),
  total: toAmount(row.total),
  tax: toAmount(row.tax),
});

/** Returns the invoice of one of the buyer's orders, and the adjustment notes of its refunds. */
export const orderInvoices = buyerCall({
  method: "GET",
  path: "/orders/{orderNo}/invoices",
  summary: "List the invoice of one of the buyer's orders and the adjustment notes of its refunds",
  fields: { orderNo: text({ required: true, max: 32 }), lang: langField },
  response: shapes.list(invoiceShape),
  answer: (context, { orderNo }) =>
    readAsCustomer(context, async (tx) => {
      const { buyer, onlyShop, language } = context;
      let query = tx.db
        .selectFrom("orders")
        .select("id")
        .where("order_no", "=", orderNo)
        .where("member_id", "=", buyer.id)
        .where("deleted_by_buyer", "=", false);
      if (onlyShop !== null) query = query.where("shop_id", "=", onlyShop);
      const order = await tx.first(query);
      if (!order) throw notFound();

      const rows = await tx.run(selectInvoices(order.id));
      const lines = await tx.run(selectLines(rows.map(({ id }) => id)));
      return rows.map((row) => serializeInvoice(row, lines, language));
    }),
  example: {
    input: { orderNo: "20260301021500123457" },
    answer: [invoiceExample],
  },
});
