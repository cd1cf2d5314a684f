import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { comments } from "../comments.ts";

const messages: ResourceMessages<typeof comments> = {
  name: "评价 |||| 评价",
  toDo: {
    toAnswer: "%{smart_count} 条评价待回复",
  },
  jobs: { expireComments: "自动评价" },
  recordTitle: "“%{goodsName}”的评价 · %{memberName}",
  fields: {
    orderNumber: "订单",
    lineId: "订单行",
    orderId: "订单",
    orderNo: "订单号",
    goodsId: "商品编号",
    goodsName: "商品",
    skuName: "规格",
    mainImg: "图片",
    memberId: "买家编号",
    memberName: "买家",
    anonymous: "匿名",
    status: "状态",
    content: "评价内容",
    imgs: "评价图片",
    rating: "评价等级",
    goodsStar: "描述相符",
    deliveryStar: "发货速度",
    shopStar: "服务态度",
    logisticStar: "物流服务",
    avgStar: "平均分",
    answered: "已回复",
    commentedAt: "评价时间",
    follows: "回复与追评",
  },
  choices: {
    status: {
      waiting: "待评价",
      commented: "已评价",
      followed: "已追评",
      expired: "系统默认",
    },
    rating: {
      good: "好评",
      average: "中评",
      bad: "差评",
    },
  },
  actions: {
    answer: "回复",
    deleteAnswer: "删除回复",
  },
  titles: {
    answer: "回复该评价",
    deleteAnswer: "删除对 %{what} 的回复？",
  },
  done: {
    answer: "回复已发布",
    deleteAnswer: "已删除 %{smart_count} 条回复",
  },
  consequences: {
    answer: "所有浏览该商品的人都能在评价下方看到。每条评价只能回复一次。",
    deleteAnswer: "回复将不再显示在商品上，之后可以重新回复。",
  },
  groups: {
    bought: "购买的商品",
    said: "买家评价",
    stars: "评分",
    follows: "回复与追评",
  },
  tabs: {
    toAnswer: "待回复",
    good: "好评",
    average: "中评",
    bad: "差评",
  },
  inputs: {
    answer: { content: "回复内容", imgs: "图片" },
    getLeftList: { commentId: "评价" },
    deleteLeftComment: { leftCommentId: "回复" },
  },
  rows: {
    follows: {
      type: "身份",
      content: "内容",
      imgs: "图片",
      operatorId: "操作人",
      operator: "操作人",
      at: "时间",
    },
  },
  rowChoices: {
    follows: {
      type: {
        shop: "店铺",
        buyer: "买家",
      },
    },
  },
  errors: {
    alreadyExists: "该商品已评价",
    windowClosed: "评价期限已过",
    alreadyFollowedUp: "该评价已追评过",
    contentRequired: "请填写内容",
  },
  screen: {
    dashboard: {
      from: "共 %{smart_count} 条评价",
      period: "近 30 天",
    },
    commands: {
      followUp: "追加评价",
    },
    ofShop: "店铺评分",
    many: "共 %{smart_count} 条评价",
    noWords: "未填写文字，仅评分。",
    automatic: "买家未在期限内评价，系统默认五星好评。",
    reply: "回复%{name}",
    placeholder: "感谢买家，或说明如何处理……",
    hint: "Ctrl+Enter 发送并跳到下一条",
    send: "回复",
    withPictures: "附图片……",
    ours: "我们的回复",
    theirs: "买家追评",
    stars: "%{stars} 星（满分 5 星）",
    tooLong: "最多 %{max} 个字",
  },
  empty: "订单完成后，买家的评价会显示在这里。及时回复，尤其是差评，所有浏览该商品的人都会看到。",
};
export default messages;
