/** A coupon of the demo: its form, and what its buyers have done with it. */
export interface DemoCoupon {
  /** Index of its shop. */
  shop: number;
  values: {
    name: string;
    type: "fullReduction" | "discount";
    amount?: number;
    /** The price to pay in thousandths. */
    discount?: number;
    fullAmount: number;
    sendCondition: "manual" | "backOffice" | "giftOnPurchase";
    fullSendAmount?: number;
    totalNum: number;
    limitNum: number;
    validityType: "longTerm" | "daysAfterCollection" | "fixedRange";
    validityDays?: number;
    rules?: Readonly<Record<string, string>>;
  };
  /** The days to claim it, counted from today. */
  days: readonly [from: number, to: number];
  /** How many buyers have it, and how many of them have used it. */
  claimed: number;
  used: number;
  /** Whether its last day is over. */
  isOver?: boolean;
}

/** The coupons of both shops, in every state. */
export const demoCoupons: readonly DemoCoupon[] = [
  {
    shop: 0,
    values: {
      name: "Pantry A$10",
      type: "fullReduction",
      amount: 10_00,
      fullAmount: 80_00,
      sendCondition: "manual",
      totalNum: 500,
      limitNum: 1,
      validityType: "daysAfterCollection",
      validityDays: 30,
      rules: {
        en: "One per customer. Can't be combined with other coupons.",
        zhCN: "每人限领一张，不可与其他优惠券同时使用。",
        zhTW: "每人限領一張，不可與其他優惠券同時使用。",
      },
    },
    days: [-24, 39],
    claimed: 12,
    used: 6,
  },
  {
    shop: 0,
    values: {
      name: "Regulars 5%",
      type: "discount",
      discount: 950,
      fullAmount: 0,
      sendCondition: "backOffice",
      totalNum: 50,
      limitNum: 2,
      validityType: "longTerm",
    },
    days: [-20, 60],
    claimed: 5,
    used: 2,
  },
  {
    shop: 0,
    values: {
      name: "Tea week",
      type: "discount",
      discount: 900,
      fullAmount: 40_00,
      sendCondition: "manual",
      totalNum: 8,
      limitNum: 1,
      validityType: "daysAfterCollection",
      validityDays: 21,
    },
    days: [-12, 6],
    claimed: 8,
    used: 3,
  },
  {
    shop: 0,
    values: {
      name: "Thank you A$5",
      type: "fullReduction",
      amount: 5_00,
      fullAmount: 30_00,
      sendCondition: "giftOnPurchase",
      fullSendAmount: 60_00,
      totalNum: 200,
      limitNum: 5,
      validityType: "daysAfterCollection",
      validityDays: 60,
    },
    days: [-15, 75],
    claimed: 0,
    used: 0,
  },
  {
    shop: 0,
    values: {
      name: "Spring A$15",
      type: "fullReduction",
      amount: 15_00,
      fullAmount: 100_00,
      sendCondition: "manual",
      totalNum: 60,
      limitNum: 1,
      validityType: "daysAfterCollection",
      validityDays: 14,
    },
    days: [-40, -20],
    claimed: 6,
    used: 2,
    isOver: true,
  },
  {
    shop: 1,
    values: {
      name: "Two novels A$8",
      type: "fullReduction",
      amount: 8_00,
      fullAmount: 45_00,
      sendCondition: "manual",
      totalNum: 150,
      limitNum: 1,
      validityType: "daysAfterCollection",
      validityDays: 30,
    },
    days: [-18, 42],
    claimed: 7,
    used: 3,
  },
  {
    shop: 1,
    values: {
      name: "Book club 10%",
      type: "discount",
      discount: 900,
      fullAmount: 0,
      sendCondition: "manual",
      totalNum: 5,
      limitNum: 1,
      validityType: "longTerm",
    },
    days: [-10, 20],
    claimed: 5,
    used: 1,
  },
  {
    shop: 1,
    values: {
      name: "Winter reading",
      type: "fullReduction",
      amount: 5_00,
      fullAmount: 30_00,
      sendCondition: "manual",
      totalNum: 40,
      limitNum: 1,
      validityType: "daysAfterCollection",
      validityDays: 10,
    },
    days: [-45, -30],
    claimed: 3,
    used: 1,
    isOver: true,
  },
];
