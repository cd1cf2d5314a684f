import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { shopBuyers } from "../shopBuyers.ts";

const messages: ResourceMessages<typeof shopBuyers> = {
  name: "買家 |||| 買家",
  fields: {
    memberId: "買家編號",
    memberName: "姓名",
    level: "等級",
    phone: "手機號碼",
    orderCount: "訂單數",
    spent: "消費金額",
    refundCount: "退款數",
    refunded: "退款金額",
    firstOrderTime: "首次下單",
    lastOrderTime: "最近下單",
    tagIds: "標籤",
    note: "備註",
  },
  help: {
    orderCount: "不含已取消",
    spent: "實付減退款",
    refundCount: "已完成",
  },
  actions: { giveCoupon: "發放優惠券", showPhone: "檢視手機號碼" },
  titles: {
    giveCoupon: "向%{what}發放優惠券",
    showPhone: "檢視手機號碼？",
  },
  questions: { giveCoupon: "向%{memberName}發放優惠券" },
  done: {
    giveCoupon: "優惠券已發放 |||| 已向 %{smart_count} 位買家發放優惠券",
    showPhone: "已檢視手機號碼",
  },
  did: { giveCoupon: "向%{memberName}發放了優惠券" },
  consequences: {
    giveCoupon: "買家下單時可立即使用。",
    showPhone: "完整號碼只顯示一次，此操作會記入操作日誌。",
  },
  inputs: { giveCoupon: { coupon: "優惠券" }, showPhone: { phone: "手機號碼" } },
  groups: { main: "買家", own: "標籤和備註" },
  empty: "買家首次下單後會顯示在這裡。",
};
export default messages;
