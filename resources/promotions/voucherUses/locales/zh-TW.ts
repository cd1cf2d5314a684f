import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { voucherUses } from "../voucherUses.ts";

const messages: ResourceMessages<typeof voucherUses> = {
  name: "抵用券使用紀錄 |||| 抵用券使用紀錄",
  fields: {
    voucher: "抵用券編號",
    name: "抵用券",
    code: "券碼",
    codeId: "券碼編號",
    batchId: "批次編號",
    memberId: "買家編號",
    memberName: "買家",
    status: "狀態",
    usedAt: "使用時間",
    orderId: "訂單編號",
    orderNumber: "訂單",
    saved: "優惠金額",
    releaseCause: "退還原因",
    type: "優惠對象",
    valueType: "優惠類型",
    amount: "減免金額",
    discount: "折扣",
    minAmount: "使用門檻",
    terms: "優惠",
  },
  choices: {
    status: { used: "已使用", released: "已退還" },
    releaseCause: { cancelled: "訂單取消", refunded: "訂單退款" },
    type: { order: "整筆訂單", goods: "指定商品", freight: "運費" },
    valueType: { fixed: "減免金額", percent: "折扣" },
  },
  groups: { main: "使用紀錄" },
  empty: "買家使用抵用券後，紀錄會顯示在這裡。",
};
export default messages;
