import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { goodsReviews } from "../goodsReviews.ts";

const messages: ResourceMessages<typeof goodsReviews> = {
  name: "商品 |||| 商品",
  listName: "商品审核",
  fields: {
    title: "标题",
    description: "卖点",
    shop: "店铺",
    sellerId: "店铺 ID",
    category: "商品类目",
    mainImg: "主图",
    imgs: "相册",
    video: "视频",
    price: "价格",
    maxPrice: "最高价",
    stock: "库存",
    commissionRate: "佣金比例",
    detail: "商品详情",
    status: "状态",
    rejectReason: "驳回原因",
  },
  choices: {
    status: {
      pendingReview: "待审核",
      onSale: "出售中",
      inWarehouse: "仓库中",
      rejected: "已驳回",
    },
  },
  toDo: { pendingReview: "%{smart_count} 件商品待审核" },
  actions: {
    approve: "通过",
    reject: "驳回",
    forceDown: "强制下架",
    setCommission: "设置佣金",
  },
  titles: {
    approve: "通过 %{what}？",
    reject: "驳回 %{what}？",
    forceDown: "强制下架 %{what}？",
    setCommission: "设置佣金：%{what}",
  },
  questions: {
    approve: "通过“%{title}”？",
    reject: "驳回“%{title}”？",
    forceDown: "下架“%{title}”？",
    setCommission: "设置“%{title}”的佣金",
  },
  done: {
    approve: "已通过 %{smart_count} 件商品",
    reject: "已驳回 %{smart_count} 件商品",
    forceDown: "已强制下架 %{smart_count} 件商品",
    setCommission: "已设置 %{smart_count} 件商品的佣金",
  },
  doneNamed: {
    approve: "已通过商品“%{name}”",
    reject: "已驳回商品“%{name}”",
    forceDown: "已强制下架商品“%{name}”",
  },
  consequences: {
    setCommission: "此后的订单按此比例计算；留空则使用类目、店铺或默认比例。",
    approve: "商品将立即上架出售。",
    reject: "店铺会看到该原因。",
    forceDown: "买家将无法再看到该商品，店铺会看到该原因。",
  },
  groups: {
    earlier: "此前的驳回原因",
    shop: "提交店铺",
    main: "商品",
    pictures: "图片",
    price: "价格与库存",
    detail: "商品详情",
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
    defaultRate: "默认",
    reasons: {
      images: {
        label: "图片不合格",
        text: "图片不清晰，或与所售商品不符。",
      },
      description: {
        label: "描述不完整",
        text: "商品描述缺少买家下单所需的信息。",
      },
      category: {
        label: "类目不符",
        text: "商品类目选择有误。",
      },
      prohibited: {
        label: "禁售商品",
        text: "该商品不允许在平台销售。",
      },
    },
  },
  empty: "所有店铺的商品会显示在这里。开启商品审核（平台设置）后，新上架的商品会先进入“待审核”。",
};
export default messages;
