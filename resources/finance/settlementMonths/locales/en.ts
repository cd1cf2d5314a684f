import type { ResourceWords } from "../../../../framework/schema/index.ts";
import { periodWords } from "../../settlementDays/locales/en.ts";
import type { settlementMonths } from "../settlementMonths.ts";

const words: ResourceWords<typeof settlementMonths> = {
  ...periodWords,
  name: "Statement of a month |||| Statements by month",
  fields: {
    ...periodWords.fields,
    month: "Month",
  },
  empty:
    "A month that is over has its statement here, which adds up its days. What says nothing for 7 days is agreed to.",
};
export default words;
