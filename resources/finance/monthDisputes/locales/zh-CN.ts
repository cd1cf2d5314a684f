import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import { disputeMessages } from "../../dayDisputes/locales/zh-CN.ts";
import shopMessages from "../../settlementMonths/locales/zh-CN.ts";
import type { monthDisputes } from "../monthDisputes.ts";

const messages: ResourceMessages<typeof monthDisputes> = {
  ...disputeMessages,
  name: "有异议的月结算单 |||| 有异议的月结算单",
  fields: { ...shopMessages.fields, ...disputeMessages.fields },
  choices: { ...shopMessages.choices },
  groups: { ...shopMessages.groups, ...disputeMessages.groups },
};
export default messages;
