import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { shopCategories } from "../shopCategories.ts";

const messages: ResourceMessages<typeof shopCategories> = {
  name: "店鋪分類 |||| 店鋪分類",
  fields: { name: "名稱", parent: "上級分類", img: "圖片", sort: "排序", status: "店鋪展示" },
  choices: { status: { shown: "顯示", hidden: "隱藏" } },
  actions: { show: "顯示", hide: "隱藏" },
  groups: { main: "分類", picture: "圖片" },
  help: { img: "正方形，至少 300 × 300" },
  empty: "買家透過店鋪分類瀏覽商品。請新增第一個分類，最多三級。",
};
export default messages;
