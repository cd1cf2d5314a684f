import type { ResourceWords } from "../../framework/schema/index.ts";
import type { platformConfig } from "./platformConfig.ts";

const words: ResourceWords<typeof platformConfig> = {
  name: "平台设置 |||| 平台设置",
  fields: { goodsReview: "商品上架前需审核" },
  groups: { main: "商品" },
  help: { goodsReview: "店铺上架的商品须经平台审核通过后才会出售。已在售的商品不受影响。" },
  empty: "平台如何运作由此决定。",
};
export default words;
