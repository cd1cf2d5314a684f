/** A rule of free delivery of the demo: its form, and when orders have had it. */
export interface DemoFreeDelivery {
  /** Index of its shop. */
  shop: number;
  values: {
    name: string;
    /** In cents. */
    minAmount: number;
    regions?: readonly { state: string; city?: string }[];
  };
  /** Its first and its last day, counted from today; null without an end. */
  days: readonly [from: number, to: number | null];
  /** The day on which its merchant ended it, counted from today. */
  closed?: number;
  /** The days on which orders with it were placed, counted from today. */
  orders: readonly number[];
}

/** The rules of both shops, in every state. */
export const demoFreeDeliveries: readonly DemoFreeDelivery[] = [
  {
    shop: 0,
    values: { name: "Spring free shipping", minAmount: 120_00 },
    days: [-75, -46],
    orders: [-70, -63, -58, -51],
  },
  {
    shop: 0,
    values: {
      name: "Sydney and Melbourne over A$150",
      minAmount: 150_00,
      regions: [
        { state: "NSW", city: "Sydney" },
        { state: "VIC", city: "Melbourne" },
      ],
    },
    days: [-40, -10],
    closed: -21,
    orders: [-35, -28],
  },
  {
    shop: 0,
    values: {
      name: "NSW and Victoria over A$250",
      minAmount: 250_00,
      regions: [{ state: "NSW" }, { state: "VIC" }],
    },
    days: [-20, null],
    orders: [-18, -15, -11, -8, -4],
  },
  {
    shop: 0,
    values: { name: "Christmas free shipping", minAmount: 90_00 },
    days: [9, 27],
    orders: [],
  },
  {
    shop: 1,
    values: { name: "Five books ship free", minAmount: 140_00 },
    days: [-30, null],
    orders: [-26, -14, -7],
  },
  {
    shop: 1,
    values: { name: "Back to school", minAmount: 80_00 },
    days: [45, 75],
    orders: [],
  },
];
