/** Purposes of ledger entries; `messages.ts` names each. */
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
  "tenderHeld",
  "tenderReleased",
  "recharge",
  "adjust",
  "giftCardIssued",
  "giftCardSold",
  "giftCardRefunded",
  "giftCardAdjusted",
  "giftCardExpired",
  "giftCardToBalance",
  "pointsEarned",
  "pointsTakenBack",
  "pointsAdjusted",
  "pointsExpired",
  "pointsRevalued",
] as const;
/**
 * Entry types that move money between accounts of one shop: pending → balance, balance → frozen and
 * back.
 */
export const ownTransfers = ["settle", "withdrawApply", "withdrawBack"] as const;
/** Tables whose rows can be the cause of a ledger entry. */
export const causeTables = [
  "orders",
  "refunds",
  "withdrawals",
  "settlement_lines",
  "payments",
  "money_backs",
  "pay_orders",
  "shop_terms",
  "gift_cards",
  "point_entries",
] as const;
