import type { GoodsMessages } from "./en.ts";

export const goodsMessages: GoodsMessages = {
  stock: { none: "已售完", variants: "%{stock}（%{smart_count} 個規格）" },
  readiness: {
    left: "還差 %{smart_count} 項才能上架",
    almost: "可以上架。補齊其他語言，更容易被搜尋到。",
    ready: "可以上架",
    steps: {
      title: "中英文標題",
      pictures: "主圖和相簿",
      category: "分類",
      price: "每個規格的價格",
      stock: "至少一個規格有庫存",
      shipping: "運費範本",
      language: "%{language}文字",
    },
  },
  start: {
    button: "快速建立…",
    title: "快速建立商品",
    library: "平台商品庫",
    link: "商品連結",
    nothing: "商品庫中沒有這樣的商品",
    address: "商品頁面網址",
    addressHelp: "讀取頁面上的商品資訊；圖片會存入您的素材庫。",
    read: "讀取",
    reading: "正在讀取頁面和圖片…",
    preview: "讀取結果",
    noPictures: "沒有讀到圖片",
    otherCurrency: "價格為其他貨幣，不會填入",
    use: "填入表單",
    filled: "已填入表單。請檢查，可隨意修改。",
    failed: "讀取失敗，請重試。",
    replaceTitle: "取代已填寫的內容？",
    replaceText: "表單中已有內容。新的來源會取代相應的內容。",
    replace: "取代",
  },
};
