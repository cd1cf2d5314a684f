/** What one side of a posting is for. The words of `statement` and `ledgerEntries` name each. */
export const entryTypes = [
  "payment",
  "goods",
  "freight",
  "coupon",
  "commission",
  "refund",
  "freightRefund",
  "commissionReturned",
  "couponReturned",
  "settle",
  "withdrawApply",
  "withdrawBack",
  "withdrawPaid",
  "withdrawFee",
  "moneyBack",
  "latePayment",
  "duplicate",
  "mismatch",
  "outOfStock",
  "recharge",
  "adjust",
] as const;
export type EntryType = (typeof entryTypes)[number];
/** What an entry of the ledger may be about, by its table. */
export const causeTables = [
  "orders",
  "refunds",
  "withdrawals",
  "settlement_lines",
  "payments",
  "money_backs",
  "pay_orders",
  "shop_terms",
] as const;
