import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import { periodMessages } from "../../settlementDays/locales/en.ts";
import type { settlementMonths } from "../settlementMonths.ts";

const messages: ResourceMessages<typeof settlementMonths> = {
  ...periodMessages,
  name: "Monthly statement |||| Monthly statements",
  recordTitle: "Monthly statement, %{month}",
  fields: {
    ...periodMessages.fields,
    month: "Month",
  },
  empty:
    "Monthly statements will appear here after the end of each month. They confirm automatically after 7 days.",
};
export default messages;
