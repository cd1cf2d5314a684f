import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { voucherUses } from "../voucherUses.ts";

const messages: ResourceMessages<typeof voucherUses> = {
  name: "代金券使用记录 |||| 代金券使用记录",
  fields: {
    voucher: "代金券编号",
    name: "代金券",
    code: "券码",
    codeId: "券码编号",
    batchId: "批次编号",
    memberId: "买家编号",
    memberName: "买家",
    status: "状态",
    usedAt: "使用时间",
    orderId: "订单编号",
    orderNumber: "订单",
    saved: "优惠金额",
    releaseCause: "退还原因",
    type: "优惠对象",
    valueType: "优惠类型",
    amount: "减免金额",
    discount: "折扣",
    minAmount: "使用门槛",
    terms: "优惠",
  },
  choices: {
    status: { used: "已使用", released: "已退还" },
    releaseCause: { cancelled: "订单取消", refunded: "订单退款" },
    type: { order: "整单", goods: "指定商品", freight: "运费" },
    valueType: { fixed: "减免金额", percent: "折扣" },
  },
  groups: { main: "使用记录" },
  empty: "买家使用代金券后，记录会显示在这里。",
};
export default messages;
