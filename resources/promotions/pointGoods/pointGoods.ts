import {
  choice,
  computed,
  defineResource,
  image,
  integer,
  longText,
  money,
  reference,
  section,
} from "../../../framework/schema/index.ts";

export const pointGoodsStates = ["running", "closed"] as const;

/**
 * Products that buyers buy with points, or with points and money: what one unit costs in both, for
 * a limited number of units. The points pay their value to the shop like those of any other order;
 * coupons and other discounts do not apply.
 */
export const pointGoods = defineResource("pointGoods", {
  api: "member/pointGoods",
  route: "/promotion/pointGoods",
  access: "promotion:pointGoods",
  owner: "shop",
  trash: false,
  operations: ["create", "edit", "delete", "export"],
  fields: {
    mainImg: computed(image()),
    goods: reference("goods", { required: true, createOnly: true, filter: true, help: true }),
    /** The points of one unit. */
    points: integer({ required: true, min: 1, max: 10_000_000 }),
    /** The money of one unit, beside the points. */
    money: money({ required: true, default: 0, min: 0, max: 999_999.99, help: true }),
    quantity: integer({ required: true, min: 1, max: 999_999 }),
    limitNum: integer({ required: true, default: 0, min: 0, max: 9999, help: true }),
    /** The shop's internal note. */
    remark: longText({ max: 500 }),
    status: choice(pointGoodsStates, { default: "running", filter: true, readOnly: true }),
    /** Units of orders that are not cancelled. Only orders change it. */
    sold: integer({ default: 0, min: 0, readOnly: true }),
  },
  label: "goods",
  stages: { running: "underWay", closed: "ended" },
  list: {
    columns: ["mainImg", "goods", "status", "points", "money", "sold", "quantity", "limitNum"],
    priority: { sold: 1, quantity: 2, limitNum: 3 },
    phone: { figure: "points" },
    sort: ["id", "desc"],
    tabs: "status",
  },
  deletableWhen: (row) => row.sold.atMost(0),
  measures: ["sold", "quantity"],
  facts: ["limitNum"],
  form: [
    section("main", ["goods"]),
    section("price", ["points", "money"]),
    section("limits", ["quantity", "limitNum", "remark"]),
    section("outcome", [], { place: "rail" }),
  ],
  calls: {
    /** What 1,000 points pay. */
    getPointsValue: { output: { value: money({ required: true }) } },
  },
  actions: {
    close: { from: ["running"], to: "closed", tone: "danger", confirm: true, undo: "reopen" },
    reopen: { from: ["closed"], to: "running" },
  },
});
