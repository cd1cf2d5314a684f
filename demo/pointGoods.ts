/** A demo offer for points; `shop` is the index of its shop. */
export interface DemoPointGoods {
  shop: number;
  goods: string;
  points: number;
  /** A$ beside the points. */
  money: number;
  quantity: number;
  limit: number;
  remark?: string;
  /** Whether the merchant ended it. */
  closed?: boolean;
  /** Who bought units of it, by an index of buyers, and what became of the order. */
  orders: readonly {
    buyer: number;
    qty: number;
    hoursAgo: number;
    end: "received" | "paid" | "cancelled";
  }[];
}
export const demoPointGoods: readonly DemoPointGoods[] = [
  {
    shop: 0,
    goods: "Zhenjiang black vinegar",
    points: 1000,
    money: 2,
    quantity: 30,
    limit: 3,
    orders: [
      { buyer: 4, qty: 2, hoursAgo: 70, end: "received" },
      { buyer: 7, qty: 1, hoursAgo: 9, end: "paid" },
      { buyer: 8, qty: 1, hoursAgo: 8, end: "cancelled" },
    ],
  },
  {
    shop: 0,
    goods: "Barista oat drink",
    points: 1200,
    money: 0,
    quantity: 50,
    limit: 0,
    remark: "For regulars 老客专享",
    orders: [{ buyer: 5, qty: 3, hoursAgo: 60, end: "received" }],
  },
  {
    shop: 0,
    goods: "Young coconut water",
    points: 5,
    money: 4,
    quantity: 200,
    limit: 1,
    remark: "For a check-in 签到特惠",
    orders: [],
  },
  {
    shop: 1,
    goods: "A Quiet Street in Fitzroy",
    points: 4000,
    money: 8.5,
    quantity: 5,
    limit: 1,
    closed: true,
    orders: [{ buyer: 6, qty: 1, hoursAgo: 40, end: "received" }],
  },
];
