import type { ResourceWords } from "../../framework/schema/index.ts";
import type { platformConfig } from "./platformConfig.ts";

const words: ResourceWords<typeof platformConfig> = {
  name: "平台設定 |||| 平台設定",
  fields: { goodsReview: "商品上架前需審核" },
  groups: { main: "商品" },
  help: { goodsReview: "店鋪上架的商品須經平台審核通過後才會販售。已在售的商品不受影響。" },
  empty: "平台如何運作由此決定。",
};
export default words;
