import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { goodsRelations } from "../goodsRelations.ts";

const messages: ResourceMessages<typeof goodsRelations> = {
  name: "關聯商品 |||| 關聯商品",
  fields: { name: "組合名稱", sort: "優先順序", goods: "商品" },
  groups: { main: "關聯商品" },
  help: { sort: "1 最優先，99 最後" },
  empty: "搭配的商品會在商店裡一起展示。請先建立一個組合。",
};
export default messages;
