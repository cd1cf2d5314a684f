import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { shopTerms } from "../shopTerms.ts";

const messages: ResourceMessages<typeof shopTerms> = {
  name: "店铺协议 |||| 店铺协议",
  fields: {
    shop: "店铺",
    commissionRate: "佣金比例",
    settlement: "结算周期",
    withdrawBlocked: "禁止提现",
    blockReason: "禁止提现原因",
    remark: "备注",
  },
  choices: {
    settlement: {
      realtime: "实时",
      day: "按日",
      month: "按月",
    },
  },
  groups: {
    main: "协议",
  },
  help: {
    blockReason: "店铺申请提现时会看到",
    commissionRate: "销售额的百分比；留空则使用类目或默认比例",
    settlement: "应结款项何时转入店铺余额",
  },
  screen: { defaultRate: "默认" },
  empty: "店铺的单独协议会显示在这里，其他店铺使用默认规则。",
};
export default messages;
