/** What of a shop waits for the platform, by the resource that lists it. */
export const waitingKinds = [
  "refundInterventions",
  "withdrawAccountReviews",
  "payouts",
  "goodsReviews",
] as const;
export type WaitingKind = (typeof waitingKinds)[number];
