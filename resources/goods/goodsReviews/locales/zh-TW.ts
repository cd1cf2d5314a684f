import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { goodsReviews } from "../goodsReviews.ts";

const messages: ResourceMessages<typeof goodsReviews> = {
  name: "商品 |||| 商品",
  listName: "商品審核",
  fields: {
    title: "標題",
    description: "賣點",
    shop: "商店",
    sellerId: "商店 ID",
    category: "商品分類",
    mainImg: "主圖",
    imgs: "相簿",
    video: "影片",
    price: "價格",
    maxPrice: "最高價",
    stock: "庫存",
    commissionRate: "佣金比例",
    detail: "商品詳情",
    status: "狀態",
    rejectReason: "駁回原因",
  },
  choices: {
    status: {
      pendingReview: "待審核",
      onSale: "販售中",
      inWarehouse: "倉庫中",
      rejected: "已駁回",
    },
  },
  toDo: { pendingReview: "%{smart_count} 件商品待審核" },
  actions: {
    approve: "通過",
    reject: "駁回",
    forceDown: "強制下架",
    setCommission: "設定佣金",
  },
  titles: {
    approve: "通過 %{what}？",
    reject: "駁回 %{what}？",
    forceDown: "強制下架 %{what}？",
    setCommission: "設定佣金：%{what}",
  },
  questions: {
    approve: "通過「%{title}」？",
    reject: "駁回「%{title}」？",
    forceDown: "下架「%{title}」？",
    setCommission: "設定「%{title}」的佣金",
  },
  done: {
    approve: "已通過 %{smart_count} 件商品",
    reject: "已駁回 %{smart_count} 件商品",
    forceDown: "已強制下架 %{smart_count} 件商品",
    setCommission: "已設定 %{smart_count} 件商品的佣金",
  },
  doneNamed: {
    approve: "已通過商品「%{name}」",
    reject: "已駁回商品「%{name}」",
    forceDown: "已強制下架商品「%{name}」",
  },
  consequences: {
    setCommission: "此後的訂單按此比例計算；留空則使用分類、商店或預設比例。",
    approve: "商品將立即上架販售。",
    reject: "商店會看到該原因。",
    forceDown: "買家將無法再看到該商品，商店會看到該原因。",
  },
  groups: {
    earlier: "先前的駁回原因",
    shop: "提交商店",
    main: "商品",
    pictures: "圖片",
    price: "價格與庫存",
    detail: "商品詳情",
  },
  inputs: {
    setCommission: { commissionRate: "佣金比例" },
    reject: {
      reason: "原因",
    },
    forceDown: {
      reason: "原因",
    },
  },
  screen: {
    defaultRate: "預設",
    reasons: {
      images: {
        label: "圖片不合格",
        text: "圖片不清晰，或與所售商品不符。",
      },
      description: {
        label: "描述不完整",
        text: "商品描述缺少買家下單所需的資訊。",
      },
      category: {
        label: "商品分類不符",
        text: "商品分類選擇有誤。",
      },
      prohibited: {
        label: "禁售商品",
        text: "該商品不允許在平台銷售。",
      },
    },
  },
  empty: "所有商店的商品會顯示在這裡。開啟商品審核（平台設定）後，新上架的商品會先進入「待審核」。",
};
export default messages;
