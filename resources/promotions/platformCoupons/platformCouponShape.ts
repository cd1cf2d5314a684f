import { amount, instant, localText } from "../../../core/calls/answerShapes.ts";
import { choiceName, type ShapeValue, shapes } from "../../../framework/schema/index.ts";
import { receivedPlatformCoupons } from "../receivedPlatformCoupons/receivedPlatformCoupons.ts";
import { platformCoupons } from "./platformCoupons.ts";

const { integer, list, nullable, number, object, string } = shapes;

const terms = {
  type: choiceName(platformCoupons.fields.type),
  amount: nullable(amount, "What it takes off"),
  discount: nullable(number("Price to pay in tenths: 9.5 is 5 % off")),
  fullAmount: { ...amount, description: "What its products must cost, over all shops" },
  shopIds: nullable(list(integer()), "The shops it is for; null for all"),
  cateIds: nullable(list(integer()), "The categories it is for, with their branches; null for all"),
} as const;
const termsExample = {
  type: "fullReduction" as const,
  amount: 15,
  discount: null,
  fullAmount: 100,
  shopIds: null,
  cateIds: [12],
};

/** A coupon as the platform offers it. */
export const platformOfferShape = object({
  id: integer(),
  name: string(),
  ...terms,
  validityType: choiceName(platformCoupons.fields.validityType),
  validityDays: nullable(integer()),
  validFrom: nullable(instant),
  validTo: nullable(instant, "The first instant at which it is no longer valid"),
  startsAt: nullable(instant, "When it can be claimed from"),
  endsAt: nullable(instant),
  left: integer("Pieces that can still be claimed"),
  limit: integer("Pieces that each buyer may have"),
  rules: localText,
});
export const platformOfferExample: ShapeValue<typeof platformOfferShape> = {
  id: 4,
  name: "Market days A$15",
  ...termsExample,
  validityType: "daysAfterCollection",
  validityDays: 14,
  validFrom: null,
  validTo: null,
  startsAt: "2026-02-28T13:00:00.000Z",
  endsAt: "2026-03-31T13:00:00.000Z",
  left: 720,
  limit: 1,
  rules: "One per purchase.",
};

/** A piece that a buyer has claimed. */
export const platformPieceShape = object({
  id: integer("For `platformCouponId` of a purchase"),
  couponId: integer(),
  name: string(),
  ...terms,
  status: choiceName(receivedPlatformCoupons.fields.status),
  claimedAt: instant,
  validFrom: instant,
  validTo: nullable(instant, "The first instant at which it is no longer valid"),
  payOrderNo: nullable(string(), "The payment of the orders that have used it"),
});
export const platformPieceExample: ShapeValue<typeof platformPieceShape> = {
  id: 52,
  couponId: 4,
  name: "Market days A$15",
  ...termsExample,
  status: "unused",
  claimedAt: "2026-03-01T02:15:00.000Z",
  validFrom: "2026-03-01T02:15:00.000Z",
  validTo: "2026-03-15T02:15:00.000Z",
  payOrderNo: null,
};
