import type { SampleFunction } from "../../../framework/schema/index.ts";
import type { stockEdits } from "./stockEdits.ts";

/** A line has either a difference or a counted number. */
const sample: SampleFunction<typeof stockEdits> = ({ skus, stockLocations }) => ({
  lines: [{ skuId: skus, locationId: stockLocations, num: 4 }],
});
export default sample;
