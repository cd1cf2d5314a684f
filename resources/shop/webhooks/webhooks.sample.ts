import type { Sample } from "../../../framework/schema/index.ts";
import type { webhooks } from "./webhooks.ts";

/** A webhook sends to a public address, encrypted. */
const sample: Sample<typeof webhooks> = { url: "https://shop.example/events" };
export default sample;
