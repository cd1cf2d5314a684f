import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { pointEntries } from "../pointEntries.ts";

const messages: ResourceMessages<typeof pointEntries> = {
  name: "點數明細 |||| 點數明細",
  fields: {
    memberId: "買家編號",
    memberName: "買家",
    type: "類型",
    inOut: "增減",
    amount: "點數",
    change: "變動",
    before: "變動前",
    after: "餘額",
    shortfall: "不足部分",
    value: "金額",
    rate: "每 A$1.00 可得點數",
    levelRate: "等級倍率",
    inviteeId: "受邀買家",
    day: "簽到日",
    orderId: "訂單 ID",
    orderNo: "訂單編號",
    order: "訂單",
    reason: "原因",
  },
  choices: {
    type: {
      sign: "簽到",
      consume: "消費",
      refund: "退款",
      recovered: "補扣欠缺點數",
      returned: "退款返還",
      exchange: "折抵",
      adminIn: "平台增加",
      adminOut: "平台扣減",
      expire: "到期",
      revalued: "價值變更",
      invite: "邀請",
      birthday: "生日",
    },
    inOut: { in: "增加", out: "減少" },
  },
  groups: { main: "點數", earned: "來源" },
  jobs: {
    expirePoints: "點數到期",
    revaluePoints: "重新計算點數價值",
    giveBirthdayPoints: "發放生日點數",
  },
  empty: "買家獲得點數後會顯示在這裡。",
};
export default messages;
