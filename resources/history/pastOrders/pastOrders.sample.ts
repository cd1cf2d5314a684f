import type { Sample } from "../../../framework/schema/index.ts";
import type { pastOrders } from "./pastOrders.ts";

/** Amounts are in the currency of the market. */
const sample: Sample<typeof pastOrders> = { currency: "AUD" };
export default sample;
