/** A coupon of the platform in the demo, and what its buyers have done with it. */
export interface DemoPlatformCoupon {
  values: {
    name: string;
    type: "fullReduction" | "discount";
    amount?: number;
    /** The price to pay in thousandths. */
    discount?: number;
    fullAmount: number;
    /** The percentage that the platform bears. */
    platformPercent: number;
    totalNum: number;
    limitNum: number;
    validityType: "longTerm" | "daysAfterCollection";
    validityDays?: number;
    rules?: Readonly<Record<string, string>>;
  };
  /** Index of the only shop that it is for; all without one. */
  shop?: number;
  /** The days to claim it, counted from today. */
  days: readonly [from: number, to: number];
  /** How many buyers have it, and how many of them have used it. */
  claimed: number;
  used: number;
  isOver?: boolean;
}

/** The coupons of the platform, in every state. */
export const demoPlatformCoupons: readonly DemoPlatformCoupon[] = [
  {
    values: {
      name: "Market days A$15",
      type: "fullReduction",
      amount: 15_00,
      fullAmount: 100_00,
      platformPercent: 60,
      totalNum: 800,
      limitNum: 1,
      validityType: "daysAfterCollection",
      validityDays: 30,
      rules: {
        en: "For products of all stores together. One per customer.",
        zhCN: "全部店铺商品合并计算，每人限领一张。",
        zhTW: "全部商店商品合併計算，每人限領一張。",
      },
    },
    days: [-22, 45],
    claimed: 9,
    used: 4,
  },
  {
    values: {
      name: "Books week 5%",
      type: "discount",
      discount: 950,
      fullAmount: 20_00,
      platformPercent: 50,
      totalNum: 5,
      limitNum: 1,
      validityType: "longTerm",
    },
    shop: 1,
    days: [-14, 12],
    claimed: 5,
    used: 1,
  },
  {
    values: {
      name: "Welcome to spring A$8",
      type: "fullReduction",
      amount: 8_00,
      fullAmount: 60_00,
      platformPercent: 100,
      totalNum: 120,
      limitNum: 1,
      validityType: "daysAfterCollection",
      validityDays: 14,
    },
    days: [-50, -30],
    claimed: 5,
    used: 2,
    isOver: true,
  },
];
