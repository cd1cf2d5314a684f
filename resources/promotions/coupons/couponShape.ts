import { amount, instant, localText, namedShop } from "../../../core/calls/answerShapes.ts";
import { choiceName, type ShapeValue, shapes } from "../../../framework/schema/index.ts";
import { receivedCoupons } from "../receivedCoupons/receivedCoupons.ts";
import { coupons } from "./coupons.ts";

const { integer, nullable, number, object, string, list } = shapes;

const terms = {
  type: choiceName(coupons.fields.type),
  amount: nullable(amount, "What it takes off"),
  discount: nullable(number("Price to pay in tenths: 9.5 is 5 % off")),
  fullAmount: amount,
  useType: choiceName(coupons.fields.useType),
} as const;

/** A coupon as a shop offers it. */
export const offerShape = object({
  id: integer(),
  name: string(),
  ...terms,
  goodsIds: list(integer(), "The products it is for, with `useType` `goods`"),
  cateIds: list(integer(), "The categories it is for, with their branches"),
  validityType: choiceName(coupons.fields.validityType),
  validityDays: nullable(integer()),
  validFrom: nullable(instant),
  validTo: nullable(instant, "The first instant at which it is no longer valid"),
  startsAt: nullable(instant, "When it can be claimed from"),
  endsAt: nullable(instant),
  left: integer("Pieces that can still be claimed"),
  limit: integer("Pieces that each buyer may have"),
  rules: localText,
});
export const offerExample: ShapeValue<typeof offerShape> = {
  id: 41,
  name: "Pantry A$10",
  type: "fullReduction",
  amount: 10,
  discount: null,
  fullAmount: 80,
  useType: "category",
  goodsIds: [],
  cateIds: [12],
  validityType: "daysAfterCollection",
  validityDays: 30,
  validFrom: null,
  validTo: null,
  startsAt: "2026-02-28T13:00:00.000Z",
  endsAt: "2026-03-31T13:00:00.000Z",
  left: 188,
  limit: 1,
  rules: "Not for gift cards.",
};

/** A piece that a buyer has collected. */
export const pieceShape = object({
  id: integer("For `couponIds` of a purchase"),
  couponId: integer(),
  name: string(),
  shop: namedShop,
  ...terms,
  status: choiceName(receivedCoupons.fields.status),
  source: choiceName(receivedCoupons.fields.source),
  claimedAt: instant,
  validFrom: instant,
  validTo: nullable(instant, "The first instant at which it is no longer valid"),
  orderNo: nullable(string(), "The order that has used it"),
});
export const pieceExample: ShapeValue<typeof pieceShape> = {
  id: 311,
  couponId: 41,
  name: "Pantry A$10",
  shop: { id: 1, name: "Harbour Pantry" },
  type: "fullReduction",
  amount: 10,
  discount: null,
  fullAmount: 80,
  useType: "category",
  status: "unused",
  source: "claim",
  claimedAt: "2026-03-01T02:15:00.000Z",
  validFrom: "2026-03-01T02:15:00.000Z",
  validTo: "2026-03-31T02:15:00.000Z",
  orderNo: null,
};
