import type { Sample } from "../../../framework/schema/index.ts";
import type { withdrawAccounts } from "./withdrawAccounts.ts";

/** An Australian bank account has a BSB. */
const sample: Sample<typeof withdrawAccounts> = {
  kind: "bank",
  bank: "AU",
  bsb: "062-000",
  bankAccount: "12345678",
};
export default sample;
