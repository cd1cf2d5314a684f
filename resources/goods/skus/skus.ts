import {
  and,
  computed,
  defineResource,
  image,
  integer,
  reference,
} from "../../../framework/schema/index.ts";
import { skuFields } from "./skuFields.ts";
import { stockCalls } from "./stockCalls.ts";

/** A stock of at most so many pieces is low. */
export const lowStock = 10;

/** The SKUs of all products; created and deleted with their product. */
export const skus = defineResource("skus", {
  api: "member/sku",
  route: "/stock/goodsStock",
  goKey: "s",
  access: "stock:shopStock",
  owner: "shop",
  fields: {
    goods: reference("goods", { required: true, readOnly: true, filter: true }),
    position: integer({ default: 0, min: 0, max: 9999, readOnly: true }),
    ...skuFields,
    attrPath: { ...skuFields.attrPath, options: { ...skuFields.attrPath.options, readOnly: true } },
    picture: computed(image()),
    /** Units at the shop's locations: `stock`, which is for sale, and what orders hold of them. */
    onHand: computed(integer()),
    reserved: computed(integer()),
    attrName: { ...skuFields.attrName, options: { ...skuFields.attrName.options, readOnly: true } },
  },
  label: "code",
  key: "code",
  operations: ["edit", "import", "export"],
  empty: { ways: ["goods"] },
  list: {
    columns: [
      "picture",
      "goods",
      "attrName",
      "code",
      "price",
      "stock",
      "reserved",
      "onHand",
      "updTime",
    ],
    sort: ["id", "desc"],
    phone: { title: "goods", figure: "stock" },
    priority: { attrName: 1, reserved: 3, onHand: 3 },
    inline: ["price", "stock"],
    tabs: {
      low: (row) => and(row.stock.moreThan(0), row.stock.atMost(lowStock)),
      soldOut: (row) => row.stock.atMost(0),
    },
    tabSort: { low: ["stock", "asc"] },
  },
  related: {
    stockMovements: { by: "skuId", columns: ["addTime", "cause", "refNo", "num", "after"] },
  },
  calls: stockCalls,
});
