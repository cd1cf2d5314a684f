import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { categories } from "../categories.ts";

const messages: ResourceMessages<typeof categories> = {
  name: "商品分類 |||| 商品分類",
  fields: {
    name: "名稱",
    parent: "上層分類",
    icon: "圖示",
    cover: "封面",
    sort: "排序",
    showHome: "首頁顯示",
    commissionRate: "佣金比例",
    status: "狀態",
  },
  choices: {
    status: {
      enabled: "啟用",
      disabled: "停用",
    },
  },
  actions: {
    enable: "啟用",
    disable: "停用",
  },
  titles: {
    enable: "啟用%{what}？",
    disable: "停用%{what}？",
  },
  consequences: { disable: "商城不再顯示該分類；其中的商品繼續銷售。" },
  done: {
    enable: "已啟用 %{smart_count} 個分類",
    disable: "已停用 %{smart_count} 個分類",
  },
  inputs: { tree: { status: "狀態" } },
  inputChoices: { tree: { status: { enabled: "啟用", disabled: "停用" } } },
  groups: {
    main: "分類",
    pictures: "圖片",
    money: "佣金",
  },
  help: {
    icon: "正方形，至少 120 × 120 像素",
    cover: "建議 460 × 210 像素",
    commissionRate: "銷售額的百分比；留空則使用商店或預設比例",
  },
  empty: "分類用於整理全平台的商品，最多三層。請新增第一個分類。",
};
export default messages;
