import type { PricingSource, StagedCart } from "../../pricing/index.ts";
import { type PointOffer, toUnitPrice } from "./pointOffer.ts";

/** The price of a product for points: each unit costs what its points pay, and its money. */
export function createPointSource(offer: PointOffer): PricingSource {
  const price = toUnitPrice(offer);
  const adjust = ({ lines }: StagedCart) =>
    lines.flatMap(({ item, amount }, line) =>
      price < item.listPrice ? [{ line, amount: price * item.qty - amount }] : [],
    );
  return {
    type: "pointGoods",
    id: offer.id,
    shopId: offer.shopId,
    stage: "unitPrice",
    goodsId: offer.goodsId,
    label: null,
    applicable(cart) {
      const adjustments = adjust(cart);
      if (adjustments.length < cart.lines.length) return { ok: false, reason: "noSaving" };
      return { ok: true, saves: adjustments.reduce((sum, { amount }) => sum - amount, 0) };
    },
    apply: adjust,
  };
}
