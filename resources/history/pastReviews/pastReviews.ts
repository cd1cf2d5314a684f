import {
  dateTime,
  defineResource,
  email,
  integer,
  longText,
  section,
  text,
} from "../../../framework/schema/index.ts";

/**
 * Reviews that a shop had in another system. Nobody here has verified that their writers bought
 * the product: they count in no rating, and no storefront shows them.
 */
export const pastReviews = defineResource("pastReviews", {
  api: "member/pastReview",
  route: "/order/pastOrders/reviews",
  access: "order:pastOrders",
  owner: "shop",
  fields: {
    /** What a file of the same reviews finds them by again. */
    reference: text({ required: true, unique: true, search: "exact", max: 100 }),
    source: text({ filter: true, max: 60 }),
    /** The product's handle or name in the other system. */
    product: text({ required: true, search: true, filter: true, max: 300 }),
    rating: integer({ required: true, min: 1, max: 5, filter: true, sortable: true }),
    title: text({ search: true, max: 200 }),
    content: longText({ search: true, max: 5000 }),
    reviewerName: text({ search: true, filter: true, max: 120 }),
    reviewerEmail: email({ search: true, max: 255 }),
    reviewedAt: dateTime({ required: true, filter: true, sortable: true }),
    reply: longText({ max: 5000 }),
  },
  label: "product",
  key: "reference",
  importFormats: ["Judge.me", "Shopify Product Reviews"],
  list: {
    columns: [
      "product",
      "rating",
      "title",
      "content",
      "reviewerName",
      "reviewedAt",
      "source",
      "addTime",
    ],
    hidden: ["addTime"],
    phone: { title: "product", figure: "rating" },
    sort: ["reviewedAt", "desc"],
  },
  form: [
    section("review", ["product", "rating", "title", "content", "reply"]),
    section("writer", ["reviewerName", "reviewerEmail", "reviewedAt", "reference", "source"], {
      place: "rail",
    }),
  ],
});
