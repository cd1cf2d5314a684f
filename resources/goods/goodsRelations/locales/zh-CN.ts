import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { goodsRelations } from "../goodsRelations.ts";

const messages: ResourceMessages<typeof goodsRelations> = {
  name: "关联商品 |||| 关联商品",
  fields: { name: "组合名称", sort: "优先级", goods: "商品" },
  groups: { main: "关联商品" },
  help: { sort: "1 最优先，99 最后" },
  empty: "搭配的商品会在店铺里一起展示。请先建一个组合。",
};
export default messages;
