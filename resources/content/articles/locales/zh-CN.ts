import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { articles } from "../articles.ts";

const messages: ResourceMessages<typeof articles> = {
  name: "文章 |||| 文章",
  fields: {
    title: "标题",
    cateId: "分类",
    cateName: "分类名称",
    type: "适用对象",
    img: "图片",
    summary: "摘要",
    author: "作者",
    content: "正文",
    status: "状态",
    sort: "排序",
    views: "浏览量",
  },
  choices: {
    type: { merchant: "商家", buyer: "买家" },
    status: { shown: "已发布", draft: "草稿" },
  },
  groups: { main: "文章", text: "内容" },
  help: { img: "横图，至少 460 × 210 像素" },
  empty: "面向商家和买家的帮助文章会显示在这里。请撰写第一篇。",
};
export default messages;
