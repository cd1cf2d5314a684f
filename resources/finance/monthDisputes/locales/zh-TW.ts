import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import { disputeMessages } from "../../dayDisputes/locales/zh-TW.ts";
import shopMessages from "../../settlementMonths/locales/zh-TW.ts";
import type { monthDisputes } from "../monthDisputes.ts";

const messages: ResourceMessages<typeof monthDisputes> = {
  ...disputeMessages,
  name: "月結算異議 |||| 月結算異議",
  recordTitle: "月結算單 · %{month} · %{shop}",
  toDo: {
    disputed: "%{smart_count} 份有異議的月結算單待回覆",
  },
  fields: { ...shopMessages.fields, ...disputeMessages.fields },
  choices: { ...shopMessages.choices },
  groups: { ...shopMessages.groups },
};
export default messages;
