import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { shopCategories } from "../shopCategories.ts";

const messages: ResourceMessages<typeof shopCategories> = {
  name: "店铺分类 |||| 店铺分类",
  fields: { name: "名称", parent: "上级分类", img: "图片", sort: "排序", status: "店铺展示" },
  choices: { status: { shown: "显示", hidden: "隐藏" } },
  actions: { show: "显示", hide: "隐藏" },
  titles: {
    show: "显示%{what}？",
    hide: "隐藏%{what}？",
  },
  done: {
    show: "已显示 %{smart_count} 个分类",
    hide: "已隐藏 %{smart_count} 个分类",
  },
  groups: { main: "分类", picture: "图片" },
  help: { img: "正方形，至少 300 × 300" },
  empty: "买家通过店铺分类浏览商品。请添加第一个分类，最多三级。",
};
export default messages;
