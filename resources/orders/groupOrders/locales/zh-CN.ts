import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { groupOrders } from "../groupOrders.ts";

const payStates = { paid: "已付款", refunding: "退款中", refunded: "已退款" };
const members = {
  orderId: "订单",
  orderNo: "订单号",
  memberId: "买家编号",
  memberName: "买家",
  leader: "团长",
  skuName: "规格",
  qty: "件数",
  payPrice: "实付",
  payStatus: "款项",
  joinedAt: "参团时间",
};

const messages: ResourceMessages<typeof groupOrders> = {
  name: "拼团订单 |||| 拼团订单",
  fields: {
    groupNo: "团号",
    orderId: "团长订单",
    leaderOrderNo: "团长订单",
    orderNos: "团内订单",
    activityId: "活动编号",
    goodsId: "商品编号",
    goodsName: "商品",
    mainImg: "图片",
    leaderId: "团长编号",
    leaderName: "团长",
    groupType: "类型",
    originalPrice: "单买价",
    groupPrice: "拼团价",
    discounts: "付款比例",
    groupNum: "成团人数",
    haveNum: "人数",
    endTime: "截止时间",
    closedTime: "结束时间",
    status: "状态",
    payStatus: "款项",
    members: "成员",
    prices: "拼团价格",
  },
  choices: {
    groupType: { ordinary: "普通团", ladder: "阶梯团" },
    status: { ongoing: "进行中", succeeded: "已成团", failed: "未成团" },
    payStatus: payStates,
  },
  groups: { main: "拼团订单" },
  rows: { members, prices: { skuId: "SKU 编号", price: "价格" } },
  rowChoices: { members: { payStatus: payStates } },
  inputs: { getMemberList: { orderNo: "订单号" } },
  errors: {
    soldInGroupsOnly: "%{goods}只能拼团购买",
    notOffered: "该商品已不再参加拼团",
    isOwn: "这是您自己开的团，需要其他人参团",
    alreadyJoined: "您已在该团中",
    full: "该团已满",
    ended: "该团已结束",
    limitReached: "该活动每位买家最多 %{smart_count} 单",
  },
  validation: {
    oneProduct: "拼团订单只能包含一种商品",
    noSuchStep: "该阶梯团的人数档位为 %{nums}",
    unknown: "该商品没有这个团",
  },
  screen: {
    begun: "开团时间",
    left: "剩 %{time}",
    ending: "即将结束",
    days: "%{smart_count} 天",
    hours: "%{smart_count} 小时",
    minutes: "%{smart_count} 分钟",
    waits: "满员成团后即可发货。若到 %{at} 仍未满员，则拼团失败，全额退款。",
    goBack: "买家所付款项连同运费全额退回。",
  },
  empty: "拼团活动的第一个订单付款后，团会显示在这里。",
};
export default messages;
