/** A voucher of the demo, its codes, and what has happened to it. */
export interface DemoVoucher {
  /** Index of its shop. */
  shop: number;
  values: {
    name: string;
    type: "order" | "goods" | "freight";
    valueType: "fixed" | "percent";
    /** Cents. */
    amount?: number;
    /** The price to pay in thousandths. */
    discount?: number;
    minAmount: number;
    limitNum: number;
    remark?: string;
  };
  /** The first and the last day from today; null without an end. */
  days: readonly [from: number, to: number | null];
  codes: readonly (
    | { kind: "shared"; code: string; quantity?: number }
    | { kind: "single"; count: number; name: string }
  )[];
  /** The days from today on which orders use it, each code of a batch once. */
  orders: readonly number[];
  /** The place of the order that is cancelled. */
  cancelled?: number;
  /** The day from today on which its merchant ended it. */
  closed?: number;
}

/** The vouchers of both shops, in every state. */
export const demoVouchers: readonly DemoVoucher[] = [
  {
    shop: 0,
    values: {
      name: "Pantry 5% off",
      type: "order",
      valueType: "percent",
      discount: 950,
      minAmount: 60_00,
      limitNum: 2,
    },
    days: [-24, 16],
    codes: [{ kind: "shared", code: "PANTRY5", quantity: 500 }],
    orders: [-22, -19, -15, -9, -3],
    cancelled: 2,
  },
  {
    shop: 0,
    values: {
      name: "Market day A$10",
      type: "order",
      valueType: "fixed",
      amount: 10_00,
      minAmount: 80_00,
      limitNum: 1,
      remark: "Leaflets for the Saturday market.",
    },
    days: [-30, 2],
    codes: [
      { kind: "single", count: 200, name: "Saturday market" },
      { kind: "single", count: 50, name: "Neighbours" },
    ],
    orders: [-21, -13, -6],
  },
  {
    shop: 0,
    values: {
      name: "Shipping on us",
      type: "freight",
      valueType: "fixed",
      amount: 8_00,
      minAmount: 40_00,
      limitNum: 1,
    },
    days: [-12, null],
    codes: [{ kind: "shared", code: "SHIP8NOW" }],
    orders: [-10, -5],
  },
  {
    shop: 0,
    values: {
      name: "New year A$15",
      type: "order",
      valueType: "fixed",
      amount: 15_00,
      minAmount: 120_00,
      limitNum: 1,
    },
    days: [20, 48],
    codes: [{ kind: "single", count: 300, name: "Christmas parcels" }],
    orders: [],
  },
  {
    shop: 0,
    values: {
      name: "Spring fair A$5",
      type: "order",
      valueType: "fixed",
      amount: 5_00,
      minAmount: 30_00,
      limitNum: 1,
    },
    days: [-60, -28],
    codes: [{ kind: "single", count: 100, name: "Spring fair" }],
    orders: [-44, -35],
  },
  {
    shop: 0,
    values: {
      name: "Partner 12% off",
      type: "order",
      valueType: "percent",
      discount: 880,
      minAmount: 0,
      limitNum: 1,
      remark: "The code appeared on a coupon site.",
    },
    days: [-33, -4],
    codes: [{ kind: "shared", code: "PARTNER12" }],
    orders: [-31],
    closed: -27,
  },
  {
    shop: 1,
    values: {
      name: "Book club A$4",
      type: "order",
      valueType: "fixed",
      amount: 4_00,
      minAmount: 25_00,
      limitNum: 1,
    },
    days: [-18, 40],
    codes: [{ kind: "single", count: 60, name: "Book club" }],
    orders: [-11],
  },
];
