import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { banners } from "../banners.ts";

const messages: ResourceMessages<typeof banners> = {
  name: "轮播图 |||| 轮播图",
  fields: {
    title: "名称",
    location: "所在页面",
    img: "图片",
    imgZhCN: "图片（简体中文）",
    imgZhTW: "图片（繁体中文）",
    background: "背景颜色",
    link: "跳转链接",
    sort: "排序",
    status: "状态",
    clicks: "点击量",
  },
  choices: {
    location: { home: "首页", menu: "分类页", cart: "购物车" },
    status: { shown: "显示", hidden: "隐藏" },
  },
  groups: { main: "轮播图", pictures: "图片", preview: "预览" },
  help: {
    title: "仅在后台使用，买家看不到",
    img: "横图，例如 1125 × 480 像素",
    imgZhCN: "留空则使用主图片",
    imgZhTW: "留空则使用主图片",
    background: "宽屏上填充图片两侧的空白",
  },
  screen: { preview: { wide: "宽屏", phone: "手机", empty: "添加图片后即可预览。" } },
  errors: { notColour: "%{field}必须是颜色，例如 #3366cc" },
  empty: "轮播图是商城页面顶部的图片。请添加第一张。",
};
export default messages;
