/** A purchase of the demo: what is ordered, what arrives of it, and what is paid. */
export interface DemoPurchase {
  /** Days before the present on which it is ordered. */
  days: number;
  /** Units of each line, its price in cents, and the percentage of it that is paid. */
  lines: readonly { qty: number; price: number; discount?: number }[];
  /** Draft and void ones are not received. */
  end?: "draft" | "void";
  /** Days after the order, and what arrives of each line: accepted and rejected units. */
  deliveries?: readonly { after: number; units: readonly (readonly [number, number])[] }[];
  /** Whether the rest does not arrive any more. */
  isClosed?: boolean;
  /** Days after the order on which the invoice is issued. */
  invoicedAfter?: number;
  /** The percentage of what is owed that is paid. */
  paid?: number;
}

/** Purchases of a shop in every state, with open and overdue invoices. */
export const demoPurchases: readonly DemoPurchase[] = [
  {
    days: 128,
    lines: [
      { qty: 60, price: 4_80 },
      { qty: 24, price: 3_20, discount: 95 },
    ],
    deliveries: [
      {
        after: 6,
        units: [
          [60, 0],
          [24, 0],
        ],
      },
    ],
    invoicedAfter: 8,
    paid: 40,
  },
  {
    days: 84,
    lines: [{ qty: 120, price: 2_35, discount: 97.5 }],
    deliveries: [
      { after: 4, units: [[80, 4]] },
      { after: 9, units: [[36, 0]] },
    ],
    invoicedAfter: 10,
  },
  {
    days: 62,
    lines: [
      { qty: 48, price: 6_40 },
      { qty: 12, price: 18_00, discount: 90 },
    ],
    deliveries: [
      {
        after: 5,
        units: [
          [48, 0],
          [12, 0],
        ],
      },
    ],
    invoicedAfter: 5,
    paid: 100,
  },
  {
    days: 30,
    lines: [{ qty: 40, price: 7_25 }],
    deliveries: [{ after: 7, units: [[31, 2]] }],
    isClosed: true,
    invoicedAfter: 9,
  },
  {
    days: 12,
    lines: [
      { qty: 100, price: 1_15 },
      { qty: 30, price: 9_90, discount: 92.5 },
    ],
    deliveries: [
      {
        after: 6,
        units: [
          [60, 0],
          [0, 3],
        ],
      },
    ],
  },
  { days: 9, lines: [{ qty: 20, price: 12_50 }], end: "void" },
  {
    days: 5,
    lines: [{ qty: 72, price: 3_60 }],
    deliveries: [{ after: 4, units: [[72, 0]] }],
  },
  {
    days: 3,
    lines: [
      { qty: 36, price: 5_10 },
      { qty: 50, price: 2_20 },
    ],
  },
  { days: 1, lines: [{ qty: 24, price: 8_75, discount: 95 }], end: "draft" },
];
