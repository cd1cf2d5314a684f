import {
  choice,
  computed,
  defineResource,
  image,
  images,
  integer,
  localized,
  longText,
  money,
  percent,
  reference,
  rowId,
  section,
  text,
  video,
} from "../../../framework/schema/index.ts";

/**
 * The platform's view of the goods of all shops: to approve pending goods and to take goods off
 * sale.
 */
export const goodsReviews = defineResource("goodsReviews", {
  api: "system/goods",
  route: "/platform/goodsReviews",
  menuSection: "catalogue",
  access: "platform:goodsReviews",
  owner: "platform",
  table: "goods",
  operations: ["export"],
  fields: {
    title: localized({ readOnly: true, search: true, sortable: true, filter: true }),
    description: localized({ readOnly: true, long: true }),
    shop: computed(text()),
    sellerId: computed(rowId()),
    category: reference("categories", { readOnly: true, filter: true }),
    mainImg: image({ readOnly: true }),
    imgs: images({ readOnly: true }),
    video: video({ readOnly: true }),
    price: money({ readOnly: true, sortable: true, filter: true }),
    maxPrice: money({ readOnly: true }),
    stock: integer({ readOnly: true }),
    /**
     * The platform's commission; if empty, the category's, the shop's or the default rate applies.
     */
    commissionRate: percent({ readOnly: true, filter: true, max: 50 }),
    detail: localized({ readOnly: true, rich: true }),
    // Changed only by actions of this resource and of the shop's own goods.
    status: choice(["pendingReview", "onSale", "inWarehouse", "rejected"], {
      default: "inWarehouse",
      filter: true,
    }),
    rejectReason: longText({ readOnly: true, max: 500 }),
  },
  stateReasons: { rejected: ["rejectReason"] },
  facts: ["shop", "category", "price"],
  // Products wait also after the review was turned off.
  toDo: {
    pendingReview: { actions: ["approve", "reject"] },
  },
  list: {
    columns: [
      "mainImg",
      "title",
      "shop",
      "category",
      "price",
      "commissionRate",
      "status",
      "updTime",
    ],
    select: ["sellerId"],
    sort: ["id", "asc"],
    tabs: "status",
    tabSort: { pendingReview: ["updTime", "asc"] },
  },
  form: [
    section("earlier", ["rejectReason"]),
    section("main", ["title", "description"]),
    section("pictures", ["mainImg", "imgs", "video"]),
    section("detail", ["detail"]),
    section("shop", ["shop", "category"], { place: "rail" }),
    section("price", ["price", "maxPrice", "stock", "commissionRate"], { place: "rail" }),
  ],
  actions: {
    approve: { from: ["pendingReview"], to: "onSale", bulk: true, tone: "primary" },
    reject: {
      from: ["pendingReview"],
      to: "rejected",
      tone: "danger",
      bulk: true,
      input: { reason: longText({ required: true, max: 500 }) },
    },
    forceDown: {
      from: ["onSale"],
      to: "rejected",
      tone: "danger",
      bulk: true,
      input: { reason: longText({ required: true, max: 500 }) },
    },
    setCommission: { bulk: true, input: { commissionRate: percent({ min: 0, max: 50 }) } },
  },
});
