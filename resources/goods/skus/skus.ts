import {
  computed,
  defineResource,
  image,
  integer,
  reference,
} from "../../../framework/schema/index.ts";
import { skuFields } from "./skuFields.ts";
import { stockCalls } from "./stockCalls.ts";

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
    attrName: { ...skuFields.attrName, options: { ...skuFields.attrName.options, readOnly: true } },
  },
  label: "code",
  key: "code",
  operations: ["edit", "import", "export"],
  list: {
    columns: ["picture", "goods", "attrName", "code", "price", "stock", "updTime"],
    sort: ["id", "desc"],
    inline: ["price", "stock"],
    sums: ["stock"],
  },
  calls: stockCalls,
});
