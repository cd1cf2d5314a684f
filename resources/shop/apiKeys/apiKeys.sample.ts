import type { Sample } from "../../../framework/schema/index.ts";
import type { apiKeys } from "./apiKeys.ts";

/** A key of a storefront names the addresses that may use it. */
const sample: Sample<typeof apiKeys> = { origins: "https://shop.example" };
export default sample;
