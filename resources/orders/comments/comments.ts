import {
  computed,
  decimal,
  defineResource,
  images,
  integer,
  longText,
  rowId,
  rows,
  section,
  text,
} from "../../../framework/schema/index.ts";
import { commentFields, followFields, maxCharacters, maxImages } from "./commentFields.ts";

const mean = () => decimal({ decimals: 2 });
const means = {
  avgStar: mean(),
  goodsStar: mean(),
  deliveryStar: mean(),
  shopStar: mean(),
  logisticStar: mean(),
} as const;

/**
 * Buyers' comments on what they bought. The shop replies to each once, and can neither change nor
 * delete what a buyer wrote.
 */
export const comments = defineResource("comments", {
  api: "member/comment",
  route: "/order/comment",
  access: "order:comment",
  owner: "shop",
  trash: false,
  operations: ["export"],
  fields: {
    ...commentFields,
    /** The short number of its order. */
    orderNumber: computed(text()),
    follows: rows(followFields, { readOnly: true }),
  },
  label: "orderNo",
  externalTransitions: ["commented", "followed", "expired"],
  toDo: {
    toAnswer: { actions: ["answer"] },
  },
  list: {
    columns: [
      "mainImg",
      "goodsName",
      "memberName",
      "content",
      "imgs",
      "rating",
      "avgStar",
      "goodsStar",
      "deliveryStar",
      "shopStar",
      "logisticStar",
      "orderNumber",
      "commentedAt",
      "answered",
      "follows",
      "orderNo",
    ],
    hidden: ["orderNo"],
    select: ["orderId", "goodsId", "skuName", "anonymous", "status"],
    sort: ["id", "desc"],
    tabs: {
      toAnswer: { answered: false, status: ["commented", "followed"] },
      good: { rating: "good" },
      average: { rating: "average" },
      bad: { rating: "bad" },
    },
    tabSort: { toAnswer: ["commentedAt", "asc"] },
    parameters: { goodsComment: "rating", dateFrom: "commentedAt_gte", dateTo: "commentedAt_lte" },
  },
  form: [
    section("bought", ["mainImg", "goodsName", "skuName", "orderNumber"]),
    section("said", [
      "memberName",
      "anonymous",
      "rating",
      "content",
      "imgs",
      "commentedAt",
      "status",
    ]),
    section("stars", ["avgStar", "goodsStar", "deliveryStar", "shopStar", "logisticStar"]),
    section("follows", ["follows"]),
  ],
  actions: {
    answer: {
      from: ["commented", "followed"],
      if: { answered: false },
      optimistic: { answered: true },
      tone: "primary",
      input: {
        content: longText({ required: true, max: maxCharacters }),
        imgs: images({ max: maxImages }),
      },
    },
    deleteAnswer: {
      from: ["commented", "followed"],
      if: { answered: true },
      tone: "danger",
      confirm: true,
    },
  },
  calls: {
    /** Returns the shop's mean ratings; null for a shop without comments. */
    getStars: { method: "GET", output: { comments: integer(), ...means } },
    /** Returns the shop's mean rating now and 30 days ago; null without comments at that time. */
    getTrend: {
      output: { comments: integer({ required: true }), rating: mean(), ratingBefore: mean() },
    },
    getLeftList: {
      method: "GET",
      input: { commentId: rowId({ required: true, min: 1 }) },
      output: { list: rows(followFields) },
      unwrap: "list",
    },
    deleteLeftComment: {
      method: "POST",
      right: "deleteAnswer",
      input: { leftCommentId: rowId({ required: true, min: 1 }) },
      output: { id: rowId({ required: true }) },
    },
  },
  jobs: ["expireComments"],
});
