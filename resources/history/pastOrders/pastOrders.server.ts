import { getApp } from "../../../framework/schema/index.ts";
import { defineRules } from "../../../framework/server/defineRules.ts";
import { invalid } from "../../../framework/server/domainError.ts";
import { isOwnCurrencyCode } from "../isOwnCurrencyCode.ts";
import { ownOrders } from "./importExport/ownOrders.ts";
import { shopifyOrders } from "./importExport/shopifyOrders.ts";
import { pastOrders } from "./pastOrders.ts";

const issue = (key: string, params: Record<string, string>) => ({
  key: `resources.pastOrders.validation.${key}`,
  params,
});

export default defineRules(pastOrders, {
  beforeChange({ operation, record, before }) {
    const own = getApp().money.currency;
    const currency = record.currency ?? "";
    // Amounts have no exchange rate of their day: those of another currency would be read as ours.
    if (!isOwnCurrencyCode(currency))
      throw invalid({ currency: issue("otherCurrency", { currency, own }) });
    record.currency = own;
    // Two systems may have counted alike; the later file must not overwrite the other's order.
    const isImport = operation === "import";
    if (isImport && before?.source && record.source && before.source !== record.source)
      throw invalid({
        number: issue("otherSource", { number: record.number, source: before.source }),
      });
  },
  transfer: {
    headings: {
      number: ["Order number", "Order no.", "Order ID", "订单号", "订单编号", "訂單編號"],
      placedAt: ["Date", "Order date", "Created", "Created at", "下单时间", "下單時間"],
      buyerName: ["Name of customer", "Customer name", "买家", "收货人", "買家", "收件人"],
      "lines.product": ["Product", "Item", "Product name", "商品", "商品名称", "商品名稱"],
      "lines.qty": ["Quantity", "Qty", "数量", "數量"],
      "lines.price": ["Unit price", "Price", "单价", "單價"],
      "lines.code": ["SKU", "货号", "貨號"],
      total: ["Order total", "Amount", "合计", "总金额", "總計", "總金額"],
    },
    fill: ["source", "outcome"],
    formats: [shopifyOrders, ownOrders],
  },
});
