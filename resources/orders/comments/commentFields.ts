import {
  boolean,
  choice,
  dateTime,
  decimal,
  foreignId,
  image,
  images,
  integer,
  localized,
  longText,
  rowId,
  text,
} from "../../../framework/schema/index.ts";

export const commentStates = { waiting: 0, commented: 1, followed: 2, expired: 3 } as const;
export const ratings = { good: 1, average: 2, bad: 3 } as const;
export type Rating = keyof typeof ratings;
export const isRating = (value: string | null | undefined): value is Rating =>
  value != null && Object.hasOwn(ratings, value);
export const followTypes = { shop: 1, buyer: 2 } as const;
export const maxImages = 9;
export const maxCharacters = 1000;

const star = () => integer({ required: true, min: 1, max: 5, readOnly: true });

/** Replies to a comment: one by the shop, and one follow-up by the buyer. */
export const followFields = {
  type: choice(followTypes, { required: true }),
  content: longText({ required: true, max: maxCharacters }),
  imgs: images({ max: maxImages }),
  operatorId: rowId(),
  operator: text({ max: 100 }),
  at: dateTime({ required: true }),
};

/** A buyer's comment on one line of an order. The shop enters none of its fields. */
export const commentFields = {
  lineId: foreignId("orders.lines", { required: true, unique: true, readOnly: true }),
  orderId: foreignId("orders", { required: true, filter: true, readOnly: true }),
  orderNo: text({ required: true, search: "exact", filter: true, readOnly: true, max: 32 }),
  goodsId: foreignId("goods", { required: true, filter: true, readOnly: true }),
  goodsName: localized({ readOnly: true, search: true, filter: true }),
  skuName: text({ readOnly: true, max: 200 }),
  mainImg: image({ readOnly: true }),
  memberId: foreignId("buyers", { required: true, filter: true, readOnly: true }),
  memberName: text({ search: true, filter: true, readOnly: true, max: 100 }),
  /** Whether other buyers see a masked name; the shop sees who bought. */
  anonymous: boolean({ default: false, readOnly: true }),
  status: choice(commentStates, { default: "waiting", filter: true, readOnly: true }),
  content: longText({ search: true, readOnly: true, max: maxCharacters }),
  imgs: images({ readOnly: true, max: maxImages }),
  rating: choice(ratings, { default: "good", filter: true, readOnly: true }),
  goodsStar: star(),
  deliveryStar: star(),
  shopStar: star(),
  logisticStar: star(),
  avgStar: decimal({ decimals: 2, readOnly: true, sortable: true }),
  /** Whether the shop has replied, which it does once. */
  answered: boolean({ default: false, filter: true, readOnly: true }),
  commentedAt: dateTime({ required: true, readOnly: true, filter: true, sortable: true }),
};
