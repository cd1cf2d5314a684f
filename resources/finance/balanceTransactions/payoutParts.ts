/**
 * The parts of a payout, in the order in which they add up: what was carried over from the payout
 * before, what orders earned since, and what is left of it after the payout and its fee.
 */
export const payoutParts = [
  "carried",
  "sales",
  "refunds",
  "commission",
  "commissionReturned",
  "other",
  "remaining",
  "fee",
] as const;
export type PayoutPart = (typeof payoutParts)[number];

/** Parts with entries in the list; the fee is a figure of the withdrawal. */
export const listedParts = [
  "carried",
  "sales",
  "refunds",
  "commission",
  "commissionReturned",
  "other",
  "remaining",
] as const satisfies readonly PayoutPart[];
export type ListedPart = (typeof listedParts)[number];
