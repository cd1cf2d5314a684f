import type { PricingSource, SourceFinder } from "../../../pricing/index.ts";
import { findGroupPlan } from "./findGroupPlan.ts";
import type { GroupPlan } from "./groupPlan.ts";
import { priceInGroup } from "./groupPrice.ts";
import { buildReservationStatement, checkLimit } from "./reservations.ts";

/**
 * The price of a group: each unit costs what the group's leader was offered, whatever it costs
 * alone.
 */
export function createGroupSource(shopId: number, plan: GroupPlan): PricingSource {
  const adjust: PricingSource["apply"] = ({ lines }) =>
    lines.map(({ item }, line) => {
      const price = plan.skuPrices[item.skuId] ?? priceInGroup(item.price, plan.discounts);
      return { line, amount: (price - item.listPrice) * item.qty };
    });

  return {
    type: "groupActivity",
    id: plan.activityId,
    shopId,
    stage: "unitPrice",
    label: null,
    judge: (cart) => ({
      ok: true,
      saves: adjust(cart).reduce((saves, { amount }) => saves - amount, 0),
    }),
    apply: adjust,
    claim: (tx, memberId) => checkLimit(tx, memberId, plan),
    reserve: (order) => buildReservationStatement(order, plan),
  };
}

/** Finds the group in which a cart is bought. */
export const findGroupSource: SourceFinder = async (tx, request) => {
  const plan = await findGroupPlan(tx, request);
  const [item] = request.items;
  return plan && item ? [createGroupSource(item.shopId, plan)] : [];
};
