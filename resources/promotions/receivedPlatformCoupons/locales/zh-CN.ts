import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { receivedPlatformCoupons } from "../receivedPlatformCoupons.ts";

const messages: ResourceMessages<typeof receivedPlatformCoupons> = {
  name: "已领平台优惠券 |||| 已领平台优惠券",
  fields: {
    coupon: "优惠券编号",
    name: "优惠券",
    memberId: "买家编号",
    memberName: "买家",
    status: "状态",
    claimedAt: "领取时间",
    validFrom: "生效时间",
    validTo: "失效时间",
    payOrderId: "付款单编号",
    payOrderNumber: "付款单",
    saved: "优惠金额",
    borne: "平台承担金额",
    releaseCause: "退还原因",
    type: "优惠类型",
    amount: "减免金额",
    discount: "折扣",
    fullAmount: "使用门槛",
    platformPercent: "平台承担比例",
    shopScope: "指定店铺",
    cateScope: "指定类目",
    terms: "优惠",
  },
  choices: {
    status: {
      unused: "未使用",
      used: "已使用",
      expired: "已过期",
    },
    releaseCause: {
      cancelled: "订单取消",
      refunded: "订单退款",
    },
    type: {
      fullReduction: "满减",
      discount: "折扣",
    },
  },
  groups: {
    main: "已领优惠券",
  },
  empty: "买家领取后，优惠券会显示在这里。",
};
export default messages;
