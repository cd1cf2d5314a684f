import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { pointEntries } from "../pointEntries.ts";

const messages: ResourceMessages<typeof pointEntries> = {
  name: "积分明细 |||| 积分明细",
  fields: {
    memberId: "买家编号",
    memberName: "买家",
    type: "类型",
    inOut: "增减",
    amount: "积分",
    change: "变动",
    before: "变动前",
    after: "余额",
    shortfall: "不足部分",
    value: "金额",
    rate: "每 A$1.00 可得积分",
    levelRate: "等级倍率",
    inviteeId: "受邀买家",
    day: "签到日",
    orderId: "订单 ID",
    orderNo: "订单编号",
    order: "订单",
    reason: "原因",
  },
  choices: {
    type: {
      sign: "签到",
      consume: "消费",
      refund: "退款",
      recovered: "补扣欠缺积分",
      returned: "退款返还",
      exchange: "抵扣",
      adminIn: "平台增加",
      adminOut: "平台扣减",
      expire: "过期",
      revalued: "价值变更",
      invite: "邀请",
      birthday: "生日",
    },
    inOut: { in: "增加", out: "减少" },
  },
  groups: { main: "积分", earned: "来源" },
  jobs: {
    expirePoints: "积分过期",
    revaluePoints: "重新计算积分价值",
    giveBirthdayPoints: "发放生日积分",
  },
  empty: "买家获得积分后会显示在这里。",
};
export default messages;
