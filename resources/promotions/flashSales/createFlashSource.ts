import type { PricingSource, StagedCart } from "../../pricing/index.ts";
import { type FlashPlan, findFlashPrice, isSoldOut } from "./flashPlan.ts";

/** The price of a sale: each unit of its SKUs costs the flash price from its begin to its end. */
export function createFlashSource(plan: FlashPlan, now: Date): PricingSource {
  const adjust = ({ lines }: StagedCart) =>
    lines.flatMap(({ item, amount }, line) => {
      const offer = findFlashPrice(plan, item);
      return offer ? [{ line, amount: offer.price * item.qty - amount }] : [];
    });
  return {
    type: "flashSale",
    id: plan.id,
    shopId: plan.shopId,
    stage: "unitPrice",
    goodsId: plan.goodsId,
    orderType: "seckill",
    label: null,
    applicable(cart) {
      const from = new Date(plan.beginsAt);
      if (now < from) return { ok: false, reason: "notYet", from };
      if (now >= new Date(plan.endsAt)) return { ok: false, reason: "expired" };
      const adjustments = adjust(cart);
      if (adjustments.length > 0)
        return { ok: true, saves: adjustments.reduce((sum, { amount }) => sum - amount, 0) };
      const reason = cart.lines.some(({ item }) => isSoldOut(plan, item)) ? "soldOut" : "noSaving";
      return { ok: false, reason };
    },
    apply: adjust,
  };
}
