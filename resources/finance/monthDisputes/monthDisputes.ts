import { choice, defineResource, text } from "../../../framework/schema/index.ts";
import {
  answerInput,
  disputeColumns,
  disputeFields,
  disputeSections,
} from "../dayDisputes/disputeFields.ts";
import { periodFields, periodStates } from "../settlementDays/periodFields.ts";

/** The platform's view of the monthly statements that shops dispute. */
export const monthDisputes = defineResource("monthDisputes", {
  api: "system/monthDispute",
  route: "/platform/monthDisputes",
  menuSection: "fund",
  access: "platform:disputes",
  owner: "platform",
  table: "settlement_months",
  operations: ["export"],
  fields: {
    ...disputeFields,
    month: text({ readOnly: true, filter: true, sortable: true, max: 7 }),
    ...periodFields,
    // Changed only by the actions of this resource and of the shop's own.
    status: choice(periodStates, { default: "issued", filter: true }),
  },
  externalTransitions: ["disputed", "confirmed", "completed"],
  rowRule: (row) => row.disputeRemark.isFilled(),
  label: "month",
  toDo: {
    disputed: { actions: ["answer"] },
  },
  list: {
    columns: ["shop", "month", ...disputeColumns],
    phone: { title: "month" },
    sort: ["id", "desc"],
    tabs: "status",
    tabHidden: { disputed: ["reply", "confirmBy"] },
  },
  facts: ["shop", "net"],
  form: disputeSections,
  actions: { answer: { from: ["disputed"], to: "issued", tone: "primary", input: answerInput } },
});
