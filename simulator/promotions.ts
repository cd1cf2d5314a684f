import type { Data } from "./front.ts";

interface Item {
  skuId: number;
  qty: number;
}
/** Chooses for each shop of a quote the coupon that saves most. */
export const chooseCoupons = (quote: Data): number[] =>
  (quote.shops ?? []).flatMap(({ coupons }: Data) => {
    const [best] = (coupons ?? []).filter(({ saves }: Data) => saves !== null);
    return best ? [best.id] : [];
  });

/** Lists what can be bought at the flash prices of the channel's running sales. */
export const listFlashItems = (channel: Data): Item[] =>
  (channel?.running ?? []).flatMap(({ sale }: Data) =>
    sale.prices.filter(({ left }: Data) => left > 0).map(({ skuId }: Data) => ({ skuId, qty: 1 })),
  );

/** Lists the products for points that a buyer has the points for. */
export const listAffordable = (channel: Data, points: number): Data[] =>
  (channel?.offers ?? []).filter((offer: Data) => offer.left > 0 && offer.points <= points);

/** Chooses the gift cards that can pay a cart: those of its shops. */
export const chooseCards = (
  cards: readonly { shopId: number; code: string }[],
  quote: Data,
): string[] => {
  const shops = (quote.shops ?? []).map(({ shop }: Data) => shop.id);
  return cards.filter(({ shopId }) => shops.includes(shopId)).map(({ code }) => code);
};

/** Lists the ids of a shop's coupons of which pieces are left. */
export const listClaimable = (coupons: Data): number[] =>
  (coupons ?? []).filter(({ left }: Data) => left > 0).map(({ id }: Data) => id);
