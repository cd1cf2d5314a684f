type Icon =
  | "earned"
  | "refund"
  | "payout"
  | "commission"
  | "order"
  | "freight"
  | "adjust"
  | "other";

/** What a row says of its event. */
export interface EventRecord {
  type?: string | null;
  account?: string | null;
  amount?: number | null;
}
export interface DescribedEvent {
  icon: Icon;
  /** A message of the screen that replaces the name of the type; null for the name. */
  title: "earned" | "deducted" | null;
  /** A message that follows the cause: where the money went. */
  tail: "toAvailable" | "fromAvailable" | "onHold" | "backFromHold" | "paidOut" | null;
}
const icons: Readonly<Record<string, Icon>> = {
  payment: "order",
  goods: "order",
  freight: "freight",
  commission: "commission",
  commissionReturned: "commission",
  refund: "refund",
  freightRefund: "refund",
  couponReturned: "refund",
  withdrawPaid: "payout",
  withdrawFee: "payout",
  adjust: "adjust",
};
const tails = {
  withdrawApply: "onHold",
  withdrawBack: "backFromHold",
  withdrawPaid: "paidOut",
} as const;

/**
 * Describes an entry as one event. A settlement is the same event in both of its accounts: an order
 * was earned, or its refund is deducted from what is available.
 */
export function describeEvent({ type, account, amount }: EventRecord): DescribedEvent {
  if (type === "settle") {
    const isEarned = (amount ?? 0) > 0 === (account !== "pending");
    return isEarned
      ? { icon: "earned", title: "earned", tail: "toAvailable" }
      : { icon: "refund", title: "deducted", tail: "fromAvailable" };
  }
  if (type === "withdrawApply" || type === "withdrawBack" || type === "withdrawPaid")
    return { icon: "payout", title: null, tail: tails[type] };
  return { icon: icons[type ?? ""] ?? "other", title: null, tail: null };
}
