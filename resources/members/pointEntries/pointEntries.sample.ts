import type { Sample } from "../../../framework/schema/index.ts";
import type { pointEntries } from "./pointEntries.ts";

/** A change with a balance that adds up, as the database demands. */
const sample: Sample<typeof pointEntries> = {
  type: "adminIn",
  inOut: "in",
  amount: 5,
  before: 0,
  after: 5,
  shortfall: 0,
};
export default sample;
