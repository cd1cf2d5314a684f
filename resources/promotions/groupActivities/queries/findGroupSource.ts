import type { CartSource, SourceFinder } from "../../../pricing/server.ts";
import { buildReservationStatement, checkLimit } from "../commands/reservations.ts";
import type { GroupPlan } from "../groupPlan.ts";
import { priceInGroup } from "../groupPrice.ts";
import { findGroupPlan } from "./findGroupPlan.ts";

/**
 * The price of a group: each unit costs what the group's leader was offered, whatever it costs
 * alone.
 */
export function createGroupSource(shopId: number, plan: GroupPlan): CartSource {
  const adjust: CartSource["apply"] = ({ lines }) =>
    lines.map(({ item }, line) => {
      const price = plan.skuPrices[item.skuId] ?? priceInGroup(item.price, plan.discounts);
      return { line, amount: (price - item.listPrice) * item.qty };
    });

  return {
    type: "groupActivity",
    id: plan.activityId,
    shopId,
    stage: "unitPrice",
    goodsId: plan.goodsId,
    orderType: "group",
    label: null,
    applicable: (cart) => ({
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
