import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { shopBuyers } from "../shopBuyers.ts";

const messages: ResourceMessages<typeof shopBuyers> = {
  name: "买家 |||| 买家",
  fields: {
    memberId: "买家编号",
    memberName: "姓名",
    level: "等级",
    phone: "手机号",
    orderCount: "订单数",
    spent: "消费金额",
    refundCount: "退款数",
    refunded: "退款金额",
    firstOrderTime: "首次下单",
    lastOrderTime: "最近下单",
    tagIds: "标签",
    note: "备注",
  },
  help: {
    orderCount: "不含已取消",
    spent: "实付减退款",
    refundCount: "已完成",
  },
  actions: { giveCoupon: "发放优惠券", showPhone: "查看手机号" },
  titles: {
    giveCoupon: "向%{what}发放优惠券",
    showPhone: "查看手机号？",
  },
  questions: { giveCoupon: "向%{memberName}发放优惠券" },
  done: {
    giveCoupon: "优惠券已发放 |||| 已向 %{smart_count} 位买家发放优惠券",
    showPhone: "已查看手机号",
  },
  did: { giveCoupon: "向%{memberName}发放了优惠券" },
  consequences: {
    giveCoupon: "买家下单时可立即使用。",
    showPhone: "完整号码只显示一次，此操作会记入操作日志。",
  },
  inputs: { giveCoupon: { coupon: "优惠券" }, showPhone: { phone: "手机号" } },
  groups: { main: "买家", own: "标签和备注" },
  empty: "买家首次下单后会显示在这里。",
};
export default messages;
