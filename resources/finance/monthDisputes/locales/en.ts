import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import { disputeMessages } from "../../dayDisputes/locales/en.ts";
import shopMessages from "../../settlementMonths/locales/en.ts";
import type { monthDisputes } from "../monthDisputes.ts";

const messages: ResourceMessages<typeof monthDisputes> = {
  ...disputeMessages,
  name: "Monthly statement dispute |||| Monthly statement disputes",
  recordTitle: "Monthly statement, %{month} · %{shop}",
  toDo: {
    disputed:
      "%{smart_count} disputed monthly statement |||| %{smart_count} disputed monthly statements",
  },
  fields: { ...shopMessages.fields, ...disputeMessages.fields },
  choices: { ...shopMessages.choices },
  groups: { ...shopMessages.groups },
};
export default messages;
