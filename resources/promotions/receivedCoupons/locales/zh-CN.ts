import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { receivedCoupons } from "../receivedCoupons.ts";

const messages: ResourceMessages<typeof receivedCoupons> = {
  name: "已领优惠券 |||| 已领优惠券",
  fields: {
    coupon: "优惠券编号",
    name: "优惠券",
    memberId: "买家编号",
    memberName: "买家",
    source: "来源",
    status: "状态",
    claimedAt: "领取时间",
    validFrom: "生效时间",
    validTo: "失效时间",
    orderId: "订单编号",
    orderNumber: "订单",
    saved: "优惠金额",
    giftOrderId: "赠券订单",
    releaseCause: "退还或作废",
    type: "优惠类型",
    amount: "减免金额",
    discount: "折扣",
    fullAmount: "使用门槛",
    useType: "使用范围",
    scope: "指定商品或分类",
    terms: "优惠",
  },
  choices: {
    source: { claim: "买家领取", present: "后台发放", gift: "购物满赠" },
    status: { unused: "未使用", used: "已使用", expired: "已过期" },
    releaseCause: { cancelled: "订单取消", refunded: "订单退款" },
    type: { fullReduction: "满减", discount: "折扣" },
    useType: { all: "全部商品", goods: "指定商品", category: "指定分类" },
  },
  groups: { main: "已领优惠券" },
  empty: "买家领取后，优惠券会显示在这里。",
};
export default messages;
