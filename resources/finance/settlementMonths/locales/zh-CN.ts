import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import { periodMessages } from "../../settlementDays/locales/zh-CN.ts";
import type { settlementMonths } from "../settlementMonths.ts";

const messages: ResourceMessages<typeof settlementMonths> = {
  ...periodMessages,
  name: "月结算单 |||| 月结算单",
  recordTitle: "月结算单 · %{month}",
  fields: {
    ...periodMessages.fields,
    month: "月份",
  },
  empty: "月末结束后生成月结算单，为各日之和，请在 7 天内确认，逾期自动确认。",
};
export default messages;
