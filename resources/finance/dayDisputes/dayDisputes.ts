import { choice, date, defineResource } from "../../../framework/schema/index.ts";
import { periodFields, periodStates } from "../settlementDays/periodFields.ts";
import { answerInput, disputeColumns, disputeFields, disputeSections } from "./disputeFields.ts";

/** The platform's view of the daily statements that shops dispute. */
export const dayDisputes = defineResource("dayDisputes", {
  api: "system/dayDispute",
  route: "/platform/dayDisputes",
  menuSection: "fund",
  access: "platform:disputes",
  owner: "platform",
  table: "settlement_days",
  operations: ["export"],
  fields: {
    ...disputeFields,
    day: date({ readOnly: true, filter: true, sortable: true }),
    ...periodFields,
    // Changed only by the actions of this resource and of the shop's own.
    status: choice(periodStates, { default: "issued", filter: true }),
  },
  externalTransitions: ["disputed", "confirmed", "completed"],
  rowRule: (row) => row.disputeRemark.isFilled(),
  label: "day",
  toDo: {
    disputed: { actions: ["answer"] },
  },
  list: {
    columns: ["shop", "day", ...disputeColumns],
    phone: { title: "day" },
    sort: ["id", "desc"],
    tabs: "status",
    tabHidden: { disputed: ["reply", "confirmBy"] },
  },
  facts: ["shop", "net"],
  form: disputeSections,
  actions: { answer: { from: ["disputed"], to: "issued", tone: "primary", input: answerInput } },
});
