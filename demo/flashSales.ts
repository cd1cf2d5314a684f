/** A demo flash sale; `shop` is the index of its shop, and times are hours from the present. */
export interface DemoFlashSale {
  shop: number;
  goods: string;
  from: number;
  to: number;
  /** When the merchant ended it early. */
  closed?: number;
  /** Percent off the regular prices. */
  off: number;
  /** Number of SKUs, those with the most stock first, and the units of each. */
  skus: number;
  allocated: number;
  limit: number;
  /** Orders: units of the first SKU or of another one, and what became of them. */
  orders: readonly {
    qty: number;
    sku?: number;
    end: "cancelled" | "paid" | "sent" | "received";
  }[];
  remark?: string;
}

const paid = { qty: 1, end: "paid" } as const;
const sent = { qty: 1, end: "sent" } as const;
const received = { qty: 1, end: "received" } as const;

/** Flash sales in every state; one runs for as long as anybody looks at the demo. */
export const flashSales: readonly DemoFlashSale[] = [
  {
    shop: 0,
    goods: "Dried mango, unsulphured",
    from: -290,
    to: -218,
    off: 25,
    skus: 2,
    allocated: 5,
    limit: 2,
    orders: [{ ...received, qty: 2 }, received, { ...sent, sku: 1 }],
  },
  {
    shop: 1,
    goods: "The Last Ferry Home",
    from: -200,
    to: -150,
    off: 30,
    skus: 1,
    allocated: 3,
    limit: 0,
    orders: [received, { ...received, qty: 2 }],
  },
  {
    shop: 0,
    goods: "Lemon myrtle tea",
    from: -140,
    to: 70,
    closed: -110,
    off: 20,
    skus: 1,
    allocated: 6,
    limit: 0,
    orders: [sent],
    remark: "Ended early, the café took the rest 咖啡馆包下了剩余库存",
  },
  {
    shop: 0,
    goods: "Extra virgin olive oil, Barossa",
    from: -20,
    to: 24 * 45,
    off: 20,
    skus: 3,
    allocated: 6,
    limit: 2,
    orders: [
      { ...paid, qty: 2 },
      { qty: 1, end: "cancelled" },
      paid,
      { ...paid, sku: 1 },
      { ...paid, sku: 1 },
    ],
  },
  {
    shop: 0,
    goods: "Longjing green tea",
    from: -5,
    to: 43,
    off: 15,
    skus: 1,
    allocated: 3,
    limit: 0,
    orders: [{ ...paid, qty: 2 }, paid],
  },
  {
    shop: 1,
    goods: "Brass fountain pen",
    from: -30,
    to: 24 * 45,
    off: 10,
    skus: 2,
    allocated: 4,
    limit: 1,
    orders: [paid],
  },
  {
    shop: 0,
    goods: "Yixing clay teapot",
    from: 70,
    to: 118,
    off: 20,
    skus: 2,
    allocated: 4,
    limit: 1,
    orders: [],
  },
  {
    shop: 0,
    goods: "Crunchy peanut butter",
    from: 264,
    to: 312,
    off: 25,
    skus: 1,
    allocated: 6,
    limit: 4,
    orders: [],
  },
  {
    shop: 1,
    goods: "Watercolour pan set",
    from: 48,
    to: 96,
    off: 15,
    skus: 1,
    allocated: 3,
    limit: 1,
    orders: [],
  },
];
