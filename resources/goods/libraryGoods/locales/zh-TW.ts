import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { libraryGoods } from "../libraryGoods.ts";

const messages: ResourceMessages<typeof libraryGoods> = {
  name: "商品庫商品 |||| 商品庫商品",
  listName: "平台商品庫",
  fields: {
    title: "標題",
    category: "商品分類",
    mainImg: "主圖",
    imgs: "相簿",
    attributes: "規格屬性",
    price: "建議售價",
    weightKg: "重量",
    barCode: "條碼",
    detail: "商品詳情",
    params: "商品參數",
    status: "狀態",
  },
  choices: { status: { shown: "顯示", hidden: "隱藏" } },
  groups: {
    main: "商品",
    pictures: "圖片",
    specification: "規格",
    measures: "價格與重量",
    detail: "商品詳情",
    params: "商品參數",
  },
  help: { price: "商店的參考價，可自行修改" },
  rows: { params: { name: "名稱", value: "值", sort: "排序" } },
  empty: "商店發布商品時可直接選用這裡的商品。請新增第一個。",
};
export default messages;
