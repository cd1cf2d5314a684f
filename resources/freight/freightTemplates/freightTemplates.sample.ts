import type { Sample } from "../../../framework/schema/index.ts";
import type { freightTemplates } from "./freightTemplates.ts";

/** A template that is not free needs prices. */
const sample: Sample<typeof freightTemplates> = { type: 2 };
export default sample;
