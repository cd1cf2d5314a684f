import { defineResource, integer, reference } from "../../framework/schema/index.ts";
import { skuFields } from "./skuFields.ts";

/** Everything that can be sold, one row a thing; made and given up with its product. */
export const skus = defineResource("skus", {
  api: "member/sku",
  route: "/stock/goodsStock",
  access: "stock:shopStock",
  owner: "shop",
  icon: "Inventory2",
  fields: {
    goods: reference("goods", { required: true, readOnly: true, filter: true }),
    position: integer({ default: 0, min: 0, max: 9999, readOnly: true }),
    ...skuFields,
    attrPath: { ...skuFields.attrPath, options: { ...skuFields.attrPath.options, readOnly: true } },
    attrName: { ...skuFields.attrName, options: { ...skuFields.attrName.options, readOnly: true } },
  },
  label: "code",
  key: "code",
  operations: ["edit", "import", "export"],
  list: {
    columns: ["img", "goods", "attrName", "code", "price", "stock", "updTime"],
    sort: ["id", "desc"],
    inline: ["price", "stock"],
    sums: ["stock"],
  },
});
