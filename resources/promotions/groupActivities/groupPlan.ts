import type { groupTypes } from "./groupTypes.ts";

/** The terms on which an order starts or joins a group, as of its checkout. Amounts are cents. */
export interface GroupPlan {
  activityId: number;
  goodsId: number;
  groupType: keyof typeof groupTypes;
  groupNum: number;
  discounts: number | null;
  hours: number;
  originalPrice: number;
  /**
   * Group price of each SKU of the product, in cents by SKU id: the leader's order fixes it for all
   * members.
   */
  skuPrices: Readonly<Record<number, number>>;
  /** The group to join. */
  groupOrderId: number | null;
  /** Maximum number of a buyer's group orders of the activity; 0 means unlimited. */
  limit: number;
}
