/** What one side of a posting is for; `messages.ts` names each. */
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
  "overpaid",
  "outOfStock",
  "groupFailed",
  "refundedTwice",
  "recharge",
  "adjust",
] as const;
/** Types of entries that move money from one account of a shop to another: on the way → balance, balance → frozen and back. */
export const ownTransfers = ["settle", "withdrawApply", "withdrawBack"] as const;
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
