import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import { disputeMessages } from "../../dayDisputes/locales/zh-CN.ts";
import shopMessages from "../../settlementMonths/locales/zh-CN.ts";
import type { monthDisputes } from "../monthDisputes.ts";

const messages: ResourceMessages<typeof monthDisputes> = {
  ...disputeMessages,
  name: "月结算异议 |||| 月结算异议",
  recordTitle: "月结算单 · %{month} · %{shop}",
  toDo: {
    disputed: "%{smart_count} 份有异议的月结算单待回复",
  },
  fields: { ...shopMessages.fields, ...disputeMessages.fields },
  choices: { ...shopMessages.choices },
  groups: { ...shopMessages.groups },
};
export default messages;
