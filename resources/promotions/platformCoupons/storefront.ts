import {
  buyerCall,
  commandCall,
  readAsCustomer,
} from "../../../core/server/storefront/buyerCall.ts";
import { getText, langField } from "../../../core/server/storefront/languages.ts";
import { readAllShops } from "../../../core/server/storefront/purchasable.ts";
import { storeCall, toDependencies } from "../../../core/server/storefront/storeCall.ts";
import { choice, integer, shapes, toAmount } from "../../../framework/schema/index.ts";
import { receivedStates } from "../receivedCoupons/receivedCoupons.ts";
import { claimPlatformCoupon } from "./commands/claimPlatformCoupon.ts";
import {
  platformOfferExample,
  platformOfferShape,
  platformPieceExample,
  platformPieceShape,
} from "./platformCouponShape.ts";
import { readOwnPlatformPieces, readPlatformOffers } from "./queries/readPlatformOffers.ts";

const toTerms = <T extends { amount: number | null; discount: number | null; fullAmount: number }>(
  terms: T,
) => ({
  ...terms,
  amount: toAmount(terms.amount),
  discount: terms.discount === null ? null : terms.discount / 100,
  fullAmount: toAmount(terms.fullAmount),
});

/** The platform's coupons that buyers can claim, or will be able to. */
export const platformCouponCentre = storeCall({
  method: "GET",
  path: "/platform-coupons",
  summary:
    "List the marketplace's coupons, which are used over the orders of several shops; the one that ends first at the top",
  fields: { lang: langField },
  response: shapes.list(platformOfferShape),
  answer: async (context) => {
    const offers = await readAllShops(context.pool, (tx) =>
      readPlatformOffers(tx, context.onlyShop),
    );
    return {
      data: offers.map(({ rules, ...offer }) => ({
        ...toTerms(offer),
        rules: getText(rules, context.language),
      })),
      dependencies: toDependencies("platformCoupons"),
    };
  },
  example: { input: {}, answer: [platformOfferExample] },
});

export const claimOfPlatform = commandCall({
  path: "/platform-coupons/{id}/claim",
  summary:
    "Claim one piece of a coupon of the marketplace; fails if none is left, or if the buyer has as many as each may have",
  fields: { id: integer({ required: true, min: 1 }) },
  response: shapes.object({ id: shapes.integer("For `platformCouponId` of a purchase") }),
  answer: async ({ ctx, buyer, onlyShop }, { id }) => ({
    id: await claimPlatformCoupon(ctx, { couponId: id, buyer, onlyShop }),
  }),
  example: { input: { id: 4 }, answer: { id: 52 } },
});

export const ownPlatformCoupons = buyerCall({
  method: "GET",
  path: "/own-platform-coupons",
  summary:
    "List the buyer's coupons of the marketplace, the newest first, at most 200; `POST /orders/quote` says which a cart can use",
  fields: {
    status: choice(Object.keys(receivedStates) as (keyof typeof receivedStates)[]),
    lang: langField,
  },
  response: shapes.list(platformPieceShape),
  answer: (context, { status }) =>
    readAsCustomer(context, async (tx) => {
      const pieces = await readOwnPlatformPieces(tx, {
        buyerId: context.buyer.id,
        status: status ?? null,
        onlyShop: context.onlyShop,
      });
      return pieces.map(toTerms);
    }),
  example: { input: { status: "unused" }, answer: [platformPieceExample] },
});
