import type { LockOrder } from "../../framework/server/database/lockOrder.ts";

/**
 * The order in which trade locks rows: what is rarely shared first, and what many transactions
 * share last, so that it is locked for the shortest time. Rows of one table are locked in the order
 * of their ids.
 */
export const lockOrder: LockOrder = [
  "order_merges",
  "orders",
  "refunds",
  "pay_orders",
  "payments",
  "payments_tenders",
  "money_backs",
  "group_orders",
  "flash_sales",
  "flash_sales_price_form_list",
  "purchases",
  "stock_edits",
  "stock_counts",
  "skus",
  "gift_cards",
  "buyers",
  "ledger_balances",
];
