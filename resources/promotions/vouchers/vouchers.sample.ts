import type { Sample } from "../../../framework/schema/index.ts";
import type { vouchers } from "./vouchers.ts";

/** The period lies ahead. */
const sample: Sample<typeof vouchers> = {
  type: "order",
  valueType: "fixed",
  amount: 10,
  begin: "2090-01-01",
  end: "2090-12-31",
};
export default sample;
