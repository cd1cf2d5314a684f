import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { banners } from "../banners.ts";

const messages: ResourceMessages<typeof banners> = {
  name: "輪播圖 |||| 輪播圖",
  fields: {
    title: "名稱",
    location: "所在頁面",
    img: "圖片",
    imgZhCN: "圖片（簡體中文）",
    imgZhTW: "圖片（繁體中文）",
    background: "背景顏色",
    link: "連結",
    sort: "排序",
    status: "狀態",
    clicks: "點擊量",
  },
  choices: {
    location: { home: "首頁", menu: "分類頁", cart: "購物車" },
    status: { shown: "顯示", hidden: "隱藏" },
  },
  groups: { main: "輪播圖", pictures: "圖片", preview: "預覽" },
  help: {
    title: "僅在後台使用，買家看不到",
    img: "橫圖，例如 1125 × 480 像素",
    imgZhCN: "留空則使用主圖片",
    imgZhTW: "留空則使用主圖片",
    background: "在寬螢幕上填滿圖片兩側的空白",
  },
  screen: { preview: { wide: "寬螢幕", phone: "手機", empty: "新增圖片後即可預覽。" } },
  errors: { notColour: "%{field}必須是顏色，例如 #3366cc" },
  empty: "輪播圖是商城頁面頂部的圖片。請新增第一張。",
};
export default messages;
