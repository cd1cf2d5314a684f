import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { receivedPlatformCoupons } from "../receivedPlatformCoupons.ts";

const messages: ResourceMessages<typeof receivedPlatformCoupons> = {
  name: "已領平台優惠券 |||| 已領平台優惠券",
  fields: {
    coupon: "優惠券編號",
    name: "優惠券",
    memberId: "買家編號",
    memberName: "買家",
    status: "狀態",
    claimedAt: "領取時間",
    validFrom: "生效時間",
    validTo: "失效時間",
    payOrderId: "付款單編號",
    payOrderNumber: "付款單",
    saved: "優惠金額",
    borne: "平台承擔金額",
    releaseCause: "退還原因",
    type: "優惠類型",
    amount: "減免金額",
    discount: "折扣",
    fullAmount: "使用門檻",
    platformPercent: "平台承擔比例",
    shopScope: "指定商店",
    cateScope: "指定分類",
    terms: "優惠",
  },
  choices: {
    status: {
      unused: "未使用",
      used: "已使用",
      expired: "已過期",
    },
    releaseCause: {
      cancelled: "訂單取消",
      refunded: "訂單退款",
    },
    type: {
      fullReduction: "滿減",
      discount: "折扣",
    },
  },
  groups: {
    main: "已領優惠券",
  },
  empty: "買家領取後，優惠券會顯示在這裡。",
};
export default messages;
