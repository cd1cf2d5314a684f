import {
  buyerCall,
  commandCall,
  readAsCustomer,
} from "../../../core/server/storefront/buyerCall.ts";
import { getText, langField } from "../../../core/server/storefront/languages.ts";
import { checkOpen, readShop } from "../../../core/server/storefront/purchasable.ts";
import {
  checkShop,
  shopDependencies,
  storeCall,
  toShopDependencies,
} from "../../../core/server/storefront/storeCall.ts";
import { choice, integer, reference, shapes, toAmount } from "../../../framework/schema/index.ts";
import { receivedStates } from "../receivedCoupons/receivedCoupons.ts";
import { claimCoupon } from "./commands/claimCoupon.ts";
import { offerExample, offerShape, pieceExample, pieceShape } from "./couponShape.ts";
import { readOffers } from "./queries/readOffers.ts";
import { readOwnPieces } from "./queries/readOwnPieces.ts";

/** The coupons that buyers can claim, or will be able to. */
export const couponCentre = storeCall({
  method: "GET",
  path: "/shops/{id}/coupons",
  summary: "List a shop's coupons that buyers claim themselves, the one that ends first at the top",
  fields: { id: reference("shops", { required: true }), lang: langField },
  response: shapes.list(offerShape),
  answer: (context, { id }) =>
    readShop(context.pool, id, async (tx) => {
      checkShop(context, id);
      await checkOpen(tx, id);
      const offers = await readOffers(tx, id);
      return {
        data: offers.map(({ rules, ...offer }) => ({
          ...offer,
          amount: toAmount(offer.amount),
          discount: offer.discount === null ? null : offer.discount / 100,
          fullAmount: toAmount(offer.fullAmount),
          rules: getText(rules, context.language),
        })),
        dependencies: [...shopDependencies, ...toShopDependencies(id, "coupons")],
      };
    }),
  example: { input: { id: 1 }, answer: [offerExample] },
});

export const claim = commandCall({
  path: "/coupons/{id}/claim",
  summary:
    "Claim one piece of a coupon; fails if none is left, or if the buyer has as many as each may have",
  fields: { id: integer({ required: true, min: 1 }) },
  response: shapes.object({ id: shapes.integer("For `couponIds` of a purchase") }),
  answer: async ({ ctx, buyer, onlyShop }, { id }) => ({
    id: await claimCoupon(ctx, { couponId: id, buyer, onlyShop }),
  }),
  example: { input: { id: 41 }, answer: { id: 311 } },
});

export const ownCoupons = buyerCall({
  method: "GET",
  path: "/coupons",
  summary:
    "List the buyer's coupons, the newest first, at most 200; `POST /orders/quote` says which a cart can use",
  fields: {
    status: choice(Object.keys(receivedStates) as (keyof typeof receivedStates)[]),
    lang: langField,
  },
  response: shapes.list(pieceShape),
  answer: (context, { status }) =>
    readAsCustomer(context, async (tx) => {
      const pieces = await readOwnPieces(tx, {
        buyerId: context.buyer.id,
        status: status ?? null,
        onlyShop: context.onlyShop,
      });
      return pieces.map(({ shopId, shopName, ...piece }) => ({
        ...piece,
        shop: { id: shopId, name: shopName },
        amount: toAmount(piece.amount),
        discount: piece.discount === null ? null : piece.discount / 100,
        fullAmount: toAmount(piece.fullAmount),
      }));
    }),
  example: { input: { status: "unused" }, answer: [pieceExample] },
});
