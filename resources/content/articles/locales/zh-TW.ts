import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { articles } from "../articles.ts";

const messages: ResourceMessages<typeof articles> = {
  name: "文章 |||| 文章",
  fields: {
    title: "標題",
    cateId: "分類",
    cateName: "分類名稱",
    type: "適用對象",
    img: "圖片",
    summary: "摘要",
    author: "作者",
    content: "內文",
    status: "狀態",
    sort: "排序",
    views: "瀏覽量",
  },
  choices: {
    type: { merchant: "商家", buyer: "買家" },
    status: { shown: "已發布", draft: "草稿" },
  },
  groups: { main: "文章", text: "內容" },
  help: { img: "橫圖，至少 460 × 210 像素" },
  empty: "給商家和買家的說明文章會顯示在這裡。請撰寫第一篇。",
};
export default messages;
