import type { CallGroup } from "../../framework/server/http/openapi.ts";
import { categoryTree, shopCategoryTree } from "./categories.ts";
import { freightQuote } from "./freight.ts";
import { goodsList } from "./goodsList.ts";
import { product } from "./product.ts";
import { oneShop, shopList } from "./shops.ts";
import type { StoreCall } from "./storeCall.ts";

/** Where the calls of shop fronts are. Within a version fields are only added; what breaks is another version. */
export const storePath = "/store/v1";
/** Everything that a shop front may call. */
export const storeCalls: readonly StoreCall[] = [
  shopList,
  oneShop,
  shopCategoryTree,
  categoryTree,
  goodsList,
  product,
  freightQuote,
];

/** The same, as the documentation tells of them. */
export const storeGroup: CallGroup = {
  name: "store",
  open: true,
  statuses: [304, 400, 404, 429],
  calls: storeCalls.map(({ method, path, summary, fields, example }) => [
    method,
    storePath + path,
    summary,
    fields,
    example,
  ]),
};
