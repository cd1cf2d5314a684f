import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { shopCategories } from "../shopCategories.ts";

const messages: ResourceMessages<typeof shopCategories> = {
  name: "商店分類 |||| 商店分類",
  fields: { name: "名稱", parent: "上級分類", img: "圖片", sort: "排序", status: "商店展示" },
  choices: { status: { shown: "顯示", hidden: "隱藏" } },
  actions: { show: "顯示", hide: "隱藏" },
  titles: {
    show: "顯示%{what}？",
    hide: "隱藏%{what}？",
  },
  done: {
    show: "已顯示 %{smart_count} 個分類",
    hide: "已隱藏 %{smart_count} 個分類",
  },
  groups: { main: "分類", picture: "圖片" },
  help: { img: "正方形，至少 300 × 300" },
  empty: "買家透過商店分類瀏覽商品。請新增第一個分類，最多三級。",
};
export default messages;
