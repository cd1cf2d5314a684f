/** How an order of the demo ends, the number of such orders, and how many days ago they began. */
export interface TradeScenario {
  end: End;
  count: number;
  from: number;
  to: number;
}
export type End =
  | "unpaid"
  | "cancelled"
  | "timeout"
  | "repriced"
  | "paid"
  | "waitsForPickUp"
  | "shipped"
  | "received"
  | "writtenOff"
  | "late"
  | "applying"
  | "offered"
  | "waitingReturn"
  | "returned"
  | "rejected"
  | "intervention"
  | "withdrawn"
  | "refundedWhole"
  | "refundedPartly"
  | "refundedReturned"
  | "refundFailing"
  | "refundDeclined";

/** Covers every state of orders and refunds; most orders complete normally. */
export const tradeScenarios: readonly TradeScenario[] = [
  { end: "received", count: 84, from: 44, to: 9 },
  { end: "writtenOff", count: 8, from: 40, to: 3 },
  { end: "cancelled", count: 7, from: 42, to: 1 },
  { end: "timeout", count: 6, from: 42, to: 1 },
  { end: "late", count: 2, from: 30, to: 4 },
  { end: "refundedWhole", count: 4, from: 34, to: 6 },
  { end: "refundedPartly", count: 6, from: 34, to: 10 },
  { end: "refundedReturned", count: 4, from: 34, to: 15 },
  { end: "withdrawn", count: 2, from: 20, to: 10 },
  { end: "rejected", count: 3, from: 9, to: 6 },
  { end: "intervention", count: 2, from: 9, to: 6 },
  { end: "returned", count: 3, from: 8, to: 6 },
  { end: "waitingReturn", count: 3, from: 6, to: 4 },
  { end: "shipped", count: 22, from: 6, to: 2 },
  { end: "applying", count: 5, from: 4, to: 1 },
  { end: "offered", count: 1, from: 2, to: 1 },
  { end: "refundFailing", count: 2, from: 3, to: 1 },
  { end: "refundDeclined", count: 1, from: 2, to: 1 },
  { end: "paid", count: 26, from: 2, to: 0 },
  { end: "waitsForPickUp", count: 5, from: 2, to: 0 },
  { end: "repriced", count: 4, from: 1, to: 0 },
  { end: "unpaid", count: 7, from: 0, to: 0 },
];
export const refundReasons = [
  "Arrived broken",
  "拍重了，多买了一份",
  "One piece is missing",
  "与描述不符",
] as const;
export const refusalReasons = [
  "The photos show it unopened and whole.",
  "物流显示已由本人当面签收。",
] as const;
