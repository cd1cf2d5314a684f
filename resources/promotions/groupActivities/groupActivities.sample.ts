import type { Sample } from "../../../framework/schema/index.ts";
import type { groupActivities } from "./groupActivities.ts";

/** An ordinary group has a number of members. */
const sample: Sample<typeof groupActivities> = { groupType: 1, groupNum: 3 };
export default sample;
