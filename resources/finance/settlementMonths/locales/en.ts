import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import { periodMessages } from "../../settlementDays/locales/en.ts";
import type { settlementMonths } from "../settlementMonths.ts";

const messages: ResourceMessages<typeof settlementMonths> = {
  ...periodMessages,
  name: "Statement of a month |||| Statements by month",
  fields: {
    ...periodMessages.fields,
    month: "Month",
  },
  empty:
    "A month that is over has its statement here, which adds up its days. What says nothing for 7 days is agreed to.",
};
export default messages;
