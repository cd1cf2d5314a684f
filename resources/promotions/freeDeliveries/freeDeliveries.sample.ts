import type { Sample } from "../../../framework/schema/index.ts";
import type { freeDeliveries } from "./freeDeliveries.ts";

/** The period lies ahead. */
const sample: Sample<typeof freeDeliveries> = {
  begin: "2090-01-01",
  end: "2090-12-31",
  regions: [{ state: "WA" }],
};
export default sample;
