import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { groupOrders } from "../groupOrders.ts";

const payStates = { paid: "已付款", refunding: "退款中", refunded: "已退款" };
const members = {
  orderId: "訂單",
  orderNo: "訂單號",
  memberId: "買家編號",
  memberName: "買家",
  leader: "團長",
  skuName: "規格",
  qty: "件數",
  payPrice: "實付",
  payStatus: "款項",
  joinedAt: "參團時間",
};

const messages: ResourceMessages<typeof groupOrders> = {
  name: "拼團訂單 |||| 拼團訂單",
  fields: {
    groupNo: "團號",
    orderId: "團長訂單",
    leaderOrderNo: "團長訂單",
    orderNos: "團內訂單",
    activityId: "活動編號",
    goodsId: "商品編號",
    goodsName: "商品",
    mainImg: "圖片",
    leaderId: "團長編號",
    leaderName: "團長",
    groupType: "類型",
    originalPrice: "單買價",
    groupPrice: "拼團價",
    discounts: "付款比例",
    groupNum: "成團人數",
    haveNum: "人數",
    endTime: "截止時間",
    closedTime: "結束時間",
    status: "狀態",
    payStatus: "款項",
    members: "成員",
    prices: "拼團價格",
  },
  choices: {
    groupType: { ordinary: "普通團", ladder: "階梯團" },
    status: { ongoing: "進行中", succeeded: "已成團", failed: "未成團" },
    payStatus: payStates,
  },
  groups: { main: "拼團訂單" },
  rows: { members, prices: { skuId: "SKU 編號", price: "價格" } },
  rowChoices: { members: { payStatus: payStates } },
  inputs: { getMemberList: { orderNo: "訂單號" } },
  errors: {
    soldInGroupsOnly: "%{goods}只能拼團購買",
    notOffered: "該商品已不再參加拼團",
    isOwn: "這是您自己開的團，需要其他人參團",
    alreadyJoined: "您已在該團中",
    full: "該團已滿",
    ended: "該團已結束",
    limitReached: "該活動每位買家最多 %{smart_count} 單",
  },
  validation: {
    oneProduct: "拼團訂單只能包含一種商品",
    noSuchStep: "該階梯團的人數檔位為 %{nums}",
    unknown: "該商品沒有這個團",
  },
  screen: {
    begun: "開團時間",
    left: "剩 %{time}",
    ending: "即將結束",
    days: "%{smart_count} 天",
    hours: "%{smart_count} 小時",
    minutes: "%{smart_count} 分鐘",
    waits: "滿員成團後即可出貨。若到 %{at} 仍未滿員，則拼團失敗，全額退款。",
    goBack: "買家所付款項連同運費全額退回。",
  },
  empty: "拼團活動的第一個訂單付款後，團會顯示在這裡。",
};
export default messages;
