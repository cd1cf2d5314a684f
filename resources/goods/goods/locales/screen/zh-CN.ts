import type { GoodsMessages } from "./en.ts";

export const goodsMessages: GoodsMessages = {
  stock: { none: "已售罄", variants: "%{stock}（%{smart_count} 个规格）" },
  readiness: {
    left: "还差 %{smart_count} 项才能上架",
    almost: "可以上架。补齐其他语言，更容易被搜到。",
    ready: "可以上架",
    steps: {
      title: "中英文标题",
      pictures: "主图和相册",
      category: "分类",
      price: "每个规格的价格",
      stock: "至少一个规格有库存",
      shipping: "运费模板",
      language: "%{language}文本",
    },
  },
  start: {
    button: "快速录入…",
    title: "快速录入商品",
    library: "平台商品库",
    link: "商品链接",
    nothing: "商品库中没有这样的商品",
    address: "商品页面地址",
    addressHelp: "读取页面上的商品信息；图片会存入您的素材库。",
    read: "读取",
    reading: "正在读取页面和图片…",
    preview: "读取结果",
    noPictures: "没有读到图片",
    otherCurrency: "价格为其他货币，不会填入",
    use: "填入表单",
    filled: "已填入表单。请检查，可随意修改。",
    failed: "读取失败，请重试。",
    replaceTitle: "替换已填写的内容？",
    replaceText: "表单中已有内容。新的来源会替换相应的内容。",
    replace: "替换",
  },
};
