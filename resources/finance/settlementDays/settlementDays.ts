import { choice, date, defineResource } from "../../../framework/schema/index.ts";
import {
  periodActions,
  periodColumns,
  periodFields,
  periodPriority,
  periodSections,
  periodStages,
  periodStates,
  periodSums,
  periodTabSort,
} from "./periodFields.ts";

/**
 * The settlement statement of a past day in the shop's time zone, which the shop confirms or
 * disputes.
 */
export const settlementDays = defineResource("settlementDays", {
  api: "member/settlementDay",
  route: "/fund/settlementDay",
  access: "finance:settlement",
  owner: "shop",
  trash: false,
  operations: ["export"],
  fields: {
    day: date({ readOnly: true, required: true, unique: true, filter: true, sortable: true }),
    ...periodFields,
    status: choice(periodStates, { default: "issued", readOnly: true, filter: true }),
  },
  externalTransitions: ["completed"],
  deadline: "confirmBy",
  stages: periodStages,
  toDo: {
    issued: { actions: ["confirm", "dispute"], amount: "net" },
  },
  list: {
    columns: ["day", ...periodColumns],
    priority: periodPriority,
    sort: ["day", "desc"],
    tabs: "status",
    tabSort: periodTabSort,
    phone: { figure: "net" },
    sums: periodSums,
    parameters: { dateFrom: "day_gte", dateTo: "day_lte" },
  },
  form: periodSections,
  label: "day",
  actions: periodActions,
});
