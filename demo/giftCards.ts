/** A gift card of the demo, and what has happened to it. */
export interface DemoGiftCard {
  /** Index of its shop. */
  shop: number;
  kind: "sold" | "promotional";
  /** Cents. */
  amount: number;
  count: number;
  batch?: string;
  /** Days from today to its last one. */
  days: number;
  end?: "sent" | "usedInPart" | "usedUp" | "expired" | "deactivated";
}

/** The gift cards of both shops, in every state. */
export const demoGiftCards: readonly DemoGiftCard[] = [
  { shop: 0, kind: "sold", amount: 50_00, count: 1, days: 1_130, end: "usedInPart" },
  { shop: 0, kind: "sold", amount: 12_00, count: 1, days: 1_130, end: "usedUp" },
  { shop: 0, kind: "sold", amount: 25_00, count: 1, days: 1_200, end: "sent" },
  { shop: 0, kind: "promotional", amount: 5_00, count: 4, batch: "Market day", days: 60 },
  { shop: 0, kind: "sold", amount: 20_00, count: 1, days: 1_130, end: "deactivated" },
  { shop: 1, kind: "sold", amount: 30_00, count: 1, days: 1_130 },
  { shop: 1, kind: "promotional", amount: 5_00, count: 2, batch: "Book club", days: 90 },
  { shop: 0, kind: "promotional", amount: 10_00, count: 1, days: 1, end: "expired" },
];

/** Gift cards that customers have bought at the storefront, in every state. */
export const demoGiftCardSales = [
  { shop: 0, amount: 50_00, end: "shown" },
  { shop: 0, amount: 25_00, end: "refunded" },
  { shop: 1, amount: 30_00, end: "paid" },
  { shop: 0, amount: 100_00, end: "paid" },
  { shop: 0, amount: 20_00, end: "unpaid" },
  { shop: 0, amount: 40_00, end: "expired" },
] as const;
