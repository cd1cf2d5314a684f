import {
  choice,
  decimal,
  defineResource,
  image,
  images,
  integer,
  localized,
  money,
  reference,
  rows,
  section,
  text,
} from "../../../framework/schema/index.ts";
import { attributesField } from "../goods/attributes.ts";
import { maxImages } from "../skus/skuFields.ts";

/** The platform's product descriptions, from which shops start their own products. */
export const libraryGoods = defineResource("libraryGoods", {
  api: "system/goodsLibrary",
  route: "/platform/goodsLibrary",
  menuSection: "catalogue",
  access: "platform:goodsLibrary",
  owner: "shared",
  fields: {
    title: localized({
      required: true,
      requiredLocales: ["en"],
      search: true,
      sortable: true,
      filter: true,
    }),
    category: reference("categories", { filter: true }),
    mainImg: image({ size: 4 }),
    imgs: images({ max: maxImages, size: 4 }),
    attributes: attributesField,
    price: money({ min: 0.01, max: 10_000_000, sortable: true, filter: true, help: true }),
    weightKg: decimal({ decimals: 3, min: 0, max: 100_000, unit: "kg" }),
    barCode: text({ search: true, max: 60 }),
    detail: localized({ rich: true }),
    params: rows(
      {
        name: text({ required: true, max: 60 }),
        value: text({ required: true, max: 200 }),
        sort: integer({ default: 0, min: 0, max: 9999 }),
      },
      { max: 50 },
    ),
    status: choice({ shown: 1, hidden: 0 }, { required: true, default: "shown", filter: true }),
  },
  list: {
    columns: ["mainImg", "title", "category", "price", "weightKg", "barCode", "status", "updTime"],
    sort: ["id", "desc"],
    tabs: "status",
    inline: ["status"],
    parameters: { title: "title_contains", cateId: "category_under" },
  },
  form: [
    section("main", ["title", "category", "status"]),
    section("pictures", ["mainImg", "imgs"]),
    section("specification", ["attributes"]),
    section("measures", ["price", "weightKg", "barCode"]),
    section("detail", ["detail"]),
    section("params", ["params"]),
  ],
  readers: { status: "shown" },
});
