import { choice, defineResource, text } from "../../../framework/schema/index.ts";
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
} from "../settlementDays/periodFields.ts";

/**
 * The settlement statement of a past month in the shop's time zone, which the shop confirms or
 * disputes.
 */
export const settlementMonths = defineResource("settlementMonths", {
  api: "member/settlementMonth",
  route: "/fund/settlementMonth",
  access: "finance:settlement",
  owner: "shop",
  trash: false,
  operations: ["export"],
  fields: {
    month: text({
      readOnly: true,
      required: true,
      unique: true,
      filter: true,
      sortable: true,
      max: 7,
    }),
    ...periodFields,
    status: choice(periodStates, { default: "issued", readOnly: true, filter: true }),
  },
  externalTransitions: ["completed"],
  deadline: "confirmBy",
  stages: periodStages,
  list: {
    columns: ["month", ...periodColumns],
    priority: periodPriority,
    sort: ["month", "desc"],
    tabs: "status",
    tabSort: periodTabSort,
    phone: { figure: "net" },
    sums: periodSums,
    parameters: { dateFrom: "month_gte", dateTo: "month_lte" },
  },
  form: periodSections,
  label: "month",
  actions: periodActions,
});
