import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { receivedCoupons } from "../receivedCoupons.ts";

const messages: ResourceMessages<typeof receivedCoupons> = {
  name: "已領優惠券 |||| 已領優惠券",
  fields: {
    coupon: "優惠券編號",
    name: "優惠券",
    memberId: "買家編號",
    memberName: "買家",
    source: "來源",
    status: "狀態",
    claimedAt: "領取時間",
    validFrom: "生效時間",
    validTo: "失效時間",
    orderId: "訂單編號",
    orderNumber: "訂單",
    saved: "優惠金額",
    giftOrderId: "贈券訂單",
    releaseCause: "退還或作廢",
    type: "優惠類型",
    amount: "減免金額",
    discount: "折扣",
    fullAmount: "使用門檻",
    useType: "使用範圍",
    scope: "指定商品或分類",
    terms: "優惠",
  },
  choices: {
    source: { claim: "買家領取", present: "後台發放", gift: "購物滿贈" },
    status: { unused: "未使用", used: "已使用", expired: "已過期" },
    releaseCause: { cancelled: "訂單取消", refunded: "訂單退款" },
    type: { fullReduction: "滿減", discount: "折扣" },
    useType: { all: "全部商品", goods: "指定商品", category: "指定分類" },
  },
  groups: { main: "已領優惠券" },
  empty: "買家領取後，優惠券會顯示在這裡。",
};
export default messages;
