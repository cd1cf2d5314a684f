import type { Sample } from "../../../framework/schema/index.ts";
import type { storageStock } from "./storageStock.ts";

/** The row of the sampled SKU exists already. The maximum is above the low level. */
const sample: Sample<typeof storageStock> = { skuId: null, warnStock: 7, maxStock: 9 };
export default sample;
