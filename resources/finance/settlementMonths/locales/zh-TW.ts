import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import { periodMessages } from "../../settlementDays/locales/zh-TW.ts";
import type { settlementMonths } from "../settlementMonths.ts";

const messages: ResourceMessages<typeof settlementMonths> = {
  ...periodMessages,
  name: "月結算單 |||| 月結算單",
  recordTitle: "月結算單 · %{month}",
  fields: {
    ...periodMessages.fields,
    month: "月份",
  },
  empty: "月末結束後產生月結算單，為各日之和，請在 7 天內確認，逾期自動確認。",
};
export default messages;
