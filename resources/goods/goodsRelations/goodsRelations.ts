import {
  defineResource,
  integer,
  references,
  section,
  text,
} from "../../../framework/schema/index.ts";

/**
 * Sets of related products that a storefront shows together; if several contain a product, the
 * first by priority applies.
 */
export const goodsRelations = defineResource("goodsRelations", {
  api: "member/goodsRelate",
  route: "/promotion/relation",
  access: "promotion:relation",
  owner: "shop",
  fields: {
    name: text({ required: true, max: 60, unique: true, search: true, sortable: true }),
    sort: integer({ required: true, default: 50, min: 1, max: 99, sortable: true, help: true }),
    goods: references("goods", { required: true, min: 2, max: 20, filter: true }),
  },
  list: { columns: ["name", "sort", "goods", "addTime"], sort: ["sort", "asc"], inline: ["sort"] },
  form: [section("main", ["name", "sort", "goods"])],
});
