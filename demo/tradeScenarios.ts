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
  | "ruledForCustomer"
  | "ruledForShop"
  | "withdrawn"
  | "refundedWhole"
  | "refundedPartly"
  | "refundedReturned"
  | "refundFailing"
  | "refundDeclined";

/** Covers every state of orders and refunds; most orders complete normally. */
export const tradeScenarios: readonly TradeScenario[] = [
  { end: "received", count: 81, from: 44, to: 9 },
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
  { end: "ruledForCustomer", count: 2, from: 24, to: 12 },
  { end: "ruledForShop", count: 1, from: 18, to: 12 },
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
/** A sentence between a buyer and a shop, in the language in which the buyer writes. */
interface Sentence {
  en: string;
  zh: string;
}
export const refundReasons: readonly Sentence[] = [
  { en: "Arrived broken", zh: "收到时已破损" },
  { en: "Ordered twice by mistake", zh: "拍重了，多买了一份" },
  { en: "One piece is missing", zh: "少了一件" },
  { en: "Not as described", zh: "与描述不符" },
];
export const refusalReasons: readonly Sentence[] = [
  { en: "The photos show it unopened and whole.", zh: "照片显示包装未拆、完好无损。" },
  { en: "Tracking shows that you signed for it.", zh: "物流显示已由本人当面签收。" },
];
export const offerReason: Sentence = {
  en: "Half of it can still be used.",
  zh: "其中一半仍可使用。",
};
export const escalationReason: Sentence = { en: "Please look at the photos", zh: "请看照片" };
/** Why the platform decides a dispute for the customer, or for the shop. */
export const rulings: Readonly<Record<"customer" | "shop", Sentence>> = {
  customer: {
    en: "The photos show damage from the delivery, so the shop refunds it.",
    zh: "照片显示商品在运输途中损坏，由商家退款。",
  },
  shop: {
    en: "The photos show the item as described, so the order stands.",
    zh: "照片显示商品与描述一致，不予退款。",
  },
};
/** Returns a sentence in the language of a buyer's name. */
export const toBuyer = (buyer: { nickname: string }, { en, zh }: Sentence): string =>
  /\p{Script=Han}/u.test(buyer.nickname) ? zh : en;
